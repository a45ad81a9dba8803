import { describe, expect, it } from '@jest/globals';
import { answerKeyWords } from '../../src/accounts/key-report.js';
import { KeyVerifier } from '../../src/accounts/verify-key.js';
import { keys, REQUEST, useKeyDatabase } from './key-database.js';
import { TestClock } from './test-clock.js';

export function describeKeyCommands(): void {
  describe('npm run keys', () => {
    useKeyDatabase();

    const clock = new TestClock();
    const answer = (...words: string[]) => answerKeyWords(words, keys, clock);

    it('creates, lists and revokes', async () => {
      expect((await answer('list')).text).toContain('No keys');
      const created = await answer(
        'create',
        '--account',
        'acme',
        '--beta',
        '--test',
        '--label',
        'build',
        '--expires-in-days',
        '30',
      );
      expect(created.outcome).toBe('done');
      const token = created.text.split('\n')[0] ?? '';
      expect(token).toMatch(/^dg_test_[A-Za-z0-9]{32}$/);
      expect(created.text).toContain('expires 2026-12-20T12:00:00Z');

      const listed = await answer('list');
      expect(listed.text).not.toContain(token);
      expect(listed.text).toMatch(new RegExp(`${token.slice(0, 12)}…\\s+active\\s+acme\\s+yes`));

      const revoked = await answer('revoke', token.slice(0, 12));
      expect(revoked).toMatchObject({ outcome: 'done', text: expect.stringContaining('within 60 seconds') });
      expect((await answer('list')).text).toContain('revoked');
      expect(await new KeyVerifier({ keys, clock }).verify(token)).toBeNull();
    });

    it.each([
      [[], 'say what to do'],
      [['make'], '"make" is not one of create, list, revoke'],
      [['list', 'all'], 'list takes nothing more'],
      [['revoke'], 'revoke takes one key'],
      [['create', '--speed'], '--speed'],
      [['create', '--account', 'two words'], 'is not an account name'],
      [['create', '--expires-in-days', '0'], 'from 1 to 3650'],
      [['create', '--expires-in-days', '1e3'], 'from 1 to 3650'],
      [['create', '--label', 'x'.repeat(101)], '--label'],
    ])('explains %j', async (words, message) => {
      const reply = await answer(...words);
      expect(reply).toMatchObject({ outcome: 'misused', text: expect.stringContaining(message) });
      expect(reply.text).toContain('dutygraph keys create');
      expect(await keys.count()).toBe(0);
    });

    it('refuses to revoke what is not there or not one key', async () => {
      expect(await answer('revoke', 'dg_live_none')).toMatchObject({
        outcome: 'refused',
        text: expect.stringContaining('no key'),
      });
      const duplicate = (hash: string) =>
        keys.insert({ ...REQUEST, keyHash: hash.repeat(64), prefix: 'dg_live_same' });
      const [first] = [await duplicate('a'), await duplicate('b')];
      expect(await answer('revoke', 'dg_live_same')).toMatchObject({
        outcome: 'refused',
        text: expect.stringContaining('give the id'),
      });
      expect(await answer('revoke', first.id)).toMatchObject({ outcome: 'done' });
    });
  });
}

import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureConfiguredKeys, ensureFirstKey, parseConfiguredKeys } from '../../src/accounts/bootstrap.js';
import { KeyVerifier } from '../../src/accounts/verify-key.js';
import { database, keys, useKeyDatabase } from './key-database.js';
import { TestClock } from './test-clock.js';

export function describeBootstrap(): void {
  describe('the first keys', () => {
    useKeyDatabase();

    let directory: string;
    beforeEach(async () => {
      directory = await mkdtemp(join(tmpdir(), 'dutygraph-keys-'));
    });

    it('makes one when there is none, in a file for the owner alone, entitled to everything', async () => {
      await writeFile(join(directory, 'first-key'), 'left by a start that was cut short', { mode: 0o644 });
      const first = await ensureFirstKey(keys, directory);
      const path = join(directory, 'first-key');
      expect(first?.path).toBe(path);
      expect(await readFile(path, 'utf8')).toBe(`${first?.token}\n`);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(
        await new KeyVerifier({ keys, clock: new TestClock() }).verify(first?.token ?? ''),
      ).toMatchObject({ mode: 'live', betaEntitled: true });
      expect(await ensureFirstKey(keys, directory)).toBeNull();
      await rm(directory, { recursive: true });
    });

    const LIVE = `dg_live_${'a'.repeat(32)}`;
    const TEST = `dg_test_${'b'.repeat(32)}`;

    it('reads those of BOOTSTRAP_API_KEYS', () => {
      expect(parseConfiguredKeys(`${LIVE}, ${TEST}:beta ,${LIVE}:acme,${LIVE}:beta:acme,`)).toEqual({
        ok: true,
        value: [
          { token: LIVE, betaEntitled: false, accountName: 'default' },
          { token: TEST, betaEntitled: true, accountName: 'default' },
          { token: LIVE, betaEntitled: false, accountName: 'acme' },
          { token: LIVE, betaEntitled: true, accountName: 'acme' },
        ],
      });
      expect(parseConfiguredKeys('')).toEqual({ ok: true, value: [] });
    });

    it.each([['dg_live_short'], [`${LIVE}:beta:a:b`], [`${LIVE}:a:b`], [`${LIVE}:a b`]])(
      'refuses %s, naming the entry and not the key',
      (entry) => {
        const parsed = parseConfiguredKeys(`${TEST},${entry}`);
        expect(parsed).toMatchObject({
          ok: false,
          message: expect.stringContaining('BOOTSTRAP_API_KEYS, entry 2'),
        });
        expect(JSON.stringify(parsed)).not.toContain('aaaaaaaa');
      },
    );

    it('creates the configured ones once, and does not bring a revoked one back', async () => {
      const configured = parseConfiguredKeys(`${LIVE}:beta:acme,${TEST}`);
      if (!configured.ok) throw new Error(configured.message);
      await Promise.all([
        ensureConfiguredKeys(keys, configured.value),
        ensureConfiguredKeys(keys, configured.value),
      ]);
      const [live] = (await keys.list()).filter((key) => key.accountName === 'acme');
      expect(live).toMatchObject({ betaEntitled: true, mode: 'live', label: 'bootstrap' });
      await keys.revoke(live?.id ?? '', new Date('2026-11-20T00:00:00Z'));
      await ensureConfiguredKeys(keys, configured.value);
      expect(await keys.count()).toBe(2);
      expect((await keys.list()).filter((key) => key.revokedAt !== null)).toHaveLength(1);
      expect(await database.prisma.auditEvent.count({ where: { action: 'key.created' } })).toBe(2);
    });
  });
}

import { describe, expect, it } from '@jest/globals';
import { createAuthenticator } from '../../src/accounts/authenticate.js';
import { BadKeyLimit } from '../../src/accounts/bad-key-limit.js';
import { issueKey } from '../../src/accounts/issue-key.js';
import { KeyVerifier } from '../../src/accounts/verify-key.js';
import { openLimiters } from '../../src/accounts/open-limiters.js';
import { keys, REQUEST, useKeyDatabase } from './key-database.js';
import { TestClock } from './test-clock.js';

export function describeAuthenticate(): void {
  describe('authenticating a request', () => {
    const { limiterFor } = openLimiters({ redisUrl: null });

    useKeyDatabase();

    const address = '192.0.2.1';
    const authenticator = () => {
      const clock = new TestClock();
      const badKeys = new BadKeyLimit(limiterFor({ name: 'bad-keys', limit: 20 }), clock);
      return createAuthenticator(new KeyVerifier({ keys, clock }), badKeys);
    };

    it('accepts a good key, the scheme in any case', async () => {
      const { token, key } = await issueKey(keys, REQUEST);
      const caller = await authenticator().authenticate({ authorization: [`bearer ${token}`], address });
      expect(caller.keyId).toBe(key.id);
    });

    it.each([
      [undefined, 'Bearer'],
      [['Basic dXNlcjpwYXNz'], 'Bearer'],
      [['Bearer x', 'Bearer y'], 'Bearer'],
      [['Bearer eyJhbGciOiJub25lIn0.e30.'], 'Bearer error="invalid_token"'],
      [['Bearer dg_live_ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'], 'Bearer error="invalid_token"'],
    ])('answers %j with 401 and the challenge %s', async (authorization, challenge) => {
      await expect(authenticator().authenticate({ authorization, address })).rejects.toMatchObject({
        kind: 'unauthorized',
        headers: { 'WWW-Authenticate': challenge },
      });
    });

    it('says which header takes the key, also to who sent another', async () => {
      const guard = authenticator();
      await expect(guard.authenticate({ authorization: undefined, address })).rejects.toThrow(
        'This operation needs an API key: send it in the header Authorization, as Bearer <key>.',
      );
      const other = { authorization: undefined, address, hasOtherHeader: true };
      await expect(guard.authenticate(other)).rejects.toThrow('X-API-Key is not read here: send it in');
    });

    it('answers the twenty-first bad key with 429, and a good key from elsewhere with its caller', async () => {
      const { token } = await issueKey(keys, REQUEST);
      const guard = authenticator();
      const guess = { authorization: ['Bearer guess'], address };
      for (let bad = 0; bad < 20; bad += 1)
        await expect(guard.authenticate(guess)).rejects.toMatchObject({ kind: 'unauthorized' });
      await expect(guard.authenticate(guess)).rejects.toMatchObject({ kind: 'rate-limited' });
      expect(() => guard.refuseBlockedAddress(address)).toThrow(/invalid API keys/);
      await expect(
        guard.authenticate({ authorization: [`Bearer ${token}`], address: '192.0.2.9' }),
      ).resolves.toBeDefined();
    });

    it('does not count a request without any key as a bad one', async () => {
      const guard = authenticator();
      for (let request = 0; request < 30; request += 1) {
        await expect(guard.authenticate({ authorization: undefined, address })).rejects.toMatchObject({
          kind: 'unauthorized',
        });
      }
    });
  });
}

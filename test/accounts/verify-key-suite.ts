import { describe, expect, it } from '@jest/globals';
import { issueKey } from '../../src/accounts/issue-key.js';
import { KeyVerifier } from '../../src/accounts/verify-key.js';
import type { KeyTable } from '../../src/accounts/key-table.js';
import { database, keys, REQUEST, useKeyDatabase } from './key-database.js';
import { TestClock } from './test-clock.js';

export function describeVerifyKey(): void {
  describe('verifying a key', () => {
    useKeyDatabase();

    /** A store that fails as a database does that is away, while `isDown`; it counts what is asked of it. */
    function interruptible(store: KeyTable) {
      const cut = { isDown: false, reads: 0, lastRead: Promise.resolve() as Promise<unknown> };
      const findByHash: KeyTable['findByHash'] = (hash) => {
        cut.reads += 1;
        const read = cut.isDown ? Promise.reject(new Error('connection terminated')) : store.findByHash(hash);
        cut.lastRead = read;
        return read;
      };
      return { store: { ...store, findByHash }, cut };
    }

    it('tells who is calling', async () => {
      const { token, key } = await issueKey(keys, { ...REQUEST, betaEntitled: true });
      const verifier = new KeyVerifier({ keys, clock: new TestClock() });
      expect(await verifier.verify(token)).toEqual({
        keyId: key.id,
        accountId: key.accountId,
        accountName: 'importer',
        mode: 'live',
        betaEntitled: true,
      });
      expect(await verifier.verify(token.replace('live', 'test'))).toBeNull();
      expect(await verifier.verify('not a key')).toBeNull();
    });

    it('keeps only the hash of a key', async () => {
      const { token } = await issueKey(keys, REQUEST);
      const rows = JSON.stringify([
        await database.prisma.apiKey.findMany(),
        await database.prisma.auditEvent.findMany(),
      ]);
      expect(rows).not.toContain(token.slice(12));
    });

    it('asks the database once for many requests', async () => {
      const { token } = await issueKey(keys, REQUEST);
      const { store, cut } = interruptible(keys);
      const verifier = new KeyVerifier({ keys: store, clock: new TestClock() });
      await Promise.all(Array.from({ length: 20 }, async () => verifier.verify(token)));
      await verifier.verify(token);
      expect(cut.reads).toBe(1);
    });

    it('stops a revoked key within 60 seconds', async () => {
      const { token, key } = await issueKey(keys, REQUEST);
      const clock = new TestClock();
      const verifier = new KeyVerifier({ keys, clock });
      expect(await verifier.verify(token)).not.toBeNull();
      await keys.revoke(key.id, clock.now());
      clock.advance(60_000);
      expect(await verifier.verify(token)).toBeNull();
    });

    it('notices a revocation in the background, without waiting for the 60 seconds', async () => {
      const { token, key } = await issueKey(keys, REQUEST);
      const clock = new TestClock();
      const { store, cut } = interruptible(keys);
      const verifier = new KeyVerifier({ keys: store, clock });
      await verifier.verify(token);
      await keys.revoke(key.id, clock.now());
      clock.advance(20_000);
      expect(await verifier.verify(token)).not.toBeNull();
      await cut.lastRead;
      await new Promise(setImmediate);
      expect(await verifier.verify(token)).toBeNull();
    });

    it('bridges a database outage for 60 seconds, then says that the service is unavailable', async () => {
      const { token } = await issueKey(keys, REQUEST);
      const clock = new TestClock();
      const { store, cut } = interruptible(keys);
      const verifier = new KeyVerifier({ keys: store, clock });
      await verifier.verify(token);
      cut.isDown = true;
      clock.advance(59_999);
      expect(await verifier.verify(token)).not.toBeNull();
      clock.advance(1);
      await expect(verifier.verify(token)).rejects.toMatchObject({
        kind: 'service-unavailable',
        headers: { 'Retry-After': '5' },
      });
      cut.isDown = false;
      expect(await verifier.verify(token)).not.toBeNull();
    });

    it('refuses a key from the moment it expires, also while it is remembered', async () => {
      const clock = new TestClock();
      const { token } = await issueKey(keys, {
        ...REQUEST,
        expiresAt: new Date(clock.now().getTime() + 1_000),
      });
      const verifier = new KeyVerifier({ keys, clock });
      expect(await verifier.verify(token)).not.toBeNull();
      clock.advance(1_000);
      expect(await verifier.verify(token)).toBeNull();
    });
  });
}

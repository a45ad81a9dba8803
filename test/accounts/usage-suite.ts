import { describe, expect, it } from '@jest/globals';
import { issueKey } from '../../src/accounts/issue-key.js';
import { UsageRecorder } from '../../src/accounts/usage-recorder.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { database, keys, REQUEST, useKeyDatabase } from './key-database.js';
import { TestClock } from './test-clock.js';

export function describeUsage(): void {
  describe('usage', () => {
    useKeyDatabase();

    const far = 1_000_000;
    const recorderOf = (parts: { capacity?: number } = {}) => {
      const clock = new TestClock();
      const usage = createUsageTable(database);
      return {
        clock,
        usage,
        recorder: new UsageRecorder({ usage, keys, clock, flushEveryMs: far, ...parts }),
      };
    };
    const day = toCalendarDate('2026-11-20');

    it('is counted by account, operation and day, and last use by key', async () => {
      const { key } = await issueKey(keys, REQUEST);
      const { clock, usage, recorder } = recorderOf();
      const event = { accountId: key.accountId, keyId: key.id, operation: 'calculateDuty', failed: false };
      recorder.record(event);
      recorder.record({ ...event, failed: true });
      recorder.record({ ...event, operation: 'classify', aiTokens: 12, aiCost: new Decimal('0.000123') });
      await recorder.flush();
      recorder.record(event);
      clock.advance(86_400_000);
      recorder.record(event);
      await recorder.close();
      const counts = await usage.read(key.accountId, day, toCalendarDate('2026-11-21'));
      expect(counts.map((count) => [count.day, count.operation, count.requests, count.errors])).toEqual([
        ['2026-11-20', 'calculateDuty', 3, 1],
        ['2026-11-20', 'classify', 1, 0],
        ['2026-11-21', 'calculateDuty', 1, 0],
      ]);
      expect(counts[1]?.aiTokens).toBe(12);
      expect(counts[1]?.aiCost.toFixed()).toBe('0.000123');
      expect((await keys.list())[0]?.lastUsedAt).toEqual(clock.now());
    });

    it('survives a database that is away, each request counted once', async () => {
      const { key } = await issueKey(keys, REQUEST);
      const table = createUsageTable(database);
      let writesLeft = 0;
      const failing = {
        add: async (count: Parameters<typeof table.add>[0]) => {
          if (writesLeft <= 0) throw new Error('connection terminated');
          writesLeft -= 1;
          await table.add(count);
        },
      };
      const recorder = new UsageRecorder({
        usage: failing,
        keys,
        clock: new TestClock(),
        flushEveryMs: far,
      });
      for (const operation of ['a', 'b', 'c'])
        recorder.record({ accountId: key.accountId, keyId: key.id, operation, failed: false });
      await expect(recorder.flush()).rejects.toThrow('connection terminated');
      expect(recorder.state).toEqual({ pending: 3, lost: 0 });
      writesLeft = far;
      await recorder.close();
      const counts = await table.read(key.accountId, day, day);
      expect(counts.map(({ operation, requests }) => [operation, requests])).toEqual([
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ]);
      expect((await keys.list()).find(({ id }) => id === key.id)?.lastUsedAt).not.toBeNull();
    });

    it('writes a thousand counters with one statement, and of the next thousand none twice', async () => {
      const { key } = await issueKey(keys, REQUEST);
      const table = createUsageTable(database);
      const sizes: number[] = [];
      const add: typeof table.add = async (counts) => {
        sizes.push(counts.length);
        if (sizes.length === 2) throw new Error('connection terminated');
        await table.add(counts);
      };
      const recorder = new UsageRecorder({
        usage: { add },
        keys,
        clock: new TestClock(),
        flushEveryMs: far,
      });
      for (let operation = 0; operation < 1_500; operation += 1)
        recorder.record({
          accountId: key.accountId,
          keyId: key.id,
          operation: `${operation}`,
          failed: false,
        });
      await expect(recorder.flush()).rejects.toThrow('connection terminated');
      expect(recorder.state.pending).toBe(500);
      await recorder.close();
      expect(sizes).toEqual([1_000, 500, 500]);
      const counts = await table.read(key.accountId, day, day);
      expect(counts.map(({ requests }) => requests)).toEqual(Array.from({ length: 1_500 }, () => 1));
    });

    it('holds a stated number of counters and says how many requests did not fit', async () => {
      const { key } = await issueKey(keys, REQUEST);
      const { recorder } = recorderOf({ capacity: 2 });
      for (const operation of ['a', 'b', 'c', 'c', 'a']) {
        recorder.record({ accountId: key.accountId, keyId: key.id, operation, failed: false });
      }
      expect(recorder.state).toEqual({ pending: 2, lost: 2 });
      await recorder.close();
      expect(recorder.state.pending).toBe(0);
    });

    it('passes over an account that is gone', async () => {
      const { key } = await issueKey(keys, REQUEST);
      const { recorder } = recorderOf();
      recorder.record({ accountId: key.accountId, keyId: key.id, operation: 'a', failed: false });
      await database.prisma.account.deleteMany();
      await recorder.close();
      expect(recorder.state).toEqual({ pending: 0, lost: 0 });
    });
  });
}

import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { createBadKeyLimit } from '../../../src/accounts/bad-key-limit.js';
import { openLimiters, type Limiters } from '../../../src/accounts/open-limiters.js';
import type { RateState } from '../../../src/accounts/rate-limiter.js';
import { startRedis, type RunningRedis } from './running-redis.js';

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const clock = { now: () => new Date(), elapsed: () => performance.now() };

const opened: Limiters[] = [];
let ownRedis: RunningRedis | null = null;
afterEach(async () => {
  await Promise.all(opened.splice(0).map((limiters) => limiters.close()));
  await ownRedis?.stop();
  ownRedis = null;
});

interface Replica extends Limiters {
  readonly changes: boolean[];
}

/** A replica whose connection to Redis stands. */
async function openReplica(redisUrl: string, read: number): Promise<Replica> {
  const changes: boolean[] = [];
  const onChange = (degraded: boolean): void => void changes.push(degraded);
  const limiters = openLimiters({ redisUrl, budget: { read, heavy: 5 }, clock, onChange });
  opened.push(limiters);
  await untilShared(limiters, changes);
  changes.length = 0;
  return { ...limiters, changes };
}

const TRIES = 200;

/** Asks under a key of its own until Redis has answered. */
async function untilShared({ rateLimiter }: Limiters, changes: readonly boolean[]): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await rateLimiter.take(`probe-${randomUUID()}`, 'read');
    if (changes.length === 0 || changes.at(-1) === false) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Redis does not answer: start one, and name it in TEST_REDIS_URL');
}

describe('two processes on one Redis', () => {
  it('share one budget, whose remaining points never rise inside a window', async () => {
    const [first, second] = await Promise.all([openReplica(REDIS, 10), openReplica(REDIS, 10)]);
    const key = randomUUID();
    const states: RateState[] = [];
    for (let request = 0; request < 12; request += 1) {
      states.push(await (request % 2 === 0 ? first : second)!.rateLimiter.take(key, 'read'));
    }
    expect(states.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect([first.changes, second.changes]).toEqual([[], []]);
  });

  it('give out no more than the budget to requests at the same time', async () => {
    const replicas = await Promise.all([openReplica(REDIS, 25), openReplica(REDIS, 25)]);
    const key = randomUUID();
    const requests = Array.from({ length: 60 }, async (_, index) =>
      replicas[index % 2]!.rateLimiter.take(key, 'read'),
    );
    const states = await Promise.all(requests);
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(25);
  });

  it('count the bad keys of an address together', async () => {
    const [first, second] = await Promise.all([openReplica(REDIS, 10), openReplica(REDIS, 10)]);
    const limits = [first, second].map((replica) => createBadKeyLimit(replica.badKeys, clock));
    const address = `192.0.2.${process.pid}-${randomUUID()}`;
    for (let bad = 0; bad < 20; bad += 1) await limits[bad % 2]!.record(address);
    for (const limit of limits)
      await expect(limit.record(address)).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(() => limits[1]!.refuseBlocked(address)).toThrow(/invalid API keys/);
  });

  it('keep their counts under a name of their own, for one window', async () => {
    const replica = await openReplica(REDIS, 10);
    const key = randomUUID();
    await replica.rateLimiter.take(key, 'heavy');
    const redis = new Redis(REDIS);
    expect(await redis.get(`dutygraph:rate:heavy:${key}`)).toBe('1');
    const left = await redis.pttl(`dutygraph:rate:heavy:${key}`);
    redis.disconnect();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  });
});

describe('a Redis that goes away', () => {
  it('leaves each process to its own limits, without an error, and is taken up again when it is back', async () => {
    ownRedis = await startRedis();
    const replica = await openReplica(ownRedis.url, 3);
    const take = () => replica.rateLimiter.take('key', 'read');
    expect((await take()).remaining).toBe(2);
    await ownRedis.stop();
    const local = [await take(), await take(), await take(), await take()];
    expect(local.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(replica.changes).toEqual([true]);
    await ownRedis.start();
    await untilShared(replica, replica.changes);
    expect(replica.changes).toEqual([true, false]);
    expect((await take()).allowed).toBe(true);
  });

  it('and one that is frozen holds no request up', async () => {
    ownRedis = await startRedis();
    const replica = await openReplica(ownRedis.url, 100);
    ownRedis.freeze();
    const states = await Promise.all(
      Array.from({ length: 20 }, async () => replica.rateLimiter.take('key', 'read')),
    );
    expect(states.every(({ allowed }) => allowed)).toBe(true);
    expect(replica.changes).toEqual([true]);
    expect((await replica.rateLimiter.take('key', 'read')).remaining).toBe(79);
  });

  it('or was never there does not keep a server from starting', async () => {
    ownRedis = await startRedis();
    const { url } = ownRedis;
    await ownRedis.stop();
    const limiters = openLimiters({ redisUrl: url, budget: { read: 2, heavy: 1 }, clock });
    opened.push(limiters);
    const states = [
      await limiters.rateLimiter.take('key', 'read'),
      await limiters.rateLimiter.take('key', 'read', 2),
    ];
    expect(states.map(({ allowed }) => allowed)).toEqual([true, false]);
  });
});

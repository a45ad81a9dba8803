import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { BAD_KEY_POLICY, BadKeyLimit } from '../../../src/accounts/bad-key-limit.js';
import { openLimiters } from '../../../src/accounts/open-limiters.js';
import type { RateState, WindowLimiter } from '../../../src/accounts/rate-limiter.js';
import { startRedis, type RunningRedis } from './running-redis.js';

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const clock = { now: () => new Date(), elapsed: () => performance.now() };

const closing: (() => Promise<void>)[] = [];
let ownRedis: RunningRedis | null = null;
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await ownRedis?.stop();
  ownRedis = null;
});

interface Replica {
  readonly limiterFor: (name: string, limit: number) => WindowLimiter;
  /** Whether its limits became local, in turn. */
  readonly changes: boolean[];
}

/** A replica whose connection to Redis stands. */
async function openReplica(redisUrl: string): Promise<Replica> {
  const changes: boolean[] = [];
  const onChange = (isLocal: boolean, cause: unknown): void => {
    changes.push(isLocal);
    // What is lost has a cause that can be told.
    expect(cause).toEqual(isLocal ? expect.any(Error) : null);
  };
  const limiters = openLimiters({ redisUrl, onChange });
  closing.push(limiters.closeLimiters);
  const limiterFor: Replica['limiterFor'] = (name, limit) => limiters.limiterFor({ name, limit });
  const replica = { limiterFor, changes };
  await untilShared(replica, redisUrl);
  changes.length = 0;
  return replica;
}

const TRIES = 200;

/** Asks under a key of its own until Redis has counted it. */
async function untilShared({ limiterFor }: Replica, redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const probe = limiterFor('probe', TRIES);
  const key = randomUUID();
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await probe.take(key, 1);
      if ((await redis.get(`dutygraph:rate:probe:${key}`)) !== null) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Redis does not answer: start one, and name it in TEST_REDIS_URL');
  } finally {
    redis.disconnect();
  }
}

const openPair = (): Promise<[Replica, Replica]> => Promise.all([openReplica(REDIS), openReplica(REDIS)]);

describe('two processes on one Redis', () => {
  it('share one budget, whose remaining points never rise inside a window', async () => {
    const replicas = await openPair();
    const limiters = replicas.map(({ limiterFor }) => limiterFor('read', 10));
    const key = randomUUID();
    const states: RateState[] = [];
    for (let request = 0; request < 12; request += 1) {
      states.push(await limiters[request % 2]!.take(key, 1));
    }
    expect(states.map(({ remaining }) => remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(replicas.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it('give out no more than the budget to requests at the same time', async () => {
    const limiters = (await openPair()).map(({ limiterFor }) => limiterFor('read', 25));
    const key = randomUUID();
    const requests = Array.from({ length: 60 }, async (_, index) => limiters[index % 2]!.take(key, 1));
    const states = await Promise.all(requests);
    expect(states.filter(({ allowed }) => allowed)).toHaveLength(25);
  });

  it('count the bad keys of an address together', async () => {
    const { name, limit } = BAD_KEY_POLICY;
    const replicas = await openPair();
    const limits = replicas.map(({ limiterFor }) => new BadKeyLimit(limiterFor(name, limit), clock));
    const address = `192.0.2.${process.pid}-${randomUUID()}`;
    for (let bad = 0; bad < 20; bad += 1) await limits[bad % 2]!.record(address);
    for (const each of limits)
      await expect(each.record(address)).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(() => limits[1]!.refuseBlocked(address)).toThrow(/invalid API keys/);
  });

  it('keep their counts under a name of their own, for one window', async () => {
    const heavy = (await openReplica(REDIS)).limiterFor('heavy', 10);
    const key = randomUUID();
    await heavy.take(key, 1);
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
    const replica = await openReplica(ownRedis.url);
    const limiter = replica.limiterFor('read', 3);
    const take = () => limiter.take('key', 1);
    expect((await take()).remaining).toBe(2);
    await ownRedis.stop();
    const local = [await take(), await take(), await take(), await take()];
    expect(local.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    while (replica.changes.length === 0) await new Promise(setImmediate);
    expect(replica.changes).toEqual([true]);
    await ownRedis.start();
    await untilShared(replica, ownRedis.url);
    expect(replica.changes).toEqual([true, false]);
    expect((await take()).allowed).toBe(true);
  });

  it('and freezes makes the requests of that moment wait once, and no later one', async () => {
    ownRedis = await startRedis();
    const replica = await openReplica(ownRedis.url);
    const limiter = replica.limiterFor('read', 100);
    ownRedis.freeze();
    const states = await Promise.all(Array.from({ length: 20 }, async () => limiter.take('key', 1)));
    expect(states.every(({ allowed }) => allowed)).toBe(true);
    // A frozen Redis accepts connections and answers none: a timer of 0 ms comes after a request that does not wait.
    while (replica.changes.length === 0) await new Promise(setImmediate);
    for (let request = 0; request < 40; request += 1) {
      const first = await Promise.race([
        Promise.resolve(limiter.take('key', 1)).then(({ remaining }) => remaining),
        new Promise<string>((resolve) => setTimeout(resolve, 0, 'waits')),
      ]);
      expect(first).toBe(79 - request);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(replica.changes).toEqual([true]);
    ownRedis.thaw();
    await untilShared(replica, ownRedis.url);
    expect(replica.changes).toEqual([true, false]);
  });
});

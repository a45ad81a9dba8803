import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { BadKeyLimit } from '../../src/accounts/bad-key-limit.js';
import { openLimiters } from '../../src/accounts/open-limiters.js';
import {
  createRateLimiter,
  buildRateHeaders,
  type RateState,
  type WindowLimiter,
} from '../../src/accounts/rate-limiter.js';
import { Problem } from '../../src/terms/errors.js';
import { TestClock } from './test-clock.js';

const { limiterFor } = openLimiters({ redisUrl: null });

const limiter = (limit: number): WindowLimiter => limiterFor({ name: 'read', limit });

describe('the limit of a key', () => {
  it('gives out its points, then refuses until the window ends', async () => {
    const limit = limiter(3);
    const states: RateState[] = [];
    for (let request = 0; request < 5; request += 1) states.push(await limit.take('key', 1));
    expect(states.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
      [false, 0],
    ]);
    for (const { resetInMs } of states) expect(resetInMs).toBeGreaterThan(0);
    for (const { resetInMs } of states) expect(resetInMs).toBeLessThanOrEqual(60_000);
  });

  it('is each key’s own, and each class’s own', async () => {
    const limits = createRateLimiter({
      read: limiter(1),
      heavy: limiterFor({ name: 'heavy', limit: 1 }),
    });
    expect((await limits.take('a', 'read')).allowed).toBe(true);
    expect((await limits.take('a', 'read')).allowed).toBe(false);
    expect((await limits.take('b', 'read')).allowed).toBe(true);
    expect((await limits.take('a', 'heavy')).allowed).toBe(true);
  });

  it('takes as many points as an operation costs', async () => {
    const limits = createRateLimiter({ read: limiter(10), heavy: limiter(10) });
    expect((await limits.take('a', 'read', 7)).remaining).toBe(3);
    expect((await limits.take('a', 'read', 7)).allowed).toBe(false);
  });

  it('is told in headers, with Retry-After only when refused', () => {
    const now = new Date('2026-11-20T12:00:00.000Z');
    const state: RateState = { policy: 'read', allowed: true, limit: 600, remaining: 599, resetInMs: 59_500 };
    expect(buildRateHeaders(state, now)).toEqual({
      'X-RateLimit-Limit': '600',
      'X-RateLimit-Remaining': '599',
      'X-RateLimit-Reset': String(Date.parse('2026-11-20T12:01:00.000Z') / 1000),
      RateLimit: '"read";r=599;t=60',
      'RateLimit-Policy': '"read";q=600;w=60',
    });
    expect(buildRateHeaders({ ...state, allowed: false, remaining: 0 }, now)).toHaveProperty(
      'Retry-After',
      '60',
    );
  });
});

describe('the window of a bucket in process', () => {
  afterEach(() => void jest.useRealTimers());

  it('begins with the first request, ends after a minute, and is each key’s own', async () => {
    jest.useFakeTimers();
    const limit = limiter(2);
    const take = async (subject: string): Promise<readonly [number, number]> => {
      const { remaining, resetInMs } = await limit.take(subject, 1);
      return [remaining, resetInMs];
    };
    expect(await take('a')).toEqual([1, 60_000]);
    jest.advanceTimersByTime(45_000);
    expect([await take('a'), await take('b')]).toEqual([
      [0, 15_000],
      [1, 60_000],
    ]);
    jest.advanceTimersByTime(15_000);
    expect([await take('a'), await take('b')]).toEqual([
      [1, 60_000],
      [0, 45_000],
    ]);
    jest.advanceTimersByTime(45_000);
    expect([await take('b'), await take('a')]).toEqual([
      [1, 60_000],
      [0, 15_000],
    ]);
  });

  it('is neither moved nor prolonged by a clock on the wall that is set back', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
    const limit = limiter(3);
    await limit.take('a', 1);
    jest.setSystemTime(Date.parse('2026-11-20T11:00:00Z'));
    expect(await limit.take('a', 1)).toMatchObject({ remaining: 1, resetInMs: 60_000 });
    jest.advanceTimersByTime(59_999);
    expect(await limit.take('a', 1)).toMatchObject({ remaining: 0 });
    jest.advanceTimersByTime(1);
    expect(await limit.take('a', 1)).toMatchObject({ remaining: 2, resetInMs: 60_000 });
  });
});

describe('the limit on bad keys', () => {
  it('answers the twenty-first of a minute, and everything after it, from that address alone', async () => {
    const clock = new TestClock();
    const badKeys = new BadKeyLimit(limiterFor({ name: 'bad-keys', limit: 20 }), clock);
    for (let bad = 0; bad < 20; bad += 1) {
      badKeys.refuseBlocked('192.0.2.1');
      await badKeys.record('192.0.2.1');
    }
    expect(() => badKeys.refuseBlocked('192.0.2.1')).toThrow(Problem);
    await expect(badKeys.record('192.0.2.1')).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(() => badKeys.refuseBlocked('192.0.2.2')).not.toThrow();
    clock.advance(60_001);
    expect(() => badKeys.refuseBlocked('192.0.2.1')).not.toThrow();
  });

  it('says when to come back', async () => {
    const badKeys = new BadKeyLimit(limiterFor({ name: 'bad-keys', limit: 1 }), new TestClock());
    await badKeys.record('192.0.2.1');
    const refusal = await badKeys.record('192.0.2.1').catch((cause: unknown) => cause);
    expect((refusal as Problem).headers).toMatchObject({ 'Retry-After': '60', 'X-RateLimit-Remaining': '0' });
  });
});

it('limits in this process, without an error, where Redis was never there', async () => {
  const changes: boolean[] = [];
  const shared = openLimiters({
    redisUrl: 'redis://127.0.0.1:1',
    onChange: (isLocal) => changes.push(isLocal),
  });
  const limit = shared.limiterFor({ name: 'read', limit: 2 });
  const states = [await limit.take('a', 1), await limit.take('a', 1), await limit.take('a', 1)];
  expect(states.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
  ]);
  while (changes.length === 0) await new Promise(setImmediate);
  await shared.closeLimiters();
  expect(changes).toEqual([true]);
});

import { describe, expect, it } from '@jest/globals';
import { Idempotency } from '../../src/accounts/idempotency.js';
import type { IdempotencyTable } from '../../src/accounts/idempotency-table.js';
import { Problem } from '../../src/terms/errors.js';

const NEVER = new Promise<never>(() => undefined);
const REQUEST = { apiKeyId: 'key', method: 'POST', path: '/v1/x', keys: ['a'], asked: [] };
const MINUTE_MS = 60_000;

/** A store that lends every key. */
const storeWith = (own: Partial<IdempotencyTable>): IdempotencyTable => ({
  take: () => Promise.resolve('lease'),
  find: () => Promise.resolve(null),
  complete: () => Promise.resolve(),
  release: () => Promise.resolve(),
  removeExpired: () => Promise.resolve(),
  ...own,
});
const CLOCK = { now: () => new Date(), elapsed: () => performance.now() };

describe('a keyed request', () => {
  it('whose work met a database that does not answer waits for it no second time', async () => {
    let released = 0;
    const release = (): Promise<never> => ((released += 1), NEVER);
    const unavailable = new Problem('service-unavailable', 'away');
    await expect(
      new Idempotency(storeWith({ release }), CLOCK).once(REQUEST, () => Promise.reject(unavailable)),
    ).rejects.toBe(unavailable);
    expect(released).toBe(1);
  });

  it('frees its key before it is refused, so that the next try runs', async () => {
    const order: string[] = [];
    const release = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('released');
    };
    await new Idempotency(storeWith({ release }), CLOCK)
      .once(REQUEST, () => Promise.reject(new Problem('invalid-parameter', 'no')))
      .catch(() => order.push('refused'));
    expect(order).toEqual(['released', 'refused']);
  });

  it('has what expired removed every ten minutes, though the clock steps back or stands still', async () => {
    let [now, elapsed, removed] = [Date.parse('2026-11-20T12:00:00Z'), 0, 0];
    const removeExpired = async (): Promise<void> => void (removed += 1);
    const clock = { now: () => new Date(now), elapsed: () => elapsed };
    const idempotency = new Idempotency(storeWith({ removeExpired }), clock);
    const ask = () =>
      idempotency.once(REQUEST, async () => ({ status: 200, headers: {}, body: Buffer.alloc(0) }));
    await ask();
    await ask();
    expect(removed).toBe(1);
    now -= 60 * MINUTE_MS;
    elapsed += 10 * MINUTE_MS;
    await ask();
    expect(removed).toBe(2);
    elapsed += 10 * MINUTE_MS;
    await ask();
    expect(removed).toBe(3);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import { DUTY, DUTY_BODY, HEAVY_LIMIT, type FaultSetup } from './fault-setup.js';

interface Budgeted {
  readonly status: number;
  readonly left: number;
  readonly reset: number;
  readonly retryAfter: number;
}

/** An answer of the smaller budget, and what its headers say of it. */
export async function askHeavy(server: ServerProcess, key: string): Promise<Budgeted> {
  const response = await server.post('/v1/duty/calculate/batch', { key, body: { lines: [DUTY_BODY] } });
  await response.arrayBuffer();
  const number = (name: string): number => Number(response.headers.get(name) ?? NaN);
  expect(number('x-ratelimit-limit')).toBe(HEAVY_LIMIT);
  return {
    status: response.status,
    left: number('x-ratelimit-remaining'),
    reset: number('x-ratelimit-reset'),
    retryAfter: number('retry-after'),
  };
}

/** The budget is used up and not overdrawn; what is left never rises while the window lasts. */
function expectOneWindow(answers: readonly Budgeted[]): void {
  const allowed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([allowed.length, refused.length]).toEqual([HEAVY_LIMIT, answers.length - HEAVY_LIMIT]);
  expect(answers.map(({ left }) => left)).toEqual(answers.map((_, at) => Math.max(HEAVY_LIMIT - 1 - at, 0)));
  for (const { retryAfter } of refused) {
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
  }
}

/** F6 and H8: one budget over two processes, and what becomes of it without Redis. */
export function describeRedis(
  setup: FaultSetup,
  main: () => ServerProcess,
  other: () => ServerProcess,
): void {
  const askAll = async (count: number, askOne: (at: number) => Promise<Budgeted>): Promise<Budgeted[]> => {
    const answers: Budgeted[] = [];
    for (let at = 0; at < count; at += 1) answers.push(await askOne(at));
    return answers;
  };

  it('H8: two processes share one budget, and what remains never rises in a window', async () => {
    const answers = await askAll(HEAVY_LIMIT + 6, (at) =>
      askHeavy(at % 2 === 0 ? main() : other(), setup.keys.shared),
    );
    expectOneWindow(answers);
    setup.note('H8', [
      'two processes, one key',
      'one budget; 429 + Retry-After; Remaining never rises',
      `${HEAVY_LIMIT} x 200, 6 x 429 over both; Remaining falls by one to 0`,
    ]);
  });

  describe('F6: Redis is down', () => {
    afterEach(() => setup.redisProxy.restore());

    const expectLocalLimit = async (key: string): Promise<number> => {
      const begun = performance.now();
      const [first] = await askAll(1, () => askHeavy(main(), key));
      const slowest = Math.round(performance.now() - begun);
      expectOneWindow([first!, ...(await askAll(HEAVY_LIMIT + 4, () => askHeavy(main(), key)))]);
      const read = await main().get(DUTY, key);
      expect([read.status, Number(read.headers.get('x-ratelimit-remaining')) > 0]).toEqual([200, true]);
      return slowest;
    };
    const untilShared = async (): Promise<number> => {
      const begun = performance.now();
      while (main().log.findLast(({ degraded }) => degraded !== undefined)?.degraded !== false) {
        await (await main().get(DUTY, setup.keys.main)).arrayBuffer();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return Math.round(performance.now() - begun);
    };

    it('cut: the process limits for itself, with its headers, and shares again when it is back', async () => {
      await setup.redisProxy.cut();
      const first = await expectLocalLimit(setup.keys.local);
      await setup.redisProxy.restore();
      const back = await untilShared();
      setup.note('F6', [
        'Redis cut',
        'a limit of the process itself, headers, no 500',
        `${HEAVY_LIMIT} x 200 then 429, headers on all; first answer ${first} ms; shared again after ${back} ms`,
      ]);
    });

    it('frozen: the same, after one short wait', async () => {
      setup.redisProxy.freeze();
      const first = await expectLocalLimit(setup.keys.frozen);
      await setup.redisProxy.restore();
      setup.note('F6', [
        'Redis frozen',
        'the same after one short wait',
        `${HEAVY_LIMIT} x 200 then 429, headers on all; first answer ${first} ms`,
      ]);
    });
  });
}

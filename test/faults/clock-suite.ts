import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import { askHeavy } from './redis-suite.js';
import { DUTY_BODY, HEAVY_LIMIT, type FaultSetup } from './fault-setup.js';

/** One of them is starved in the end: the sooner its heap is full, the better. */
const HEAP = ['--max-old-space-size=700'];
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Honolulu'];

/** A moment before midnight in New York and one after it, around the changes of its clock. */
const MIDNIGHTS = [
  ['2026-03-08T04:59:20Z', '2026-03-07', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:20Z', '2026-03-08', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-11-01T03:59:20Z', '2026-10-31', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:20Z', '2026-11-01', '2026-11-02T05:00:00Z', '2026-11-02'],
] as const;
const WITHDRAWN = [
  '/v1/hts/expand-s301',
  '/api/hts/expand-s301',
  '/v1/hts/expand-ch99-scope',
  '/api/hts/expand-ch99-scope',
];

/** F10 and F11: the day of New York whatever the zone of the machine, and a clock that jumps. */
export function describeClock(setup: FaultSetup, keep: (servers: readonly ServerProcess[]) => void): void {
  describe('the clock', () => {
    let servers: ServerProcess[];
    const setClock = (instant: string): Promise<unknown> =>
      Promise.all(servers.map((server) => server.hurt('clock', { instant })));
    const of = (at: number): ServerProcess => servers[at % servers.length]!;

    beforeAll(async () => {
      // Limits of their own: the budget of a process is what the wall clock of its machine could spoil.
      servers = await Promise.all(ZONES.map((TZ) => setup.start({ TZ, REDIS_URL: '' }, HEAP)));
      await Promise.all(servers.map((server) => server.untilReady()));
      keep(servers);
    }, 300_000);
    afterAll(() => setClock(new Date().toISOString()));

    const today = async (server: ServerProcess): Promise<string> => {
      const response = await server.get(
        '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=100',
        setup.keys.clock,
      );
      return ((await response.json()) as { dutyInfo: { entryDate: string } }).dutyInfo.entryDate;
    };

    it('F10: the default day is that of New York in every zone, over midnight and both changes of the clock', async () => {
      for (const [before, day, after, next] of MIDNIGHTS) {
        await setClock(before);
        expect(await Promise.all(servers.map(today))).toEqual(ZONES.map(() => day));
        await setClock(after);
        expect(await Promise.all(servers.map(today))).toEqual(ZONES.map(() => next));
      }
      const [midnights, zones] = [MIDNIGHTS.length, ZONES.length];
      setup.note('F10', [
        'midnight, DST, TZ',
        'the day of America/New_York',
        `${midnights} midnights, ${zones} zones: equal`,
      ]);
    });

    it('F10: a clock that steps back opens no new window', async () => {
      const [server] = servers as [ServerProcess];
      const left: number[] = [];
      for (const instant of ['2026-11-20T12:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T10:59:00Z']) {
        await server.hurt('clock', { instant });
        for (let request = 0; request < HEAVY_LIMIT / 4; request += 1) {
          const answer = await askHeavy(server, setup.keys.clock);
          expect(answer.status).toBe(200);
          expect(answer.reset - Date.parse(instant) / 1000).toBeLessThanOrEqual(61);
          left.push(answer.left);
        }
      }
      expect(left).toEqual(left.map((_, at) => HEAVY_LIMIT - 1 - at));
      setup.note('F10', [
        'clock steps back 1 h',
        'window monotonic',
        `Remaining ${left[0]} to ${left.at(-1)}, by one each`,
      ]);
    });

    it('F11: withdrawn routes are gone before and after their sunset', async () => {
      for (const instant of ['2026-11-01T23:59:59Z', '2026-11-02T00:00:01Z']) {
        await setClock(instant);
        for (const path of WITHDRAWN) {
          const response = await of(0).post(path, { key: setup.keys.clock, body: {} });
          expect([path, response.status]).toEqual([path, 410]);
          expect(response.headers.get('sunset')).toBe('Mon, 02 Nov 2026 00:00:00 GMT');
        }
      }
      setup.note('F11', [
        'clock passes Sunset',
        '410 before and after',
        `${WITHDRAWN.length} routes 410 on both sides`,
      ]);
    });

    it('F11: an answer is replayed for 24 hours and no longer', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const replayedAt = async (at: number, instant: string): Promise<boolean> => {
        await of(at).hurt('clock', { instant });
        const response = await of(at).post('/v1/duty/calculate', {
          key: setup.keys.clock,
          body: DUTY_BODY,
          headers,
        });
        expect(response.status).toBe(200);
        return response.headers.get('idempotent-replayed') === 'true';
      };
      const seen = [
        await replayedAt(0, '2026-11-20T12:00:00Z'),
        await replayedAt(1, '2026-11-21T11:59:59Z'),
        await replayedAt(2, '2026-11-21T12:00:01Z'),
      ];
      expect(seen).toEqual([false, true, false]);
      setup.note('F11', [
        '24 h of an idempotency key',
        'replay at 23:59:59, fresh at 24:00:01',
        'replay, then fresh',
      ]);
    });
  });
}

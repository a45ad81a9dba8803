import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFixtureServer } from '../support/bundled-server.js';
import { expectProblem } from '../server/support/expect-problem.js';
import type { RunningServer } from '../server/support/running-server.js';

/** Keys of both modes on one server: test keys see the fixture and nothing else, live keys never see it. */

let server: RunningServer;

const LINE = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172';

const ask = (target: string, key: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + target, { headers: { Authorization: `Bearer ${key}`, ...headers } });

export function describeTestKeys(): void {
  describe('a test key', () => {
    beforeAll(async () => {
      server = await startFixtureServer();
    }, 120_000);
    afterAll(() => server.stop());

    it('asks on 15 June 2026, whatever the day is', async () => {
      const answer = await ask(LINE, server.testKey);
      expect(answer.status).toBe(200);
      const { dutyInfo } = (await answer.json()) as {
        dutyInfo: { entryDate: string; totalDutyAmount: object };
      };
      expect(dutyInfo).toMatchObject({ entryDate: '2026-06-15', totalDutyAmount: { currency: 'USD' } });
      const status = (await (await ask('/v1/regulatory-data/status', server.testKey)).json()) as object;
      expect(status).toMatchObject({ today: '2026-06-15' });
    });

    it('has the same answer as a live key on the lines of the fixture, but for the data version', async () => {
      const dated = `${LINE}&date=2026-06-15`;
      const [test, live] = [await ask(dated, server.testKey), await ask(dated, server.key)];
      expect(test.headers.get('data-version')).not.toBe(live.headers.get('data-version'));
      const totalOf = async (answer: Response) =>
        ((await answer.json()) as { dutyInfo: { totals: object } }).dutyInfo.totals;
      expect(await totalOf(test)).toEqual(await totalOf(live));
    });

    it('knows no other line', async () => {
      const other = '/v1/duty/calculate?hts=8471.60.10.10&origin=CN&value=1&date=2026-06-15';
      expect((await ask(other, server.key)).status).toBe(200);
      await expectProblem(await ask(other, server.testKey), 400, 'unknown-hts-code');
    });

    it('cannot reach live data, nor a live key the fixture', async () => {
      const versionOf = async (key: string) =>
        (await ask('/v1/regulatory-data/status', key)).headers.get('data-version')!;
      const [test, live] = [await versionOf(server.testKey), await versionOf(server.key)];
      const pinned = (version: string, key: string) => ask(LINE, key, { 'Data-Version': version });
      await expectProblem(await pinned(live, server.testKey), 400, 'data-version-gone');
      await expectProblem(await pinned(test, server.key), 400, 'data-version-gone');
      expect((await pinned(test, server.testKey)).status).toBe(200);
    });

    it.each([
      ['test', 'live'],
      ['live', 'test'],
    ])('with the prefix of the other mode is no key: %s as %s', async (from, to) => {
      const key = (from === 'test' ? server.testKey : server.key).replace(`dg_${from}_`, `dg_${to}_`);
      await expectProblem(await ask(LINE, key), 401, 'unauthorized');
    });
  });
}

import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import { DUTY, DUTY_BODY, hashOf, type FaultSetup } from './fault-setup.js';

/** A refusal for want of the database comes within this, a busy machine allowed for. */
const REFUSED_MS = 8_000;
/** What is answered from memory, by whoever was seen in the last minute. */
const FROM_MEMORY = [
  DUTY,
  '/v1/hts/search?q=cotton%20shirt',
  '/v1/catalog/sections',
  '/v1/adcvd/orders?q=nails',
  '/v1/regulatory-data/status',
];

interface Asked {
  readonly what: string;
  readonly response: Response;
  readonly ms: number;
}

/** F3 to F5: the database is down, cut, slow or frozen. */
export function describeDatabase(
  setup: FaultSetup,
  main: () => ServerProcess,
  keep: (server: ServerProcess) => void,
): void {
  const get = (path: string, key = setup.keys.main): Promise<Response> => main().get(path, key);

  /** Everything that needs the database, all at once. */
  const askDatabase = (): Promise<Asked[]> => {
    const timed = async (what: string, asking: Promise<Response>): Promise<Asked> => {
      const begun = performance.now();
      const response = await asking;
      return { what, response, ms: performance.now() - begun };
    };
    const idempotent = { 'Idempotency-Key': randomUUID() };
    const report = { htsCode: '7317.00.55.01', country: 'CN', productDescription: 'steel nails' };
    const { main: key } = setup.keys;
    return Promise.all([
      timed('usage', get('/v1/usage')),
      timed('export', get('/v1/account/export')),
      timed('report', main().post('/v1/adcvd/report', { key, body: report })),
      timed(
        'idempotent POST',
        main().post('/v1/duty/calculate', { key, body: DUTY_BODY, headers: idempotent }),
      ),
      timed('a key not seen before', get('/v1/regulatory-data/status', setup.unseen.pop())),
    ]);
  };

  const expectRefusals = async (asked: readonly Asked[]): Promise<number> => {
    for (const { what, response, ms } of asked) {
      const problem = (await response.json()) as Record<string, unknown>;
      expect([what, response.status, problem.type]).toEqual([
        what,
        503,
        'dutygraph://errors/service-unavailable',
      ]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(problem.traceId).toBe(response.headers.get('x-service-trace-id'));
      expect(JSON.stringify(problem)).not.toMatch(/postgres|ECONN|at .*\.[jt]s/);
      expect(ms).toBeLessThan(REFUSED_MS);
    }
    return Math.round(Math.max(...asked.map(({ ms }) => ms)));
  };

  /** What the answers from memory come to. */
  const readMemory = async (): Promise<string[]> => {
    const answers: string[] = [];
    for (const path of FROM_MEMORY) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      answers.push(await hashOf(response));
    }
    return answers;
  };

  const recovery = (): Promise<number> =>
    main().until('/v1/usage', ({ status }) => status === 200, setup.keys.main);

  afterEach(() => setup.databaseProxy.restore());

  describe('F3: the database is down at the start', () => {
    it('is waited for, said once, and found without a restart', async () => {
      const proxy = await setup.openProxy();
      const DATABASE_URL = proxy.through(setup.database.databaseUrl);
      await proxy.cut();
      const server = await setup.start({ DATABASE_URL });
      const up = await server.until('/healthz', ({ status }) => status === 200);
      const ready = await server.get('/readyz');
      expect([ready.status, (await server.get(DUTY, setup.keys.main)).status]).toEqual([503, 503]);
      // Long enough for a second attempt.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      // A busy machine holds the event loop of a start, which is said too.
      const others = ['request', 'event loop held', 'event loop free again'];
      const lines = server.log.map(({ msg }) => msg).filter((msg) => !others.includes(msg));
      expect(lines).toEqual(['waiting for the database']);
      await proxy.restore();
      const found = await server.untilReady();
      expect((await server.get(DUTY, setup.keys.main)).status).toBe(200);
      keep(server);
      setup.note('F3', [
        'database down at the start',
        'up, /readyz 503, one log line; ready without a restart',
        `/healthz 200 after ${up} ms, /readyz 503, 1 line; ready ${found} ms after the database`,
      ]);
    });
  });

  describe('F4: the database is cut while it is used', () => {
    it('reads from memory go on, the rest is 503, and all is as before when it is back', async () => {
      const before = await readMemory();
      expect((await get('/v1/usage')).status).toBe(200);
      const underWay = Promise.all(Array.from({ length: 20 }, () => get('/v1/usage').catch(() => null)));
      await setup.databaseProxy.cut();
      for (const response of await underWay) expect([200, 503]).toContain(response?.status);
      const refused = await expectRefusals(await askDatabase());
      expect(await readMemory()).toEqual(before);
      expect((await get('/readyz')).status).toBe(503);
      await setup.databaseProxy.restore();
      const back = await recovery();
      expect(await readMemory()).toEqual(before);
      setup.note('F4', [
        'database cut in use',
        `memory 200, database 503 + Retry-After <= 5 s, back <= 5 s`,
        `${before.length} reads 200 and equal; 5 operations 503, slowest ${refused} ms; back after ${back} ms`,
      ]);
    });
  });

  describe('F5: the database is slow or frozen', () => {
    it.each([200, 500])('slow by %d ms a round trip: everything is answered', async (roundTrip) => {
      // More operations wait to be counted than any caller uses in five seconds.
      for (const path of FROM_MEMORY) await (await get(path)).arrayBuffer();
      setup.databaseProxy.slow(roundTrip / 2);
      const asked = await askDatabase();
      for (const { what, response } of asked) {
        await response.arrayBuffer();
        expect([what, response.status]).toEqual([what, 200]);
      }
      await setup.databaseProxy.restore();
      const slowest = Math.round(Math.max(...asked.map(({ ms }) => ms)));
      const seen = `${asked.length} operations 200, slowest ${slowest} ms`;
      setup.note('F5', [`database ${roundTrip} ms slower a round trip`, 'answered', seen]);
    });

    it('frozen: 503 in time, and nobody else waits', async () => {
      const bystanders = [
        ['status', () => get('/v1/regulatory-data/status'), 200],
        ['401', () => main().get(DUTY), 401],
        [
          'tools/list',
          () => main().post('/v1/mcp', { key: setup.keys.main, body: TOOLS_LIST, headers: MCP }),
          200,
        ],
      ] as const;
      const p99 = async (): Promise<Map<string, number>> => {
        const times = new Map<string, number>();
        for (const [what, ask, status] of bystanders) times.set(what, await p99Of(ask, status));
        return times;
      };
      const calm = await p99();
      const before = await readMemory();
      setup.databaseProxy.freeze();
      // More than the pool has connections.
      const waiting = Promise.all([askDatabase(), askDatabase(), askDatabase(), askDatabase()]);
      const beside = await p99();
      const refused = await expectRefusals((await waiting).flat());
      expect(await readMemory()).toEqual(before);
      await setup.databaseProxy.restore();
      const back = await recovery();
      const ratios = [...calm]
        .map(([what, ms]) => `${what} ${(beside.get(what)! / ms).toFixed(1)}x`)
        .join(', ');
      setup.note('F5', [
        'database frozen, connections lost',
        '503 at the time limit; others p99 <= 2x',
        `20 operations 503, slowest ${refused} ms; p99 ${ratios}; back after ${back} ms`,
      ]);
    });
  });
}

const MCP = { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' };
const TOOLS_LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const SAMPLES = 100;

async function p99Of(ask: () => Promise<Response>, status: number): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const begun = performance.now();
    const response = await ask();
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    expect(response.status).toBe(status);
  }
  return times.sort((left, right) => left - right)[Math.floor(SAMPLES * 0.99) - 1]!;
}

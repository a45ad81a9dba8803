import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOADER, loadUntilRefused } from '../support/load-until-refused.js';
import { freePort, ServerProcess, type RequestLine } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from './store/test-database.js';

/** One service of two workers, as `WORKERS=2 npm start` runs it. */

const WORKERS = 2;
const KEY = `dg_live_${randomBytes(16).toString('hex')}`;
const DUTY = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';
const START_MS = 300_000;
const [LOAD_MS, CONNECTIONS] = [1_500, 16];
/** More than a round over all workers, and than what was handed to a worker that is gone. */
const ROUND = 40;

let database: TestDatabase;
let folder: string;
let cluster: ServerProcess;
let metricsUrl: string;
let healthUrl: string;

/** Lines of the log that the primary or a worker writes about itself. */
type ProcessLine = RequestLine & { readonly pid: number; readonly worker?: number };

const linesOf = (message: string): readonly ProcessLine[] =>
  cluster.log.filter(({ msg }) => msg === message) as never;
const servingWorkers = (): readonly number[] => linesOf('a worker serves').map(({ worker }) => worker!);

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (!cluster.isRunning) throw new Error(`the service ended: ${cluster.words}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Every request on a connection of its own: connections are dealt out in turn. */
const askApart = (path: string): Promise<Response> =>
  fetch(cluster.url + path, { headers: { Authorization: `Bearer ${KEY}`, Connection: 'close' } });

async function askRound(): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < ROUND; nth += 1) {
    const response = await askApart(DUTY);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

/** The first line of `/metrics` that begins so, as a number; NaN: there is none. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1));
}

const COUNTED = 'dutygraph_requests_total{operation="calculateDuty",method="GET",status="200"}';

const SILENT = 'workers do not tell their metrics: what they told last is counted';

const ALL_WELL = Array.from({ length: ROUND }, () => 200);

/** The workers that answered requests since a line of the log. */
const answeredSince = (line: number): ReadonlySet<number> =>
  new Set(
    (linesOf('request') as readonly ProcessLine[])
      .slice(line)
      .filter(({ route }) => route === 'calculateDuty')
      .map(({ pid }) => pid),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-'));
  const metricsPort = await freePort();
  const healthPort = await freePort();
  healthUrl = `http://127.0.0.1:${healthPort}/healthz`;
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  cluster = await ServerProcess.start({
    WORKERS: String(WORKERS),
    METRICS_PORT: String(metricsPort),
    HEALTH_PORT: String(healthPort),
    DATA_DIR: folder,
    DATABASE_URL: database.databaseUrl,
    BOOTSTRAP_API_KEYS: KEY,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  await until(() => servingWorkers().length === WORKERS);
}, START_MS);
afterAll(async () => {
  await cluster?.kill('SIGTERM');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('two workers', () => {
  it('both answer on one port, and one of them alone loaded the data', async () => {
    const before = linesOf('request').length;
    expect(await askRound()).toEqual(ALL_WELL);
    await until(() => linesOf('request').length >= before + ROUND);
    expect(answeredSince(before)).toEqual(new Set(servingWorkers()));
    expect(cluster.words.match(/loading the reference data: 100%/g)).toHaveLength(1);
  });

  it('are announced once, and the limits that nobody shares are warned of once', () => {
    expect(cluster.words.match(/serves on/g)).toHaveLength(1);
    expect(linesOf('each worker limits for itself: set REDIS_URL for one budget')).toHaveLength(1);
  });

  it('are one target of Prometheus, their counts added up', async () => {
    const before = await metric(COUNTED);
    await askRound();
    expect((await metric(COUNTED)) - before).toBe(ROUND);
    expect(await metric('dutygraph_workers ')).toBe(WORKERS);
    expect(await metric('dutygraph_data_version_info{mode="live"')).toBe(1);
  });

  it('are one answer for health, which knows the one that stands still', async () => {
    const read = async (): Promise<{ status: number; body: unknown }> => {
      const response = await fetch(healthUrl);
      return { status: response.status, body: await response.json() };
    };
    const [still, other] = servingWorkers() as [number, number];
    const ok = (pid: number) => expect.objectContaining({ pid, status: 'ok', operation: null });
    expect(await read()).toEqual({
      status: 200,
      body: { status: 'ok', workers: expect.arrayContaining([ok(still), ok(other)]) },
    });
    process.kill(still, 'SIGSTOP');
    expect(await read()).toEqual({
      status: 503,
      body: {
        status: 'stuck',
        workers: expect.arrayContaining([{ pid: still, status: 'stuck' }, ok(other)]),
      },
    });
    process.kill(still, 'SIGCONT');
    expect((await read()).status).toBe(200);
  });

  it('are counted on while one stands still: what it told last', async () => {
    const before = await metric(COUNTED);
    const [still] = servingWorkers();
    process.kill(still!, 'SIGSTOP');
    expect(await metric(COUNTED)).toBe(before);
    process.kill(still!, 'SIGCONT');
    await until(() => linesOf(SILENT).length === 1);
    expect(linesOf(SILENT)[0]).toMatchObject({ workers: [still] });
  });

  it(
    'go on without one that is killed, and it is replaced',
    async () => {
      const [victim] = servingWorkers();
      process.kill(victim!, 'SIGKILL');
      await until(() => linesOf('a worker ended').length === 1);
      expect(linesOf('a worker ended')[0]).toMatchObject({ worker: victim, signal: 'SIGKILL' });
      while (servingWorkers().length < WORKERS + 1) expect(await askRound()).toEqual(ALL_WELL);
      expect(await metric('dutygraph_worker_restarts_total')).toBe(1);
      const before = linesOf('request').length;
      expect(await askRound()).toEqual(ALL_WELL);
      await until(() => linesOf('request').length >= before + ROUND);
      expect(answeredSince(before)).toEqual(new Set(servingWorkers().filter((pid) => pid !== victim)));
    },
    START_MS,
  );

  it('finish everything received at SIGTERM under load; the service ends with 0', async () => {
    const load = loadUntilRefused({ url: cluster.url + DUTY, key: KEY, connections: CONNECTIONS });
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    expect(await cluster.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    const { answered, truncated, resets } = await load;
    const loaded = linesOf('request').filter((line) => 'userAgent' in line && line.userAgent === LOADER);
    expect(loaded.filter(({ status, complete }) => status !== 200 || !complete)).toEqual([]);
    expect([loaded.length, truncated]).toEqual([answered, 0]);
    expect(answered).toBeGreaterThan(CONNECTIONS);
    expect(Math.max(...resets)).toBeLessThanOrEqual(1);
  });
});

describe('workers that cannot start', () => {
  it(
    'are tried again a few times, then the service ends with an error',
    async () => {
      // Where a folder has to be, a file is.
      const hopeless = await ServerProcess.start({
        WORKERS: String(WORKERS),
        DATA_DIR: '/dev/null/nothing',
        DATABASE_URL: (await createEmpty()).databaseUrl,
      });
      expect((await hopeless.ended).code).toBe(1);
      expect(hopeless.log.filter(({ msg }) => msg === 'a worker ended')).toHaveLength(5);
    },
    START_MS,
  );

  const made: TestDatabase[] = [];
  async function createEmpty(): Promise<TestDatabase> {
    const empty = await createTestDatabase();
    made.push(empty);
    return empty;
  }
  afterAll(() => Promise.all(made.map((one) => one.drop())));
});

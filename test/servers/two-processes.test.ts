import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeSwap } from './swap-suite.js';
import { createTestDatabase, type TestDatabase } from './store/test-database.js';
import { ServerProcess } from '../support/server-process.js';

/** Two servers as `npm start` runs them, on one PostgreSQL and one Redis: to a caller they are one. */

const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const LIMIT = 120;
const START_MS = 300_000;

const keyNamed = (): string => `dg_live_${randomBytes(16).toString('hex')}`;
const [ONCE, KILLED] = [keyNamed(), keyNamed()];
const LIMITED = Array.from({ length: 3 }, keyNamed);
const LOADED = Array.from({ length: 100 }, keyNamed);

let database: TestDatabase;
let folder: string;
let replicas: readonly [ServerProcess, ServerProcess];

async function startReplica(name: string): Promise<ServerProcess> {
  const replica = await ServerProcess.start({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: REDIS,
    BOOTSTRAP_API_KEYS: [
      `${ONCE}:once`,
      ...LIMITED.map((key) => `${key}:limited`),
      `${KILLED}:killed`,
      ...LOADED.map((key) => `${key}:loaded`),
    ].join(','),
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
  });
  await replica.untilReady();
  return replica;
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-'));
  replicas = [await startReplica('first'), await startReplica('second')];
}, START_MS);
afterAll(async () => {
  for (const replica of replicas ?? []) await replica.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const of = (index: number): ServerProcess => replicas[index % 2]!;

const post = (replica: ServerProcess, key: string, idempotencyKey: string): Promise<Response> =>
  replica.post('/v1/duty/calculate', {
    key,
    headers: { 'Idempotency-Key': idempotencyKey },
    body: {
      htsCode: '7326.90.86.88',
      countryOfOrigin: 'CN',
      declaredValue: 14172,
      entryDate: '2026-09-15',
    },
  });

const isReplayed = ({ headers }: Response): boolean => headers.get('idempotent-replayed') === 'true';

describe('fifty requests at once with one Idempotency-Key', () => {
  it('run once, whichever process they reach', async () => {
    for (const replica of replicas) expect((await post(replica, ONCE, randomUUID())).status).toBe(200);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => post(of(index), ONCE, key)));
    const fresh = responses.filter((response) => response.status === 200 && !isReplayed(response));
    expect(fresh).toHaveLength(1);
    const bytes = await fresh[0]!.text();
    for (const response of responses) {
      if (response === fresh[0]) continue;
      if (response.status === 200) expect(await response.text()).toBe(bytes);
      else {
        expect([response.status, await response.text()]).toEqual([409, expect.anything()]);
        expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30);
      }
    }
    for (const replica of replicas) {
      const again = await post(replica, ONCE, key);
      expect([again.status, isReplayed(again), await again.text()]).toEqual([200, true, bytes]);
    }
  });
});

describe('the budget of a key', () => {
  it('is shared, and what remains of it never rises inside a window', async () => {
    const seen = await askWhileShared();
    const first = seen.findIndex(({ left }, index) => index > 0 && left > 0 && left >= seen[index - 1]!.left);
    // A window that ended on the way began again with a whole budget, at a later reset.
    const window = first < 0 ? seen : seen.slice(0, first);
    if (first >= 0) expect(seen[first]!.reset).toBeGreaterThan(seen[first - 1]!.reset);
    const refused = window.filter(({ status }) => status === 429);
    const allowed = window.filter(({ status }) => status === 200);
    expect(refused.length + allowed.length).toBe(window.length);
    expect(allowed.length).toBeLessThanOrEqual(LIMIT);
    if (first < 0) expect([allowed.length, refused.length]).toEqual([LIMIT, 20]);
  });
});

interface Asked {
  readonly status: number;
  readonly left: number;
  readonly reset: number;
}

/**
 * More requests of one key than its budget, in turn to both processes. A process that Redis kept waiting counts by
 * itself, as it must, and says so: what such a run shows is left, and another key is asked.
 */
async function askWhileShared(): Promise<readonly Asked[]> {
  for (const key of LIMITED) {
    await waitUntilShared();
    const before = replicas.map(countLosses);
    const seen = await askInTurn(key);
    if (replicas.every((replica, index) => countLosses(replica) === before[index])) return seen;
  }
  throw new Error(`Redis kept a process waiting in each of ${LIMITED.length} runs`);
}

const countLosses = ({ log }: ServerProcess): number =>
  log.filter(({ degraded }) => degraded === true).length;

async function waitUntilShared(): Promise<void> {
  const isShared = ({ log }: ServerProcess): boolean =>
    log.findLast(({ degraded }) => degraded !== undefined)?.degraded !== true;
  while (!replicas.every(isShared)) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function askInTurn(key: string): Promise<readonly Asked[]> {
  const seen: Asked[] = [];
  for (let request = 0; request < LIMIT + 20; request += 1) {
    const response = await of(request).get('/v1/regulatory-data/status', key);
    await response.text();
    const number = (name: string): number => Number(response.headers.get(name));
    expect(number('x-ratelimit-limit')).toBe(LIMIT);
    if (response.status === 429) expect(number('retry-after')).toBeGreaterThanOrEqual(1);
    const [left, reset] = [number('x-ratelimit-remaining'), number('x-ratelimit-reset')];
    seen.push({ status: response.status, left, reset });
  }
  return seen;
}

describeSwap({
  urls: () => replicas.map(({ url }) => url),
  keys: LOADED,
  environment: () => ({ DATABASE_URL: database.databaseUrl, DATA_DIR: join(folder, 'ingest') }),
});

describe('a process that ends', () => {
  it('by SIGTERM has written every request it counted', async () => {
    const [stopped, staying] = replicas;
    for (let request = 0; request < 10; request += 1)
      await (await of(request).get('/v1/regulatory-data/status', KILLED)).text();
    expect(await stopped.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    const usage = await staying.get('/v1/usage', KILLED);
    expect(await usage.json()).toMatchObject({
      byOperation: [{ operation: 'getRegulatoryDataStatus', requests: 10, errors: 0 }],
    });
  });

  it(
    'by SIGKILL leaves an Idempotency-Key that another answers, at the latest after the lease',
    async () => {
      const [, killed] = replicas;
      const heir = await startReplica('third');
      replicas = [heir, killed];
      const key = randomUUID();
      const cut = post(killed, KILLED, key).catch(() => null);
      await killed.kill('SIGKILL');
      await cut;
      const retry = await post(heir, KILLED, key);
      expect([200, 409]).toContain(retry.status);
      if (retry.status === 200) return;
      const seconds = Number(retry.headers.get('retry-after'));
      expect(seconds).toBeLessThanOrEqual(30);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      expect((await post(heir, KILLED, key)).status).toBe(200);
    },
    START_MS,
  );
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ServerProcess } from '../support/server-process.js';
import { copyBundledDataDir } from '../support/test-database.js';

/** A server whose event loop stands still in the middle of a request, and what another thread of it says meanwhile. */

const KEY = `dg_live_${'h'.repeat(32)}`;
const STUCK_SECONDS = 3;
/** Longer than that, by more than a busy machine is late. */
const HELD_MS = 7_000;
const QUESTION = 'hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';
const TURNED = 'date=2026-09-15&value=14172&origin=CN&hts=7326.90.86.88';

let server: ServerProcess;
let folder: string;
let healthUrl: string;
let metricsUrl: string;

beforeAll(async () => {
  folder = await copyBundledDataDir();
  const [health, metrics] = [await freePort(), await freePort()];
  healthUrl = `http://127.0.0.1:${health}/healthz`;
  metricsUrl = `http://127.0.0.1:${metrics}/metrics`;
  server = await ServerProcess.start({
    DATA_DIR: folder,
    BOOTSTRAP_API_KEYS: KEY,
    HEALTH_PORT: String(health),
    HEALTH_STUCK_SECONDS: String(STUCK_SECONDS),
    METRICS_PORT: String(metrics),
  });
  await server.untilReady();
}, 120_000);
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

interface Seen {
  readonly httpStatus: number;
  readonly status: string;
  readonly loopDelayMs: number;
  readonly busySince: string | null;
  readonly operation: string | null;
}

async function readHealth(): Promise<Seen> {
  const response = await fetch(healthUrl);
  const body = (await response.json()) as Omit<Seen, 'httpStatus'>;
  return { httpStatus: response.status, ...body };
}

/** Asks for a duty that holds the loop, and reads the health of the process until it is answered. */
async function hold(
  ms: number,
  question: string,
): Promise<{ traceId: string | null; seen: readonly Seen[] }> {
  await server.hurt('hold', { ms, caller: 'setRateHeaders' });
  let isAnswered = false;
  const asked = server.get(`/v1/duty/calculate?${question}`, KEY).finally(() => void (isAnswered = true));
  const seen: Seen[] = [];
  while (!isAnswered) {
    seen.push(await readHealth());
    await wait(50);
  }
  const response = await asked;
  expect(response.status).toBe(200);
  return { traceId: response.headers.get('x-service-trace-id'), seen };
}

/** What was said of a duty: the start of a server on a busy machine may hold its loop too. */
const linesOf = (message: string): readonly Record<string, unknown>[] =>
  server.log.filter(({ msg, operation }) => msg === message && operation === 'calculateDuty');

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 200) throw new Error(`not seen: ${JSON.stringify(server.log.slice(-5))}`);
    await wait(50);
  }
}

it('tells a busy loop from a stuck one while it stands still, and what it works on', async () => {
  expect(await readHealth()).toMatchObject({ httpStatus: 200, status: 'ok', busySince: null });
  const begun = Date.now();
  const { seen, traceId } = await hold(HELD_MS, QUESTION);
  const busy = seen.filter(({ status }) => status === 'busy');
  const stuck = seen.filter(({ status }) => status === 'stuck');
  expect(busy.length).toBeGreaterThan(0);
  expect(stuck.length).toBeGreaterThan(0);
  for (const one of busy) expect(one).toMatchObject({ httpStatus: 200, operation: 'calculateDuty' });
  for (const one of stuck) {
    expect(one).toMatchObject({ httpStatus: 503, operation: 'calculateDuty' });
    expect(one.loopDelayMs).toBeGreaterThanOrEqual(STUCK_SECONDS * 1_000 - 100);
    expect(Date.parse(one.busySince!)).toBeGreaterThan(begun - 1_000);
  }
  await until(async () => (await readHealth()).status === 'ok');
  await until(() => linesOf('event loop free again').length === 1);
  const [held] = linesOf('event loop held');
  expect(held).toMatchObject({ level: 'warn', operation: 'calculateDuty', traceId, underWay: 1 });
  expect(held!.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(JSON.stringify(held)).not.toMatch(/7326|14172|dg_live/);
  const [free] = linesOf('event loop free again');
  expect(free).toMatchObject({ operation: 'calculateDuty' });
  expect(free!.heldMs).toBeGreaterThanOrEqual(HELD_MS - 200);
}, 60_000);

it('knows the same question again, counts both, and says nothing of short work', async () => {
  await hold(1_500, TURNED);
  await hold(300, QUESTION);
  await until(() => linesOf('event loop free again').length === 2);
  const [first, second, ...others] = linesOf('event loop held');
  expect(second!.fingerprint).toBe(first!.fingerprint);
  expect(others).toEqual([]);
  const count = 'dutygraph_event_loop_held_seconds_count{operation="calculateDuty"} 2';
  await until(async () => (await (await fetch(metricsUrl)).text()).includes(count));
}, 60_000);

it('answers nothing but /healthz there', async () => {
  const response = await fetch(new URL('/metrics', healthUrl));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

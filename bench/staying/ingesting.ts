import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from '../http/load.js';
import { paced } from '../http/paced.js';
import { ROOT } from '../http/processes.js';
import { CLIENT_HEADERS } from '../http/product.js';
import { readLoopDelay } from './event-loop.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';

/** Searches are asked at this share of what the server can answer. */
const SHARE = 0.2;
/** A server looks for a new version every five seconds, and reads it. */
const FOLLOW_SECONDS = 120;
/** After the new version is served: what takes over is measured as well. */
const LINGER_MS = 5_000;
const SOURCE = ['scopes', '--from', '../shared/regulatory/adcvd'];

/** A run of `npm run ingest` into the database of a server that answers searches meanwhile. */
export async function whileIngesting(
  server: Measured,
  { searches: requests, seconds, warm }: Bench,
  environment: Readonly<Record<string, string>>,
): Promise<Findings> {
  await load({ ...server, requests, seconds: warm, connections: 16 });
  const peak = await load({ ...server, requests, seconds: 5, connections: 16 });
  const rate = peak.perSecond * SHARE;
  const alone = await paced({ ...server, requests, seconds, rate });
  await readLoopDelay(server);
  const before = await versionOf(server);
  const ingested = ingest(environment);
  const followed = ingested.then(() => untilFollowed(server, before));
  const beside = await paced({ ...server, requests, seconds: FOLLOW_SECONDS, rate, until: followed });
  const loop = await readLoopDelay(server);
  const isFollowed = (await versionOf(server)) !== before;
  const ratio = beside.p99 / alone.p99;
  return {
    figures: [
      figure('p99 of searches while an ingestion runs', `${ratio.toFixed(2)}x (${ms(alone.p99)})`, [
        'at most 2x',
        ratio <= 2 && isFollowed,
      ]),
      figure('searches that fail meanwhile', `${beside.failed} of ${beside.requests}`, [
        'none',
        beside.failed === 0,
      ]),
      shown('event loop meanwhile', `p99 ${ms(loop.p99)}, most ${ms(loop.max)}`),
    ],
    details: { source: SOURCE, peak, alone, beside, loop, ingestSeconds: await ingested, isFollowed },
  };
}

/** The seconds it took. It shares the core of the load and gives way to it. */
async function ingest(environment: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const words = ['-c', '1', 'nice', '-n', '5', process.execPath, '--max-old-space-size=640'];
  const child = spawn('taskset', [...words, 'dist/src/cli/ingest.js', ...SOURCE], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the ingestion ended with ${code}`);
  return (performance.now() - begun) / 1000;
}

async function untilFollowed(server: Measured, before: string): Promise<void> {
  for (let waited = 0; waited < FOLLOW_SECONDS; waited += 1) {
    if ((await versionOf(server)) !== before) return wait(LINGER_MS);
    await wait(1_000);
  }
}

async function versionOf({ url }: Measured): Promise<string> {
  const response = await fetch(`${url}/v1/regulatory-data/status`, { headers: CLIENT_HEADERS });
  await response.arrayBuffer();
  return response.headers.get('data-version') ?? '';
}

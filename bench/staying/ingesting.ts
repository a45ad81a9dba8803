import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { load, warmUp } from '../http/load.js';
import { paced, type PacedSample } from '../http/paced.js';
import { ROOT } from '../http/processes.js';
import { CLIENT_HEADERS } from '../http/product.js';
import type { Figure } from '../http/record.js';
import { median } from '../http/results.js';
import { readLoopDelay, type LoopDelay } from './event-loop.js';
import { scopeParts } from './scope-parts.js';
import { figure, ms, shown, type Bench, type Findings, type Measured } from './step.js';

/** Searches are asked at this share of what the server can answer. */
const SHARE = 0.2;
/** A server looks for a new version every five seconds, and reads it. */
const FOLLOW_SECONDS = 120;
/** After the new version is served: what takes over is measured as well. */
const LINGER_MS = 5_000;
/** In each round some of the scope texts are ingested. */
const ROUNDS = 5;

interface Round {
  readonly alone: PacedSample;
  readonly beside: PacedSample;
  readonly loop: LoopDelay;
  readonly ingestSeconds: number;
  readonly isFollowed: boolean;
}

/** Runs of `npm run ingest` into the database of a server that answers searches meanwhile, each beside as long without. */
export async function whileIngesting(
  server: Measured,
  { searches: requests, seconds, warm }: Bench,
  environment: Readonly<Record<string, string>>,
): Promise<Findings> {
  await warmUp({ ...server, requests, seconds: warm, connections: 16 });
  const peak = await load({ ...server, requests, seconds: 5, connections: 16 });
  const paces = { requests, rate: peak.perSecond * SHARE };
  const rounds: Round[] = [];
  for (const folder of scopeParts(ROUNDS)) {
    const alone = await paced({ ...server, ...paces, seconds: seconds / 4 });
    await readLoopDelay(server);
    const before = await versionOf(server);
    const ingested = ingest(folder, environment);
    const until = ingested.then(() => untilFollowed(server, before));
    const beside = await paced({ ...server, ...paces, seconds: FOLLOW_SECONDS, until });
    const loop = await readLoopDelay(server);
    const isFollowed = (await versionOf(server)) !== before;
    rounds.push({ alone, beside, loop, ingestSeconds: await ingested, isFollowed });
  }
  return { figures: figuresOf(rounds), details: { peak, rounds } };
}

function figuresOf(rounds: readonly Round[]): readonly Figure[] {
  const ratios = rounds.map(({ alone, beside }) => beside.p99 / alone.p99);
  const ratio = median(ratios);
  const p99 = median(rounds.map(({ alone }) => alone.p99));
  const [asked, failed] = [sumOf(rounds, 'requests'), sumOf(rounds, 'failed')];
  const late = median(rounds.map(({ loop }) => loop.p99));
  const most = Math.max(...rounds.map(({ loop }) => loop.max));
  return [
    figure(
      'p99 of searches while an ingestion runs',
      `${ratio.toFixed(2)}x of ${ms(p99)} (${ratios.map((one) => one.toFixed(2)).join(', ')})`,
      ['at most 2x', ratio <= 2 && rounds.every(({ isFollowed }) => isFollowed)],
    ),
    figure('searches that fail meanwhile', `${failed} of ${asked}`, ['none', failed === 0]),
    shown('event loop meanwhile', `p99 ${ms(late)}, most ${ms(most)}`),
  ];
}

function sumOf(rounds: readonly Round[], what: 'requests' | 'failed'): number {
  return rounds.reduce((sum, { beside }) => sum + beside[what], 0);
}

/** The seconds it took. It shares the core of the load and gives way to it. */
async function ingest(folder: string, environment: Readonly<Record<string, string>>): Promise<number> {
  const begun = performance.now();
  const words = ['-c', '1', 'nice', '-n', '5', process.execPath, '--max-old-space-size=640'];
  const child = spawn('taskset', [...words, 'dist/src/cli/ingest.js', 'scopes', '--from', folder], {
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

/**
 * Staying power, in one command: `npm run test:soak` (or `npx tsx bench/soak.ts --minutes 10 --out bench/results`).
 * Peak, then half of it, three times it, one key at ten times its limit, and a soak at half of the peak with memory and
 * file descriptors; a few lines and a chart. The server is on core 0, the load on core 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBundledSnapshot } from './bundled-snapshot.js';
import { casesOf } from './http/cases.js';
import { askable } from './http/duty-requests.js';
import { load, type Sample, type Sent } from './http/load.js';
import { pinSelf, type Served } from './http/processes.js';
import { serveProduct } from './http/product.js';
import { describeMachine } from './http/results.js';
import { drawChart, ProcessWatch } from './http/watch.js';
import { QuestionSource } from './questions.js';

const SEED = 20_261_120;
const [QUESTIONS, CONNECTIONS] = [10_000, 64];
const BUDGET = 600;
const [LOUD, QUIET] = ['loud', 'calm'].map((name) => `dg_live_${name.repeat(8)}`) as [string, string];

const { values: given } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, out: { type: 'string' } },
});
const minutes = Number(given.minutes);
/** A phase of the short run is shorter too. */
const share = Math.min(1, minutes / 10);
const lines: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  process.stdout.write(`${line}\n`);
};

pinSelf(1);
const snapshot = await openBundledSnapshot();
const questions = askable(new QuestionSource(snapshot, SEED), QUESTIONS);
const [duty] = casesOf({ snapshot, questions, seed: SEED });
const { requests } = duty!;
const keyed = (key: string): readonly Sent[] =>
  requests.map((one) => ({ ...one, headers: { ...one.headers, authorization: `Bearer ${key}` } }));

async function underLoad(server: Served): Promise<void> {
  const ask = (seconds: number, rate?: number, connections = CONNECTIONS): Promise<Sample> =>
    load({
      ...server,
      requests,
      connections,
      seconds: Math.max(3, Math.round(seconds)),
      ...(rate && { rate }),
    });
  await ask(20 * share + 10);
  const peak = await ask(15);
  say(
    `peak: ${Math.round(peak.perSecond)} requests/s, p50 ${peak.p50} ms, p99 ${peak.p99} ms, ${peak.failed} failed`,
  );
  const half = await ask(60 * share, peak.perSecond / 2);
  say(
    `at half of it: p50 ${half.p50} ms, p99 ${half.p99} ms, p99/p50 ${(half.p99 / Math.max(1, half.p50)).toFixed(1)}`,
  );
  const over = await ask(60 * share, peak.perSecond * 3, 1_000);
  const good = (over.statuses['200'] ?? 0) / (over.requests / over.perSecond);
  say(
    `at three times it: ${Math.round(good)} answered with 200 a second, ${(good / peak.perSecond).toFixed(2)} of the peak; ${JSON.stringify(over.statuses)}`,
  );
  const after = await ask(5, peak.perSecond / 2);
  say(`in the 5 s after it: p50 ${after.p50} ms, p99 ${after.p99} ms, ${after.failed} failed`);
  await soak(server, peak.perSecond / 2);
}

async function soak(server: Served, rate: number): Promise<void> {
  const watch = new ProcessWatch(server.pid);
  const long = await load({
    ...server,
    requests,
    connections: CONNECTIONS,
    seconds: Math.round(minutes * 60),
    rate,
  });
  const seen = watch.stop();
  const [first, last] = [seen.slice(0, 6), seen.slice(-6)].map((part) => ({
    rss: Math.max(...part.map((one) => one.rssMiB)),
    files: Math.max(...part.map((one) => one.files)),
  })) as [{ rss: number; files: number }, { rss: number; files: number }];
  say(
    `soak of ${minutes} min: ${long.requests} requests, ${long.failed} failed, ${JSON.stringify(long.statuses)}, p99 ${long.p99} ms`,
  );
  say(
    `RSS ${first.rss} -> ${last.rss} MiB (${(last.rss / first.rss).toFixed(2)}), descriptors ${first.files} -> ${last.files}`,
  );
  if (given.out === undefined) return;
  mkdirSync(given.out, { recursive: true });
  writeFileSync(`${given.out}/soak.svg`, drawChart(seen));
}

/** A server with the usual budget: what one key does beyond its own is not felt by another. */
async function besideALoudKey(server: Served): Promise<void> {
  const quiet = (seconds: number): Promise<Sample> =>
    load({ ...server, requests: keyed(QUIET), connections: 2, seconds, rate: 8 });
  await load({ ...server, requests: keyed(LOUD), connections: 8, seconds: 10 });
  const alone = await quiet(20);
  const loud = load({
    ...server,
    requests: keyed(LOUD),
    connections: 8,
    seconds: 20,
    rate: (BUDGET / 60) * 10,
  });
  const [beside, refused] = [await quiet(20), await loud];
  say(
    `a calm key alone: p99 ${alone.p99} ms; beside a key at ten times its limit: p99 ${beside.p99} ms, ${JSON.stringify(beside.statuses)}; the loud key: ${JSON.stringify(refused.statuses)}`,
  );
}

say(describeMachine({ rounds: 1, seconds: 15, connections: CONNECTIONS, questions: QUESTIONS, seed: SEED }));
const server = await serveProduct({ port: 4811, name: 'product' });
try {
  await underLoad(server);
} finally {
  await server.stop();
}
const usual = await serveProduct({
  port: 4812,
  name: 'product-keys',
  environment: { RATE_LIMIT_PER_MINUTE: String(BUDGET), BOOTSTRAP_API_KEYS: `${LOUD},${QUIET}` },
});
try {
  await besideALoudKey(usual);
} finally {
  await usual.stop();
}
if (given.out !== undefined)
  writeFileSync(
    `${given.out}/soak.md`,
    `# Staying power\n\n${lines.map((line) => `- ${line.replaceAll('\n', '; ')}`).join('\n')}\n`,
  );

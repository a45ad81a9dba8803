/**
 * How long the path of one request is: the product's own files, functions and calls that a warm request runs, by V8's
 * count of calls, the median of some requests. What runs beside it (clocks, the loop's watch) is taken off: as much as a
 * quiet stretch of the same length runs.
 * Usage: npm run build && npx tsx bench/request-path.ts [--requests 25] [--most <functions called most often>]
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Sent } from './http/load.js';
import { prepareCases } from './http/prepared.js';
import { WORK_FOLDER, type Served } from './http/processes.js';
import { serveProduct, START_COMMAND } from './http/product.js';
import { median } from './http/results.js';

const PATHS = [
  'duty GET',
  'duty stored GraphQL, POST',
  'duty ad hoc GraphQL',
  'duty MCP call',
  'schedule search',
];
const WARM = 300;
const CALLS_FILE = `${WORK_FOLDER}/calls.json`;
const QUIET_MS = 50;

/** A function of the product and how often it was called. */
interface Called {
  readonly url: string;
  readonly name: string;
  /** Where the function begins in its file. */
  readonly at: number;
  readonly calls: number;
}

const { values: given } = parseArgs({
  options: { requests: { type: 'string', default: '25' }, most: { type: 'string', default: '0' } },
});
const requests = Number(given.requests);

type Path = readonly Called[];

/** What was called since the last time. */
async function takeCalls({ pid }: Served): Promise<readonly Called[]> {
  rmSync(CALLS_FILE, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(CALLS_FILE)) await wait(2);
  return JSON.parse(readFileSync(CALLS_FILE, 'utf8')) as readonly Called[];
}

async function send({ url }: Served, { method, path, headers, body }: Sent): Promise<void> {
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

function withoutQuiet(busy: readonly Called[], quiet: readonly Called[]): readonly Called[] {
  const beside = new Map(quiet.map(({ url, at, calls }) => [`${url} ${at}`, calls]));
  return busy
    .map((one) => ({ ...one, calls: one.calls - (beside.get(`${one.url} ${one.at}`) ?? 0) }))
    .filter(({ calls }) => calls > 0);
}

async function measure(served: Served, sent: readonly Sent[]): Promise<readonly Path[]> {
  for (const one of sent.slice(0, WARM)) await send(served, one);
  const paths: Path[] = [];
  for (const one of sent.slice(0, requests)) {
    await takeCalls(served);
    await wait(QUIET_MS);
    const quiet = await takeCalls(served);
    await send(served, one);
    await wait(QUIET_MS);
    paths.push(withoutQuiet(await takeCalls(served), quiet));
  }
  return paths;
}

const sumOfCalls = (path: Path): number => path.reduce((sum, { calls }) => sum + calls, 0);

function printMost(paths: readonly Path[], count: number): void {
  const all = new Map<string, number>();
  for (const { url, name, calls } of paths.flat()) {
    const title = `${url.replace(/.*\/dist\//, '')} ${name}`;
    all.set(title, (all.get(title) ?? 0) + calls);
  }
  const most = [...all].sort(([, left], [, right]) => right - left).slice(0, count);
  for (const [title, calls] of most)
    process.stdout.write(`${(calls / paths.length).toFixed(1).padStart(8)}  ${title}\n`);
}

const { cases } = await prepareCases(20_261_120, WARM);
const served = await serveProduct({
  port: 4801,
  core: null,
  command: [
    '--import',
    new URL('http/count-calls.mjs', import.meta.url).href,
    // Not the bundle, in which files are one.
    ...START_COMMAND.map((one) => one.replace('dist/bin/', 'dist/src/cli/')),
  ],
  environment: { CALLS_FILE },
});
try {
  for (const name of PATHS) {
    const paths = await measure(served, cases.find((one) => one.name === name)!.requests);
    const [files, functions, calls] = [
      median(paths.map((path) => new Set(path.map(({ url }) => url)).size)),
      median(paths.map((path) => path.length)),
      median(paths.map(sumOfCalls)),
    ];
    process.stdout.write(`${name}: ${files} files, ${functions} functions, ${calls} calls\n`);
    printMost(paths, Number(given.most));
  }
} finally {
  await served.stop();
}

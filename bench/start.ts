/**
 * From the start of the process to 200 of /readyz, by the clock and by the processor, on an empty data directory and on
 * one that has been used: `npx tsx bench/start.ts` after a build. Options: --runs 5 --out bench/results
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cpuOf } from './http/load.js';
import { WORK_FOLDER, serve } from './http/processes.js';
import { figureTable, record } from './http/record.js';
import { START_COMMAND } from './http/product.js';
import { median } from './http/results.js';
import { figure } from './staying/step.js';

const PORT = 4821;
/** Seconds. */
const WANTED = { 'warm start': 5, 'very first start': 20 } as const;

const { values: given } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, out: { type: 'string' } },
});
const runs = Number(given.runs);

/** Seconds of one start; the processor's are of all threads. */
interface Start {
  readonly wall: number;
  readonly cpu: number;
}

async function start(folder: string): Promise<Start> {
  const begun = performance.now();
  const server = await serve({
    name: 'start',
    port: PORT,
    command: START_COMMAND,
    environment: { DATA_DIR: folder },
    readyPath: '/readyz',
    core: null,
  });
  const taken = { wall: (performance.now() - begun) / 1000, cpu: cpuOf(server.pid) / 1e6 };
  await server.stop();
  return taken;
}

const [first, warm]: [Start[], Start[]] = [[], []];
for (let run = 0; run < runs; run += 1) {
  const folder = mkdtempSync(`${WORK_FOLDER}-start-`);
  try {
    first.push(await start(folder));
    warm.push(await start(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const figures = (
  [
    ['warm start', warm],
    ['very first start', first],
  ] as const
).map(([what, starts]) => {
  const wall = median(starts.map((one) => one.wall));
  const cpu = median(starts.map((one) => one.cpu));
  return figure(`${what} to ready`, `${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor`, [
    `within ${WANTED[what]} s`,
    wall <= WANTED[what],
  ]);
});
process.stdout.write(`${figureTable(figures)}\n`);
if (given.out !== undefined)
  record(given.out, { section: 'start', settings: { runs }, figures, details: { first, warm } });

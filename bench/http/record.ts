import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One figure that was asked for. */
export interface Figure {
  readonly what: string;
  /** As it is read, with its unit. */
  readonly figure: string;
  /** What it has to be; null: nothing was asked. */
  readonly wanted: string | null;
  /** Null: nothing was asked, or it was not measured. */
  readonly holds: boolean | null;
}

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGiB: number;
}

interface Section {
  readonly machine: Machine;
  readonly node: string;
  readonly at: string;
  readonly commit: string;
  /** Of the machine when the run ended: other work makes figures worse. */
  readonly load: number;
  readonly settings: object;
  readonly figures: readonly Figure[];
  readonly details: unknown;
}

interface Results {
  readonly sections: Readonly<Record<string, Section>>;
}

export interface Recorded {
  /** Which bench: http, staying or start. */
  readonly section: string;
  readonly settings: object;
  readonly figures: readonly Figure[];
  /** Everything else that was seen. */
  readonly details: unknown;
}

const KEPT = fileURLToPath(new URL('../results', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));
const [BEGIN, END] = ['<!-- figures: begin -->', '<!-- figures: end -->'];

/**
 * Puts what was measured into `<folder>/<day>.json` beside the other benches of the day; where the folder is
 * bench/results, docs/performance.md then has the newest figures of each bench that were asked for.
 */
export function record(folder: string, { section, settings, figures, details }: Recorded): void {
  const at = new Date().toISOString();
  const file = `${folder}/${at.slice(0, 10)}.json`;
  mkdirSync(folder, { recursive: true });
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
  const load = loadavg()[0] ?? NaN;
  const own: Section = { machine, node: process.version, at, commit, load, settings, figures, details };
  const results: Results = { sections: { ...before?.sections, [section]: own } };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  if (resolve(folder) === KEPT) writePage(readNewest());
}

/** Each bench as it was measured last. */
function readNewest(): Results {
  const days = readdirSync(KEPT).filter((name) => name.endsWith('.json'));
  const results = days.sort().map((name) => JSON.parse(readFileSync(join(KEPT, name), 'utf8')) as Results);
  return { sections: Object.assign({}, ...results.map(({ sections }) => sections)) as Results['sections'] };
}

function writePage({ sections }: Results): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for figures: ${BEGIN} and ${END}`);
  const parts = Object.entries(sections).map(
    ([name, { machine, node, at, commit, load, figures }]) =>
      `${name}: ${at.slice(0, 16)}Z, commit ${commit}, load ${load.toFixed(1)}\n${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, Node ${node}\n\n${figureTable(figures.filter(({ wanted }) => wanted !== null))}`,
  );
  const text = parts.join('\n\n');
  writeFileSync(PAGE, `${page.slice(0, from)}${BEGIN}\n\n${text}\n\n${page.slice(to)}`);
}

/** The figures in Markdown. */
export function figureTable(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ what, figure, wanted, holds }) =>
      `| ${what} | ${figure} | ${wanted ?? ''} | ${holds === null ? '' : holds ? 'yes' : 'no'} |`,
  );
  return ['| | measured | wanted | holds |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** What was asked for and measured, counted as the tests of a suite are: CI adds them up. */
export function writeCounts(file: string, figures: readonly Figure[]): void {
  const missed = figures.filter(({ holds }) => holds === false).length;
  const met = figures.filter(({ holds }) => holds === true).length;
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: met, numFailedTests: missed, numRuntimeErrorTestSuites: 0 }),
  );
  if (missed > 0) process.exitCode = 1;
}

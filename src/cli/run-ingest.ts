import { constants, getPriority, setPriority } from 'node:os';
import { SingleBar } from 'cli-progress';
import { INGEST_USAGE, parseIngestCommand, printReport } from '../ingest/run/ingest-command.js';
import { runIngestCommand } from '../ingest/run/run-sources.js';
import { NO_PROGRESS, type Progress } from '../ingest/run/source.js';
import { readUpdateKey } from '../ingest/run/update-key.js';
import { SOURCES } from '../ingest/sources/index.js';
import { isKeepingCommand, KEEPING_USAGE, runKeepingCommand } from '../ingest/keeping/keeping-command.js';
import type { Database } from '../store/database/database.js';
import { withAbsolutePaths } from './absolute-paths.js';
import { runAtOwner } from './at-owner.js';
import { misused, printed } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { runCommand, type Ended } from './run-command.js';

const PLACE = readDataPlace(process.env);
const { dataDir } = PLACE;

const USAGE = {
  ingest: `${INGEST_USAGE}\n${KEEPING_USAGE}`,
  update: `dutygraph update --from FOLDER|FILE|URL [--dry-run] [--allow-large-change]

Takes newer law from an update that is signed with the key of LAW_UPDATE_KEY: docs/operations.md has more.`,
};

/** `dutygraph ingest`: reads official files into a new data version and serves it; `dutygraph update` is its source law. */
export function runIngest(name: keyof typeof USAGE): Promise<void> {
  return runCommand(name, () => answer(name));
}

async function answer(name: keyof typeof USAGE): Promise<Ended> {
  giveWay();
  const given = withAbsolutePaths(process.argv.slice(2));
  const usage = USAGE[name];
  if (given.some((word) => word === '--help' || word === '-h')) return printed(`${usage}\n`);
  if (name === 'ingest' && isKeepingCommand(given)) return keep(given);
  const words = name === 'update' ? ['law', ...given] : given;
  const command = parseIngestCommand(words, SOURCES);
  if (!command.ok) return misused(`${command.message}\n${usage}`);
  const reports = await runAtOwner(PLACE, {
    ...{ command: 'ingest', words },
    here: (database) => runIngestCommand(command.value, { ...bench(database), progress: chooseProgress() }),
    onOwner: ({ pid }) => console.error(`handed to process ${pid}, which serves from ${dataDir}`),
  });
  return {
    stdout: reports.map((report) => `${printReport(report).join('\n')}\n`).join(''),
    stderr: `${describeEffort()}\n`,
    exitCode: reports.every(({ succeeded }) => succeeded) ? 0 : 1,
  };
}

/** Lowers the priority so that a server on the same machine goes first. Keeps a lower priority already set. */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

function describeEffort(): string {
  const seconds = (performance.now() / 1000).toFixed(1);
  return `${seconds} s, peak memory ${process.resourceUsage().maxRSS} kB`;
}

/** Rollback, lists and retention, run here or by the server that owns the data directory. */
async function keep(words: readonly string[]): Promise<Ended> {
  const here = (database: Database) => runKeepingCommand(words, { ...bench(database), sources: SOURCES });
  const answer = await runAtOwner(PLACE, { command: 'ingest', words, here });
  return { ...printed(`${answer.lines.join('\n')}\n`), exitCode: answer.succeeded ? 0 : 1 };
}

function bench(database: Database) {
  return {
    database,
    dataDir,
    now: () => new Date(),
    updateKey: readUpdateKey(process.env.LAW_UPDATE_KEY || null),
  };
}

function chooseProgress(): Progress {
  if (!process.stderr.isTTY) return NO_PROGRESS;
  const bar = new SingleBar({
    format: '{stage} {bar} {value}/{total} {label}',
    stream: process.stderr,
    hideCursor: true,
  });
  return {
    start: (stage, total) => bar.start(total, 0, { stage: stage.padEnd(8), label: '' }),
    step: (label) => bar.increment(1, { label }),
    finish: () => bar.stop(),
  };
}

import { constants, getPriority, setPriority } from 'node:os';
import { SingleBar } from 'cli-progress';
import { INGEST_USAGE, parseIngestCommand, printReport } from '../ingest/run/ingest-command.js';
import { runIngestCommand } from '../ingest/run/run-sources.js';
import { NO_PROGRESS, type IngestReport, type Progress } from '../ingest/run/source.js';
import { readUpdateKey } from '../ingest/run/update-key.js';
import { SOURCES } from '../ingest/sources/index.js';
import {
  isKeepingCommand,
  KEEPING_USAGE,
  runKeepingCommand,
  type KeepingAnswer,
} from '../ingest/keeping/keeping-command.js';
import type { Database } from '../store/database/database.js';
import { openDatabase } from '../store/database/open.js';
import { DataDirectoryInUse, handToOwner } from '../store/database/owner-lock.js';
import { withAbsolutePaths } from './absolute-paths.js';
import { misused, printed } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { runCommand, type Ended } from './run-command.js';

const PLACE = readDataPlace(process.env);
const { dataDir } = PLACE;

/** `dutygraph ingest`: reads official files into a new data version and serves it. */
async function main(): Promise<Ended> {
  giveWay();
  const words = withAbsolutePaths(process.argv.slice(2));
  const usage = `${INGEST_USAGE}\n${KEEPING_USAGE}`;
  if (words.includes('--help')) return printed(`${usage}\n`);
  if (isKeepingCommand(words)) return keep(words);
  const command = parseIngestCommand(words, SOURCES);
  if (!command.ok) return misused(`${command.message}\n${usage}`);
  const reports = await runHere(command.value).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse) return askOwner(words, error);
    throw error;
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
  const answer = await withDatabase((database) =>
    runKeepingCommand(words, { ...bench(database), sources: SOURCES }),
  ).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse)
      return handToOwner(dataDir, { kind: 'ingest', words }) as Promise<KeepingAnswer>;
    throw error;
  });
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

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(PLACE);
  try {
    await database.migrate();
    return await work(database);
  } finally {
    await database.close();
  }
}

function runHere(command: Parameters<typeof runIngestCommand>[0]): Promise<readonly IngestReport[]> {
  return withDatabase((database) =>
    runIngestCommand(command, { ...bench(database), progress: chooseProgress() }),
  );
}

/** Sends the command to the server that owns the data directory, which reads the new version at once. */
async function askOwner(
  words: readonly string[],
  inUse: DataDirectoryInUse,
): Promise<readonly IngestReport[]> {
  console.error(`handed to process ${inUse.pid}, which serves from ${dataDir}`);
  return (await handToOwner(dataDir, { kind: 'ingest', words })) as readonly IngestReport[];
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

await runCommand('ingest', main);

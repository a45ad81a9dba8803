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
import { readDataPlace } from './data-place.js';

const PLACE = readDataPlace(process.env);
const { dataDir } = PLACE;

/** `npm run ingest`: reads official files into a new data version and serves it. */
async function main(): Promise<void> {
  giveWay();
  const words = withAbsolutePaths(process.argv.slice(2));
  if (words.includes('--help')) {
    console.log(`${INGEST_USAGE}\n${KEEPING_USAGE}`);
    return;
  }
  if (isKeepingCommand(words)) return keep(words);
  const command = parseIngestCommand(words, SOURCES);
  if (!command.ok) {
    console.error(`${command.message}\n${INGEST_USAGE}\n${KEEPING_USAGE}`);
    process.exitCode = 2;
    return;
  }
  const reports = await runHere(command.value).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse) return askOwner(words, error);
    throw error;
  });
  console.error(describeEffort());
  for (const report of reports) console.log(printReport(report).join('\n'));
  if (reports.some((report) => !report.succeeded)) process.exitCode = 1;
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
async function keep(words: readonly string[]): Promise<void> {
  const answer = await withDatabase((database) =>
    runKeepingCommand(words, { ...bench(database), sources: SOURCES }),
  ).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse)
      return handToOwner(dataDir, { kind: 'ingest', words }) as Promise<KeepingAnswer>;
    throw error;
  });
  console.log(answer.lines.join('\n'));
  if (!answer.succeeded) process.exitCode = 1;
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

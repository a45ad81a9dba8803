import { SingleBar } from 'cli-progress';
import {
  INGEST_USAGE,
  parseIngestCommand,
  printReport,
  runIngestCommand,
} from '../ingest/run/ingest-command.js';
import { NO_PROGRESS, type IngestReport, type Progress } from '../ingest/run/source.js';
import { SOURCES } from '../ingest/sources/index.js';
import { openDatabase } from '../store/database/open.js';
import { DataDirectoryInUse, handToOwner } from '../store/database/owner-lock.js';

const { DATABASE_URL: databaseUrl, DATA_DIR } = process.env;
const dataDir = DATA_DIR || '.data';

/** `npm run ingest`: reads official files into a new data version and serves it. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const command = parseIngestCommand(words, SOURCES);
  if (!command.ok) {
    console.error(`${command.message}\n${INGEST_USAGE}`);
    process.exitCode = 2;
    return;
  }
  const reports = await runHere(command.value).catch((error: unknown) => {
    if (error instanceof DataDirectoryInUse) return askOwner(words, error);
    throw error;
  });
  for (const report of reports) console.log(printReport(report).join('\n'));
  if (reports.some((report) => !report.succeeded)) process.exitCode = 1;
}

async function runHere(command: Parameters<typeof runIngestCommand>[0]): Promise<readonly IngestReport[]> {
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    await database.migrate();
    return await runIngestCommand(command, {
      database,
      dataDir,
      now: () => new Date(),
      progress: chooseProgress(),
    });
  } finally {
    await database.close();
  }
}

/** The server that owns the data directory carries the command out and reads the new version at once. */
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

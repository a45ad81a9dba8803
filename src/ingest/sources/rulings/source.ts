import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findCurrentVersion } from '../../../store/database/data-versions.js';
import { compareRulings, saveRulings, type RulingChange } from '../../../store/rulings/save-rulings.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { finishRun, startRun } from '../../ledger/run-ledger.js';
import { fetchBytes } from '../../run/fetch-bytes.js';
import { keepRawFile, toRawFile, type RawFile } from '../../run/raw-files.js';
import type { IngestReport, IngestRequest, IngestSource, RunStatus, Workshop } from '../../run/source.js';
import { parseRulings, type ParsedRulings } from './parse-rulings.js';

const FILE_NAME = 'rulings.ndjson';
const MAX_BYTES = 64 * 1024 * 1024;

/** Ruling letters of Customs from a file. They belong to no data version: the served version stays unchanged. */
export const rulingsSource: IngestSource = {
  name: 'rulings',
  title: 'Ruling letters of Customs (CROSS)',
  folder: 'cross',
  ingest: async (request, workshop) => {
    const file = await discoverRulings(request.from);
    const read = file.ok ? readRulings(file.value) : file;
    const ended = read.ok ? await carryOut(read.value, request, workshop) : failedAt(read.message);
    const current = await findCurrentVersion(workshop.database, 'live');
    return { source: rulingsSource.name, dataVersion: current?.contentHash ?? null, ...ended };
  },
};

type Ended = Omit<IngestReport, 'source' | 'dataVersion'>;
interface Reading extends ParsedRulings {
  readonly file: RawFile;
}

async function carryOut(reading: Reading, request: IngestRequest, workshop: Workshop): Promise<Ended> {
  const { database, now } = workshop;
  const change = await compareRulings(database, reading.rulings);
  if (change.added.length + change.changed.length === 0) return endedWith('unchanged', reading, change);
  if (request.dryRun) return endedWith('dry_run', reading, change);
  await keepRawFile(workshop.dataDir, reading.file);
  const startVersionId = (await findCurrentVersion(database, 'live'))?.id ?? null;
  const runId = await startRun(database, {
    source: rulingsSource.name,
    startedAt: now(),
    startVersionId,
    file: reading.file,
  });
  await database.transaction(async (session) => {
    await saveRulings(session, reading.rulings, now());
    await finishRun(session, runId, {
      ...{ status: 'applied', finishedAt: now(), producedVersionId: null, rowsRead: reading.rowsRead },
      ...{ rowsAdded: change.added.length, rowsChanged: change.changed.length, rowsClosed: 0 },
      ...{ changeSet: change, issues: reading.issues, checks: [], failure: null },
    });
  });
  return endedWith('applied', reading, { ...change, runId });
}

function endedWith(
  status: RunStatus,
  { file, rowsRead, issues }: Reading,
  { added, changed, unchanged, runId = null }: RulingChange & { readonly runId?: number | null },
): Ended {
  const lines = [
    `${file.name}: ${added.length} letters new, ${changed.length} changed, ${unchanged} as they were`,
    ...issues.map(({ record, message }) => `  ! ${record}: ${message}`),
  ];
  const run = { runId, unit: file.name, status, checks: [], failure: null, lines };
  return { runs: [run], rowsRead, succeeded: true };
}

function failedAt(failure: string): Ended {
  const run = {
    runId: null,
    unit: FILE_NAME,
    status: 'failed' as const,
    checks: [],
    failure,
    lines: [failure],
  };
  return { runs: [run], rowsRead: 0, succeeded: false };
}

/** The file of letters at a place: the file itself, `rulings.ndjson` in a folder (or its `cross`), or an address. */
async function discoverRulings(from: string | null): Promise<Parsed<RawFile>> {
  if (from === null) return refuse('say where the letters are: --from FOLDER, --from FILE or --from URL');
  if (/^https?:\/\//i.test(from)) {
    const fetched = await fetchBytes(from);
    if (!fetched.ok) return fetched;
    if (fetched.value === null) return refuse(`${from} answers that there is no such file`);
    return accept(toRawFile(basename(new URL(from).pathname) || FILE_NAME, from, fetched.value));
  }
  const path = [from, join(from, FILE_NAME), join(from, 'cross', FILE_NAME)].find(
    (place) => lstatSync(place, { throwIfNoEntry: false })?.isFile() ?? false,
  );
  if (path === undefined) return refuse(`${from} is no file of letters, nor a folder with ${FILE_NAME}`);
  if (lstatSync(path).size > MAX_BYTES) return refuse(`${path} is larger than ${MAX_BYTES} bytes`);
  return accept(toRawFile(basename(path), null, readFileSync(path)));
}

function readRulings(file: RawFile): Parsed<Reading> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  } catch {
    return refuse(`${file.name} is not UTF-8 text`);
  }
  const parsed = parseRulings(text);
  return parsed.ok ? accept({ ...parsed.value, file }) : refuse(`${file.name}: ${parsed.message}`);
}

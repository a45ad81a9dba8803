import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCurrentVersion } from '../../../store/database/data-versions.js';
import { resolvePackagePath } from '../../../store/database/package-path.js';
import { loadPack } from '../../../store/pack-loader/load-pack.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { finishRun, startRun } from '../../ledger/run-ledger.js';
import { BrokenPack } from '../../../law/pack/pack-format.js';
import { readPack, type ReferencePack } from '../../../law/pack/read-pack.js';
import { keepRawFile, toRawFile, type RawFile } from '../../run/raw-files.js';
import type {
  CheckOutcome,
  IngestReport,
  IngestRequest,
  IngestSource,
  RunReport,
  RunStatus,
  Workshop,
} from '../../run/source.js';
import { checkLoss, compareTables, describeChanges, type TableChange } from './compare-tables.js';

const MANIFEST = 'manifest.json';

/** All reference data of a pack, as `npm run law:build` writes it: a data version of its own. */
export const referenceSource: IngestSource = {
  name: 'reference',
  title: 'Reference pack',
  folder: 'reference',
  ingest: async (request, workshop) => {
    const opened = await openPack(request.from ?? resolvePackagePath('prisma', 'reference'));
    const run = opened.ok
      ? await carryOut(opened.value, request, workshop)
      : toRun('failed', { failure: opened.message, lines: [opened.message] });
    const current = await findCurrentVersion(workshop.database, 'live');
    return {
      source: referenceSource.name,
      runs: [run],
      dataVersion: current?.contentHash ?? null,
      rowsRead: opened.ok ? rowsOf(opened.value.pack) : 0,
      succeeded: run.status !== 'failed' && run.status !== 'quarantined',
    } satisfies IngestReport;
  },
};

interface OpenedPack {
  readonly pack: ReferencePack;
  readonly manifestFile: RawFile;
}

/** A pack that differs from the served one, and what to do with it. */
interface Change extends OpenedPack {
  readonly startVersionId: number | null;
  readonly tables: readonly TableChange[];
  readonly checks: readonly CheckOutcome[];
  readonly lines: readonly string[];
}

async function openPack(folder: string): Promise<Parsed<OpenedPack>> {
  const path = join(folder, MANIFEST);
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile())
    return refuse(`${folder} is no folder of a reference pack: it has no file ${MANIFEST}`);
  try {
    const pack = await readPack(folder);
    return accept({ pack, manifestFile: toRawFile(MANIFEST, null, readFileSync(path)) });
  } catch (cause) {
    if (cause instanceof BrokenPack) return refuse(cause.message);
    throw cause;
  }
}

async function carryOut(opened: OpenedPack, request: IngestRequest, workshop: Workshop): Promise<RunReport> {
  const { manifest } = opened.pack;
  const current = await findCurrentVersion(workshop.database, 'live');
  const title = `${MANIFEST}: data version ${manifest.dataVersion}`;
  if (current?.contentHash === manifest.dataVersion)
    return toRun('unchanged', { lines: [`${title} is served already`] });
  const tables = await compareTables(workshop.database, current?.id ?? null, manifest);
  const change: Change = {
    ...opened,
    startVersionId: current?.id ?? null,
    tables,
    checks: [checkLoss(tables, request.allowLargeChange)],
    lines: [title, ...describeChanges(tables)],
  };
  return request.dryRun ? toRun('dry_run', change) : record(change, workshop);
}

/** Loads the pack under a run of the ledger; a failure leaves the previous version served. */
async function record(change: Change, workshop: Workshop): Promise<RunReport> {
  const { database, dataDir, now } = workshop;
  const held = change.checks.find(({ passed }) => !passed);
  await keepRawFile(dataDir, change.manifestFile);
  const runId = await startRun(database, {
    ...{ source: referenceSource.name, startedAt: now() },
    ...{ startVersionId: change.startVersionId, file: change.manifestFile },
  });
  const loaded: Parsed<number> = held ? refuse(held.detail) : await load(change.pack, workshop);
  const status = held ? 'quarantined' : loaded.ok ? 'applied' : 'failed';
  const failure = loaded.ok ? null : loaded.message;
  await finishRun(database, runId, {
    ...{ status, finishedAt: now(), producedVersionId: loaded.ok ? loaded.value : null, failure },
    ...{ rowsRead: rowsOf(change.pack), rowsChanged: 0, issues: [], checks: change.checks },
    rowsAdded: sum(change.tables.map(({ before, after }) => Math.max(0, after - before))),
    rowsClosed: sum(change.tables.map(({ before, after }) => Math.max(0, before - after))),
    changeSet: { tables: change.tables },
  });
  const lines = failure === null ? change.lines : [...change.lines, `  ! ${failure}`];
  return toRun(status, { runId, checks: change.checks, failure, lines });
}

/** Id of the version now served; fails when a file or a database constraint rejects it. */
async function load(pack: ReferencePack, { database, progress }: Workshop): Promise<Parsed<number>> {
  progress.start('load', pack.manifest.datasets.length);
  let table = '';
  try {
    const { id } = await loadPack(database, pack, {
      onProgress: (at) => {
        if (at.table !== table) progress.step(at.table);
        table = at.table;
      },
    });
    return accept(id);
  } catch (cause) {
    return refuse(cause instanceof Error ? cause.message : String(cause));
  } finally {
    progress.finish();
  }
}

function toRun(
  status: RunStatus,
  {
    runId = null,
    checks = [],
    failure = null,
    lines,
  }: Pick<RunReport, 'lines'> & Partial<Omit<RunReport, 'lines'>>,
): RunReport {
  return { runId, unit: MANIFEST, status, checks, failure, lines };
}

const rowsOf = ({ manifest }: ReferencePack): number => sum(manifest.datasets.map(({ rows }) => rows));

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

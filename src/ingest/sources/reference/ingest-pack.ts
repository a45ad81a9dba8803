import type { PackCoverage } from '../../../law/pack/manifest.js';
import type { ReferencePack } from '../../../law/pack/read-pack.js';
import { findCurrentVersion, type DataVersion } from '../../../store/database/data-versions.js';
import { loadPack } from '../../../store/pack-loader/load-pack.js';
import { isBefore } from '../../../terms/interval.js';
import { toCalendarDate } from '../../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { isProposed } from '../../keeping/proposals.js';
import { finishRun } from '../../ledger/run-ledger.js';
import { keepRawFile, type RawFile } from '../../run/raw-files.js';
import {
  beginRun,
  recordRun,
  toReport,
  toResult,
  toRunReport,
  type UnitBench,
  type UnitOutcome,
} from '../../run/record-run.js';
import {
  toCheck,
  type CheckOutcome,
  type IngestReport,
  type IngestRequest,
  type Workshop,
} from '../../run/source.js';
import { checkLoss, compareTables, describeChanges } from './compare-tables.js';

export interface OpenedPack {
  readonly pack: ReferencePack;
  /** The file that identifies it. */
  readonly file: RawFile;
  /** The change in words, where it is known; absent: rows are counted. */
  readonly words?: readonly string[];
}

export interface PackRun {
  /** Name of the source. */
  readonly source: string;
  /** Name of the file, as runs show it. */
  readonly title: string;
  readonly opened: Parsed<OpenedPack>;
}

/** Serves a whole pack from now on, as a run of its source. A failure leaves the previous version served. */
export async function ingestPack(
  { source, title, opened }: PackRun,
  request: IngestRequest,
  workshop: Workshop,
): Promise<IngestReport> {
  const base = await findCurrentVersion(workshop.database, 'live');
  const bench: UnitBench = { source, workshop, base };
  if (!opened.ok) return recordRun(bench, { unit: title, status: 'failed', failure: opened.message });
  const { pack, file } = opened.value;
  const { dataVersion } = pack.manifest;
  await keepRawFile(workshop.dataDir, file);
  const heading = `${title}: data version ${dataVersion}`;
  const same: UnitOutcome = { unit: title, status: 'unchanged', failure: null, file };
  if (base?.contentHash === dataVersion)
    return recordRun(bench, { ...same, lines: [`${heading} is served already`] });
  if (request.proposes && servedBy(base).packs.at(-1) === dataVersion)
    return recordRun(bench, { ...same, lines: [`${heading} is served, with what was ingested since`] });
  if (request.proposes && (await isProposed(workshop.database, file.sha256)))
    return recordRun(bench, { ...same, lines: [`${heading} waits already as a proposal, or was rejected`] });
  const outcome = await judge(bench, { ...opened.value, unit: title, heading }, request);
  if (outcome.status !== 'applied') return recordRun(bench, outcome);
  return apply(bench, pack, outcome);
}

/** What is to be done with a pack that differs from what is served. */
async function judge(
  { workshop: { database }, base }: UnitBench,
  { pack, file, words, unit, heading }: OpenedPack & Pick<UnitOutcome, 'unit'> & { readonly heading: string },
  { allowLargeChange, dryRun, proposes }: IngestRequest,
): Promise<UnitOutcome> {
  const tables = await compareTables(database, base?.id ?? null, pack.manifest);
  const checks = [checkLoss(tables, allowLargeChange), checkNewer(base, pack.manifest, allowLargeChange)];
  const lines = [heading, ...(words ?? describeChanges(tables))];
  const judged: UnitOutcome = {
    ...{
      unit,
      file,
      status: 'applied',
      failure: null,
      lines,
      checks,
      changeSet: {
        title: 'Law as a whole',
        changesDuty: true,
        tables,
        words: lines,
        touches: { headings: headingsIn(lines) },
      },
    },
    rowsRead: sum(tables.map(({ after }) => after)),
    rowsAdded: sum(tables.map(({ before, after }) => Math.max(0, after - before))),
    rowsClosed: sum(tables.map(({ before, after }) => Math.max(0, before - after))),
  };
  const broken = checks.filter(({ passed }) => !passed);
  if (broken.length > 0)
    return { ...judged, status: 'quarantined', failure: broken.map(({ detail }) => detail).join('; ') };
  if (dryRun) return { ...judged, status: 'dry_run' };
  return proposes ? { ...judged, status: 'proposed' } : judged;
}

/** The Chapter 99 headings that lines of a change set begin with. */
function headingsIn(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => /^\s*(99\d\d\.\d\d\.\d\d)\b/.exec(line)?.[1] ?? []))];
}

/** The packs that led to a version, the last of which is part of it, and what it covers. */
function servedBy(base: DataVersion | null) {
  const { coverage, packs = [] } = (base?.manifest ?? {}) as {
    readonly coverage?: PackCoverage;
    readonly packs?: readonly string[];
  };
  return { coverage, packs };
}

/**
 * Law that ends before the law served, or that was served before it, is not taken by mistake, or because somebody offers an
 * old update again.
 */
function checkNewer(
  base: DataVersion | null,
  { dataVersion, coverage: { programs } }: ReferencePack['manifest'],
  allowOlder: boolean,
): CheckOutcome {
  const { coverage, packs } = servedBy(base);
  const [before, after] = [coverage?.programs.verifiedTo, programs.verifiedTo];
  const isOlder = before !== undefined && isBefore(toCalendarDate(after), toCalendarDate(before));
  const isReplaced = packs.slice(0, -1).includes(dataVersion);
  const why = isOlder
    ? `its programs are verified to ${after}, those served to ${before}`
    : 'it was served before and other law has replaced it';
  return isOlder || isReplaced
    ? toCheck('not-older', allowOlder, `${why}: --allow-large-change takes older law`)
    : toCheck('not-older', true, `programs verified to ${after}`);
}

async function apply(bench: UnitBench, pack: ReferencePack, outcome: UnitOutcome): Promise<IngestReport> {
  const { database } = bench.workshop;
  const runId = await beginRun(bench, outcome);
  const loaded = await load(pack, bench.workshop);
  const ended: UnitOutcome = loaded.ok ? outcome : { ...outcome, status: 'failed', failure: loaded.message };
  await finishRun(database, runId, toResult(bench, ended, loaded.ok ? loaded.value : null));
  const served = await findCurrentVersion(database, 'live');
  const report = toReport(bench, toRunReport(runId, ended), ended);
  return { ...report, dataVersion: served?.contentHash ?? null };
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

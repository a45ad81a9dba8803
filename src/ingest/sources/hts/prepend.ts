import { toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { recordEarlierCoverage } from '../../ledger/dataset-health.js';
import { readKnownRevisions, writeRevision, type KnownRevision } from '../../ledger/revision-ledger.js';
import { copySchedule, insertVersions, measureSchedule, readRowOrder } from '../../ledger/schedule-ledger.js';
import { recordRun, recordUnit, recordWork } from '../../run/record-run.js';
import type { IngestReport, IngestRequest, RunReport } from '../../run/source.js';
import { DATASET, serveSchedule } from './apply.js';
import type { RowVersion } from './bitemporal-merge.js';
import type { Discovery } from './discovery.js';
import { makePlan } from './make-plan.js';
import type { Plan, PlannedRevision } from './plan.js';
import { stopToOutcome, toOutcome, type Bench } from './report.js';
import type { HtsRevision } from './revision-list.js';
import { mergeOrder } from './row-order.js';

/** Revisions published before the first one held: years before those of the bundled schedule. */
export function listEarlier(
  offered: readonly HtsRevision[],
  known: readonly KnownRevision[],
): readonly HtsRevision[] {
  const [first] = known;
  if (first === undefined) return [];
  const held = new Set(known.map(({ revision }) => revision));
  return offered.filter(
    ({ revision, publishedOn }) => !held.has(revision) && isBefore(publishedOn, first.publishedOn),
  );
}

/**
 * Puts earlier revisions before those held. They are read as a schedule of their own and hold to the day before the first
 * day covered so far: what is held stays as it is. All of them or none: a gap would be covered by the revision before it.
 * Later revisions of the same place are left to the next run.
 */
export async function prependRevisions(
  bench: Bench,
  request: IngestRequest,
  discovery: Discovery,
): Promise<IngestReport> {
  const { workshop } = bench;
  const plan = await makePlan({ ...bench, base: null }, request, discovery);
  workshop.progress.finish();
  const modern = plan.planned.find(hasLaterHeading);
  if (modern) {
    const failure = `its archive has ${LATER_HEADING}, a heading of 2025: another file was served under its name`;
    const outcome = { ...toOutcome(modern, 'quarantined', true), failure };
    return { ...(await recordRun(bench, outcome)), rowsRead: 0 };
  }
  const isSound = plan.stop === null && plan.planned.some(({ archive }) => archive !== null);
  const applied = isSound && !request.dryRun ? await apply(bench, plan) : null;
  return {
    source: bench.source,
    runs: applied?.runs ?? (await recordOnly(bench, plan)),
    dataVersion: applied?.contentHash ?? bench.base?.contentHash ?? null,
    rowsRead: plan.planned.reduce((total, { archive }) => total + (archive?.rowsRead ?? 0), 0),
    succeeded: plan.stop === null,
  };
}

/** First printed in February 2025; an export of the current schedule is a known answer to requests for older ones. */
const LATER_HEADING = '9903.01.25';
const LATER_HEADING_DAY = toCalendarDate('2025-02-01');

function hasLaterHeading({ revision, archive }: PlannedRevision): boolean {
  if (!isBefore(revision.publishedOn, LATER_HEADING_DAY)) return false;
  const key = LATER_HEADING.replaceAll('.', '');
  return archive?.step.inserted.some(({ row }) => row.htsNumber === key) ?? false;
}

async function recordOnly(bench: Bench, { planned, stop }: Plan): Promise<readonly RunReport[]> {
  if (stop !== null) return [await recordUnit(bench, stopToOutcome(stop))];
  const runs: RunReport[] = [];
  for (const one of planned)
    if (one.archive) runs.push(await recordUnit(bench, toOutcome(one, 'dry_run', planned.length === 1)));
  return runs;
}

async function apply(
  bench: Bench,
  plan: Plan,
): Promise<Pick<IngestReport, 'runs'> & { readonly contentHash: string }> {
  const { workshop, base } = bench;
  const { database } = workshop;
  const { firstDay } = await measureSchedule(database, base?.id ?? 0);
  const order = mergeOrder(plan.state.order, base ? await readRowOrder(database, base.id) : []);
  const positions = new Map(order.map(({ rowKey }, place) => [rowKey, place + 1]));
  let runs: readonly RunReport[] = [];
  const contentHash = await serveSchedule(bench, plan, async (id) => {
    if (base) await copySchedule(database, { from: base.id, to: id }, positions);
    await insertVersions(database, { dataVersionId: id, positions }, endBefore(settle(plan), firstDay));
    runs = await recordRevisions(bench, id, plan.planned);
    const measured = await measureSchedule(database, id);
    await recordEarlierCoverage(database, id, { dataset: DATASET.dataset, ...measured });
  });
  return { runs, contentHash };
}

/** Every version of every row after all revisions, those superseded among them with their published end. */
function settle({ planned }: Plan): readonly RowVersion[] {
  const versions = new Map<string, RowVersion>();
  const nameOf = ({ row, legalFrom, publishedFrom }: RowVersion) =>
    `${row.rowKey} ${legalFrom} ${publishedFrom}`;
  for (const { archive } of planned) {
    for (const version of archive?.step.dropped ?? []) versions.delete(nameOf(version));
    for (const version of archive?.step.closed ?? []) versions.set(nameOf(version), version);
    for (const version of archive?.step.inserted ?? []) versions.set(nameOf(version), version);
  }
  return [...versions.values()];
}

/** The versions as law of the days before one; what begins later is left to the revisions held. */
function endBefore(versions: readonly RowVersion[], day: CalendarDate | null): readonly RowVersion[] {
  if (day === null) return versions;
  return versions.flatMap((version) => {
    if (!isBefore(version.legalFrom, day)) return [];
    const endsLater = version.legalTo === null || isBefore(day, version.legalTo);
    return [endsLater ? { ...version, legalTo: day } : version];
  });
}

/** One run a revision; their numbers come before those held. */
async function recordRevisions(
  bench: Bench,
  id: number,
  planned: readonly PlannedRevision[],
): Promise<readonly RunReport[]> {
  const { database } = bench.workshop;
  const known = await readKnownRevisions(database, id);
  const first = (known[0]?.sequence ?? 1) - planned.length;
  const runs: RunReport[] = [];
  for (const [place, one] of planned.entries()) {
    const revision = { ...one.revision, sequence: first + place };
    const fileSha256 = one.archive?.file.sha256 ?? null;
    await writeRevision(database, id, { revision, fileSha256, changeRecords: [] });
    if (one.archive === null) continue;
    const outcome = toOutcome(one, 'applied', planned.length === 1);
    runs.push(await recordWork(bench, outcome, (finish) => finish(database, id)));
  }
  return runs;
}

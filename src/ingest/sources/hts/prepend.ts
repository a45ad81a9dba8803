import { toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { recordEarlierCoverage } from '../../ledger/dataset-health.js';
import { readKnownRevisions, writeRevision, type KnownRevision } from '../../ledger/revision-ledger.js';
import { copySchedule, insertVersions, measureSchedule, readRowOrder } from '../../ledger/schedule-ledger.js';
import type { RunContext, RunPlan, RunWork } from '../../run/plan.js';
import type { UnitOutcome } from '../../run/source.js';
import { DATASET, serveSchedule, toPositions } from './apply.js';
import type { RowVersion } from './bitemporal-merge.js';
import type { Discovery } from './discovery.js';
import { makePlan } from './make-plan.js';
import type { PlannedRevision } from './plan.js';
import { countRows, toEnding, toOutcome, toUnit, type RevisionUnit } from './report.js';
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
export async function planEarlier(context: RunContext, discovery: Discovery): Promise<RunPlan<RevisionUnit>> {
  const plan = await makePlan({ ...context, base: null }, discovery);
  const modern = plan.planned.find(hasLaterHeading);
  if (modern) {
    const failure = `its archive has ${LATER_HEADING}, a heading of 2025: another file was served under its name`;
    const ending: UnitOutcome = { ...toOutcome(modern), status: 'quarantined', failure };
    return { rowsRead: 0, work: null, ending, sparesHealth: true };
  }
  const isSound = plan.stop === null && plan.planned.some(({ archive }) => archive !== null);
  return {
    rowsRead: countRows(plan),
    work: isSound ? toWork(context, plan.planned) : null,
    ending: plan.stop && toEnding(plan),
    sparesHealth: true,
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

function toWork(context: RunContext, planned: readonly PlannedRevision[]): RunWork<RevisionUnit> {
  const { workshop, base } = context;
  const { database } = workshop;
  return {
    units: planned.map(toUnit),
    serve: async (written, fill) => {
      const { firstDay } = await measureSchedule(database, base?.id ?? 0);
      const held = base ? await readRowOrder(database, base.id) : [];
      const positions = toPositions(mergeOrder(written.at(-1)?.order ?? [], held));
      await serveSchedule(context, written, async (id) => {
        if (base) await copySchedule(database, { from: base.id, to: id }, positions);
        await insertVersions(
          database,
          { dataVersionId: id, positions },
          endBefore(settle(written), firstDay),
        );
        // Their numbers come before those held.
        const known = await readKnownRevisions(database, id);
        const first = (known[0]?.sequence ?? 1) - written.length;
        await fill(async (session, unit) => {
          const revision = { ...unit.revision, sequence: first + written.indexOf(unit) };
          const fileSha256 = unit.archive?.file.sha256 ?? null;
          await writeRevision(session, id, { revision, fileSha256, changeRecords: [] });
        }, id);
        const measured = await measureSchedule(database, id);
        await recordEarlierCoverage(database, id, { dataset: DATASET.dataset, ...measured });
      });
    },
  };
}

/** Every version of every row after all revisions, those superseded among them with their published end. */
function settle(planned: readonly PlannedRevision[]): readonly RowVersion[] {
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

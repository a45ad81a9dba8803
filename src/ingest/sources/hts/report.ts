import type { UnitOutcome } from '../../run/source.js';
import { formatRevisionTitle } from '../../../law/tables/held-revisions.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { PlannedUnit } from '../../run/plan.js';
import { printSummary, summarizeStep } from './change-summary.js';
import { listTouches, touchesDuty } from './duty-changes.js';
import type { Plan, PlannedArchive, PlannedRevision, Unchanged } from './plan.js';
import type { Issue } from './printed-row.js';

/** A revision as the pipeline writes and records it. */
export interface RevisionUnit extends PlannedUnit, PlannedRevision {
  readonly publishedOn: CalendarDate;
}

export function toUnit(planned: PlannedRevision): RevisionUnit {
  const { revision, archive } = planned;
  return {
    ...{ name: revision.revision, publishedOn: revision.publishedOn },
    outcome: archive && toOutcome(planned),
    changesDuty: archive?.step.changes.some(touchesDuty) ?? false,
    ...planned,
  };
}

/** The outcome of one revision that is applied. */
export function toOutcome({
  revision,
  archive,
  issues,
}: Pick<PlannedRevision, 'revision' | 'archive' | 'issues'>): UnitOutcome {
  return {
    ...{ unit: revision.revision, status: 'applied', failure: null, file: archive?.file ?? null, issues },
    ...(archive && describeArchive(archive)),
    remarks: printIssues(issues),
  };
}

/** How a plan ends: where it stopped, or that nothing is new; null: neither. */
export function toEnding({ planned, unchanged, stop }: Plan): UnitOutcome | null {
  if (stop) {
    const { status, file, failure } = stop;
    return { ...toOutcome(stop), status, file, failure };
  }
  return planned.some(({ archive }) => archive !== null) ? null : describeUnchanged([...unchanged]);
}

export function countRows({ planned, stop }: Plan): number {
  return [...planned, ...(stop ? [stop] : [])].reduce(
    (total, { archive }) => total + (archive?.rowsRead ?? 0),
    0,
  );
}

function describeArchive({ rowsRead, step, checks }: PlannedArchive): Partial<UnitOutcome> {
  const summary = summarizeStep(step);
  const { added: rowsAdded, changed: rowsChanged, ended: rowsClosed } = summary;
  const lines = printSummary(summary);
  const forFeed = {
    title: formatRevisionTitle(summary.revision),
    changesDuty: step.changes.some(touchesDuty),
    words: lines,
    touches: listTouches(step),
  };
  return {
    ...{ rowsRead, rowsAdded, rowsChanged, rowsClosed, checks, lines },
    changeSet: { ...summary, ...forFeed },
  };
}

function describeUnchanged(counts: readonly (readonly [Unchanged, number])[]): UnitOutcome {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const unit = total === 1 ? '1 revision' : `${total} revisions`;
  const details = counts.map(([why, count]) => `  ${count} ${UNCHANGED[why]}`);
  const lines = [`${unit} already held: the change set is empty`, ...details];
  return { unit, status: 'unchanged', failure: null, lines };
}

/** Descriptions of revisions that change nothing: "the same bytes" only for those that were read. */
const UNCHANGED: Readonly<Record<Unchanged, string>> = {
  read: 'read again, with the same bytes',
  notFetched: 'not read: the list does not say that they changed',
  notPublished: 'without a published archive',
  heldWithoutArchive:
    'held without an archive, which cannot be put between revisions: what is offered was not read',
};

/** Issues by kind, with the first of each. */
function printIssues(issues: readonly Issue[]): readonly string[] {
  const kinds = [...new Set(issues.map((issue) => issue.kind))];
  return kinds.map((kind) => {
    const own = issues.filter((issue) => issue.kind === kind);
    return `  ! ${kind} ${own.length}, first ${own[0]?.record}: ${own[0]?.message}`;
  });
}

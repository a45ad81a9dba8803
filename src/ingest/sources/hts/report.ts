import { formatRevisionTitle } from '../../../law/tables/held-revisions.js';
import type { UnitBench, UnitOutcome } from '../../run/record-run.js';
import type { RunStatus } from '../../run/source.js';
import { printSummary, summarizeStep } from './change-summary.js';
import { listTouches, touchesDuty } from './duty-changes.js';
import type { PlannedArchive, PlannedRevision, Stop } from './plan.js';
import type { Issue } from './printed-row.js';

/** The context for recording a run. */
export interface Bench extends UnitBench {
  /** True: the bytes come from the official address, not from another place. */
  readonly isOfficial: boolean;
}

/** The outcome of one revision, before it is recorded. `detailed`: with samples of the changes. */
export function toOutcome(
  { revision, archive, issues }: PlannedRevision,
  status: RunStatus,
  detailed: boolean,
): UnitOutcome {
  return {
    ...{ unit: revision.revision, status, failure: null, file: archive?.file ?? null, issues },
    ...(archive && describeArchive(archive, detailed)),
    remarks: detailed ? printIssues(issues) : [],
  };
}

export function stopToOutcome({ status, file, failure, ...stopped }: Stop): UnitOutcome {
  return { ...toOutcome(stopped, status, true), file, failure };
}

function describeArchive(
  { rowsRead, step, checks }: PlannedArchive,
  detailed: boolean,
): Partial<UnitOutcome> & Pick<UnitOutcome, 'lines'> {
  const summary = summarizeStep(step);
  const { added: rowsAdded, changed: rowsChanged, ended: rowsClosed } = summary;
  const forFeed = {
    title: formatRevisionTitle(summary.revision),
    changesDuty: step.changes.some(touchesDuty),
    words: printSummary(summary, true),
    touches: listTouches(step),
  };
  return {
    ...{ rowsRead, rowsAdded, rowsChanged, rowsClosed, checks },
    changeSet: { ...summary, ...forFeed },
    lines: printSummary(summary, detailed),
  };
}

/** Issues by kind, with the first of each. */
function printIssues(issues: readonly Issue[]): readonly string[] {
  const kinds = [...new Set(issues.map((issue) => issue.kind))];
  return kinds.map((kind) => {
    const own = issues.filter((issue) => issue.kind === kind);
    return `  ! ${kind} ${own.length}, first ${own[0]?.record}: ${own[0]?.message}`;
  });
}

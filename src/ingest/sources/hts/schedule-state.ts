import { runAtOnce } from '../../../terms/pause.js';
import {
  addVersions,
  keepUnchangedRows,
  learn,
  mergeRevision,
  type Knowledge,
  type MergeStep,
  type RowVersion,
} from './bitemporal-merge.js';
import type { ChangeRecord } from './change-records.js';
import { diffRows, type RowChange } from './diff-rows.js';
import { dateChanges, itemDatesFor } from './legal-dates.js';
import { coverParents } from './parent-cover.js';
import type { Issue, PrintedRow } from './printed-row.js';
import type { HtsRevision } from './revision-list.js';
import { mergeOrder, type OrderedKey } from './row-order.js';

/** The knowledge after a revision, against which the next one is compared. */
export interface ScheduleState {
  readonly knowledge: Knowledge;
  /** Rows as printed by the newest archived revision, in its order. */
  readonly printed: ReadonlyMap<string, PrintedRow>;
  /** Printing order of every row that ever existed. */
  readonly order: readonly OrderedKey[];
  /** Revisions published since the newest archived one whose own archives are not held. */
  readonly unarchived: readonly HtsRevision[];
}

export const EMPTY_SCHEDULE: ScheduleState = Object.freeze({
  knowledge: new Map(),
  printed: new Map(),
  order: [],
  unarchived: [],
});

export interface Advance {
  readonly state: ScheduleState;
  readonly step: MergeStep;
  readonly issues: readonly Issue[];
}

/** Publishes the rows of one revision on top of the known state. */
export function advance(state: ScheduleState, printing: Printing, records: readonly ChangeRecord[]): Advance {
  return runAtOnce(advanceInSteps(state, printing, records));
}

interface Printing {
  readonly revision: HtsRevision;
  readonly rows: readonly PrintedRow[];
}

/** The same, with a pause for others between steps. */
export function* advanceInSteps(
  state: ScheduleState,
  { revision, rows }: Printing,
  records: readonly ChangeRecord[],
): Generator<void, Advance> {
  const changes = diffRows(state.printed, rows);
  yield;
  const dated = dateChanges(changes, revision, itemDatesFor(revision, state.unarchived, records));
  const merged = mergeRevision(state.knowledge, revision, dated.changes);
  const cover = coverParents(learn(state.knowledge, merged), merged.readings.keys(), revision);
  const step = addVersions(merged, cover, state.knowledge);
  yield;
  const next: ScheduleState = {
    knowledge: learn(state.knowledge, step),
    printed: changes.length > 0 ? keepUnchangedRows(state.printed, rows, changes) : state.printed,
    order: changes.some(moves) ? mergeOrder(state.order, rows) : state.order,
    unarchived: [],
  };
  return { state: next, step, issues: [...dated.issues, ...cover.map(coverIssue)] };
}

function coverIssue({ row, legalFrom, legalTo }: RowVersion): Issue {
  return {
    kind: 'parent-extended',
    record: row.rowKey,
    message: `in force from ${legalFrom} to ${legalTo ?? 'open'} too, for the rows under it`,
  };
}

/** Numbers print in ascending order: a row moves only by being added, removed or given another parent. */
function moves(change: RowChange): boolean {
  return change.kind !== 'changed' || change.fields.includes('parentRowKey');
}

/** Notes a revision without a stored archive: its changes show in the next archived one. */
export function passUnarchived(
  state: ScheduleState,
  revision: HtsRevision,
): { readonly state: ScheduleState; readonly issue: Issue } {
  const message = `the archive of this revision is not held: its changes are read from the next one, published later`;
  return {
    state: { ...state, unarchived: [...state.unarchived, revision] },
    issue: { kind: 'revision-not-archived', record: revision.revision, message },
  };
}

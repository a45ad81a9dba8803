import type { CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates, isBefore } from '../../../terms/interval.js';
import type { ChangeRecord } from './change-records.js';
import type { RowChange } from './diff-rows.js';
import type { Issue } from './printed-row.js';
import type { HtsRevision } from './revision-list.js';

/** Legal dates of items by digits; a later map applies only when the earlier ones have no date. */
export type ItemDates = readonly ReadonlyMap<string, CalendarDate>[];

/**
 * Dates for the changes first seen in `revision`: from its own change record, then from those of the unarchived
 * revisions since the last archived one, newest first, because their changes first show here.
 */
export function itemDatesFor(
  revision: HtsRevision,
  unarchived: readonly HtsRevision[],
  records: readonly ChangeRecord[],
): ItemDates {
  return [revision, ...unarchived.toReversed()].map((each) => {
    const dates = new Map<string, CalendarDate>();
    for (const record of records) {
      if (record.revision !== each.revision || record.digits === null || record.effectiveOn === null)
        continue;
      const known = dates.get(record.digits);
      if (known === undefined || isBefore(record.effectiveOn, known))
        dates.set(record.digits, record.effectiveOn);
    }
    return dates;
  });
}

/** A change with the day it becomes law. */
export type DatedChange = RowChange & { readonly legalFrom: CalendarDate };

/**
 * The legal date of each change: that of the item (the number, else the longest prefix in the change record), else that
 * of the revision. A row is never in force without its parent: a new parent begins with its earliest row, and an ended
 * one lasts as long as its last row.
 */
export function dateChanges(
  changes: readonly RowChange[],
  revision: HtsRevision,
  itemDates: ItemDates,
): { readonly changes: readonly DatedChange[]; readonly issues: readonly Issue[] } {
  const own = new Map(
    changes.map((change) => [change.rowKey, findItemDate(change, itemDates) ?? revision.effectiveOn]),
  );
  const dates = new Map(own);
  const added = new Set(changes.filter((change) => change.kind === 'added').map((change) => change.rowKey));
  const ended = new Set(changes.filter((change) => change.kind === 'ended').map((change) => change.rowKey));
  for (const change of childrenFirst(changes)) {
    const date = dates.get(change.rowKey) as CalendarDate;
    const newParent = change.after?.parentRowKey ?? null;
    const oldParent = change.before?.parentRowKey ?? null;
    if (newParent !== null && added.has(newParent)) yieldTo(dates, newParent, { date, wanted: -1 });
    if (oldParent !== null && ended.has(oldParent)) yieldTo(dates, oldParent, { date, wanted: 1 });
  }
  const dated = changes.map((change) => ({ ...change, legalFrom: dates.get(change.rowKey) as CalendarDate }));
  return {
    changes: dated,
    issues: dated.filter((change) => change.legalFrom !== own.get(change.rowKey)).map(movedIssue),
  };
}

/** Children follow their parents in print: going backwards carries dates up the whole tree. Ended rows come last. */
function childrenFirst(changes: readonly RowChange[]): readonly RowChange[] {
  const backwards = changes.toReversed();
  return [
    ...backwards.filter((change) => change.kind !== 'ended'),
    ...backwards.filter((change) => change.kind === 'ended'),
  ];
}

function findItemDate(change: RowChange, itemDates: ItemDates): CalendarDate | null {
  const number = (change.after ?? change.before)?.htsNumber ?? null;
  if (number === null) return null;
  for (const dates of itemDates) {
    for (let length = number.length; length >= 4; length -= 2) {
      const date = dates.get(number.slice(0, length));
      if (date !== undefined) return date;
    }
  }
  return null;
}

/** `wanted` is the comparison sign at which the row's date gives way: -1 to an earlier day, 1 to a later one. */
function yieldTo(
  dates: Map<string, CalendarDate>,
  rowKey: string,
  { date, wanted }: { readonly date: CalendarDate; readonly wanted: -1 | 1 },
): void {
  const current = dates.get(rowKey);
  if (current !== undefined && compareDates(date, current) === wanted) dates.set(rowKey, date);
}

function movedIssue(change: DatedChange): Issue {
  return {
    kind: 'legal-date-moved-to-parent',
    record: change.rowKey,
    message: `${change.kind} with the rows under it, on ${change.legalFrom}`,
  };
}

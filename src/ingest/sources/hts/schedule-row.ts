import type { HTS_ROW } from '../../../tables/schedule.js';
import type { RowOf } from '../../../tables/table.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates } from '../../../terms/interval.js';
import type { RowVersion } from './bitemporal-merge.js';
import type { Cell, Endnote } from './printed-row.js';

/** A version of a row as it is inserted: each end of its intervals in a column of its own; null ends are open. */
export interface ScheduleRow extends Omit<RowOf<typeof HTS_ROW>, 'legal' | 'published' | 'endnotes'> {
  readonly endnotes: readonly Endnote[];
  readonly legalFrom: CalendarDate;
  readonly legalTo: CalendarDate | null;
  readonly publishedFrom: CalendarDate;
  readonly publishedTo: CalendarDate | null;
}

export function toScheduleRow(version: RowVersion, position: number): ScheduleRow {
  const { row, legalFrom, legalTo, publishedFrom, publishedTo, revision } = version;
  return {
    rowKey: row.rowKey,
    parentRowKey: row.parentRowKey,
    htsNumber: row.htsNumber,
    chapter: row.chapter,
    position,
    indent: row.indent,
    isSuperior: row.htsNumber === null,
    description: row.description.text,
    units: row.units,
    general: printedRate(row.general),
    special: printedRate(row.special),
    column2: printedRate(row.column2),
    additionalDuties: row.additionalDuties?.raw ?? null,
    quotaQuantity: row.quotaQuantity?.raw ?? null,
    endnotes: row.endnotes,
    legalFrom,
    legalTo,
    publishedFrom,
    publishedTo,
    revision,
  };
}

/** A cell with only blanks and mark-up is empty: the rate is inherited. */
function printedRate(cell: Cell): string {
  return cell.text === '' ? '' : cell.raw;
}

/** Printing order; versions of one row by publication and then by legal day. */
export function compareScheduleRows(left: ScheduleRow, right: ScheduleRow): number {
  return (
    left.position - right.position ||
    compareDates(left.publishedFrom, right.publishedFrom) ||
    compareDates(left.legalFrom, right.legalFrom)
  );
}

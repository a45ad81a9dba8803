import type { HtsNumber } from '../../../terms/hts-number.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates } from '../../../terms/interval.js';
import type { RowVersion } from './bitemporal-merge.js';
import type { Cell, Endnote } from './printed-row.js';

/** A version of a row, in the columns of the table `hts_row`; dates are `YYYY-MM-DD`, null ends are open. */
export interface ScheduleRow {
  readonly rowKey: string;
  readonly parentRowKey: string | null;
  readonly htsNumber: HtsNumber | null;
  readonly chapter: string;
  /** Printing order over all revisions, from 1; versions of one row share it. */
  readonly position: number;
  readonly indent: number;
  readonly isSuperior: boolean;
  readonly description: string;
  readonly units: readonly string[];
  /** Rates are raw texts as printed; empty: inherited. */
  readonly general: string;
  readonly special: string;
  readonly column2: string;
  readonly additionalDuties: string | null;
  readonly quotaQuantity: string | null;
  readonly endnotes: readonly Endnote[];
  readonly legalFrom: CalendarDate;
  readonly legalTo: CalendarDate | null;
  readonly publishedFrom: CalendarDate;
  readonly publishedTo: CalendarDate | null;
  readonly revision: string;
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

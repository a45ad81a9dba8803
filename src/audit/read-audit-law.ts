import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import type { ConfidenceLabel } from '../terms/citation.js';
import { Decimal } from '../terms/decimal.js';

type Columns = Readonly<Record<string, (cell: string) => unknown>>;
type RowOf<Of extends Columns> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

const text = (cell: string): string => cell;
const decimal = (cell: string): Decimal => new Decimal(cell);
const optionalDay = (cell: string): CalendarDate | null => (cell === '' ? null : toCalendarDate(cell));

function confidence(cell: string): ConfidenceLabel {
  if (cell === 'high' || cell === 'medium' || cell === 'low') return cell;
  throw new TypeError(`law/entry-audit: "${cell}" is not high, medium or low`);
}

/** Interest rates of Customs for one run of quarters, in percent a year (26 USC 6621; quarterly notices). */
const INTEREST = {
  from: toCalendarDate,
  /** The last day, included. */
  to: toCalendarDate,
  underpayment: decimal,
  overpayment: decimal,
  corporateOverpayment: decimal,
  source: text,
  confidence,
};

export type InterestPeriod = RowOf<typeof INTEREST>;

/** One dated fact of the refund of the duties that the Supreme Court held void. */
const REFUND_EVENTS = {
  from: toCalendarDate,
  to: optionalDay,
  kind: text,
  event: text,
  source: text,
  confidence,
};

/** A duty whose authority is before the courts: its amount is contingent and in no total. */
const CONTESTED_DUTIES = {
  name: text,
  /** The heading, or the digits that its headings begin with. */
  headings: text,
  status: text,
  advice: text,
  asOf: toCalendarDate,
  source: text,
  confidence,
};

/** What an audit needs beside the duty law: interest rates, refund events, contested duties. */
export type AuditLaw = ReturnType<typeof readAuditLaw>;

/** Reads the tables of `law/entry-audit`. Throws where a cell is not what its column holds. */
export function readAuditLaw(pathOf: (name: string) => string) {
  const rowsOf = <Of extends Columns>(name: string, columns: Of): readonly RowOf<Of>[] => {
    const rows = parse<Record<string, string>>(readFileSync(pathOf(name), 'utf8'), {
      ...{ columns: true, trim: true },
    });
    return rows.map((row) => {
      const cells = Object.entries(columns).map(([column, read]) => [column, read(cellOf(row, column))]);
      return Object.fromEntries(cells) as RowOf<Of>;
    });
  };
  return {
    interest: rowsOf('interest-rates.csv', INTEREST),
    refundEvents: rowsOf('refund-events.csv', REFUND_EVENTS),
    contested: rowsOf('contested-duties.csv', CONTESTED_DUTIES),
  } as const;
}

function cellOf(row: Readonly<Record<string, string>>, column: string): string {
  const cell = row[column];
  if (cell === undefined) throw new TypeError(`law/entry-audit: there is no column "${column}"`);
  return cell;
}

/** The first day on which Customs takes declarations. Null: the data know of none. */
export function findCapeOpening({ refundEvents }: AuditLaw): CalendarDate | null {
  return refundEvents.find(({ kind }) => kind === 'cape_phase_1')?.from ?? null;
}

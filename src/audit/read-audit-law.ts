import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import type { InterestPeriod } from './interest.js';

type Confidence = InterestPeriod['confidence'];

/** One dated fact of the refund of the duties that the Supreme Court held void. */
interface RefundEvent {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly kind: string;
  readonly event: string;
  readonly source: string;
  readonly confidence: Confidence;
}

/** A duty whose authority is before the courts: its amount is contingent and in no total. */
interface ContestedDuty {
  readonly name: string;
  /** The heading, or the digits that its headings begin with. */
  readonly headings: string;
  readonly status: string;
  readonly advice: string;
  readonly asOf: CalendarDate;
  readonly source: string;
  readonly confidence: Confidence;
}

/** What an audit needs beside the duty law: interest rates, refund events, contested duties. */
export interface AuditLaw {
  readonly interest: readonly InterestPeriod[];
  readonly refundEvents: readonly RefundEvent[];
  readonly contested: readonly ContestedDuty[];
}

/** The first day on which Customs takes declarations. Null: the data know of none. */
export function findCapeOpening({ refundEvents }: AuditLaw): CalendarDate | null {
  return refundEvents.find(({ kind }) => kind === 'cape_phase_1')?.from ?? null;
}

type Row = Readonly<Record<string, string>>;

/** Reads the tables of `law/entry-audit`. Throws where a cell is not what its column holds. */
export function readAuditLaw(pathOf: (name: string) => string): AuditLaw {
  const rowsOf = (
    name: 'interest-rates.csv' | 'refund-events.csv' | 'contested-duties.csv',
  ): readonly Row[] => parse<Row>(readFileSync(pathOf(name), 'utf8'), { columns: true, trim: true });
  return {
    interest: rowsOf('interest-rates.csv').map((row) => ({
      from: toCalendarDate(cell(row, 'from')),
      to: toCalendarDate(cell(row, 'to')),
      underpayment: new Decimal(cell(row, 'underpayment')),
      overpayment: new Decimal(cell(row, 'overpayment')),
      corporateOverpayment: new Decimal(cell(row, 'corporateOverpayment')),
      source: cell(row, 'source'),
      confidence: toConfidence(cell(row, 'confidence')),
    })),
    refundEvents: rowsOf('refund-events.csv').map((row) => ({
      from: toCalendarDate(cell(row, 'from')),
      to: cell(row, 'to') === '' ? null : toCalendarDate(cell(row, 'to')),
      kind: cell(row, 'kind'),
      event: cell(row, 'event'),
      source: cell(row, 'source'),
      confidence: toConfidence(cell(row, 'confidence')),
    })),
    contested: rowsOf('contested-duties.csv').map((row) => ({
      name: cell(row, 'name'),
      headings: cell(row, 'headings'),
      status: cell(row, 'status'),
      advice: cell(row, 'advice'),
      asOf: toCalendarDate(cell(row, 'asOf')),
      source: cell(row, 'source'),
      confidence: toConfidence(cell(row, 'confidence')),
    })),
  };
}

function cell(row: Row, column: string): string {
  const text = row[column];
  if (text === undefined) throw new TypeError(`law/entry-audit: there is no column "${column}"`);
  return text;
}

function toConfidence(text: string): Confidence {
  if (text === 'high' || text === 'medium' || text === 'low') return text;
  throw new TypeError(`law/entry-audit: "${text}" is not high, medium or low`);
}

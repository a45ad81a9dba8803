import { parseCaseNumber, type CaseNumber } from '../../../terms/case-number.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../../../terms/citation.js';
import { Decimal } from '../../../terms/decimal.js';

/** One field of a record: the model field it is read from and how its value is converted. */
export interface Column<Value> {
  readonly field: string;
  readonly read: (value: unknown) => Value;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The record that a set of columns reads. */
export type RecordOf<Schema extends Columns> = {
  readonly [Name in keyof Schema]: Schema[Name] extends Column<infer Value> ? Value : never;
};

function column<Value>(field: string, read: (value: unknown) => Value): Column<Value> {
  return { field, read };
}

/** A text column without nulls; the type parameter narrows it to its allowed words. */
export const words = <Value extends string = string>(field: string): Column<Value> =>
  column(field, (value) => value as Value);

export const optionalText = (field: string): Column<string | null> =>
  column(field, (value) => (value as string | null) ?? null);

export const optionalWords = <Value extends string>(field: string): Column<Value | null> =>
  column(field, (value) => (value as Value | null) ?? null);

export const day = (field: string): Column<CalendarDate> => column(field, (value) => value as CalendarDate);

export const optionalDay = (field: string): Column<CalendarDate | null> =>
  column(field, (value) => (value as CalendarDate | null) ?? null);

export const whole = (field: string): Column<number> => column(field, Number);

export const decimal = (field: string): Column<Decimal> =>
  column(field, (value) => new Decimal(value as string));

export const optionalDecimal = (field: string): Column<Decimal | null> =>
  column(field, (value) => (value === null || value === undefined ? null : new Decimal(value as string)));

export const texts = (field: string): Column<readonly string[]> =>
  column(field, (value) => (value as readonly string[] | null) ?? []);

export const caseNumber = (field: string): Column<CaseNumber> => column(field, toCaseNumber);

export const caseNumbers = (field: string): Column<readonly CaseNumber[]> =>
  column(field, (value) => (value as readonly unknown[]).map(toCaseNumber));

export const json = <Value>(field: string): Column<Value> =>
  column(field, (value) => (typeof value === 'string' ? JSON.parse(value) : value) as Value);

export const citations = (field: string): Column<readonly Citation[]> => json<readonly Citation[]>(field);

/** The reliability fields of every trade-remedy row. */
export const SOURCED = {
  provenance: words('provenance'),
  confidence: words<ConfidenceLabel>('confidence'),
  source: words<SourceLabel>('sourceLabel'),
};

function toCaseNumber(value: unknown): CaseNumber {
  const parsed = parseCaseNumber(value as string);
  if (!parsed.ok) throw new Error(`a trade-remedy row cannot be read: ${parsed.message}`);
  return parsed.value;
}

/** Reads one row, an object with the field names of its model. */
export function readRecord<Schema extends Columns>(
  schema: Schema,
  row: Readonly<Record<string, unknown>>,
): RecordOf<Schema> {
  const entries = Object.entries(schema).map(([name, { field, read }]) => [name, read(row[field])] as const);
  return Object.fromEntries(entries) as RecordOf<Schema>;
}

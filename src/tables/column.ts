import { parseCaseNumber, type CaseNumber } from '../terms/case-number.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import type { Interval } from '../terms/interval.js';
import { toJsonCell, type Cell } from './dataset.js';

/** How the database holds a column. */
export type Storage = 'text' | 'date' | 'instant' | 'integer' | 'decimal' | 'boolean' | 'list' | 'json';

/** One member of a row: the columns that hold it, and how it is read from them and written to them. */
export interface Column<Value> {
  readonly storage: Storage;
  readonly isOptional: boolean;
  /** What follows the member's name in the names of its fields; `['']` for a member of one column. */
  readonly endings: readonly string[];
  /** Reads the member from its cell, or its two. */
  readonly read: (cell: unknown, second: unknown) => Value;
  readonly write: (value: Value) => readonly Cell[];
}

const SINGLE = [''] as const;

function createColumn<Value>(
  storage: Storage,
  read: (cell: unknown) => Value,
  write: (value: Value) => Cell,
): Column<Value> {
  return { storage, isOptional: false, endings: SINGLE, read, write: (value) => [write(value)] };
}

function isNothing(cell: unknown): cell is null | undefined {
  return cell === null || cell === undefined;
}

/** The same column where null is a value too. */
export function optional<Value>({ storage, endings, read, write }: Column<Value>): Column<Value | null> {
  return {
    ...{ storage, endings, isOptional: true },
    read: (cell, second) => (isNothing(cell) ? null : read(cell, second)),
    write: (value) => (value === null ? [null] : write(value)),
  };
}

/** Text of a closed vocabulary, or of a type of its own. */
export const words = <Value extends string>(): Column<Value> =>
  createColumn<Value>(
    'text',
    (cell) => cell as Value,
    (value) => value,
  );

export const text = (): Column<string> => words<string>();

/** A day, held as a date. */
export const day = (): Column<CalendarDate> =>
  createColumn(
    'date',
    (cell) => cell as CalendarDate,
    (value) => value,
  );

/** An RFC 3339 instant. A database that keeps no time zone means UTC. */
export const instant = (): Column<string> =>
  createColumn(
    'instant',
    (cell) =>
      new Date(
        /(?:Z|[+-]\d\d:?\d\d)$/.test(cell as string) ? (cell as string) : `${cell as string}Z`,
      ).toISOString(),
    (value) => value,
  );

/** Whole numbers of a closed set. */
export const wholeOf = <Value extends number>(): Column<Value> =>
  createColumn<Value>(
    'integer',
    (cell) => cell as Value,
    (value) => value,
  );

export const whole = (): Column<number> => wholeOf<number>();

export const flag = (): Column<boolean> =>
  createColumn(
    'boolean',
    (cell) => cell as boolean,
    (value) => value,
  );

/** An exact number, held as text outside the database. */
export const decimal = (): Column<Decimal> =>
  createColumn(
    'decimal',
    (cell) => new Decimal(cell as string),
    (value) => value.toString(),
  );

/** A list of values of one type; an empty list where the column is empty. */
export const listOf = <Item extends string | number>(): Column<readonly Item[]> =>
  createColumn<readonly Item[]>(
    'list',
    (cell) => (cell as readonly Item[] | null) ?? [],
    (value) => value,
  );

export const list = (): Column<readonly string[]> => listOf<string>();

/** A plain value of members and lists. */
export const json = <Value>(): Column<Value> =>
  createColumn<Value>('json', (cell) => cell as Value, toJsonCell);

export const caseNumber = (): Column<CaseNumber> => createColumn('text', readCaseNumber, (value) => value);

export const caseNumbers = (): Column<readonly CaseNumber[]> =>
  createColumn<readonly CaseNumber[]>(
    'list',
    (cell) => (cell as readonly unknown[]).map(readCaseNumber),
    (value) => value,
  );

/** The days from `…From` up to `…To`; null at an end: open. */
export const period = (): Column<Interval> => ({
  storage: 'date',
  isOptional: true,
  endings: ['From', 'To'],
  read: (from, to) =>
    Object.freeze({ from: (from ?? null) as Interval['from'], to: (to ?? null) as Interval['to'] }),
  write: ({ from, to }) => [from, to],
});

function readCaseNumber(cell: unknown): CaseNumber {
  const parsed = parseCaseNumber(cell as string);
  if (!parsed.ok) throw new Error(`a trade-remedy row cannot be read: ${parsed.message}`);
  return parsed.value;
}

import { createHash } from 'node:crypto';

/** A row of a version: its members by name. */
export type Members = Readonly<Record<string, unknown>>;

/** The row as text. Equal content gives equal text, whatever the insertion order of its sets. */
export function toRecordText(row: unknown): string {
  return JSON.stringify(row, (_name, value: unknown) =>
    value instanceof Set ? [...(value as ReadonlySet<unknown>)].sort() : value,
  );
}

/** Rows hashed in one step. */
const ROWS_A_STEP = 500;

/** sha256 over rows, independent of their order, in hex; in steps of bounded work. */
export function* hashRecordsInSteps(rows: Iterable<unknown>): Generator<void, string> {
  const digests: string[] = [];
  for (const row of rows) {
    if (digests.length % ROWS_A_STEP === 0) yield;
    digests.push(createHash('sha256').update(toRecordText(row)).digest('hex'));
  }
  yield;
  return createHash('sha256').update(digests.sort().join('')).digest('hex');
}

/** Longest value shown, in characters. */
const LONGEST_VALUE = 300;

/** A member in readable form; null: it has no value. */
export function toValueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return shorten(value);
  const list = value instanceof Set ? [...(value as ReadonlySet<unknown>)].sort() : value;
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return shorten(list.join(', '));
  const text = toRecordText(list);
  return shorten(/^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : text);
}

export function shorten(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
}

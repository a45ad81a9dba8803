import type { JsonBytes } from './json-bytes.js';

export type Variables = Readonly<Record<string, unknown>>;

/** One run of a document. */
export interface Run {
  readonly variables: Variables;
  readonly context: unknown;
  /** The buffer that the answer is written to. */
  readonly out: JsonBytes;
  /** Whether the current output is kept for reuse: its parts then need not be kept separately. */
  isKept: boolean;
  /** The result of prefetch reads; it has no meaning. */
  touched: number;
}

/** Writes a value, which is not null, as JSON. */
export type Write = (value: unknown, run: Run) => void;

/** GraphQL awaits a promise, calls a function and treats an error as thrown: a writer does none of this. */
export function refuseUnresolved(value: unknown): void {
  if (typeof value === 'function' || value instanceof Promise || value instanceof Error)
    throw new TypeError('a value is not there yet');
}

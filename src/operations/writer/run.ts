import type { JsonBytes } from './json-bytes.js';

export type Variables = Readonly<Record<string, unknown>>;

/** One run of a document. */
export interface Run {
  readonly variables: Variables;
  readonly context: unknown;
  /** Where the answer goes. */
  readonly out: JsonBytes;
  /** Whether what is being written is kept, to be written once: its parts need not be kept beside it. */
  isKept: boolean;
  /** What fetching ahead has read: of no meaning. */
  touched: number;
}

/** Writes a value, which is not null, as JSON. */
export type Write = (value: unknown, run: Run) => void;

/** GraphQL waits for a promise, calls a function and takes an error for thrown: a writer does none of it. */
export function refuseUnsettled(value: unknown): void {
  if (typeof value === 'function' || value instanceof Promise || value instanceof Error)
    throw new TypeError('a value is not there yet');
}

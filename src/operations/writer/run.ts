import type { JsonBytes } from './json-bytes.js';
import type { Variables } from './selections.js';

/** One run of a document. */
export interface Run {
  readonly variables: Variables;
  readonly context: unknown;
  /** Where the answer goes. */
  readonly out: JsonBytes;
}

/** Writes a value, which is not null, as JSON. */
export type Write = (value: unknown, run: Run) => void;

import type { GivenColumns } from '../../../audit/read/map-columns.js';
import type { ProblemName } from '../../../terms/errors.js';
import type { AuditedFile } from '../../../audit/filed-record.js';

/** What the process of the files is started for: the first line of its input. */
export interface ReadOrder {
  readonly kind: 'read';
  readonly name: string;
  readonly columns: GivenColumns;
}

export interface WriteOrder {
  readonly kind: 'write';
  readonly folder: string;
}

/** The file cannot be audited, and why. */
interface Refused {
  readonly kind: 'refused';
  readonly problem: FileRefusal;
}

export interface FileRefusal {
  readonly name: ProblemName;
  readonly detail: string;
}

/** Records of some whole entries, as `writeKept` writes them: `FiledRecord[][]`. */
export interface RecordSlice {
  readonly kind: 'slice';
  readonly records: number;
  readonly text: string;
}

/** One line of its output each. */
export type ReadReply =
  RecordSlice | { readonly kind: 'read'; readonly reports: readonly AuditedFile[] } | Refused;

export type WriteReply =
  { readonly kind: 'written'; readonly totals: string; readonly notes: readonly string[] } | Refused;

/** A table whose rows are all skipped is no audit. */
export const NO_LINES = 'none of its rows is a line of an entry: look at what was skipped, and why';

import type { KeyMode } from '../../../accounts/api-key.js';
import { writeKept, type KeptEntry } from '../../../audit/kept-entry.js';
import type { Finding } from '../../../audit/finding.js';
import type { GivenColumns } from '../../../audit/read/map-columns.js';
import type { AuditRow } from '../../../store/audits/audit-row.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { FileRefusal } from '../files/files-messages.js';
import type { AuditedFile } from '../../../audit/filed-record.js';

/** What is kept of a stored audit beside its parts. Plain JSON. */
export interface StoredHead {
  /** Name of the file as it was given. */
  readonly name: string;
  readonly bytes: number;
  readonly asOf: CalendarDate;
  readonly columns: GivenColumns;
  /** Which law it is audited by: that of live keys or of test keys. */
  readonly mode: KeyMode;
  /** What was read of each file: one, or those of an archive. None: not yet. */
  readonly reports: readonly AuditedFile[];
  /** Why it failed. Null: it did not. */
  readonly refusal: FileRefusal | null;
  /** Sums as `writeKept` writes them. Null: not yet. */
  readonly totals: string | null;
  readonly notes: readonly string[];
  /** The outputs, in the order of their parts. */
  readonly files: readonly StoredFile[];
}

interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

export type StoredAudit = AuditRow<StoredHead>;

/** One finding with the entry it is of. */
export interface OutlinedFinding {
  readonly entry: string;
  readonly finding: Finding;
}

/** What is read of a slice without its lines. */
export interface SliceOutline {
  readonly entries: readonly string[];
  readonly findings: readonly OutlinedFinding[];
}

export function outlineOf(entries: readonly KeptEntry[]): SliceOutline {
  return {
    entries: entries.map(({ entry }) => entry.number),
    findings: entries.flatMap(({ entry, findings }) =>
      findings.map((finding) => ({ entry: entry.number, finding })),
    ),
  };
}

/** The audited entries of a slice, one a line, as `writeKept` writes them. */
export function writeEntryLines(entries: readonly KeptEntry[]): string {
  return entries.map(writeKept).join('\n');
}

/** The lines of `writeEntryLines`, each read when it is needed. Null: none. */
export function splitEntryLines(content: Buffer | null): readonly string[] {
  return content === null || content.length === 0 ? [] : content.toString('utf8').split('\n');
}

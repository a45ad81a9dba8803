import type { KeyMode } from '../../../accounts/api-key.js';
import { writeKept, type KeptEntry } from '../../../audit/kept-entry.js';
import type { Finding } from '../../../audit/finding.js';
import type { GivenColumns } from '../../../audit/read/map-columns.js';
import type { AuditRow } from '../../../store/audits/audit-row.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { pause } from '../../../terms/pause.js';
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

/** An audited entry as `writeKept` writes it, and its findings as an outline has them. */
export interface EntryText {
  readonly line: string;
  readonly number: string;
  readonly findings: string;
}

/** Written in a row: some 20 milliseconds. */
const MEMBERS_OF_TURN = 100;

/** Writes an entry while other work gets its turn among the lines and the findings of a long one. */
export async function writeEntry({ articles, findings, ...head }: KeptEntry): Promise<EntryText> {
  const number = head.entry.number;
  const ofFindings = await writeMembers(findings);
  const ofArticles = await writeMembers(articles);
  return {
    line: `${writeKept(head).slice(0, -1)},"findings":[${ofFindings.join(',')}],"articles":[${ofArticles.join(',')}]}`,
    number,
    findings: ofFindings
      .map((finding) => `{"entry":${JSON.stringify(number)},"finding":${finding}}`)
      .join(','),
  };
}

async function writeMembers(members: readonly unknown[]): Promise<readonly string[]> {
  const written: string[] = [];
  for (const member of members) {
    written.push(writeKept(member));
    if (written.length % MEMBERS_OF_TURN === 0) await pause();
  }
  return written;
}

/** The `SliceOutline` of entries as text. */
export function writeOutline(entries: readonly EntryText[]): string {
  const findings = entries.flatMap((entry) => (entry.findings === '' ? [] : [entry.findings]));
  return `{"entries":${JSON.stringify(entries.map(({ number }) => number))},"findings":[${findings.join(',')}]}`;
}

/** The entries of a slice, one a line, each read when it is needed. Null: none. */
export function splitEntryLines(content: Buffer | null): readonly string[] {
  return content === null || content.length === 0 ? [] : content.toString('utf8').split('\n');
}

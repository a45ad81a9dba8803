import type { KeptEntry } from '../../../audit/kept-entry.js';
import type { GivenColumns } from '../../../audit/read/map-columns.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { OutlinedFinding, StoredAudit } from './stored-head.js';

/** A file to be audited, as a caller sends it. */
export interface AuditUpload {
  readonly bytes: Buffer;
  readonly name: string;
  readonly asOf: CalendarDate;
  readonly columns: GivenColumns;
}

/** An output of an audit. */
export interface AuditFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** The stored audits of the caller's account; supplied by the composition root. */
export interface AuditRepository {
  now(): Date;
  start(upload: AuditUpload, dataVersion: string): Promise<StoredAudit>;
  list(): Promise<readonly StoredAudit[]>;
  find(id: string): Promise<StoredAudit | null>;
  listFindings(audit: StoredAudit): Promise<readonly OutlinedFinding[]>;
  findEntry(audit: StoredAudit, number: string): Promise<KeptEntry | null>;
  readFile(audit: StoredAudit, name: string): Promise<AuditFile | null>;
  remove(id: string): Promise<boolean>;
}

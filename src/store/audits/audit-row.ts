export type AuditStatus = 'queued' | 'auditing' | 'writing' | 'done' | 'failed';

/** One stored audit. `Head` is plain JSON, sealed in the database. */
export interface AuditRow<Head> {
  readonly id: string;
  readonly accountId: string;
  readonly status: AuditStatus;
  readonly head: Head;
  readonly dataVersion: string;
  /** Tariff numbers in the file; zero until it is read. */
  readonly records: number;
  readonly recordsDone: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
}

/** upload: the file; records: a slice to be audited; entries and outline: the same slice audited; file: an output. */
export type PartKind = 'upload' | 'records' | 'entries' | 'outline' | 'file';

export interface AuditPart {
  readonly kind: PartKind;
  readonly place: number;
  readonly content: Buffer | string;
}

export interface NewAudit<Head> {
  readonly id: string;
  readonly accountId: string;
  readonly head: Head;
  readonly upload: Buffer;
  readonly dataVersion: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A file that is read. */
export interface Begun<Head> {
  readonly head: Head;
  readonly slices: readonly { readonly records: number; readonly text: string }[];
  readonly now: Date;
}

/** A slice that is audited. */
export interface FinishedSlice {
  readonly place: number;
  readonly records: number;
  readonly parts: readonly AuditPart[];
}

/** An audit at its end. */
export interface Finished<Head> {
  readonly status: 'done' | 'failed';
  readonly head: Head;
  readonly files: readonly Buffer[];
  readonly now: Date;
}

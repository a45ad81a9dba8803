/** Named in the first line; another form of backup gets another number. */
export const BACKUP_FORMAT = 'dutygraph-backup/1';

/** Tables of a backup, each after those that it refers to. */
export const BACKUP_TABLES = [
  'account',
  'api_key',
  'usage_counter',
  'idempotency_record',
  'report',
  'classification',
  'classification_confirmation',
  'audit_event',
  'entry_audit',
  'entry_audit_part',
  'webhook_delivery',
] as const;

/** The first line of a backup. */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly madeAt: string;
  /** The last migration of the database it was made from: rows fit tables of this schema alone. */
  readonly migration: string;
  /** What the stored audits of an embedded database are sealed with, hexadecimal; null: the operator keeps the key. */
  readonly entryDataKey: string | null;
}

/** The last line: without it the file was cut short. */
export interface BackupEnd {
  readonly rows: number;
}

/** The last migration that ran. @throws where none did */
export const LAST_MIGRATION = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL ORDER BY migration_name DESC LIMIT 1`;

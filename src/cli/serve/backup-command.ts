import type { DatabaseOptions } from '../../store/database/open.js';
import type { Database } from '../../store/database/database.js';
import { findKeyFile } from '../../store/audits/seal.js';
import { writeBackup } from '../../store/backup/write-backup.js';

export interface BackupSource extends Pick<DatabaseOptions, 'dataDir'> {
  readonly database: Database;
  readonly now: Date;
  /** True: ENTRY_DATA_KEY is set, and the operator keeps it. */
  readonly isKeyOfOperator: boolean;
}

/** Writes the backup and says what is in it, a table a line. */
export async function runBackup(
  path: string,
  { database, dataDir, now, isKeyOfOperator }: BackupSource,
): Promise<string> {
  const isKept = database.kind === 'embedded' && !isKeyOfOperator;
  const entryDataKey = (isKept ? findKeyFile(dataDir)?.toString('hex') : null) ?? null;
  return describeRows(`Written: ${path}`, await writeBackup(path, { database, now, entryDataKey }));
}

export function describeRows(title: string, counts: ReadonlyMap<string, number>): string {
  const lines = [...counts].filter(([, count]) => count > 0).map(([table, count]) => `  ${table}: ${count}`);
  return [title, ...lines].join('\n');
}

import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/database.js';
import type { SqlSession } from '../database/session.js';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  LAST_MIGRATION,
  type BackupEnd,
  type BackupHead,
} from './backup-form.js';

/** Rows fetched at once: those of stored audits are large. */
const BATCH = 50;

export interface BackupParts {
  readonly database: Pick<Database, 'transaction'>;
  readonly now: Date;
  /** See `BackupHead`. */
  readonly entryDataKey: string | null;
}

/**
 * Writes the rows of one moment to `path`, readable by the owner alone; the file is there when it is whole. Returns the
 * number of rows of each table.
 *
 * @throws where there is a file at `path`
 */
export async function writeBackup(
  path: string,
  { database, now, entryDataKey }: BackupParts,
): Promise<ReadonlyMap<string, number>> {
  if ((await stat(path).catch(() => null)) !== null) throw new Error(`${path}: there is a file already`);
  const draft = `${path}.part`;
  const counts = new Map<string, number>();
  try {
    await database.transaction(async (session) => {
      await session.execute('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const [last] = await session.query<{ name: string }>(LAST_MIGRATION);
      const head: BackupHead = {
        ...{ format: BACKUP_FORMAT, madeAt: now.toISOString() },
        ...{ migration: last!.name, entryDataKey },
      };
      const file = createWriteStream(draft, { mode: 0o600 });
      await pipeline(Readable.from(linesOf(head, { session, counts })), createGzip(), file);
    });
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
  return counts;
}

interface Reading {
  readonly session: SqlSession;
  readonly counts: Map<string, number>;
}

/** The head, a line for each row, and the end. Rows stay text: numbers keep every digit. */
async function* linesOf(head: BackupHead, { session, counts }: Reading): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for (const table of BACKUP_TABLES) {
    let count = 0;
    await session.execute(
      `DECLARE backup_rows CURSOR FOR SELECT row_to_json(one)::text AS row FROM "${table}" AS one`,
    );
    for (;;) {
      const batch = await session.query<{ row: string }>(`FETCH ${BATCH} FROM backup_rows`);
      if (batch.length === 0) break;
      count += batch.length;
      yield batch.map(({ row }) => `${table}\t${row}\n`).join('');
    }
    await session.execute('CLOSE backup_rows');
    counts.set(table, count);
    rows += count;
  }
  const end: BackupEnd = { rows };
  yield `${JSON.stringify(end)}\n`;
}

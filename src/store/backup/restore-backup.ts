import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Database } from '../database/database.js';
import { parseJson } from '../../terms/read-json.js';
import type { SqlSession } from '../database/session.js';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  LAST_MIGRATION,
  type BackupEnd,
  type BackupHead,
} from './backup-form.js';

const BATCH = 50;

/** What was restored. */
export interface Restored {
  readonly head: BackupHead;
  readonly counts: ReadonlyMap<string, number>;
}

export interface RestoreParts {
  readonly database: Pick<Database, 'transaction'>;
  /** Keeps what the stored audits are sealed with; where it throws, nothing is restored. */
  readonly keepKey: (entryDataKey: string) => void;
}

/**
 * Puts the rows of a backup into a database without accounts: all or none.
 *
 * @throws where the file is none of ours or was cut short, was made at another schema, or accounts are there already
 */
export async function restoreBackup(path: string, { database, keepKey }: RestoreParts): Promise<Restored> {
  return database.transaction(async (session) => {
    const lines = readLines(path);
    const head = readHead(path, (await lines.next()).value);
    await requireRestorable(session, { path, head });
    const counts = new Map<string, number>();
    const end = await insertRows(session, { lines, counts });
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (end?.rows !== rows) throw new Error(`${path}: ${CUT_SHORT}`);
    await moveSequences(session);
    if (head.entryDataKey !== null) keepKey(head.entryDataKey);
    return { head, counts };
  });
}

async function* readLines(path: string): AsyncGenerator<string, undefined> {
  const text = createGunzip().setEncoding('utf8');
  const file = createReadStream(path).on('error', (cause) => text.destroy(cause));
  file.pipe(text);
  let line = '';
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const lines = piece.split('\n');
      for (const rest of lines.slice(0, -1)) {
        yield line + rest;
        line = '';
      }
      line += lines.at(-1)!;
    }
  } catch (cause) {
    throw new Error(`${path}: ${describeDamage(cause)}`, { cause });
  }
  if (line !== '') yield line;
}

/** What is wrong with a file that cannot be expanded. */
function describeDamage(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return CUT_SHORT;
  if (message === 'incorrect header check') return NO_BACKUP;
  return code?.startsWith('Z_')
    ? 'the file is damaged (its checksum is another): nothing was restored, take another copy of it'
    : message;
}

const CUT_SHORT = 'the file was cut short: nothing was restored, take another copy of it';
const NO_BACKUP = `this is no ${BACKUP_FORMAT}, as dutygraph backup writes it`;

function readHead(path: string, line: string | undefined): BackupHead {
  const head = parseJson(line ?? '') as Partial<BackupHead> | null | undefined;
  if (head?.format !== BACKUP_FORMAT) throw new Error(`${path}: ${NO_BACKUP}`);
  return head as BackupHead;
}

async function requireRestorable(
  session: SqlSession,
  { path, head }: { readonly path: string; readonly head: BackupHead },
): Promise<void> {
  const [last] = await session.query<{ name: string }>(LAST_MIGRATION);
  if (last!.name !== head.migration)
    throw new Error(
      `${path}: made at the schema ${head.migration}, and this version has ${last!.name}: restore with the version that made it, then start this one`,
    );
  const [{ count }] = (await session.query('SELECT count(*)::int AS count FROM account')) as [
    { count: number },
  ];
  if (count > 0)
    throw new Error(
      `the database holds ${count} accounts: restore into an empty one, before its first start`,
    );
}

interface Reading {
  readonly lines: AsyncGenerator<string, undefined>;
  readonly counts: Map<string, number>;
}

/**
 * Inserts row after row; the last line, where there is one. The file is read to its end whatever fails, because its checksum
 * stands there: of rows that a damaged file names, none is kept, and no fault of theirs is reported before that of the file.
 */
async function insertRows(session: SqlSession, { lines, counts }: Reading): Promise<BackupEnd | null> {
  const known: ReadonlySet<string> = new Set(BACKUP_TABLES);
  let [table, rows]: [string, string[]] = ['', []];
  let end: BackupEnd | null = null;
  let failure: { readonly cause: unknown } | null = null;
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    await session.execute(
      `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE
       SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      [`[${rows.join(',')}]`],
    );
    counts.set(table, (counts.get(table) ?? 0) + rows.length);
    rows = [];
  };
  const take = async (line: string): Promise<void> => {
    const at = line.indexOf('\t');
    const name = line.slice(0, Math.max(0, at));
    if (name !== table || rows.length === BATCH) await flush();
    if (!known.has(name)) end = (parseJson(line) ?? null) as BackupEnd | null;
    else rows.push(line.slice(at + 1));
    table = name;
  };
  for await (const line of lines)
    if (end === null && failure === null)
      await take(line).catch((cause: unknown) => {
        failure = { cause };
      });
  if (failure !== null) throw (failure as { readonly cause: unknown }).cause;
  return end;
}

/** Numbers given by the database go on after the greatest that was restored. */
async function moveSequences(session: SqlSession): Promise<void> {
  const columns = await session.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_default LIKE 'nextval(%' AND table_name = ANY($1)`,
    [BACKUP_TABLES],
  );
  for (const { table, column } of columns)
    await session.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), (SELECT max("${column}") FROM "${table}"))
        WHERE EXISTS (SELECT 1 FROM "${table}")`,
      [`"${table}"`, column],
    );
}

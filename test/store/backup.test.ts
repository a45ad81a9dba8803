import { readFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BACKUP_TABLES } from '../../src/store/backup/backup-form.js';
import { restoreBackup } from '../../src/store/backup/restore-backup.js';
import { writeBackup } from '../../src/store/backup/write-backup.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';

const NOW = new Date('2026-11-20T12:00:00Z');
/** What can be read again from the pack or from its sources. */
const LEFT_OUT = ['data_version', 'ingest_file', 'ingest_run', 'ruling', 'ruling_link'];

let folder: string;
let source: Database;
/** Stays empty: what is refused leaves nothing. */
let empty: Database;
let file: string;
const opened: Database[] = [];

async function openEmpty(): Promise<Database> {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}

const restoreInto = (database: Database, path: string, keepKey = (_key: string): void => undefined) =>
  restoreBackup(path, { database, keepKey });

const rowsOf = async (database: Database): Promise<unknown[]> =>
  Promise.all(
    BACKUP_TABLES.map((table) =>
      database.query(`SELECT row_to_json(one)::text AS row FROM "${table}" AS one ORDER BY 1`),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-backup-'));
  source = await openEmpty();
  empty = await openEmpty();
  await source.runScript(`
    INSERT INTO account (id, name) VALUES ('00000000-0000-4000-8000-000000000001', E'a\\tb\\n"c"');
    INSERT INTO audit_event (account_id, actor, action, subject, detail)
      SELECT '00000000-0000-4000-8000-000000000001', 'owner', 'tried', 'key', jsonb_build_object('big', 12345678901234567890.123, 'n', n)
        FROM generate_series(1, 120) AS n;`);
  file = join(folder, 'backup.gz');
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('holds every table that cannot be loaded again', async () => {
    const tables = await source.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables AS one
        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%'
          AND NOT EXISTS (SELECT 1 FROM information_schema.columns AS c
            WHERE c.table_name = one.table_name AND c.column_name = 'data_version_id' AND c.is_nullable = 'NO')`,
    );
    const kept = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
    expect(kept.sort()).toEqual([...BACKUP_TABLES].sort());
  });

  it('is restored row by row, for the owner alone, and numbers go on', async () => {
    const counts = await writeBackup(file, { database: source, now: NOW, entryDataKey: 'ab' });
    expect([counts.get('account'), counts.get('audit_event')]).toEqual([1, 120]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(writeBackup(file, { database: source, now: NOW, entryDataKey: null })).rejects.toThrow(
      'there is a file already',
    );
    const target = await openEmpty();
    const { head } = await restoreInto(target, file);
    expect(head).toMatchObject({ madeAt: NOW.toISOString(), entryDataKey: 'ab' });
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    await target.execute("INSERT INTO audit_event (actor, action, subject) VALUES ('owner', 'later', 'key')");
    await expect(restoreInto(target, file)).rejects.toThrow('holds 1 accounts');
  });

  it.each([
    ['cut short between rows', (text: string) => text.slice(0, text.lastIndexOf('\n{')), 'cut short'],
    [
      'of another schema',
      (text: string) => text.replace(/"migration":"\w+"/, '"migration":"other"'),
      'schema other',
    ],
    ['of another program', () => 'hello\n', 'no dutygraph-backup/1'],
  ])('%s is refused, and nothing is left of it', async (_kind, spoil, message) => {
    const spoiled = join(folder, 'spoiled.gz');
    await writeFile(spoiled, gzipSync(spoil(gunzipSync(await readFile(file)).toString())));
    await expect(restoreInto(empty, spoiled)).rejects.toThrow(message);
    expect(await rowsOf(empty)).toEqual(BACKUP_TABLES.map(() => []));
  });

  it('whose key cannot be kept leaves nothing', async () => {
    const refuse = (): void => {
      throw new Error('another key');
    };
    await expect(restoreInto(empty, file, refuse)).rejects.toThrow('another key');
    expect(await rowsOf(empty)).toEqual(BACKUP_TABLES.map(() => []));
  });

  it.each([
    [
      'in its checksum, so that every row can be read',
      (bytes: Buffer) => bytes.writeUInt32LE(1, bytes.length - 8),
    ],
    ['in the middle', (bytes: Buffer) => bytes.writeUInt32LE(1, bytes.length >> 1)],
  ])('that is damaged %s is refused as damaged', async (_where, spoil) => {
    const bytes = await readFile(file);
    spoil(bytes);
    const damaged = join(folder, 'damaged.gz');
    await writeFile(damaged, bytes);
    await expect(restoreInto(empty, damaged)).rejects.toThrow('damaged.gz: the file is damaged');
    expect(await rowsOf(empty)).toEqual(BACKUP_TABLES.map(() => []));
  });

  it('whose bytes are cut or are none of ours is refused', async () => {
    const cut = join(folder, 'cut.gz');
    await writeFile(cut, (await readFile(file)).subarray(0, 300));
    await expect(restoreInto(empty, cut)).rejects.toThrow('the file was cut short');
    await writeFile(cut, 'no gzip at all');
    await expect(restoreInto(empty, cut)).rejects.toThrow('this is no dutygraph-backup/1');
    await expect(restoreInto(empty, join(folder, 'none.gz'))).rejects.toThrow('ENOENT');
    expect(await rowsOf(empty)).toEqual(BACKUP_TABLES.map(() => []));
  });
});

import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../src/store/database/open.js';
import type { Database } from '../../src/store/database/database.js';
import { createTestDatabase, type TestDatabase } from '../servers/store/test-database.js';
import { startIngest } from '../support/ingest-process.js';
import { makeArchiveFolder, smallSchedule, type ArchiveFolder } from '../ingest/hts-folder.js';
import { BASIC, REV_2 } from '../ingest/hts-ingest-bench.js';

/** Rows I1, I2, I5 and I6 of the faults, with the real process: what it exits with, and what is served after it. */

const ARCHIVE = '2026_rev_2.json.gz';
const MAX_RESIDENT_KB = 512 * 1024;

/** What a shell command prints, blanks for zeros, packed; made outside, because a child begins with the peak of its parent. */
const packed = (command: string): Buffer =>
  execFileSync('sh', ['-c', `{ ${command}; } | tr '\\000' ' ' | gzip`], { maxBuffer: 64 * 1024 * 1024 });

describe('an archive that is not what it should be', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: ArchiveFolder;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openDatabase({ databaseUrl: testDatabase.databaseUrl, dataDir: '.data' });
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  beforeEach(() => {
    folder = makeArchiveFolder();
  });
  afterEach(() => folder.remove());

  const ingest = async () => {
    const child = startIngest(['hts', '--from', folder.path, '--allow-large-change'], {
      DATABASE_URL: testDatabase.databaseUrl,
      DATA_DIR: folder.dataDir,
      NODE_OPTIONS: '--max-old-space-size=640',
    });
    return child.ended;
  };
  const served = () =>
    database.query<{ hash: string; health: string; detail: string | null }>(
      `SELECT content_hash AS hash, health, detail FROM data_version v JOIN dataset_health h ON h.data_version_id = v.id
        WHERE v.status = 'current' AND h.dataset = 'hts_schedule'`,
    );
  const original = (): Buffer => readFileSync(join(folder.path, ARCHIVE));
  const plain = (): string => JSON.stringify(REV_2.rows, null, 2);

  const SPOILT: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
    ['a gzip cut short', () => original().subarray(0, 300), /truncated or damaged/],
    [
      'a gzip with a wrong checksum',
      () => {
        const bytes = original();
        bytes[bytes.length - 6]! ^= 0xff;
        return bytes;
      },
      /truncated or damaged/,
    ],
    ['JSON cut short', () => gzipSync(plain().slice(0, 4_000)), /not complete JSON/],
    ['a gzip that unpacks a thousand to one', () => packed('head -c 512M /dev/zero'), /unpacks to more/],
    ['one line without an end', () => packed(`printf '["'; head -c 1G /dev/zero`), /unpacks to more/],
    ['UTF-16', () => Buffer.from(`\ufeff${plain()}`, 'utf16le'), /not UTF-8/],
    [
      'mojibake',
      () => Buffer.from(Buffer.from(plain().replace('Live horses', 'Live ¢ horses')).toString('latin1')),
      /damaged characters/,
    ],
    ['a web page', () => Buffer.from('<!DOCTYPE html><html>'), /web page/],
    [
      'rates of NaN in all rows',
      () => Buffer.from(plain().replaceAll('"Free"', '"NaN"')),
      /rows cannot be read/,
    ],
  ];

  it('ends the run with an error, within its memory, and what was served stays', async () => {
    folder.list([BASIC]);
    expect(await ingest()).toMatchObject({ code: 0 });
    const [before] = await served();
    folder.list([BASIC, REV_2]);
    const whole = original();
    for (const [name, spoil, reason] of SPOILT) {
      folder.overwrite(ARCHIVE, whole);
      folder.overwrite(ARCHIVE, spoil());
      const { code, output } = await ingest();
      expect([name, code]).toEqual([name, 1]);
      expect(output).toMatch(reason);
      const [now] = await served();
      expect([name, now]).toMatchObject([name, { hash: before!.hash, health: 'error' }]);
      expect(now!.detail).toMatch(reason);
      const peak = Number(/peak memory (\d+) kB/.exec(output)?.[1]);
      expect([name, peak > 0 && peak <= MAX_RESIDENT_KB, peak]).toEqual([name, true, peak]);
    }
  }, 240_000);

  it('is refused by its size before it is read', async () => {
    folder.list([BASIC, REV_2]);
    const file = openSync(join(folder.path, ARCHIVE), 'r+');
    ftruncateSync(file, 1024 ** 3);
    closeSync(file);
    const { code, output } = await ingest();
    expect([code, output]).toEqual([1, expect.stringMatching(/larger than \d+ bytes/)]);
  });

  it('is not followed out of its folder', async () => {
    folder.list([BASIC, REV_2]);
    rmSync(join(folder.path, ARCHIVE));
    symlinkSync('/etc/hostname', join(folder.path, ARCHIVE));
    const { code, output } = await ingest();
    expect([code, output]).toEqual([1, expect.stringContaining('not a plain file')]);
    folder.list([BASIC, { ...REV_2, revision: '2026_rev_2' }]);
    const list = join(folder.path, 'revisions.csv');
    const text = readFileSync(list, 'utf8').replace(ARCHIVE, `../${ARCHIVE}`);
    folder.overwrite('revisions.csv', Buffer.from(text));
    expect((await ingest()).output).toContain('not a plain file name');
  });

  it('means the same with a byte order mark and CRLF', async () => {
    const text = JSON.stringify(smallSchedule({ '0101.10.00': '5%' }), null, 2);
    const digestOf = async (bytes: string): Promise<unknown> => {
      await database.execute('DELETE FROM data_version');
      folder.list([BASIC]);
      folder.overwrite('2026_basic.json.gz', gzipSync(bytes));
      expect(await ingest()).toMatchObject({ code: 0 });
      return database.query(
        `SELECT count(*)::int AS rows, md5(string_agg(ROW(row_key, description, general, units, legal_from)::text, '|' ORDER BY position)) AS digest FROM hts_row`,
      );
    };
    expect(await digestOf(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(await digestOf(text));
  });
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditRecord } from '../../src/audit/entry-report.js';
import { RecordStore } from '../../src/cli/audit/record-store.js';
import { withTemporaryFolder } from '../../src/cli/audit/temporary-folder.js';
import { removeLeftFolders } from '../../src/store/audits/private-folder.js';
import { hashFile, openFileSource } from '../../src/services/tables/table-files.js';

const run = promisify(execFile);
const usual = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'temporary-data-'));
const temporary = join(folder, 'tmp');
beforeEach(async () => {
  await run('mkdir', ['-p', temporary]);
  process.env.TMPDIR = temporary;
});
afterAll(() => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  rmSync(folder, { recursive: true, force: true });
});

describe('records that are put down', () => {
  it('come back by entry, and are in no file that has a name', async () => {
    const store = new RecordStore(10);
    const numbers = Array.from({ length: 95 }, (_, at) => `Z9Q${at % 40}`);
    numbers.forEach((entryNumber, row) =>
      // A line end of Unicode in a cell is no end of a record.
      store.add({ entryNumber, row, entryDate: null, note: 'a\u2028b' } as unknown as AuditRecord),
    );
    expect(readdirSync(temporary)).toEqual([]);
    const entries = new Map<string, number>();
    for await (const records of store.readEntries())
      entries.set(records[0]!.entryNumber, records.length + (entries.get(records[0]!.entryNumber) ?? 0));
    expect(store.size).toBe(95);
    expect(entries.size).toBe(40);
    expect([...entries.values()].reduce((sum, count) => sum + count, 0)).toBe(95);
    store.close();
  });
});

describe('a folder for the time of some work', () => {
  const SCRIPT = `
    import { writeFileSync } from 'node:fs';
    import { withTemporaryFolder } from './src/cli/audit/temporary-folder.ts';
    await withTemporaryFolder(async (folder) => {
      writeFileSync(folder + '/entries.part', '12-345678900');
      console.log(folder);
      if (process.argv[1] === 'throw') setImmediate(() => { throw new Error('broken'); });
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const start = (...words: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, ...words]);

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    'is gone after %s, which ends the command with %d',
    async (signal, code) => {
      const child = start();
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      const made = said.toString().trim();
      expect(existsSync(join(made, 'entries.part'))).toBe(true);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([code, null]);
      expect(existsSync(made)).toBe(false);
    },
    60_000,
  );

  it('is gone after a failure, in the work or beside it', async () => {
    const child = start('throw');
    expect(await once(child, 'exit')).toEqual([1, null]);
    let made = '';
    const failed = withTemporaryFolder(async (path) => {
      made = path;
      throw new Error('full');
    });
    await expect(failed).rejects.toThrow('full');
    expect(made).toContain('dutygraph-audit-');
    expect(readdirSync(temporary).filter((name) => name.startsWith('dutygraph-'))).toEqual([]);
  }, 60_000);

  it('is removed after a kill by whoever comes next, unless its process runs or is of another machine', async () => {
    const [killed, running] = [start(), start()];
    const [left, used] = (await Promise.all(
      [killed, running].map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
    )) as [string, string];
    const elsewhere = mkdtempSync(join(temporary, 'dutygraph-audit-1__another.example_'));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(join(left, 'entries.part'))).toBe(true);
    await withTemporaryFolder(async (own) => {
      removeLeftFolders();
      expect([left, used, own, elsewhere].map((path) => existsSync(path))).toEqual([false, true, true, true]);
    });
    running.kill('SIGTERM');
    await once(running, 'exit');
    rmSync(elsewhere, { recursive: true });
  }, 60_000);
});

describe('a pipe', () => {
  it('is read as often as a file is, and leaves nothing', async () => {
    const [pipe, file] = [join(folder, 'pipe'), join(folder, 'file.csv')];
    const content = 'a,b\n'.repeat(50_000);
    writeFileSync(file, content);
    await run('mkfifo', [pipe]);
    const writing = run('sh', ['-c', 'cat "$1" > "$2"', 'sh', file, pipe]);
    const [piped, named] = [await openFileSource(pipe), await openFileSource(file)];
    await writing;
    expect(piped.size).toBe(content.length);
    expect(piped.start).toEqual(named.start);
    expect(await text(piped.stream())).toBe(content);
    expect((await piped.readWhole()).toString()).toBe(content);
    expect(await hashFile(piped)).toBe(await hashFile(named));
    expect(readdirSync(temporary).filter((name) => name.startsWith('dutygraph-'))).toEqual([]);
  });

  it('that does not end is refused', async () => {
    await expect(openFileSource('/dev/zero')).rejects.toThrow('104857600 are read of this format');
  }, 60_000);
});

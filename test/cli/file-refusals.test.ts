import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runAudit } from '../../src/cli/audit/run-audit.js';
import { runParts } from '../../src/cli/parts/run-parts.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

const folder = mkdtempSync(join(tmpdir(), 'file-refusals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const today = () => toCalendarDate('2026-11-20');
const unopened = () => Promise.reject(new Error('opened'));
const progress = () => undefined;
const COMMANDS = {
  audit: (words: readonly string[]) =>
    runAudit({ words, today, openContext: unopened, readLaw: unopened, progress }),
  parts: (words: readonly string[]) => runParts({ words, today, openContext: unopened, progress }),
};

const HEADER =
  'Entry Summary Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount';

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const table = write('table.csv', `${HEADER}\n`);
const broken = write('broken.json', '{ "entryNumber": ');

describe('files and folders on the command line', () => {
  it.each([
    ['audit', [folder], `${folder}: it cannot be read (EISDIR): it is a folder: name the file in it`],
    ['parts', [folder], `${folder}: it cannot be read (EISDIR): it is a folder: name the file in it`],
    ['audit', [''], 'FILE "": it cannot be read (ENOENT): name a file that is there'],
    ['audit', [table, '--columns', broken], `--columns ${broken}: it is no JSON: mend it, or save it again`],
    ['audit', [table, '--columns', 'no.json'], '--columns no.json: it cannot be read (ENOENT): name a file'],
    ['audit', [table, '--out', ''], '--out "": it is empty: name a folder'],
    ['parts', [table, '--out', ''], '--out "": it is empty: name a folder'],
    ['audit', [table, '--out', table], `--out ${table}: it is a file: name a folder`],
    ['parts', [table, '--out', `${table}/x`], `--out ${table}/x: ${table} is a file: name a folder`],
    [
      'audit',
      [table, '--out', '/proc/x'],
      '--out /proc/x: /proc cannot be written to (ENOENT): name a folder',
    ],
    ['audit', [table], 'file: none of its rows is a line of an entry: look at what was skipped, and why'],
  ] as const)('%s %j ends with 2 and a line', async (command, words, line) => {
    const { stdout, stderr, exitCode } = await COMMANDS[command](words);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr.startsWith(line)).toBe(true);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('makes no folder for what is refused', async () => {
    const out = join(folder, 'new', 'out');
    await COMMANDS.audit([table, '--out', out]);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['broken.json', 'table.csv']);
  });

  it('says which rows were skipped where none is left', async () => {
    const file = write('skipped.csv', `${HEADER}\n,8481805090,1,1\n`);
    expect((await COMMANDS.audit([file])).stderr).toMatch(/look at what was skipped, and why; row 2: ./);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import writeExcelFile from 'write-excel-file/node';
import { readAuditLaw } from '../../src/audit/read-audit-law.js';
import { runAudit } from '../../src/cli/audit/run-audit.js';
import { runVerify } from '../../src/cli/verify/run-verify.js';
import { readReportWorkbook } from '../../src/documents/source/read-workbook.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledContext } from '../support/bundled-snapshot.js';
import { readOutput } from '../support/read-output.js';
import { TWO_ENTRIES } from '../support/two-entries.js';

let context: ServiceContext;
let folder: string;
beforeAll(async () => {
  context = await bundledContext();
  folder = mkdtempSync(join(tmpdir(), 'audit-test-'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER =
  'Entry Summary Number,Entry Type Code,Importer Number,Entry Date,Liquidation Date,Liquidation Status,Entry Summary Line Number,Country of Origin Code,Tariff Ordinal Number,HTS Number - Full,Line Tariff Goods Value Amount,Line Tariff Duty Amount,Manufacturer ID';
const ROWS = [
  'Z9Q00000061,01,12-345678900,04/11/2025,02/20/2026,Liquidated,1,CN,1,99030124,0,5460.20,=HYPERLINK("x")',
  'Z9Q00000061,01,12-345678900,04/11/2025,02/20/2026,Liquidated,1,CN,2,99030163,0,34126.25,',
  'Z9Q00000061,01,12-345678900,04/11/2025,02/20/2026,Liquidated,1,CN,3,3923900080,27301,819.03,',
  'Z9Q00000228,01,12-345678900,01/13/2026,,Unliquidated,1,MX,1,99030101,0,10665.00,',
  'Z9Q00000228,01,12-345678900,01/13/2026,,Unliquidated,1,MX,2,3923900080,42660,1279.80,',
  'Z9Q00000236,01,12-345678900,04/20/2026,,Unliquidated,1,TW,1,8481805090,8609,258.27,',
];

function write(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const run = (...words: string[]) =>
  runAudit({
    words,
    today: () => toCalendarDate('2026-11-20'),
    openContext: async () => context,
    readLaw: async () => readAuditLaw((name) => `law/entry-audit/${name}`),
    progress: () => undefined,
  });

interface Result {
  readonly asOf: string;
  readonly totals: Readonly<Record<string, string>>;
  readonly sources: readonly { rows: number; data: number; sha256: string }[];
  readonly findings: readonly {
    code: string;
    entry: string;
    difference: string | null;
    proof: string | null;
  }[];
  readonly entries: readonly { number: string; importer: string; lines: readonly { atEntry: string }[] }[];
}

async function audit(...words: string[]): Promise<Result> {
  const outcome = await run(...words, '--as-of', '2026-11-20', '--json');
  expect(outcome.stderr).toBe('');
  // It may be longer than a string can be.
  expect(outcome.stdout).not.toEqual(expect.any(String));
  return JSON.parse(await readOutput(outcome.stdout)) as Result;
}

const moneyOf = ({ findings }: Result) =>
  findings.map(({ code, entry, difference }) => [entry, code, difference]);

describe('dutygraph audit', () => {
  it('writes every output into one folder', async () => {
    const text = [HEADER, ...ROWS].join('\n');
    const file = write('entries.csv', text);
    const out = join(folder, 'out');
    const { stdout, exitCode } = await run(file, '--as-of', '2026-11-20', '--out', out);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Underpaid against the law at entry');
    expect(stdout).toContain('reviewed by the importer or a licensed broker');
    expect(readdirSync(out).sort()).toEqual([
      ...['audit.pdf', 'audit.xlsx', 'cape', 'cape.csv', 'claims.csv', 'corrections.csv', 'deadlines.csv'],
      ...[
        'deadlines.ics',
        'entries.csv',
        'findings.csv',
        'lines.csv',
        'not-audited.csv',
        'proofs',
        'protests.csv',
      ],
      'result.json',
    ]);
    const result = JSON.parse(readFileSync(join(out, 'result.json'), 'utf8')) as Result;
    expect(result.sources[0]).toMatchObject({
      rows: 6,
      data: 6,
      sha256: createHash('sha256').update(text).digest('hex'),
    });
    expect(result.totals).toMatchObject({ entries: 3, overpaid: '0.00', underpaid: '7686.15' });
    expect(result.entries[0]?.importer).toBe('**-*****8900');
    expect(statSync(join(out, 'result.json')).mode & 0o077).toBe(0);
  });

  it('says that overpaid void duty is in two of its sums, where there is any', async () => {
    const overlap = 'do not add the two';
    const both = await run(write('both.csv', TWO_ENTRIES), '--as-of', '2026-11-20');
    expect(both.stdout).toMatch(/Overpaid against the law at entry +1,386\.66\n/);
    expect(both.stdout).toMatch(/Refund of void duties, those overpaid included +6,933\.30\n/);
    expect(both.stdout).toContain(overlap);
    const none = await run(write('none.csv', [HEADER, ROWS.at(-1)].join('\n')), '--as-of', '2026-11-20');
    expect(none.stdout).not.toContain(overlap);
  });

  it('gives the tables as CSV and as a workbook with the same rows', () => {
    const out = join(folder, 'out');
    const findings = parse<Record<string, string>>(readFileSync(join(out, 'findings.csv'), 'utf8'), {
      columns: true,
    });
    expect(findings.find(({ code }) => code === 'T01')).toMatchObject({
      entry: 'Z9Q00000061',
      difference: '-6825.25',
      route: 'prior_disclosure',
    });
    const sheets = readReportWorkbook(readFileSync(join(out, 'audit.xlsx')));
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['Summary', 'Findings', 'Lines', 'Entries', 'CAPE', 'Deadlines', 'Claims relied on', 'Not audited'],
      ...['Protests', 'Corrections', 'Sources'],
    ]);
    const rows: (readonly string[])[] = [];
    sheets[1]?.forEachRow((cells) => rows.push(cells));
    expect(rows.slice(1).map(([entry, , code]) => [entry, code])).toEqual(
      findings.map(({ entry, code }) => [entry, code]),
    );
  });

  it('gives proofs that verify offline, and a calendar of last days', () => {
    const out = join(folder, 'out');
    const [proof] = readdirSync(join(out, 'proofs'));
    const verified = runVerify([join(out, 'proofs', proof!)]);
    expect(verified).toMatchObject({ exitCode: 0 });
    const calendar = readFileSync(join(out, 'deadlines.ics'), 'utf8');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20261229');
    expect(calendar.startsWith('BEGIN:VCALENDAR')).toBe(true);
    expect(readFileSync(join(out, 'audit.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('gives upload files of one column, with a manifest', () => {
    const cape = join(folder, 'out', 'cape');
    expect(readdirSync(cape).sort()).toEqual(['cape-8900-Z9Q-01.csv', 'manifest.json']);
    const text = readFileSync(join(cape, 'cape-8900-Z9Q-01.csv'), 'utf8');
    expect(text).toBe('Entry Number\r\nZ9Q00000228\r\n');
    const manifest = JSON.parse(readFileSync(join(cape, 'manifest.json'), 'utf8')) as {
      files: { sha256: string }[];
    };
    expect(manifest.files[0]?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('finds the same in shuffled rows, in two files, with rows in both, and twice', async () => {
    const usual = await audit(write('a.csv', [HEADER, ...ROWS].join('\n')));
    const shuffled = await audit(write('b.csv', [HEADER, ...[...ROWS].reverse()].join('\r\n')));
    expect(moneyOf(shuffled)).toEqual(moneyOf(usual));
    const halves = [ROWS.slice(0, 4), ROWS.slice(4)].map((rows, at) =>
      write(`half-${at}.csv`, [HEADER, ...rows].join('\n')),
    );
    expect(moneyOf(await audit(...halves))).toEqual(moneyOf(usual));
    const doubled = await audit(...halves, halves[0]!);
    expect(doubled.totals.filed).toBe(usual.totals.filed);
    expect(doubled.findings.filter(({ code }) => code !== 'D02').map(({ code }) => code)).toEqual(
      usual.findings.map(({ code }) => code),
    );
    expect(await audit(join(folder, 'a.csv'))).toEqual(usual);
  });

  it('moves only clocks with the day it is asked for', async () => {
    const file = join(folder, 'a.csv');
    const { stdout } = await run(file, '--as-of', '2026-03-01', '--json');
    const early = JSON.parse(await readOutput(stdout)) as Result;
    const late = await audit(file);
    expect(early.entries.map(({ lines }) => lines)).toEqual(late.entries.map(({ lines }) => lines));
    expect(early.totals.underpaid).toBe(late.totals.underpaid);
  });

  it('reads a workbook, whatever its file is called, and passes over other sheets', async () => {
    const rows = [HEADER, ...ROWS].map((row) => row.split(',').map((value) => ({ value, type: String })));
    const sheets = [
      { sheet: 'Parameters', data: [[{ value: 'Report Parameters', type: String }]] },
      { sheet: 'Main Report', data: rows },
    ];
    const path = join(folder, 'report.bin');
    await writeExcelFile(sheets as never).toFile(path);
    expect(moneyOf(await audit(path))).toEqual(moneyOf(await audit(join(folder, 'a.csv'))));
  });

  it('refuses an entry of more tariff numbers than a summary can have', async () => {
    const rows = Array.from({ length: 20_001 }, (_, at) => `Z9Q00000343,${at},3923900080,DE,9,0`);
    const refused = await run(
      write('long.csv', ['Entry Number,Line,HTS,Origin,Value,Duty', ...rows].join('\n')),
    );
    expect([refused.stdout, refused.exitCode]).toEqual(['', 2]);
    expect(refused.stderr).toContain('holds the entry number');
  });

  it('takes headers it does not know from a file', async () => {
    const renamed = write(
      'c.csv',
      [HEADER.replace('Entry Summary Number', 'Our Reference'), ...ROWS].join('\n'),
    );
    expect((await run(renamed)).exitCode).toBe(2);
    const columns = write('columns.json', JSON.stringify({ entryNumber: 'Our Reference' }));
    expect(moneyOf(await audit(renamed, '--columns', columns))).toEqual(
      moneyOf(await audit(join(folder, 'a.csv'))),
    );
    const wrong = write('wrong.json', JSON.stringify({ entryNumbr: 'Our Reference' }));
    expect((await run(renamed, '--columns', wrong)).stderr).toContain('the nearest is entryNumber');
  });

  it.each([
    ['no words', [], 'no file'],
    ['a file that is not there', ['missing.csv'], 'cannot be read (ENOENT)'],
    ['a wrong day', ['x.csv', '--as-of', '2026-13-01'], '--as-of'],
    ['an unknown option', ['x.csv', '--fast'], '--fast'],
  ])('refuses %s', async (_, words, reason) => {
    const { stdout, stderr, exitCode } = await run(...words);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(reason);
  });

  it.each([
    ['no header', Buffer.from('a,b,c\n1,2,3\n'), 'names an entry number'],
    ['an empty file', Buffer.from(''), 'has no rows'],
    ['a damaged PDF', Buffer.from('%PDF-1.7\n%%EOF'), 'file: the PDF is damaged'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0]), 'neither text nor an XLSX'],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004 no workbook'), 'the archive cannot be read'],
  ])('refuses %s, and says nothing of its content but the beginning', async (_, bytes, reason) => {
    const { stderr, exitCode } = await run(write('bad', bytes));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(reason);
  });

  it('says what it does without doing it', async () => {
    const { stdout, exitCode } = await run('--help');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('dutygraph audit FILE...');
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { runParts } from '../../src/cli/parts/run-parts.js';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { bundledContext } from '../support/bundled-snapshot.js';

let context: ServiceContext;
let folder: string;
beforeAll(async () => {
  context = await bundledContext();
  folder = mkdtempSync(join(tmpdir(), 'parts-test-'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTS = `Part Number,Description,HTS,Origin,Unit Value,Annual Quantity,Steel %,SPI,Supplier,Remarks of ours
S-1,T-shirts,6109100012,VN,4.00,25000,,,East,
S-2,T-shirts,6109.10.00.12,CN,4.00,25000,,,East,
B-1,brake parts,8708305090,DE,100,1000,,,West,
M-1,bags,3923900080,MX,1.00,50000,,S,West,
N-1,laptop computer,,CN,500,10,,,West,
X-1,nothing,9999999999,CN,1,1,,,,
=X,formula,8471300100,TW,1,1,,,,
Total,,,,,,,,,
`;

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const run = (...words: string[]) =>
  runParts({
    words,
    today: () => toCalendarDate('2026-09-15'),
    openContext: async () => context,
    progress: () => undefined,
  });

interface Result {
  readonly totals: Readonly<Record<string, string | number>>;
  readonly source: {
    readonly report: { readonly unknownColumns: readonly string[]; readonly skipped: readonly unknown[] };
  };
  readonly parts: readonly {
    readonly partNumber: string;
    readonly status: string;
    readonly duty: string | null;
    readonly remark: string | null;
    readonly questions: readonly { readonly fact: string }[];
  }[];
  readonly exposure: readonly { readonly by: string; readonly name: string; readonly duty: string }[];
  readonly changes: readonly {
    readonly date: string;
    readonly difference: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly origins: readonly {
    readonly partNumber: string;
    readonly from: readonly { readonly origin: string; readonly duty: string | null }[];
  }[];
}

async function price(...words: string[]): Promise<Result> {
  const outcome = await run(...words, '--json');
  expect(outcome.stderr).toBe('');
  return JSON.parse(outcome.stdout) as Result;
}

describe('dutygraph parts', () => {
  it('prices each part for a year, and says what it cannot price', async () => {
    const { parts, totals, source } = await price(write('parts.csv', PARTS), '--date', '2026-09-15');
    expect(totals).toMatchObject({ parts: 7, open: 2, refused: 1, unclassified: 1, priced: 3 });
    expect(source.report).toMatchObject({ unknownColumns: ['Remarks of ours'], skipped: [{ row: 9 }] });
    const of = (name: string) => parts.find(({ partNumber }) => partNumber === name);
    const { result } = calculateDuty(
      { hts: '6109100012', origin: 'VN', value: '100000', date: '2026-09-15' },
      context,
    );
    expect(of('S-1')?.duty).toBe(result.totals.totalDuty?.toFixed());
    expect(of('M-1')?.duty).toBe('0');
    expect(of('B-1')?.questions.map(({ fact }) => fact)).toContain('is_auto_part');
    expect(of('N-1')).toMatchObject({ status: 'unclassified', duty: null });
    expect(of('N-1')?.remark).toMatch(/nearest lines are 8471.*choose one/);
    expect(of('X-1')).toMatchObject({ status: 'refused', duty: null });
  });

  it('says where the duty comes from, in sums that agree', async () => {
    const { exposure, totals } = await price(join(folder, 'parts.csv'), '--date', '2026-09-15');
    for (const by of ['authority', 'origin', 'supplier']) {
      const sum = exposure
        .filter((one) => one.by === by)
        .reduce((all, { duty }) => all + Math.round(Number(duty) * 100), 0);
      expect([by, sum]).toEqual([by, Math.round(Number(totals.annualDuty) * 100)]);
    }
  });

  it('says what changes between two days, each step from the last', async () => {
    const { changes } = await price(
      write('one.csv', PARTS.split('\n').slice(0, 2).join('\n')),
      '--from',
      '2026-01-01',
      '--to',
      '2026-09-15',
    );
    expect(changes.map(({ date }) => date)).toEqual(['2026-02-24', '2026-07-24']);
    const dutyOn = (date: string): number =>
      Number(
        calculateDuty({ hts: '6109100012', origin: 'VN', value: '100000', date }, context).result.totals
          .totalDuty,
      );
    expect(changes.map(({ before, after }) => [Number(before), Number(after)])).toEqual([
      [dutyOn('2026-02-23'), dutyOn('2026-02-24')],
      [dutyOn('2026-07-23'), dutyOn('2026-07-24')],
    ]);
  });

  it('prices parts from other origins without their preference', async () => {
    const { origins } = await price(join(folder, 'parts.csv'), '--date', '2026-09-15', '--origins', 'CN,MX');
    const shirts = origins.find(({ partNumber }) => partNumber === 'S-1')?.from;
    const fromChina = calculateDuty(
      { hts: '6109100012', origin: 'CN', value: '100000', date: '2026-09-15' },
      context,
    );
    expect(shirts?.[0]).toEqual({ origin: 'CN', duty: fromChina.result.totals.totalDuty?.toFixed() });
  });

  it('writes a workbook that it reads again: the same answers, and an answered question settles its part', async () => {
    const out = join(folder, 'out');
    expect((await run(join(folder, 'parts.csv'), '--date', '2026-09-15', '--out', out)).exitCode).toBe(0);
    expect(readdirSync(out).sort()).toEqual([
      ...[
        'changes.csv',
        'claims.csv',
        'exposure.csv',
        'origins.csv',
        'parts.csv',
        'parts.xlsx',
        'questions.csv',
        'result.json',
      ],
    ]);
    const again = join(folder, 'again');
    await run(join(out, 'parts.xlsx'), '--date', '2026-09-15', '--out', again);
    expect(readFileSync(join(again, 'parts.csv'), 'utf8')).toBe(readFileSync(join(out, 'parts.csv'), 'utf8'));
    const text = readFileSync(join(out, 'parts.csv'), 'utf8');
    const [header = [], ...rows] = parse(text) as string[][];
    expect(text).toContain("'=X");
    const answered = rows.map((row) =>
      row.map((cell, at) => (header[at] === 'fact.is_auto_part' && row[0] === 'B-1' ? 'false' : cell)),
    );
    const file = write(
      'answered.csv',
      [header, ...answered]
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join('\n'),
    );
    const brake = (await price(file, '--date', '2026-09-15')).parts.find(
      ({ partNumber }) => partNumber === 'B-1',
    );
    expect(brake?.questions.map(({ fact }) => fact)).not.toContain('is_auto_part');
  });

  it('names no amount for a question without a known limit, and counts one part as one', async () => {
    const file = write('limit.csv', 'Part Number,HTS,Origin,Annual Value\nA,7326.90.86.88,CN,1000\n');
    const { stdout } = await run(file, '--date', '2026-09-15');
    expect(stdout).toContain('limit.csv: 1 rows, 1 part, 0 rows skipped');
    expect(stdout).toMatch(/ {6}no known limit {2}1 part {2}adcvdDeclared: /);
  });

  it.each([
    ['no file', [], 'name one file'],
    ['one end of a range', ['x.csv', '--from', '2026-01-01'], 'give both'],
    [
      'a range that ends before it begins',
      ['x.csv', '--from', '2026-02-01', '--to', '2026-01-01'],
      'is before',
    ],
    ['an unknown country', ['x.csv', '--origins', 'CN,ZZ'], '"ZZ"'],
    ['a file that is not there', ['missing.csv'], 'cannot be read (ENOENT)'],
  ])('refuses %s', async (_, words, reason) => {
    const { stdout, stderr, exitCode } = await run(...words);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(reason);
  });

  it('refuses a table that names no goods', async () => {
    const { stderr } = await run(write('wrong.csv', 'a,b\n1,2\n'));
    expect(stderr).toContain('names a tariff number or description and an origin');
  });
});

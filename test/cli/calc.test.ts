import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { runCalc, type CalcOutcome } from '../../src/cli/calc/run-calc.js';
import type { Style } from '../../src/cli/calc/style.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { openDutyContext } from '../services/duty/duty-context.js';

const PLAIN: Style = { color: false, unicode: false, width: 80 };
const RICH: Style = { color: true, unicode: true, width: 80 };

let snapshot: Snapshot;
beforeAll(async () => {
  ({ snapshot } = await openDutyContext());
}, 120_000);

const calc = (words: string, style = PLAIN): Promise<CalcOutcome> =>
  runCalc({
    words: words.split(' '),
    today: () => toCalendarDate('2026-09-15'),
    style,
    openReference: async () => snapshot,
  });

/** Rows of a table by the names of its columns. */
const tableOf = (csv: string): Record<string, string>[] =>
  parse<Record<string, string>>(csv, { columns: true });

const QUESTION = '--hts 7326.90.86.88 --origin CN --value 10000';

describe('npm run calc', () => {
  it('prints every layer with its rate, base, amount and law, then the totals', async () => {
    const { stdout, stderr, exitCode } = await calc(QUESTION);
    expect([stderr, exitCode]).toEqual(['', 0]);
    expect(stdout).toMatch(
      /9903\.88\.03 +Section 301 China +25% +10,000\.00 +2,500\.00\n +90 FR 15041 \(FR Doc 2025-06063\)/,
    );
    expect(stdout).toMatch(/9903\.82\.02 .* 50% +10,000\.00 +5,000\.00/);
    expect(stdout).toMatch(/7326\.90\.86\.88 +Column 1 general +2\.9% +10,000\.00 +290\.00/);
    expect(stdout).toMatch(/Total duty +7,790\.00 {2}77\.90% of the value/);
    expect(stdout).toMatch(/Duty and fees +7,824\.64/);
    expect(stdout).toMatch(/Landed cost +17,824\.64/);
    expect(stdout).toContain('A-570-001');
  });

  it('breaks its last line where the terminal is narrow, and in no file', async () => {
    const lastOf = async (width: number): Promise<readonly string[]> =>
      (await calc(QUESTION, { ...PLAIN, width })).stdout.trimEnd().split('\n\n').at(-1)!.split('\n');
    expect(Math.max(...(await lastOf(60)).map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(await lastOf(100)).toHaveLength(1);
  });

  it('says what is open in the words that answer it', async () => {
    const { stdout } = await calc('--hts 7606.12.30 --origin DE --value 5000');
    expect(stdout).toContain('! --fact smelt_country=CA:');
    expect(stdout).toMatch(/2,650\.00 to 10,150\.00, by the open questions/);
    expect((await calc('--hts 2207.10.60 --origin DE --value 5')).stdout).toContain('! --qty 100:');
  });

  it('says which answers lead to the least duty only together', async () => {
    const question = '--hts 7326.90.86.88 --origin CA --value 10000';
    const { stdout } = await calc(question);
    expect(stdout).toMatch(
      /0\.00 to 5,290\.00, by everything open, claims included\n +the least with (.+)\n/,
    );
    const options = /the least with (.+)\n/.exec(stdout)![1]!;
    expect(options).toBe('--fact contains_metal=false --spi S');
    expect((await calc(`${question} ${options}`)).stdout).toMatch(/Total duty +0\.00/);
  });

  it('takes every parameter, facts and measures', async () => {
    const words =
      '--hts=7606.12.30 --origin=DE --value=5000 --fact smelt_country=DE --measure KG=3 --usmelt --transport ocean';
    const { stdout } = await calc(words);
    expect(stdout).not.toContain('smelt_country=');
    expect(stdout).toMatch(/Harbor maintenance fee +6\.25/);
  });

  it('prints with --json what the REST operation answers', async () => {
    const { stdout } = await calc(`${QUESTION} --json`);
    expect(JSON.parse(stdout)).toMatchObject({
      dutyInfo: { htsCode: '7326.90.86.88', totalDutyAmount: { value: 7790, currency: 'USD' } },
    });
  });

  it('takes the tariff number as a word of its own', async () => {
    const asked = QUESTION.replace('--hts ', '');
    expect(asked).not.toBe(QUESTION);
    expect(await calc(asked)).toEqual(await calc(QUESTION));
  });

  it('prints with --timeline every day on which the duty changes, and why', async () => {
    const { stdout } = await calc('--hts 7326.90.86.88 --origin CN --value 10000 --timeline');
    expect(stdout).toMatch(/^2025-01-01 to \d{4}-\d\d-\d\d: \d+ periods\n\n2025-01-01 to /);
    expect(stdout).toContain('2025-04-05 to 2026-02-23  8,790.00 87.90% (+1,000.00)\n');
    expect(stdout).toContain('\n    9903.01.25 +1,000.00: in force from 2025-04-05\n    90 FR 15041\n');
  });

  it('takes --as-filed with --timeline: the same where nothing was corrected', async () => {
    const goods = '--hts 7326.90.86.88 --origin CN --value 10000 --timeline';
    const [corrected, filed] = [await calc(goods), await calc(`${goods} --as-filed`)];
    expect(filed).toEqual(corrected);
    expect(filed.exitCode).toBe(0);
  });

  it('prints with --origins every country, those with the same duty together', async () => {
    const { stdout } = await calc('--hts 7326.90.86.88 --value 10000 --origins');
    expect(stdout).toMatch(/^entered 2026-09-15, from \d+ countries\n/);
    expect(stdout).toMatch(/\n7,790\.00 {2}77\.90%.*\n {4}China/);
  });

  it('prints with --csv a table: layers and fees that add up to the duty and fees', async () => {
    const rows = tableOf((await calc(`${QUESTION} --csv`)).stdout);
    expect(rows.map(({ heading, kind, duty }) => [heading, kind, duty]).slice(-3)).toEqual([
      ['7326.90.86.88', 'column', 'Column 1 general'],
      ['', 'fee', 'Merchandise processing fee'],
      ['', 'fee', 'Harbor maintenance fee'],
    ]);
    expect(rows.every(({ law }) => law !== '')).toBe(true);
    const sum = rows.reduce((total, { amount }) => total.plus(amount === '' ? 0 : amount!), new Decimal(0));
    const { dutyInfo } = JSON.parse((await calc(`${QUESTION} --json`)).stdout) as {
      dutyInfo: { totals: { totalLandedDuty: string } };
    };
    expect(sum.toFixed()).toBe(dutyInfo.totals.totalLandedDuty);
  });

  it('prints periods between two days, and countries, as JSON and as tables', async () => {
    const asked = '--hts 7326.90.86.88 --value 10000';
    const days = `${asked} --origin CN --timeline --from 2025-04-01 --to 2026-09-15`;
    const { periods } = JSON.parse((await calc(`${days} --json`)).stdout) as { periods: { from: string }[] };
    expect(periods[0]).toMatchObject({ from: '2025-04-01', duty: { totals: { totalDuty: '7790' } } });
    const rows = tableOf((await calc(`${days} --csv`)).stdout);
    expect(rows.map(({ from }) => from)).toEqual(periods.map(({ from }) => from));
    expect(rows.map(({ difference }) => difference)).toContain('-1000');
    const { origins } = JSON.parse((await calc(`${asked} --origins --json`)).stdout) as {
      origins: { countryOfOrigin: string; totalDuty: string }[];
    };
    const countries = tableOf((await calc(`${asked} --origins --csv`)).stdout);
    expect(countries.map(({ countryOfOrigin, totalDuty }) => ({ countryOfOrigin, totalDuty }))).toEqual(
      origins.map(({ countryOfOrigin, totalDuty }) => ({ countryOfOrigin, totalDuty })),
    );
  });

  it('is plain ASCII where the output cannot draw more', async () => {
    expect((await calc(QUESTION)).stdout).toMatch(/^[\x20-\x7e\n]*$/);
    const { stdout } = await calc(QUESTION, RICH);
    expect(stdout).toContain('█');
    expect(stdout).toContain('\u001b[');
  });

  it.each([
    ['--hts 7326.90.86.99', '7326.90.86.99 is not in the schedule on 2026-09-15'],
    ['--hts 7326.90.86.88 --value 1e3', 'value: "1e3" is not a plain decimal number'],
    ['--hts 7326.90.86.88 --orign CN', '"orign" is not a parameter'],
    ['--hts 7326.90.86.88 --fact smelt_cuntry=CA', 'the nearest key is smelt_country'],
    ['--hts 7326.90.86.88 --fact smelt_country', 'write --fact key=value'],
    ['--hts 7326.90.86.88 --date 2024-12-31', 'before 2025-01-01, the first covered date'],
    ['--hts 7326.90.86', '7326.90.86.60 Ladders: 9903.82.02: none'],
    ['--origin CN', 'hts is missing'],
    ['7326', '7326 is not a line but 2 of them'],
    ['7326.90.86.88 6109.10', '"6109.10" is not an option: write --name value'],
    ['--hts', '--hts is left without a value'],
    ['--hts 7326.90.86.88 --timeline --date 2026-09-15', '--date: leave it out'],
    ['--hts 7326.90.86.88 --origins --origin CN', '--origin: leave it out'],
    ['--hts 7326.90.86.88 --origins --timeline', 'choose one of --timeline and --origins'],
    ['--hts 7326.90.86.88 --csv --json', 'choose one of --json and --csv'],
    ['--hts 7326.90.86.88 --origins --proof x.json', '--proof is of one duty: leave out --origins'],
    [
      '--hts 7326.90.86.88 --origin CN --timeline --from 2024-01-01',
      'before 2025-01-01, the first covered date',
    ],
  ])('%s ends with 2 and says: %s', async (words, message) => {
    const { stdout, stderr, exitCode } = await calc(words);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(message);
  });

  it('opens no data for words that make no question, nor for --help', async () => {
    const openReference = () => Promise.reject(new Error('opened'));
    const parts = { today: () => toCalendarDate('2026-09-15'), style: PLAIN, openReference };
    expect(await runCalc({ ...parts, words: ['--help'] })).toMatchObject({ exitCode: 0 });
    expect(await runCalc({ ...parts, words: ['--value', 'x'] })).toMatchObject({ exitCode: 2 });
    await expect(runCalc({ ...parts, words: ['--hts', '7326908688'] })).rejects.toThrow('opened');
  });
});

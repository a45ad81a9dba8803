import { beforeAll, describe, expect, it } from '@jest/globals';
import { runCalc, type CalcOutcome } from '../../src/cli/calc/run-calc.js';
import { drawStackedBar } from '../../src/cli/calc/stacked-bar.js';
import { toDrawable, styleOf, wrap, type Style } from '../../src/cli/calc/style.js';
import { parseCalcWords } from '../../src/cli/calc/words.js';
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
    ['--hts 7326.90.86.88 --timeline --date 2026-09-15', 'input.date: leave it out'],
    ['--hts 7326.90.86.88 --origins --origin CN', 'input.origin: leave it out'],
    ['--hts 7326.90.86.88 --origins --timeline', '--timeline stands alone'],
    ['--hts 7326.90.86.88 --origins --json', '--origins stands alone'],
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

describe('the words', () => {
  it('are names with values, bare flags, and keys of families', () => {
    const parsed = parseCalcWords([
      '--hts',
      '1',
      '--value=2=3',
      '--uscast',
      '--usmelt',
      'false',
      '--fact',
      'a=b=c',
      '--json',
    ]);
    expect(parsed).toEqual({
      ok: true,
      value: {
        parameters: [
          ['hts', '1'],
          ['value', '2=3'],
          ['uscast', 'true'],
          ['usmelt', 'false'],
          ['fact.a', 'b=c'],
        ],
        json: true,
        help: false,
        view: 'duty',
        proof: null,
        server: null,
      },
    });
  });
});

describe('the stacked bar', () => {
  const part = (label: string, amount: number) => ({ label, amount: new Decimal(amount) });

  it('is as wide as the line, in proportion, and shows even the smallest part', () => {
    const [bar, ...legend] = drawStackedBar(
      [part('a', 750), part('b', 249), part('none', 0), part('c', 1)],
      PLAIN,
    );
    expect(bar).toHaveLength(80);
    expect(bar).toMatch(/^#{59}={20}\+$/);
    expect(legend).toEqual(['  ## a 75.0%', '  == b 24.9%', '  ++ c 0.1%']);
  });

  it('is not drawn where nothing is owed', () => {
    expect(drawStackedBar([part('a', 0)], PLAIN)).toEqual([]);
  });
});

describe('the style', () => {
  it('follows NO_COLOR, the terminal and the locale', () => {
    const terminal = { isTTY: true, columns: 90 };
    expect(styleOf({ LANG: 'en_US.UTF-8', TERM: 'xterm' }, terminal)).toEqual({
      color: true,
      unicode: true,
      width: 90,
    });
    expect(styleOf({ LANG: 'en_US.UTF-8', NO_COLOR: '1' }, terminal)).toMatchObject({
      color: false,
      unicode: true,
    });
    expect(styleOf({ LANG: 'C' }, terminal)).toMatchObject({ color: true, unicode: false });
    expect(styleOf({ LANG: 'C.UTF-8', TERM: 'dumb' }, terminal)).toMatchObject({
      color: false,
      unicode: false,
    });
    expect(styleOf({ LC_ALL: 'C', LANG: 'C.UTF-8' }, {})).toEqual({
      color: false,
      unicode: false,
      width: 100,
    });
    expect(styleOf({}, { isTTY: true, columns: 10 }).width).toBe(60);
  });

  it('draws no text that could steer the terminal', () => {
    expect(toDrawable('a\u001b[2Jb\u2028c\u0007  d\n', RICH)).toBe('a[2Jb c d');
    expect(toDrawable('café ½', PLAIN)).toBe('caf? ?');
  });

  it('wraps at words', () => {
    expect(wrap('aaa bbb ccc', { ...PLAIN, width: 7 }, '  ')).toEqual(['aaa bbb', '  ccc']);
  });
});

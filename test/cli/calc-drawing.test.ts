import { describe, expect, it } from '@jest/globals';
import { drawStackedBar } from '../../src/cli/calc/stacked-bar.js';
import { toDrawable, styleOf, wrap, type Style } from '../../src/cli/calc/style.js';
import { drawTimeline } from '../../src/cli/calc/timeline-report.js';
import { parseCalcWords } from '../../src/cli/calc/words.js';
import { Decimal } from '../../src/terms/decimal.js';

const PLAIN: Style = { color: false, unicode: false, width: 80 };
const RICH: Style = { color: true, unicode: true, width: 80 };

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
        format: 'json',
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

describe('the timeline', () => {
  it('says why a period begins in which no layer changes: the duty is no longer complete', () => {
    const periodOf = (from: string, calculationComplete: boolean) => ({
      ...{ from, to: from, scheduled: false, difference: '0', changes: [], feeChanges: [] },
      duty: {
        ...{ htsCode: '6109100012', description: '', layers: [], calculationComplete },
        totals: { totalDuty: '2900', effectiveRate: '29' },
      },
    });
    const periods = [periodOf('2026-10-10', true), periodOf('2026-10-11', false)];
    const text = drawTimeline({ from: '2026-10-10', to: '2026-10-11', periods }, PLAIN);
    const [, first = '', second = ''] = text.split('\n\n');
    expect(first.trim()).toBe('2026-10-10 to 2026-10-10  2,900.00 29.00%');
    expect(second).toContain('not complete from this day on');
    expect(second).toContain('--date 2026-10-11');
  });
});

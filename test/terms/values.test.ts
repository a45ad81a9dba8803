import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isLeapYear,
  toEarlierDay,
  toNextDay,
  parseCalendarDate,
  toPreviousDay,
  toCalendarDate,
} from '../../src/terms/calendar-date.js';
import { parseCaseNumber } from '../../src/terms/case-number.js';
import { requireCited } from '../../src/terms/citation.js';
import { listCountries, parseCountry, toCountry } from '../../src/terms/country.js';
import { Decimal, parseDecimal, percentOf } from '../../src/terms/decimal.js';
import {
  createFieldProblem,
  refuseField,
  Problem,
  toProblemHelp,
  toProblemType,
  PROBLEM_KINDS,
} from '../../src/terms/errors.js';
import {
  chapterOf,
  formatHtsNumber,
  isCoveredBy,
  parseHtsNumber,
  toHtsNumber,
  toReportingDigits,
} from '../../src/terms/hts-number.js';
import {
  ALWAYS,
  compareDates,
  contains,
  toHalfOpenInterval,
  intersect,
  isBefore,
  isEmpty,
  lastDayOf,
  overlaps,
} from '../../src/terms/interval.js';
import { formatMoney, roundToCent } from '../../src/terms/money.js';

const day = toCalendarDate;
const messageOf = (parsed: { ok: boolean; message?: string }): string => parsed.message ?? 'accepted';

describe('calendar dates', () => {
  it('are counted back over the ends of months and years', () => {
    expect([0, 1, 60].map((days) => toEarlierDay(day('2026-03-01'), days))).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2025-12-31',
    ]);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31', '1899-12-31', '2200-01-01', '2026-01-00'])(
    'refuse %s, which is no day',
    (text) => expect(messageOf(parseCalendarDate(text))).toContain('is not a day of the calendar'),
  );

  it('ask for the form when it is another', () => {
    expect(messageOf(parseCalendarDate('2026-1-1'))).toContain('write YYYY-MM-DD');
    expect(() => toCalendarDate('20 May 2026')).toThrow(TypeError);
  });

  it('know leap years, also at the turn of centuries', () => {
    expect([1900, 2000, 2024, 2026, 2100].filter(isLeapYear)).toEqual([2000, 2024]);
    expect(toNextDay(day('2024-02-28'))).toBe('2024-02-29');
    expect(toPreviousDay(day('2100-03-01'))).toBe('2100-02-28');
    expect(toPreviousDay(day('2026-05-15'))).toBe('2026-05-14');
    expect([toNextDay(day('2025-12-31')), toPreviousDay(day('2026-01-01'))]).toEqual([
      '2026-01-01',
      '2025-12-31',
    ]);
    expect(toNextDay(day('2026-04-30'))).toBe('2026-05-01');
  });
});

describe('intervals', () => {
  const date = fc.option(
    fc
      .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((at) => day(at.toISOString().slice(0, 10))),
    { nil: null },
  );
  const interval = fc.record({ from: date, to: date });

  it('hold their first day and not the day after their last', () => {
    const march = toHalfOpenInterval(day('2026-03-01'), day('2026-03-31'));
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(day);
    expect(days.map((one) => contains(march, one))).toEqual([false, true, true, false]);
    expect([lastDayOf(march), lastDayOf(ALWAYS), toHalfOpenInterval(null, null)]).toEqual([
      '2026-03-31',
      null,
      ALWAYS,
    ]);
  });

  it('compare days', () => {
    const [early, late] = [day('2025-12-31'), day('2026-01-01')];
    expect([compareDates(early, late), compareDates(late, early), compareDates(late, late)]).toEqual([
      -1, 1, 0,
    ]);
    expect([isBefore(early, late), isBefore(late, late)]).toEqual([true, false]);
  });

  it('meet in the days that are in both, whichever comes first', () => {
    fc.assert(
      fc.property(interval, interval, date, (left, right, at) => {
        const both = intersect(left, right);
        expect(intersect(right, left)).toEqual(both);
        expect(overlaps(left, right)).toBe(both !== null);
        if (at !== null)
          expect(both !== null && contains(both, at)).toBe(contains(left, at) && contains(right, at));
        if (both !== null) expect(isEmpty(both)).toBe(false);
      }),
      { seed: 1 },
    );
  });

  it('are empty where they end as they begin', () => {
    const from = day('2026-01-01');
    expect([isEmpty({ from, to: from }), isEmpty({ from, to: null }), isEmpty(ALWAYS)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(intersect({ from, to: from }, ALWAYS)).toBeNull();
  });
});

describe('numbers of the schedule', () => {
  it.each([
    ['7326.90.86.88', '7326908688'],
    ['101210010', '0101210010'],
    ['101.21.00', '01012100'],
    ['1012100', '01012100'],
    [' 8703 ', '8703'],
  ])('read %s', (text, digits) => expect(parseHtsNumber(text)).toEqual({ ok: true, value: digits }));

  it('refuse what is none, in its own words', () => {
    expect(messageOf(parseHtsNumber('73269'))).toContain('give 4, 6, 8 or 10 digits');
    expect(messageOf(parseHtsNumber('0012.34'))).toContain('chapters run from 01 to 99');
    expect(messageOf(parseHtsNumber(`${' '.repeat(40)}8703`))).toContain('is not an HTS number');
    expect(() => toHtsNumber('8703.22')).toThrow('8703.22');
  });

  it('know their place', () => {
    const number = toHtsNumber('7326908688');
    expect(formatHtsNumber(number)).toBe('7326.90.86.88');
    expect(chapterOf(number)).toBe('73');
    const line = toHtsNumber('01012100');
    expect([toReportingDigits(line), isCoveredBy(line, '0101210000'), isCoveredBy(line, '0102')]).toEqual([
      '0101210000',
      true,
      false,
    ]);
  });
});

describe('countries, cases, decimals, money', () => {
  it('give the cure with a refused country', () => {
    expect(parseCountry('CN')).toEqual({ ok: true, value: 'CN' });
    expect(messageOf(parseCountry(' cn'))).toContain('write CN');
    expect(messageOf(parseCountry('USA'))).toContain('two capital letters');
    expect(() => toCountry('AN')).toThrow('AN');
    expect([listCountries().length, listCountries()[0], listCountries().at(-1)]).toEqual([250, 'AD', 'ZW']);
  });

  it('read a case number with or without its hyphens', () => {
    expect(parseCaseNumber(' c570968 ')).toEqual({ ok: true, value: 'C-570-968' });
    expect(messageOf(parseCaseNumber('B-570-968'))).toContain('A-570-890');
  });

  it.each(['1e3', '0x10', '1,000', 'NaN', '.5', '5.', ''])('take no decimal from %p', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );

  it('are exact to the one rounding', () => {
    expect(parseDecimal('-12.50')?.toFixed(2)).toBe('-12.50');
    expect(percentOf(new Decimal('0.3464'), new Decimal('10000')).toFixed()).toBe('34.64');
    expect([formatMoney(roundToCent(new Decimal('0.005'))), formatMoney(new Decimal('1e3'))]).toEqual([
      '0.01',
      '1000.00',
    ]);
  });
});

describe('problems', () => {
  it('name their fields as whoever asked did', () => {
    const fields = [
      { at: 'hts', message: 'hts: not a number' },
      { at: 'date', message: 'there is no law of that day' },
      { at: 'spi', message: 'spi: not a program' },
    ];
    const name = (at: string): string | null => (at === 'spi' ? null : `/${at}`);
    const renamed = new Problem('unknown-hts-code', 'hts: not a number', fields)
      .withHeaders({ 'Retry-After': '1' })
      .rename(name);
    expect(renamed.message).toBe('/hts: not a number');
    expect([renamed.kind, renamed.headers]).toEqual(['unknown-hts-code', { 'Retry-After': '1' }]);
    expect(renamed.fields).toEqual([
      { at: '/hts', message: '/hts: not a number' },
      { at: '/date', message: 'there is no law of that day' },
      fields[2],
    ]);
    expect(new Problem('invalid-parameter', 'three are wrong', fields).rename(name).message).toBe(
      'three are wrong',
    );
  });

  it('carry status, type, fields and headers', () => {
    const problem = createFieldProblem('hts', 'not a number').withHeaders({ 'Retry-After': '1' });
    expect(problem).toBeInstanceOf(Problem);
    expect([problem.status, problem.fields, problem.headers]).toEqual([
      400,
      [{ at: 'hts', message: 'not a number' }],
      { 'Retry-After': '1' },
    ]);
    expect(new Problem('not-found', 'no such report').fields).toEqual([]);
    expect(refuseField('hts', 'no number')).toMatchObject({
      ...{ kind: 'invalid-parameter', message: 'hts: no number' },
      fields: [{ at: 'hts', message: 'hts: no number' }],
    });
    expect(refuseField('hts', 'no such line', 'unknown-hts-code').kind).toBe('unknown-hts-code');
    expect(toProblemType('gone')).toBe('dutygraph://errors/gone');
    for (const { status, title, cure } of Object.values(PROBLEM_KINDS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect([title.length > 3, cure.length > 10]).toEqual([true, true]);
    }
  });
});

describe('citations', () => {
  it('are at least one, or what lacks them is named', () => {
    const citation = { document: '91 FR 1', locator: null, url: null, source: 'official' as const };
    expect(requireCited('9903.88.03', [citation])).toEqual([citation]);
    expect(() => requireCited('9903.88.03', [])).toThrow('9903.88.03 has no citation');
  });
});

describe('the page about a kind of problem', () => {
  it('is a path, and an address where that of the server is known', () => {
    expect(toProblemHelp('invalid-parameter', null)).toBe('/docs/errors/invalid-parameter');
    expect(toProblemHelp('invalid-parameter', 'https://duty.example')).toBe(
      'https://duty.example/docs/errors/invalid-parameter',
    );
  });
});

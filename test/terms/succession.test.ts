import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { contains } from '../../src/terms/interval.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { Succession, type SuccessionKind, type SuccessionStep } from '../../src/terms/succession.js';

const day = toCalendarDate;
const number = toHtsNumber;

function step(
  [from, to, on]: readonly [string, string | null, string],
  kind: SuccessionKind = 'split',
): SuccessionStep {
  return {
    from: number(from),
    to: to === null ? null : number(to),
    on: day(on),
    kind,
    revision: '2026_rev_11',
  };
}

/** Numbers of 3004.90.92 as 2026 Revision 11 transfers them, and a transfer of 2026 Revision 2 before. */
const succession = new Succession([
  step(['3004909213', '3004909211', '2026-02-01'], 'renumbered'),
  step(['3004909211', '3004909211', '2026-07-01']),
  step(['3004909211', '3004909212', '2026-07-01']),
  step(['3004909212', '3004909213', '2026-07-01'], 'renumbered'),
  step(['3004909216', '3004909216', '2026-07-01']),
  step(['3004909216', '3004909217', '2026-07-01']),
  step(['3004909217', '3004909219', '2026-07-01'], 'renumbered'),
  step(['8413919085', '8413919039', '2026-07-01']),
  step(['8413919085', '8413919046', '2026-07-01'], 'split_and_merged'),
  step(['8413919065', '8413919046', '2026-07-01'], 'split_and_merged'),
  step(['0901110045', null, '2025-07-01'], 'discontinued'),
]);

const optional = (text: string | null) => (text === null ? null : day(text));
const follow = (digits: string, from: string | null, to: string | null = null) =>
  succession
    .follow({ number: number(digits), interval: { from: optional(from), to: optional(to) } })
    .map(({ number: found, interval }) => `${found} ${interval.from} ${interval.to}`);

describe('the succession of statistical numbers', () => {
  it('keeps an article under every number its goods went to, from the day they did', () => {
    expect(follow('8413919085', '2026-04-06')).toEqual([
      '8413919085 2026-04-06 2026-07-01',
      '8413919039 2026-07-01 null',
      '8413919046 2026-07-01 null',
    ]);
  });

  it('follows an article over several changes', () => {
    expect(follow('3004909213', '2025-03-12')).toEqual([
      '3004909213 2025-03-12 2026-02-01',
      '3004909211 2026-02-01 2026-07-01',
      '3004909211 2026-07-01 null',
      '3004909212 2026-07-01 null',
    ]);
  });

  it('does not hand a number on to the article that has its digits afterwards', () => {
    expect(follow('3004909217', '2026-02-01')).toEqual([
      '3004909217 2026-02-01 2026-07-01',
      '3004909219 2026-07-01 null',
    ]);
    expect(follow('3004909217', '2026-07-01')).toEqual(['3004909217 2026-07-01 null']);
  });

  it('reads digits that had ended when they were written as the number they were last', () => {
    expect(follow('8413919085', '2026-07-31', '2026-09-29')).toEqual([
      '8413919039 2026-07-31 2026-09-29',
      '8413919046 2026-07-31 2026-09-29',
    ]);
    expect(succession.findReadingDay('3004909211', day('2026-07-31'))).toBe('2026-07-31');
    expect(succession.findReadingDay('8413919085', day('2026-07-31'))).toBe('2026-06-30');
  });

  it('leaves an entry that ends before the change, and one that has no successor, as they are', () => {
    expect(follow('8413919085', '2026-04-06', '2026-07-01')).toEqual(['8413919085 2026-04-06 2026-07-01']);
    expect(follow('0901110045', '2025-01-01')).toEqual(['0901110045 2025-01-01 2025-07-01']);
    expect(follow('7326908688', null)).toEqual(['7326908688 null null']);
  });

  it('names what an article came from and went to, by the day that says which article is meant', () => {
    const after = (digits: string, on: string) =>
      succession.listStepsFromAt(digits, day(on)).map(({ to }) => to);
    const before = (digits: string, on: string) =>
      succession.listStepsToAt(digits, day(on)).map(({ from }) => from);
    expect(after('3004909211', '2026-06-30')).toEqual(['3004909211', '3004909212']);
    expect(after('3004909211', '2026-07-01')).toEqual([]);
    expect(before('3004909211', '2026-06-30')).toEqual(['3004909213']);
    expect(before('3004909211', '2026-07-01')).toEqual(['3004909211']);
    expect(before('8413919046', '2026-06-30')).toEqual([]);
    expect(before('8413919046', '2026-07-01')).toEqual(['8413919085', '8413919065']);
  });

  it('finds writing without a date under the numbers an article had, but not under those of another', () => {
    expect(succession.namesOf('8413919046', day('2026-08-01'))).toEqual([
      '8413919046',
      '8413919085',
      '8413919065',
    ]);
    expect(succession.namesOf('8413919046', day('2026-06-01'))).toEqual(['8413919046']);
    expect(succession.namesOf('3004909219', day('2026-08-01'))).toEqual(['3004909219', '3004909217']);
    expect(succession.namesOf('3004909217', day('2026-08-01'))).toEqual(['3004909216']);
  });
});

describe('a number that is new', () => {
  it('comes from no other', () => {
    const { to, on, ...others } = step(['8413919039', '8413919039', '2026-07-01'], 'established');
    const established = new Succession([{ ...others, from: null, to, on }]);
    expect(established.namesOf('8413919039', day('2026-08-01'))).toEqual(['8413919039']);
  });
});

describe('any succession', () => {
  const digits = fc.integer({ min: 0, max: 5 }).map((place) => `84139190${String(place).padStart(2, '0')}`);
  const dates = fc.constantFrom('2025-07-01', '2026-02-01', '2026-07-01');
  const chains = fc
    .uniqueArray(fc.tuple(digits, digits, dates), { maxLength: 12, selector: (one) => one.join() })
    .map((steps) => new Succession(steps.map((one) => step(one))));

  it('has no article under one number twice on a day, and stays inside the days asked about', () => {
    fc.assert(
      fc.property(chains, digits, dates, (any, start, from) => {
        const interval = { from: day(from), to: day('2026-11-24') };
        const found = any.follow({ number: number(start), interval });
        for (const on of [
          '2025-06-30',
          '2025-07-01',
          '2026-02-01',
          '2026-07-01',
          '2026-11-23',
          '2026-11-24',
        ]) {
          const then = found.filter((one) => contains(one.interval, day(on)));
          expect(then.length === 0 || contains(interval, day(on))).toBe(true);
          expect(then.every(({ steps }) => steps.every((one) => one.on <= day(on)))).toBe(true);
        }
        const own = any.listStepsFrom(start).length === 0 || any.findReadingDay(start, day(from)) === from;
        if (own) expect(found[0]).toMatchObject({ number: start, steps: [] });
      }),
    );
  });
});

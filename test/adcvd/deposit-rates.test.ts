import { beforeAll, describe, expect, it } from '@jest/globals';
import { AdcvdLibrary } from '../../src/adcvd/library.js';
import { findRespondentRate } from '../../src/adcvd/rates/respondent-rate.js';
import type { OrderRecord, RateRecord } from '../../src/adcvd/records.js';
import { toCalendarDate, toPreviousDay, type CalendarDate } from '../../src/terms/calendar-date.js';
import { contains, isBefore } from '../../src/terms/interval.js';
import { readPackRows } from './support/pack-context.js';

/** What holds of every deposit rate of every order, on every day on which one of its segments begins or ends. */

const TODAY = toCalendarDate('2026-11-20');

let library: AdcvdLibrary;
beforeAll(async () => {
  library = new AdcvdLibrary(await readPackRows());
}, 60_000);

function daysOf(rates: readonly RateRecord[]): readonly CalendarDate[] {
  const edges = rates.flatMap(({ legal: { from, to } }) => [from, to].filter((day) => day !== null));
  return [...new Set([...edges.flatMap((day) => [toPreviousDay(day), day]), TODAY])];
}

/** Calls `check` for the group rate and for each firm, on each day. */
function everyRate(
  check: (found: ReturnType<typeof findRespondentRate>, at: string, day: CalendarDate) => void,
): number {
  let asked = 0;
  for (const order of library.orders) {
    const prepared = library.ratesOf(order);
    for (const date of daysOf(prepared.rates)) {
      const firms = prepared.rates
        .filter(({ companyKey, legal: interval }) => companyKey !== null && contains(interval, date))
        .map(({ companyName }) => companyName);
      for (const exporter of [null, ...firms.slice(0, 2)]) {
        check(
          findRespondentRate(prepared, { date, exporter, producer: null }),
          `${order.caseNumber} ${exporter ?? ''} ${date}`,
          date,
        );
        asked += 1;
      }
    }
  }
  return asked;
}

describe('a deposit rate', () => {
  it('stands once among what may apply, whatever the producer of an exporter that no case names has', () => {
    const twice = library.orders.flatMap((order) => {
      const prepared = library.ratesOf(order);
      const firms = prepared.rates.filter(({ companyKey }) => companyKey !== null);
      return firms.flatMap(({ companyName: producer }) => {
        const asked = { date: TODAY, exporter: 'Zyx Qwv', producer };
        const { row, alternatives } = findRespondentRate(prepared, asked);
        const all = [...(row === null ? [] : [row]), ...alternatives];
        return new Set(all).size === all.length ? [] : [`${order.caseNumber} ${producer}`];
      });
    });
    expect(twice).toEqual([]);
  }, 120_000);

  it('is of a segment in force on the day, never of a five-year review, and cited', () => {
    const wrong: string[] = [];
    const asked = everyRate(({ row, rateText, basis, citations }, at, day) => {
      if (rateText === null) return;
      const isRight =
        row !== null &&
        contains(row.legal, day) &&
        row.segmentKind === basis &&
        row.segmentKind !== 'sunset_review';
      if (!isRight || citations.length === 0) wrong.push(at);
    });
    expect(asked).toBeGreaterThan(5_000);
    expect(wrong).toEqual([]);
  }, 120_000);

  it('of a group is that of the newest segment that began on or before the day', () => {
    const wrong: string[] = [];
    for (const order of library.orders) {
      const { allOthers, entity } = library.ratesOf(order);
      for (const group of [allOthers, entity]) {
        const deposits = group.filter(({ segmentKind }) => segmentKind !== 'sunset_review');
        const open = deposits.filter(({ legal: interval }) => contains(interval, TODAY));
        const newest = deposits.every(
          ({ legal: interval }) => open.length === 0 || !isBefore(open[0]!.legal.from!, interval.from!),
        );
        if (open.length > 1 || !newest) wrong.push(order.caseNumber);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of one firm or group never overlaps another of its series', () => {
    const overlaps = library.orders.flatMap((order) => {
      const { rates } = library.ratesOf(order);
      const held = rates.filter(
        ({ companyKey, rateType }) => companyKey === null && /others|wide/.test(rateType),
      );
      return held.flatMap((left, at) =>
        held
          .slice(at + 1)
          .filter((right) => left.rateType === right.rateType && isDeposit(left) && isDeposit(right))
          .filter(
            (right) => contains(left.legal, right.legal.from!) || contains(right.legal, left.legal.from!),
          )
          .map(() => `${order.caseNumber} ${left.rateType}`),
      );
    });
    expect(overlaps).toEqual([]);
  });

  it('is held today for at least 60% of the active orders', () => {
    const active = library.orders.filter(({ status }) => status === 'active');
    const given = active.filter(isRateHeld);
    expect(active.length).toBeGreaterThan(700);
    expect(given.length / active.length).toBeGreaterThanOrEqual(0.6);
  });
});

const isDeposit = ({ segmentKind }: RateRecord): boolean => segmentKind !== 'sunset_review';

function isRateHeld(order: OrderRecord): boolean {
  const question = { date: TODAY, exporter: null, producer: null };
  return findRespondentRate(library.ratesOf(order), question).rateText !== null;
}

import { describe, expect, test } from '@jest/globals';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import type { ScheduleRow } from '../../src/store/snapshot/schedule/schedule-row.js';
import { rowOf, scheduleOf } from './snapshot-rows.js';

describe('dates', () => {
  const [first, second] = [toCalendarDate('2025-07-01'), toCalendarDate('2025-09-16')];
  const rate = (
    general: string,
    legal: [string, string | null],
    published: [string, string | null],
  ): ScheduleRow =>
    rowOf('01012100', {
      parentRowKey: null,
      general,
      column2: '20%',
      legal: { from: toCalendarDate(legal[0]), to: legal[1] === null ? null : toCalendarDate(legal[1]) },
      published: {
        from: toCalendarDate(published[0]),
        to: published[1] === null ? null : toCalendarDate(published[1]),
      },
    });
  // Published on 2025-09-16: 5% since 2025-07-01, so what was read before was 4% throughout.
  const schedule = scheduleOf([
    rate('4%', ['2025-01-01', null], ['2025-01-01', second]),
    rate('4%', ['2025-01-01', first], [second, null]),
    rate('5%', [first, null], [second, null]),
  ]);
  const read = (date: string, published: string | null): string | undefined =>
    schedule
      .readOn(toCalendarDate(date), published === null ? null : toCalendarDate(published))
      .find(toHtsNumber('01012100'))?.column1General.text;

  test('the default reads the law as last published for the legal date', () => {
    expect([read('2025-06-30', null), read('2025-07-01', null), read('2025-08-01', null)]).toEqual([
      '4%',
      '5%',
      '5%',
    ]);
  });

  test('as filed reads what was published that day', () => {
    expect([
      read('2025-08-01', '2025-08-01'),
      read('2025-08-01', '2025-09-15'),
      read('2025-08-01', '2025-09-16'),
    ]).toEqual(['4%', '4%', '5%']);
  });

  test('before the first legal day there is nothing', () => {
    expect(read('2024-12-31', null)).toBeUndefined();
  });

  test('days between two changes share one index', () => {
    expect(schedule.readOn(toCalendarDate('2025-07-02'), null)).toBe(
      schedule.readOn(toCalendarDate('2026-07-02'), null),
    );
  });

  test('a line is one value on all days on which its chapter does not change', () => {
    const other = rowOf('02011005', { parentRowKey: null, general: '4.4¢/kg', column2: '6.6¢/kg' });
    const two = scheduleOf([
      rate('4%', ['2025-01-01', first], [second, null]),
      rate('5%', [first, null], [second, null]),
      other,
    ]);
    const lineOn = (day: string, number: string) =>
      two.readOn(toCalendarDate(day), null).find(toHtsNumber(number));
    expect(lineOn('2025-06-30', '02011005')).toBe(lineOn('2025-07-01', '02011005'));
    expect(lineOn('2025-06-30', '01012100')).not.toBe(lineOn('2025-07-01', '01012100'));
  });
});

import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addYears,
  countDays,
  toCalendarDate,
  toFirstOfMonth,
  toUtcDay,
  weekdayOf,
} from '../../src/terms/calendar-date.js';

const FIRST = toCalendarDate('1900-01-01');
const DAYS = countDays(FIRST, toCalendarDate('2199-12-31'));
const DAY_MS = 86_400_000;

describe('counting days', () => {
  test('agrees with the clock on every day that is read', () => {
    const wrong = Array.from({ length: DAYS + 1 }, (_, days) => {
      const instant = new Date(Date.UTC(1900, 0, 1) + days * DAY_MS);
      const day = toUtcDay(instant);
      const isRight =
        addDays(FIRST, days) === day &&
        addDays(day, -days) === FIRST &&
        countDays(FIRST, day) === days &&
        weekdayOf(day) === instant.getUTCDay();
      return isRight ? [] : [day];
    }).flat();
    expect(wrong).toEqual([]);
    expect(DAYS).toBe(109_572);
  });

  test('does not leave the calendar', () => {
    expect(() => addDays(toCalendarDate('2199-12-31'), 1)).toThrow('not a day of the calendar');
    expect(addYears(toCalendarDate('2195-06-01'), 10)).toBe('2199-12-31');
  });

  test('takes the last of February for a day that a common year lacks', () => {
    expect(addYears(toCalendarDate('2024-02-29'), 1)).toBe('2025-02-28');
    expect(toFirstOfMonth(toCalendarDate('2026-01-31'), -1)).toBe('2025-12-01');
  });
});

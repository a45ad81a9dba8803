import { toNextDay, toPreviousDay, type CalendarDate } from './calendar-date.js';

/**
 * Days from `from` up to, not including, `to`. A null end is open. Dates are compared only here. An interval whose `to`
 * is not after its `from` is empty: a rule that was published but never in force.
 */
export interface Interval {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

export const ALWAYS: Interval = Object.freeze({ from: null, to: null });

/** From first and last day, both included, as sources print them; null is open. */
export function toHalfOpenInterval(first: CalendarDate | null, last: CalendarDate | null): Interval {
  return { from: first, to: last === null ? null : toNextDay(last) };
}

/** The last day inside, or null when open. */
export function lastDayOf(interval: Interval): CalendarDate | null {
  return interval.to === null ? null : toPreviousDay(interval.to);
}

export function isBefore(left: CalendarDate, right: CalendarDate): boolean {
  return left < right;
}

/** Negative, zero or positive, as for a sort. */
export function compareDates(left: CalendarDate, right: CalendarDate): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isEmpty(interval: Interval): boolean {
  return interval.from !== null && interval.to !== null && interval.to <= interval.from;
}

export function contains(interval: Interval, date: CalendarDate): boolean {
  return (interval.from === null || interval.from <= date) && (interval.to === null || date < interval.to);
}

/** The days in both, or null when there is none. */
export function intersect(left: Interval, right: Interval): Interval | null {
  const from = later(left.from, right.from);
  const to = earlier(left.to, right.to);
  const both = { from, to };
  return isEmpty(both) || isEmpty(left) || isEmpty(right) ? null : both;
}

export function overlaps(left: Interval, right: Interval): boolean {
  return intersect(left, right) !== null;
}

function later(left: CalendarDate | null, right: CalendarDate | null): CalendarDate | null {
  if (left === null) return right;
  return right === null || left >= right ? left : right;
}

function earlier(left: CalendarDate | null, right: CalendarDate | null): CalendarDate | null {
  if (left === null) return right;
  return right === null || left <= right ? left : right;
}

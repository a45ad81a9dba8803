import type { CalendarDate } from '../../terms/calendar-date.js';
import { compareDates, type Interval } from '../../terms/interval.js';

/**
 * The days on which any of a set of dated records begins or ends. Nothing changes from one of them to the next, so one
 * index serves every day of the stretch.
 */
export class Timeline {
  /** Every day on which something changes, ascending. */
  readonly changeDays: readonly CalendarDate[];

  constructor(intervals: Iterable<Interval>) {
    const days = new Set<CalendarDate>();
    for (const { from, to } of intervals) {
      if (from !== null) days.add(from);
      if (to !== null) days.add(to);
    }
    this.changeDays = Object.freeze([...days].sort(compareDates));
  }

  /** The last change day on or before the date, for every day of its stretch; before the first, the date itself. */
  firstDayOfStretch(date: CalendarDate): CalendarDate {
    let low = 0;
    let high = this.changeDays.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareDates(this.changeDays[middle] as CalendarDate, date) <= 0) low = middle + 1;
      else high = middle;
    }
    return this.changeDays[low - 1] ?? date;
  }
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Interval } from '../../../terms/interval.js';

/** Columns of a dated row. */
export interface LegalDates {
  readonly legalFrom: CalendarDate | null;
  readonly legalTo: CalendarDate | null;
}

export function toLegalInterval({ legalFrom, legalTo }: LegalDates): Interval {
  return Object.freeze({ from: legalFrom, to: legalTo });
}

import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains, type Interval } from '../../terms/interval.js';

/** Whether a wording is the one to read: the last published (`on` null), or the one published on a day. */
export function isRead(published: Interval, on: CalendarDate | null): boolean {
  return on === null ? published.to === null : contains(published, on);
}

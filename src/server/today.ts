import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';

const MINUTE_MS = 60_000;

/**
 * The day in America/New_York, whatever the zone of the machine: the default entry date. No offset has ever changed
 * within a minute, so the calendar is asked once a minute.
 */
export function createToday(now: () => Date): () => CalendarDate {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let minute = NaN;
  let day: CalendarDate;
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / MINUTE_MS);
    if (current !== minute) [minute, day] = [current, toCalendarDate(format.format(instant))];
    return day;
  };
}

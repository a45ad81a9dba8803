import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';

const MINUTE_MS = 60_000;

/**
 * The day in America/New_York, whatever the zone of the machine: the default entry date. No offset has ever changed
 * within a minute, so the calendar is asked once a minute.
 */
export function createToday(now: () => Date): () => CalendarDate {
  // Made when it is first asked: the calendars of the runtime take longer to load than a short command has.
  let format: Intl.DateTimeFormat | undefined;
  let minute = NaN;
  let day: CalendarDate;
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / MINUTE_MS);
    if (current !== minute) {
      format ??= openCalendar();
      [minute, day] = [current, toCalendarDate(format.format(instant))];
    }
    return day;
  };
}

function openCalendar(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

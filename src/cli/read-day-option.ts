import { parseCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import { refuseField } from '../terms/errors.js';

/** The day that an option names; null where it is left out. Throws `invalid-parameter`. */
export function readDayOption(option: string, text: string | undefined): CalendarDate | null {
  const day = text === undefined ? null : parseCalendarDate(text);
  if (day?.ok === false) throw refuseField(option, day.message);
  return day?.value ?? null;
}

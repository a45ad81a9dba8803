import { parseCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import { refuseField } from '../terms/errors.js';
import type { ServiceContext } from './service-context.js';

/** A day that a caller gives as `name`; today where it is left out. Throws `invalid-parameter`. */
export function readDay(
  text: CalendarDate | string | null | undefined,
  name: string,
  { today }: ServiceContext,
): CalendarDate {
  if (text === null || text === undefined) return today;
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw refuseField(name, parsed.message);
  return parsed.value;
}

import { allForYear } from '@18f/us-federal-holidays';
import { addDays, weekdayOf, type CalendarDate } from '../terms/calendar-date.js';
import { memberOf } from '../terms/lazily.js';

const SATURDAY = 6;
const SUNDAY = 0;
export const FRIDAY = 5;

/** Neither a weekend nor a federal holiday as observed (5 USC 6103). */
function isWorkingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidaysOf(date.slice(0, 4)).has(date);
}

const HOLIDAYS = new Map<string, ReadonlySet<string>>();

/** Observed holidays of a year; that of January 1 may fall on the last day of the year before. */
function holidaysOf(year: string): ReadonlySet<string> {
  return memberOf(HOLIDAYS, year, () => {
    const options = { shiftSaturdayHolidays: true, shiftSundayHolidays: true, utc: true };
    const listed = [Number(year), Number(year) + 1].flatMap((one) => allForYear(one, options));
    return new Set(listed.map(({ date }) => date.toISOString().slice(0, 10)));
  });
}

/** The day itself, or the last working day before it: no deadline is taken to roll forward. */
export function toWorkingDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

/** So many working days later (19 CFR 24.25: an entry summary is filed within ten working days of entry). */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

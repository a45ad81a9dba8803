import { isLeapYear, partsOfDate, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';

/** The last possible date. */
const LAST_DAY = toCalendarDate('2199-12-31');

/** The same day a number of years later: 29 February becomes 28 February in a common year; capped at the last date. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const year = Number(date.slice(0, 4)) + years;
  if (year > Number(LAST_DAY.slice(0, 4))) return LAST_DAY;
  const rest = date.slice(4) === '-02-29' && !isLeapYear(year) ? '-02-28' : date.slice(4);
  return toCalendarDate(`${year}${rest}`);
}

/** The first day of the month a number of months later. */
export function toFirstOfMonth(date: CalendarDate, months: number): CalendarDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  return toCalendarDate(`${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}-01`);
}

/** Days from one date to another; negative when the other is earlier. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Days since 1 March of the year 0 of the Gregorian calendar. Years begin in March, so February ends them. */
function dayNumberOf(date: CalendarDate): number {
  const [year, month, day] = partsOfDate(date);
  const shifted = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return (
    shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + ofYear
  );
}

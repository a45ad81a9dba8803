import { allForYear } from '@18f/us-federal-holidays';
import { addMonths, partsOfDate, toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import { memberOf } from '../terms/lazily.js';

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;
export const FRIDAY = 5;

/** The calendar day so many days later; earlier where the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toDay(toInstant(date) + days * DAY_MS);
}

export function addYears(date: CalendarDate, years: number): CalendarDate {
  return addMonths(date, 12 * years);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toInstant(to) - toInstant(from)) / DAY_MS);
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(toInstant(date)).getUTCDay();
}

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

function toInstant(date: CalendarDate): number {
  const [year, month, day] = partsOfDate(date);
  return Date.UTC(year, month - 1, day);
}

function toDay(instant: number): CalendarDate {
  return toUtcDay(new Date(instant));
}

import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** A day of the Gregorian calendar as ISO 8601 text, `YYYY-MM-DD`. No time, no zone: the law speaks in days. */
export type CalendarDate = string & { readonly __calendarDate: true };

const LENGTH = 10;
const DASH = 0x2d;
const ZERO = 0x30;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function monthLength(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Reads `YYYY-MM-DD` between the years 1900 and 2199; a day that does not exist is refused. */
export function parseCalendarDate(text: string): Parsed<CalendarDate> {
  const [year, month, day] = partsOfDate(text);
  const isShaped =
    text.length === LENGTH &&
    text.charCodeAt(4) === DASH &&
    text.charCodeAt(7) === DASH &&
    year + month + day >= 0;
  if (!isShaped) return refuse(`${quoteInput(text)} is not a date: write YYYY-MM-DD, for example 2026-11-20`);
  const exists = year >= 1900 && year <= 2199 && day >= 1 && day <= monthLength(year, month);
  return exists
    ? accept(text as CalendarDate)
    : refuse(`${quoteInput(text)} is not a day of the calendar (years 1900 to 2199)`);
}

/**
 * Year, month and day; NaN for parts that are not digits. Parsed by hand: a regular expression creates four strings per
 * date, which V8 converts to numbers through its slow path.
 */
export function partsOfDate(text: string): readonly [year: number, month: number, day: number] {
  return [digitsAt(text, 0, 4), digitsAt(text, 5, 7), digitsAt(text, 8, LENGTH)];
}

/** The whole number in these digits; NaN when one of them is not a digit. */
function digitsAt(text: string, from: number, to: number): number {
  let whole = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    whole = whole * 10 + digit;
  }
  return whole;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day with the English name of its month, or the beginning of it, as ISO 8601 text; null: there is no such month. */
export function toIsoText(year: string, monthName: string, day: string): string | null {
  const month = MONTHS.indexOf(monthName.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? null : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** For text already known to be a date (a database row, a constant). */
export function toCalendarDate(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new TypeError(parsed.message);
  return parsed.value;
}

/** The day of an instant in UTC. */
export function toUtcDay(instant: Date): CalendarDate {
  return toCalendarDate(instant.toISOString().slice(0, 10));
}

/** The following day. */
export function toNextDay(date: CalendarDate): CalendarDate {
  const [year, month, day] = partsOfDate(date);
  if (day < monthLength(year, month)) return compose(year, month, day + 1);
  return month === 12 ? compose(year + 1, 1, 1) : compose(year, month + 1, 1);
}

/** The day a number of days before; 0: the day itself. */
export function toEarlierDay(date: CalendarDate, days: number): CalendarDate {
  return addDays(date, -days);
}

/** The same day so many months later, or the last of that month where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOfDate(date);
  const count = year * 12 + month - 1 + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return compose(laterYear, laterMonth, Math.min(day, monthLength(laterYear, laterMonth)));
}

/** The last day that is read. */
const LAST_DAY = '2199-12-31' as CalendarDate;

/** The same day so many years later: 29 February becomes 28 February in a common year. At the most the last day. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const later = addMonths(date, 12 * years);
  return later > LAST_DAY ? LAST_DAY : later;
}

/** The first day of the month so many months later. */
export function toFirstOfMonth(date: CalendarDate, months: number): CalendarDate {
  return `${addMonths(date, months).slice(0, 7)}-01` as CalendarDate;
}

/** The day so many days later; earlier where the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dayOfNumber(dayNumberOf(date) + days);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 0 is Sunday, 6 Saturday. Day 0 was a Wednesday. */
export function weekdayOf(date: CalendarDate): number {
  return (dayNumberOf(date) + 3) % 7;
}

/** Days since 1 March of the year 0 of the Gregorian calendar. Years begin in March, so February ends them. */
function dayNumberOf(date: CalendarDate): number {
  const [year, month, day] = partsOfDate(date);
  return firstDayOf(month > 2 ? year : year - 1) + daysBefore((month + 9) % 12) + day - 1;
}

function dayOfNumber(number: number): CalendarDate {
  const about = Math.floor(number / 365.2425);
  const year = firstDayOf(about + 1) <= number ? about + 1 : firstDayOf(about) <= number ? about : about - 1;
  const ofYear = number - firstDayOf(year);
  const month = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - daysBefore(month) + 1;
  return toCalendarDate(month < 10 ? compose(year, month + 3, day) : compose(year + 1, month - 9, day));
}

/** Days before 1 March of a year. */
function firstDayOf(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
}

/** Days from 1 March to the first of a month, counted from 0 for March. */
function daysBefore(month: number): number {
  return Math.floor((153 * month + 2) / 5);
}

/** The day before. */
export function toPreviousDay(date: CalendarDate): CalendarDate {
  const [year, month, day] = partsOfDate(date);
  if (day > 1) return compose(year, month, day - 1);
  return month === 1 ? compose(year - 1, 12, 31) : compose(year, month - 1, monthLength(year, month - 1));
}

function compose(year: number, month: number, day: number): CalendarDate {
  const pad = (part: number, length: number): string => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;
}

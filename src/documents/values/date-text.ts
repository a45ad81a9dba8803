import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { findMonth } from '../vocabulary/months.js';

/** Order of day and month in numeric dates, as agreed by the dates of one document. Null: unknown. */
export type DateOrder = 'day' | 'month' | null;

export interface DateReading {
  /** As printed. */
  readonly text: string;
  /** ISO 8601, all possible readings. */
  readonly readings: readonly CalendarDate[];
  /** True: only other dates of the document decide the order of day and month. */
  readonly decidedByOthers: boolean;
}

const ISO = /\b(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/;
const COMPACT = /\b(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/;
const DIGITS = /(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const DAY_NAME_YEAR =
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|º)?[-. /]{0,3}(?:de |of )?(?<month>\p{L}{3,10})[-., /]{0,3}(?:de |del )?(?<year>\d{4}|\d{2})(?!\d)/u;
const NAME_DAY_YEAR =
  /(?<!\p{L})(?<month>\p{L}{3,10})[-. ]{1,2}(?<day>\d{1,2})(?:st|nd|rd|th)?[-, ]{1,3}(?<year>\d{4})(?!\d)/u;

/** Finds the first date in a short text; null when there is none. */
export function readDate(given: string, order: DateOrder): DateReading | null {
  const text = given.slice(0, 80);
  return (
    readParts(text, ISO) ??
    readParts(text, DAY_NAME_YEAR) ??
    readParts(text, NAME_DAY_YEAR) ??
    readDigits(text, order) ??
    readParts(text, COMPACT)
  );
}

/** The order of day and month that a printed date shows unambiguously. */
export function detectDateOrder(text: string): DateOrder {
  const match = DIGITS.exec(text.slice(0, 200));
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 12 && first <= 31 && second <= 12) return 'day';
  return second > 12 && second <= 31 && first <= 12 ? 'month' : null;
}

/** A date whose form shows which part is the day, which the month. */
function readParts(text: string, form: RegExp): DateReading | null {
  const match = form.exec(text);
  const { year = '', month = '', day = '' } = match?.groups ?? {};
  const number = /^\d/.test(month) ? month : findMonth(month);
  const date = number === null ? null : compose(year, String(number), day);
  return match && date && { text: match[0], readings: [date], decidedByOthers: false };
}

function readDigits(text: string, order: DateOrder): DateReading | null {
  const match = DIGITS.exec(text);
  if (!match) return null;
  const [, first, , second, year] = match as unknown as [string, string, string, string, string];
  const dayFirst = compose(year, second, first);
  const monthFirst = compose(year, first, second);
  const both = [...new Set([monthFirst, dayFirst].filter((date) => date !== null))];
  if (both.length === 0) return null;
  const decided = order === 'day' ? dayFirst : order === 'month' ? monthFirst : null;
  const decidedByOthers = both.length > 1 && decided !== null;
  return { text: match[0], readings: decidedByOthers ? [decided] : both, decidedByOthers };
}

/** Two-digit years are in this century. */
function compose(year: string, month: string, day: string): CalendarDate | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const parsed = parseCalendarDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.ok ? parsed.value : null;
}

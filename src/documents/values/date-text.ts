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

const ISO = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const COMPACT = /\b((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/;
const DIGITS = /(?<![\d.,/-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const DAY_NAME_YEAR =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º)?[-. /]{0,3}(?:de |of )?(\p{L}{3,10})[-., /]{0,3}(?:de |del )?(\d{4}|\d{2})(?!\d)/u;
const NAME_DAY_YEAR = /(?<!\p{L})(\p{L}{3,10})[-. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?[-, ]{1,3}(\d{4})(?!\d)/u;

/** Finds the first date in a short text; null when there is none. */
export function readDate(given: string, order: DateOrder): DateReading | null {
  const text = given.slice(0, 80);
  return (
    readIso(text) ?? readDayName(text) ?? readNameDay(text) ?? readDigits(text, order) ?? readCompact(text)
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

function readIso(text: string): DateReading | null {
  const match = ISO.exec(text);
  return match && certain(match[0], compose(match[1]!, match[2]!, match[3]!));
}

function readCompact(text: string): DateReading | null {
  const match = COMPACT.exec(text);
  return match && certain(match[0], compose(match[1]!, match[2]!, match[3]!));
}

function readDayName(text: string): DateReading | null {
  const match = DAY_NAME_YEAR.exec(text);
  const month = match && findMonth(match[2]!);
  return match && month ? certain(match[0], compose(match[3]!, String(month), match[1]!)) : null;
}

function readNameDay(text: string): DateReading | null {
  const match = NAME_DAY_YEAR.exec(text);
  const month = match && findMonth(match[1]!);
  return match && month ? certain(match[0], compose(match[3]!, String(month), match[2]!)) : null;
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

function certain(text: string, date: CalendarDate | null): DateReading | null {
  return date === null ? null : { text, readings: [date], decidedByOthers: false };
}

/** Two-digit years are in this century. */
function compose(year: string, month: string, day: string): CalendarDate | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const parsed = parseCalendarDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed.ok ? parsed.value : null;
}

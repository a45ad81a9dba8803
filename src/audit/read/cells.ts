import { addDays, parseCalendarDate, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { parseCountry, toCountry, type Country } from '../../terms/country.js';
import { Decimal } from '../../terms/decimal.js';
import { normalizeEntryNumber } from '../entry-number.js';

/** A cell as read: absent, a value, or text that cannot be read, with the reason. */
export type Cell<T> =
  | { readonly kind: 'absent' }
  | { readonly kind: 'value'; readonly value: T; readonly isPlain: boolean }
  | { readonly kind: 'unreadable'; readonly why: string };

const ABSENT = { kind: 'absent' } as const;
const readAs = <T>(value: T, isPlain: boolean): Cell<T> => ({ kind: 'value', value, isPlain });
const refuseCell = (why: string): Cell<never> => ({ kind: 'unreadable', why });

const PLAIN_AMOUNT = /^-?\d+(\.\d+)?$/;
const AMOUNT = /^\d+(\.\d*)?$|^\.\d+$/;
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const LONGEST_AMOUNT = 30;

/** Money or a quantity: `$1,234.50`, `(125.00)` and `125.00-` are read; blank is absent, which is not zero. */
export function readAmount(text: string): Cell<Decimal> {
  if (text === '') return ABSENT;
  if (text.length <= LONGEST_AMOUNT && PLAIN_AMOUNT.test(text)) return readAs(new Decimal(text), true);
  const { bare, isNegative } = takeSign(text.replace(/[$\s]/g, '').replace(/^USD|USD$/i, ''));
  const digits = THOUSANDS.test(bare) ? bare.replaceAll(',', '') : bare;
  if (digits.length > LONGEST_AMOUNT || !AMOUNT.test(digits)) return refuseCell('it is not an amount');
  const whole = digits.replace(/\.$/, '').replace(/^\./, '0.');
  return readAs(new Decimal(isNegative ? `-${whole}` : whole), false);
}

/** `1.000` is a dollar in America and a thousand in Europe; before a fourth digit or after a zero it is a dollar in both. */
const TWO_AMOUNTS = /^[^\d]*[1-9]\d{0,2}\.\d{3}[^\d]*$/;

/** An amount of money: what can be read as two amounts is not guessed. */
export function readMoney(text: string): Cell<Decimal> {
  const cell = readAmount(text);
  if (cell.kind !== 'value' || !TWO_AMOUNTS.test(text)) return cell;
  const whole = cell.value.abs();
  return refuseCell(
    `it is ${whole.toFixed(2)} or ${whole.times(1000).toFixed(2)}: write it with two decimals, or without marks between thousands`,
  );
}

/** One mark of a negative amount is taken off; what is left of two, or of half a parenthesis, is no amount. */
function takeSign(text: string): { readonly bare: string; readonly isNegative: boolean } {
  if (text.startsWith('(') && text.endsWith(')')) return { bare: text.slice(1, -1), isNegative: true };
  if (text.startsWith('-')) return { bare: text.slice(1), isNegative: true };
  if (text.endsWith('-')) return { bare: text.slice(0, -1), isNegative: true };
  return { bare: text, isNegative: false };
}

/** A percentage, with or without its sign. */
export function readPercent(text: string): Cell<Decimal> {
  return readAmount(text.endsWith('%') ? text.slice(0, -1).trimEnd() : text);
}

const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const PLAIN_US_DATE = /^\d\d\/\d\d\/\d{4}$/;
const SERIAL = /^\d{1,5}(\.\d+)?$/;
const EXCEL_EPOCH = toCalendarDate('1970-01-01');
/** Days from Excel's day 0 (1900 system, with its day that never was) to 1970-01-01. */
const EXCEL_DAYS = 25_569;
/** Spreadsheets show an empty date as a day of 1900. */
const FIRST_YEAR = '1980';

/** A day: ISO, `MM/DD/YYYY`, `M/D/YY`, `YYYYMMDD` or an Excel serial number, with or without a time. */
export function readDate(text: string): Cell<CalendarDate> {
  if (text === '') return ABSENT;
  if (PLAIN_US_DATE.test(text) && text.slice(0, 2) <= '12')
    return readIso(`${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`, true);
  if (SERIAL.test(text)) return readSerial(text);
  const day = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([AP]M)?(Z|[+-]\d{2}:?\d{2})?$/i, '').trim();
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  const iso = compact === null ? day : `${compact[1]}-${compact[2]}-${compact[3]}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return readIso(iso, iso === text);
  const [, month, date, year] = US_DATE.exec(day) ?? [];
  if (month === undefined || date === undefined || year === undefined) return refuseCell('it is not a date');
  if (Number(month) > 12)
    return refuseCell(
      Number(date) <= 12
        ? 'it is a date only when read day first, which is not guessed: write MM/DD/YYYY'
        : 'it is not a date',
    );
  const full = year.length === 2 ? toFullYear(year) : year;
  return readIso(
    `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
    day === text && year.length === 4,
  );
}

/** Two digits are a year from 1980 on, before which a date counts as absent, to 2079. */
export function toFullYear(digits: string): string {
  return `${digits < FIRST_YEAR.slice(2) ? '20' : '19'}${digits}`;
}

function readSerial(text: string): Cell<CalendarDate> {
  const days = Math.floor(Number(text));
  if (days < 29_221) return ABSENT;
  return readAs(addDays(EXCEL_EPOCH, days - EXCEL_DAYS), false);
}

function readIso(text: string, isPlain: boolean): Cell<CalendarDate> {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) return refuseCell('it is not a day of the calendar');
  return text < FIRST_YEAR ? ABSENT : readAs(parsed.value, isPlain);
}

/** Provinces of Canada as ACE reports them. */
const PROVINCE = /^X[ABCMNOPQSTVWY]$/;

export function readCountry(text: string): Cell<Country> {
  const code = text.toUpperCase();
  if (code === '') return ABSENT;
  if (PROVINCE.test(code)) return readAs(toCountry('CA'), true);
  const parsed = parseCountry(code);
  return parsed.ok ? readAs(parsed.value, code === text) : refuseCell('it is not a country code');
}

/** The digits of a tariff number: 8 or 10; 7 and 9 have lost a leading zero, which the schedule has to confirm. */
export function readTariffNumber(text: string): Cell<string> {
  if (text === '') return ABSENT;
  if (/^\d+(\.\d+)?E\+?\d+$/i.test(text))
    return refuseCell('a spreadsheet has written it with an exponent: its last digits are lost');
  const digits = text.replace(/[.\s-]/g, '');
  return /^\d{7,10}$/.test(digits)
    ? readAs(digits, digits === text)
    : refuseCell('it is not a tariff number of 8 or 10 digits');
}

export function readEntryNumber(text: string): Cell<string> {
  if (text === '') return ABSENT;
  const number = normalizeEntryNumber(text);
  return number === null ? refuseCell('it is not an entry number') : readAs(number, number === text);
}

/** A whole number is the same line with leading zeros and as a spreadsheet writes it; another name stays as it is. */
export function readLineNumber(text: string): Cell<string> {
  if (text === '') return ABSENT;
  const number = /^\d{1,9}(\.0)?$/.test(text) ? String(Number(text)) : text;
  return readAs(number, number === text);
}

export function readOrdinal(text: string): Cell<number> {
  if (text === '') return ABSENT;
  return /^\d{1,4}$/.test(text) ? readAs(Number(text), true) : refuseCell('it is not a whole number');
}

/** A spreadsheet drops the zero of `01`. */
export function readEntryType(text: string): Cell<string> {
  if (text === '') return ABSENT;
  return /^\d{1,2}$/.test(text) ? readAs(text.padStart(2, '0'), text.length === 2) : readAs(text, true);
}

import { Decimal } from '../../terms/decimal.js';

/** The decimal mark, as agreed by the numbers of one document. Null: unknown. */
export type DecimalMark = '.' | ',' | null;

/** Thousands in groups of three, or as in India: 12,34,567. No group follows a zero. */
const GROUPED = /^(?!0\D)(?:\d{1,3}(?:[., '\u00a0\u202f\u2019]\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;
const NUMBER_SHAPE = /^-?\d[\d., '\u00a0\u202f\u2019]{0,28}$/;
/** Characters allowed around a number: currency signs, percent, brackets of a negative number. */
const SURROUNDINGS = /[$€£¥₹₩%()]/g;

/** Reads a printed number as plain decimal texts, one per possible reading. Empty when it is not a number. */
export function readDecimal(text: string, mark: DecimalMark): string[] {
  const bare = toBareNumber(text);
  if (bare === null) return [];
  const sign = bare.isNegative ? '-' : '';
  return readingsOf(bare.digits, mark).map((plain) => sign + new Decimal(plain).toFixed());
}

/** The decimal mark that a printed number shows unambiguously. */
export function detectDecimalMark(text: string): DecimalMark {
  const bare = toBareNumber(text);
  if (bare === null) return null;
  const { digits } = bare;
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const last = Math.max(point, comma);
  if (last < 0) return null;
  const own = digits[last] as '.' | ',';
  if (digits.indexOf(own) !== last) return GROUPED.test(digits) ? (own === '.' ? ',' : '.') : null;
  return digits.length - last - 1 === 3 && !/^0[.,]/.test(digits) ? null : own;
}

function toBareNumber(text: string): { digits: string; isNegative: boolean } | null {
  if (text.length > 40) return null;
  const trimmed = text.trim();
  const isNegative = /^[(\u2212-]|[\u2212-]$/.test(trimmed);
  const digits = trimmed
    .replace(SURROUNDINGS, '')
    .replace(/^[A-Za-z]{1,3}(?=[ \u00a0\d])|(?<=\d)[ \u00a0]?[A-Z]{3}$/g, '')
    .trim()
    .replace(/^[-\u2212]|[-\u2212]$/g, '')
    .trim()
    .replace(/^\./, '0.');
  return NUMBER_SHAPE.test(digits) ? { digits, isNegative } : null;
}

function readingsOf(digits: string, mark: DecimalMark): string[] {
  const shown = detectDecimalMark(digits);
  const own = shown ?? mark;
  if (/^\d+$/.test(digits)) return [digits];
  const hasMark = /[.,]/.test(digits);
  if (!hasMark) return GROUPED.test(digits) ? [digits.replace(/\D/g, '')] : [];
  if (own !== null) return withMark(digits, own);
  return [...new Set([...withMark(digits, '.'), ...withMark(digits, ',')])];
}

/** Reads digits with this decimal mark; empty when the groups do not fit. */
function withMark(digits: string, mark: '.' | ','): string[] {
  const at = digits.lastIndexOf(mark);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const decimals = at < 0 ? '' : digits.slice(at + 1);
  const isWhole = /^\d+$/.test(whole) || (GROUPED.test(whole) && !whole.includes(mark));
  if (!isWhole || !/^\d*$/.test(decimals)) return [];
  return [whole.replace(/\D/g, '') + (decimals === '' ? '' : `.${decimals}`)];
}

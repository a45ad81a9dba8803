import { Decimal as Library } from 'decimal.js';

const SIGNIFICANT = 50;

/** The library's number, with fifty significant digits, half up, for values that do not fit in whole units. */
export const Long = Library.clone({
  precision: SIGNIFICANT,
  rounding: Library.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 40,
});
export type Long = Library;

/** A number as whole units with a number of decimal places, or as text. */
export interface DecimalParts {
  /** The digits as one whole number, exact; NaN for a long number. */
  readonly units: number;
  /** Number of decimal places: no more than the number needs, so that its form is unique. */
  readonly places: number;
  /** A number that `units` cannot hold, as plain text; only the library computes with it. Null for all others. */
  readonly long: string | null;
}

/** A double holds every whole number up to this one. */
const MAX_UNITS = Number.MAX_SAFE_INTEGER;
const MAX_DIGITS = 16;
export const MAX_PLACES = 20;
/** Powers of ten, each exact in a double. */
const TENS: readonly number[] = Array.from({ length: MAX_PLACES + 1 }, (_, power) => Number(`1e${power}`));

/** For any number of places that units can have. */
export function powerOfTen(power: number): number {
  return TENS[power] as number;
}

/** False when a double was too small: a whole number beyond `MAX_UNITS`, or a long number. */
export function isExact(units: number): boolean {
  return units <= MAX_UNITS && units >= -MAX_UNITS;
}

/** The number in whole units with this many places; not exact when it grows too large. */
export function scaleUnits({ units, places }: DecimalParts, wanted: number): number {
  return places === wanted ? units : units * powerOfTen(wanted - places);
}

/** Half up: halfway values round away from zero. */
export function roundUnits({ units, places }: DecimalParts, wanted: number): number {
  const step = powerOfTen(places - wanted);
  const digits = Math.abs(units);
  const below = Math.floor(digits / step);
  const rounded = 2 * (digits - below * step) >= step ? below + 1 : below;
  return units < 0 ? -rounded : rounded;
}

export function formatPlainText(units: number, places: number): string {
  if (places === 0) return String(units);
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${units < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Sixteen digits and a point: longer text does not fit in exact units. */
const SHORT_TEXT = MAX_DIGITS + 1;
const PLAIN_TEXT = /^-?\d+(\.\d+)?$/;

export function readText(text: string): DecimalParts {
  if (text.length > SHORT_TEXT || !PLAIN_TEXT.test(text)) return shorten(new Long(text));
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.length - point - 1;
  const units = Number(text.replace('.', ''));
  return Number.isSafeInteger(units) ? { units, places, long: null } : shorten(new Long(text));
}

/** A number of the library in units, if it fits. */
export function shorten(long: Long): DecimalParts {
  const places = long.decimalPlaces();
  const isShort = long.precision() <= MAX_DIGITS && places <= MAX_PLACES;
  const units = isShort ? Number(long.valueOf().replace('.', '')) : NaN;
  return Number.isSafeInteger(units) ? { units, places, long: null } : asText(long.toFixed());
}

function asText(long: string): DecimalParts {
  return { units: NaN, places: 0, long };
}

/** Plain text truncated to this many decimal places. */
export function cutText(text: string, places: number): string {
  const point = text.indexOf('.');
  return point < 0 ? text : text.slice(0, point + 1 + places);
}

/** Powers of ten that give the quotient of any two whole numbers more digits than are kept. */
const LONG_TENS = Array.from({ length: SIGNIFICANT + 1 + MAX_DIGITS }, (_, power) => 10n ** BigInt(power));

/** A quotient of units with `places` decimal places, to fifty significant digits, half up. The divisor is not 0. */
export function quotientOf(units: number, by: number, places: number): DecimalParts {
  const [above, below] = [String(Math.abs(units)), String(Math.abs(by))];
  const shift = SIGNIFICANT + 1 + below.length - above.length;
  const digits = ((BigInt(above) * LONG_TENS[shift]!) / BigInt(below)).toString();
  const cut = digits.slice(0, SIGNIFICANT);
  const kept = digits.charAt(SIGNIFICANT) < '5' ? cut : (BigInt(cut) + 1n).toString();
  const behind = shift + places + SIGNIFICANT - digits.length;
  const padded = kept.padStart(behind + 1, '0');
  const point = padded.length - behind;
  const end = lastDigit(padded, point);
  const fraction = end === point ? '' : `.${padded.slice(point, end)}`;
  const text = `${units < 0 === by < 0 ? '' : '-'}${padded.slice(0, point)}${fraction}`;
  return text.length > SURELY_LONG ? asText(text) : readText(text);
}

/** Text with more characters than a sign, a point, leading zeros and exact digits can need. */
const SURELY_LONG = MAX_DIGITS + MAX_PLACES + 3;

/** Where the trailing zeros begin, not before `least`. */
function lastDigit(digits: string, least: number): number {
  let end = digits.length;
  while (end > least && digits.charAt(end - 1) === '0') end -= 1;
  return end;
}

import type { Decimal } from './decimal.js';

/** A decimal is held as words of seven digits, its exponent being that of the first digit (decimal.js, "Properties"). */
const WORD = 1e7;
const WORD_DIGITS = 7;
/** Powers of ten that a double holds exactly, by the words behind the point. */
const DIVISORS = [1, 1e7, 1e14, 1e21] as const;

/** Whole numbers below it are exact in a double. */
const EXACT = 2 ** 53;
/** A double is written with the same digits as a decimal that has fewer than these. */
const SAME_DIGITS = 1e15;
/** Below it a double is written with an exponent. */
const SMALLEST_PLAIN = 1e-6;

/** The nearest double. What is too long to be a quotient of two doubles goes by its text. */
export function toDouble(value: Decimal): number {
  const size = sizeOf(value, EXACT);
  if (Number.isNaN(size)) return value.toNumber();
  return value.s < 0 ? -size : size;
}

/** Plain digits, as `toFixed()` gives them: no exponent, no zero at the end of a fraction. */
export function printDecimal(value: Decimal): string {
  const size = sizeOf(value, SAME_DIGITS);
  if (size === 0) return '0';
  if (!(size >= SMALLEST_PLAIN)) return value.toFixed();
  return value.s < 0 ? `-${size}` : String(size);
}

/**
 * The number without its sign as a quotient of two exact doubles, which is rounded once (IEEE 754). NaN where its words,
 * read as one whole number, are not below the limit, and for what is no number.
 */
function sizeOf({ d, e }: Decimal, limit: number): number {
  const words = d as readonly number[] | null;
  if (words === null || words.length > 3) return NaN;
  let whole = 0;
  for (const word of words) whole = whole * WORD + word;
  const divisor = DIVISORS[words.length - 1 - Math.floor(e / WORD_DIGITS)];
  return divisor === undefined || whole >= limit ? NaN : whole / divisor;
}

import {
  cutText,
  isExact,
  Long,
  MAX_PLACES,
  formatPlainText,
  powerOfTen,
  quotientOf,
  readText,
  roundUnits,
  shorten,
  scaleUnits,
  type DecimalParts,
} from './decimal-parts.js';

/** What a decimal can be created from: its parts, text, a number as it prints, or a number of the library. */
export type DecimalSource = DecimalParts | Long | string | number;

/**
 * Exact decimal arithmetic for money and rates. Fifty significant digits, half up: division (an ad valorem equivalent, a
 * percentage) is the only operation that can round before the one rounding of an amount. There is no negative zero.
 *
 * Nearly every amount and rate is a whole number of cents or of millionths that a double holds exactly. It is kept and
 * computed as such, each step checked to have stayed exact; what does not fit is left to the library.
 */
export class Decimal implements DecimalParts {
  readonly units: number;
  readonly places: number;
  readonly long: string | null;

  /**
   * `new Decimal('1.25')`, or the digits and how many stand behind the point: `new Decimal(125, 2)`.
   * @throws Error when the text is no number
   */
  constructor(value: DecimalSource, places = 0) {
    const parts = Number.isSafeInteger(value) && places <= MAX_PLACES ? null : partsOf(value, places);
    let units = parts === null ? (value as number) : parts.units;
    let behind = parts === null ? places : parts.places;
    while (behind > 0 && Number.isInteger(units / 10)) {
      units /= 10;
      behind -= 1;
    }
    this.units = units + 0;
    this.places = behind;
    this.long = parts === null ? null : parts.long;
  }

  static max(first: DecimalSource, ...others: readonly DecimalSource[]): Decimal {
    let most = toDecimal(first);
    for (const other of others) if (most.comparedTo(other) < 0) most = toDecimal(other);
    return most;
  }

  static min(first: DecimalSource, ...others: readonly DecimalSource[]): Decimal {
    let least = toDecimal(first);
    for (const other of others) if (least.comparedTo(other) > 0) least = toDecimal(other);
    return least;
  }

  plus(other: DecimalSource): Decimal {
    const more = toDecimal(other);
    const places = Math.max(this.places, more.places);
    const left = scaleUnits(this, places);
    const right = scaleUnits(more, places);
    const units = left + right;
    return isExact(left) && isExact(right) && isExact(units)
      ? new Decimal(units, places)
      : new Decimal(toLong(this).plus(toLong(more)));
  }

  minus(other: DecimalSource): Decimal {
    const less = toDecimal(other);
    const places = Math.max(this.places, less.places);
    const left = scaleUnits(this, places);
    const right = scaleUnits(less, places);
    const units = left - right;
    return isExact(left) && isExact(right) && isExact(units)
      ? new Decimal(units, places)
      : new Decimal(toLong(this).minus(toLong(less)));
  }

  times(other: DecimalSource): Decimal {
    const by = toDecimal(other);
    const units = this.units * by.units;
    return isExact(units)
      ? new Decimal(units, this.places + by.places)
      : new Decimal(toLong(this).times(toLong(by)));
  }

  dividedBy(other: DecimalSource): Decimal {
    const by = toDecimal(other);
    if (this.isZero() && !by.isZero()) return this;
    let units = this.units;
    let places = this.places - by.places;
    while (units !== 0 && isExact(units * 10) && (places < 0 || !Number.isInteger(units / by.units))) {
      units *= 10;
      places += 1;
    }
    const quotient = units / by.units;
    const isWhole = Number.isInteger(quotient) && quotient * by.units === units;
    if (isWhole && places >= 0) return new Decimal(quotient, places);
    return isExact(quotient)
      ? new Decimal(quotientOf(this.units, by.units, this.places - by.places))
      : new Decimal(toLong(this).dividedBy(toLong(by)));
  }

  abs(): Decimal {
    return this.isNegative() ? this.times(-1) : this;
  }

  /** Negative, zero or positive, as for a sort. */
  comparedTo(other: DecimalSource): number {
    const against = toDecimal(other);
    const places = Math.max(this.places, against.places);
    const left = scaleUnits(this, places);
    const right = scaleUnits(against, places);
    if (isExact(left) && isExact(right)) return left < right ? -1 : left > right ? 1 : 0;
    if (areFarApart(left, right) && this.long === null && against.long === null) return left < right ? -1 : 1;
    return toLong(this).comparedTo(toLong(against));
  }

  equals(other: DecimalSource): boolean {
    return this.comparedTo(other) === 0;
  }

  lessThan(other: DecimalSource): boolean {
    return this.comparedTo(other) < 0;
  }

  lessThanOrEqualTo(other: DecimalSource): boolean {
    return this.comparedTo(other) <= 0;
  }

  greaterThan(other: DecimalSource): boolean {
    return this.comparedTo(other) > 0;
  }

  greaterThanOrEqualTo(other: DecimalSource): boolean {
    return this.comparedTo(other) >= 0;
  }

  isZero(): boolean {
    return this.units === 0;
  }

  isNegative(): boolean {
    return this.long === null ? this.units < 0 : this.long.startsWith('-');
  }

  /** Number of decimal places. */
  decimalPlaces(): number {
    return this.long === null ? this.places : toLong(this).decimalPlaces();
  }

  /** Half up. */
  toDecimalPlaces(places: number): Decimal {
    if (this.long !== null) return roundedLong(this.long, places);
    return this.places <= places ? this : new Decimal(roundUnits(this, places), places);
  }

  /** The nearest double. */
  toNumber(): number {
    return this.long === null ? this.units / powerOfTen(this.places) : toLong(this).toNumber();
  }

  /** Plain text without exponent; with `places`, rounded half up and padded to that many decimal places. */
  toFixed(places?: number): string {
    if (places === undefined) return this.long ?? formatPlainText(this.units, this.places);
    if (this.long !== null) return toLong(this).toFixed(places);
    const units = this.places > places ? roundUnits(this, places) : this.units;
    const text = formatPlainText(Math.abs(units), Math.min(this.places, places));
    const missing = Math.max(0, places - this.places);
    const point = this.places === 0 && places > 0 ? '.' : '';
    return `${this.units < 0 ? '-' : ''}${text}${point}${'0'.repeat(missing)}`;
  }

  /** Plain text; with an exponent beyond thirty places or forty digits. */
  toString(): string {
    return this.long === null ? formatPlainText(this.units, this.places) : toLong(this).toString();
  }

  toJSON(): string {
    return this.toString();
  }
}

function partsOf(value: DecimalSource, places: number): DecimalParts {
  if (typeof value === 'string') return readText(value);
  if (typeof value === 'object' && 'units' in value) return value;
  const long = new Long(value);
  return shorten(places === 0 ? long : long.times(`1e-${places}`));
}

/** Half up depends only on the first dropped digit: the rest is truncated, and the result is mostly short. */
function roundedLong(long: string, places: number): Decimal {
  const cut = new Decimal(cutText(long, places + 1));
  return cut.long === null
    ? cut.toDecimalPlaces(places)
    : new Decimal(new Long(cut.long).toDecimalPlaces(places));
}

/** True when they differ by far more than the error of a double. */
function areFarApart(left: number, right: number): boolean {
  return Math.abs(left - right) > 1e-9 * Math.max(Math.abs(left), Math.abs(right));
}

function toLong(decimal: Decimal): Long {
  return new Long(decimal.toFixed());
}

function toDecimal(value: DecimalSource): Decimal {
  return value instanceof Decimal ? value : new Decimal(value);
}

export const ZERO: Decimal = new Decimal(0);
export const HUNDRED: Decimal = new Decimal(100);

const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Reads plain decimal text: no exponent, no thousands separator, no hexadecimal. Null when it is not one. */
export function parseDecimal(text: string): Decimal | null {
  return PLAIN_DECIMAL.test(text) ? new Decimal(text) : null;
}

/** From here on a number of JSON may not be the one that was written: its last digits are lost. */
const INEXACT = 1e15;

/** A number of JSON in plain digits. Null: it is so large that it may not be the one that was written. */
export function writeJsonNumber(value: number): string | null {
  return Math.abs(value) < INEXACT ? new Decimal(value).toFixed() : null;
}

const HUNDREDTH: Decimal = new Decimal(1, 2);

/** `percent` of `value`, unrounded. Moving the point is exact: dividing by 100 gives the same digits, more slowly. */
export function percentOf(percent: Decimal, value: Decimal): Decimal {
  return value.times(percent).times(HUNDREDTH);
}

/** Null when any part is unknown. */
export function sum(parts: readonly (Decimal | null)[]): Decimal | null {
  let total = ZERO;
  for (const part of parts) {
    if (part === null) return null;
    total = total.plus(part);
  }
  return total;
}

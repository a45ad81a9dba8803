import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Exact decimal arithmetic for money and rates. Fifty significant digits, half-up: division (an ad valorem
 * equivalent, a percentage) is the only operation that can round before the one rounding of an amount.
 */
export const Decimal = DecimalJs.clone({
  precision: 50,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -30,
  toExpPos: 40,
});
export type Decimal = DecimalJs;

export const ZERO: Decimal = new Decimal(0);
export const HUNDRED: Decimal = new Decimal(100);

const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/** Reads plain decimal text: no exponent, no thousands separator, no hexadecimal. Null when it is not one. */
export function parseDecimal(text: string): Decimal | null {
  return PLAIN_DECIMAL.test(text) ? new Decimal(text) : null;
}

const HUNDREDTH: Decimal = new Decimal('0.01');

/** `percent` of `value`, unrounded. Moving the point is exact: a division by 100 gives the same digits, slower. */
export function percentOf(percent: Decimal, value: Decimal): Decimal {
  return value.times(percent).times(HUNDREDTH);
}

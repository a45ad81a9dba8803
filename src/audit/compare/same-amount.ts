import { Decimal } from '../../terms/decimal.js';

/** Each amount is rounded to the cent once. */
export const CENT = new Decimal('0.01');

/** Amounts that differ by no more than a cent are equal. */
export function isSameAmount(left: Decimal, right: Decimal): boolean {
  return left.minus(right).abs().lessThanOrEqualTo(CENT);
}

import { sum, type Decimal } from './decimal.js';

/** An amount in United States dollars, exact until it is rounded. */
export type Money = Decimal;

/**
 * To the cent, half up: duties are computed to the nearest cent on the entry summary (19 CFR 24.1(d) for
 * payment, CBP Form 7501 instructions, block 34). Each layer is rounded once, a total rate as it is reported, on one
 * number: what a floor adds is what is left of it. Totals add rounded layers.
 */
export function roundToCent(amount: Decimal): Money {
  return amount.toDecimalPlaces(2);
}

/** With a comma at every thousand, for people: `14,172.00`. */
export function formatMoneyForPeople(amount: Money): string {
  return amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Plain text with two decimals, no exponent. */
export function formatMoney(amount: Money): string {
  return amount.toFixed(2);
}

/** The sum of what is known. Null: nothing is. */
export function sumOfKnown(parts: readonly (Decimal | null)[]): Decimal | null {
  const known = parts.flatMap((part) => part ?? []);
  return known.length === 0 ? null : sum(known);
}

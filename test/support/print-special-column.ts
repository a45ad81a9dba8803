import { printRate, type SpecialRate } from '../../src/terms/rate-expression.js';

/** A special column cell in one canonical wording: `parseSpecialColumn` reads it back as the same rates. */
export function printSpecialColumn(rates: readonly SpecialRate[]): string {
  return rates
    .map(({ programs, rate }) =>
      programs.length === 0 ? printRate(rate) : `${printRate(rate)} (${programs.join(',')})`,
    )
    .join(' ');
}

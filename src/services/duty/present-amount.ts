import type { Decimal } from '../../terms/decimal.js';
import { roundToCent } from '../../terms/money.js';

/** An amount as the specification prints it, with its exact text. */
export interface AmountView {
  readonly value: number;
  readonly currency: 'USD';
  readonly exact: Decimal;
}

export function presentAmount(amount: Decimal | null): AmountView | null {
  return amount === null ? null : toAmount(amount);
}

export function toAmount(amount: Decimal): AmountView {
  return { value: roundToCent(amount).toNumber(), currency: 'USD', exact: amount };
}

/** A JSON number of dollars and cents. */
export function toDollars(amount: Decimal | null): number | null {
  return amount === null ? null : roundToCent(amount).toNumber();
}

/** Decimal places of a percentage, printed as a number and as text. */
const NUMBER_PLACES = 6;
const TEXT_PLACES = 12;

export function toPercentNumber(percent: Decimal | null): number | null {
  return percent === null ? null : percent.toDecimalPlaces(NUMBER_PLACES).toNumber();
}

export function toPercentText(percent: Decimal | null): Decimal | null {
  return percent === null ? null : percent.toDecimalPlaces(TEXT_PLACES);
}

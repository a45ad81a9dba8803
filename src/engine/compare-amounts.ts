import { Decimal } from '../terms/decimal.js';

type Known = (left: Decimal, right: Decimal) => number;

/** For a sort; an amount that is not known comes last. */
export function compareLowestFirst(left: Decimal | null, right: Decimal | null): number {
  return compare(left, right, (one, other) => one.comparedTo(other));
}

/** For a sort; an amount that is not known comes last. */
export function compareGreatestFirst(left: Decimal | null, right: Decimal | null): number {
  return compare(left, right, (one, other) => other.comparedTo(one));
}

function compare(left: Decimal | null, right: Decimal | null, known: Known): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return known(left, right);
}

/** Null when neither is known: what is not known does not count. */
export function leastOf(one: Decimal | null, other: Decimal | null): Decimal | null {
  if (one === null || other === null) return one ?? other;
  return Decimal.min(one, other);
}

/** Of at least one. Null when any of them is unknown. */
export function greatestOf(amounts: readonly (Decimal | null)[]): Decimal | null {
  return amounts.reduce((most, one) => (most === null || one === null ? null : Decimal.max(most, one)));
}

import type { Decimal } from '../terms/decimal.js';

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

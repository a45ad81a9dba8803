import { ZERO, type Decimal } from '../../terms/decimal.js';
import type { Component, FindingCode } from '../finding.js';

/** One difference of a line with the components it nets. */
export interface NetDifference {
  readonly main: Component;
  /** USD; all differences of one line have the same sign and add up to filed less lawful. */
  readonly difference: Decimal;
  readonly also: readonly FindingCode[];
  readonly components: readonly Component[];
}

/**
 * The differences of one line without counting a dollar twice: what was underpaid on one number is set against what was
 * overpaid on another, the largest first, and each finding says what it nets.
 */
export function netComponents(components: readonly Component[]): readonly NetDifference[] {
  const total = components.reduce((sum, { difference }) => sum.plus(difference), ZERO);
  if (total.isZero() && components.length > 0) return [netToNothing(components)];
  const isWith = ({ difference }: Component): boolean => difference.isNegative() === total.isNegative();
  const byAmount = (left: Component, right: Component): number =>
    right.difference.abs().comparedTo(left.difference.abs());
  const against = components.filter((one) => !isWith(one)).sort(byAmount);
  return components
    .filter(isWith)
    .sort(byAmount)
    .map((main) => takeAgainst(main, against))
    .filter(({ difference }) => !difference.isZero());
}

/** Takes what stands against a difference off it; the rest of what stands against stays for the next. */
function takeAgainst(main: Component, against: Component[]): NetDifference {
  let difference = main.difference;
  const netted: Component[] = [];
  while (against.length > 0 && !difference.isZero()) {
    const other = against[0]!;
    netted.push(other);
    const rest = difference.plus(other.difference);
    if (rest.isZero() || rest.isNegative() === main.difference.isNegative()) {
      against.shift();
      difference = rest;
    } else {
      against[0] = { ...other, difference: rest };
      difference = ZERO;
    }
  }
  const codes = netted.map(({ code }) => code).filter((code) => code !== main.code);
  return { main, difference, also: [...new Set(codes)], components: [main, ...netted] };
}

/** Headings that are wrong and cancel out: no money, but the entry is not right. */
function netToNothing(components: readonly Component[]): NetDifference {
  const [main, ...others] = [...components].sort((left, right) =>
    right.difference.comparedTo(left.difference),
  ) as [Component, ...Component[]];
  const also = [...new Set(others.map(({ code }) => code).filter((code) => code !== main.code))];
  return { main, difference: ZERO, also, components: [main, ...others] };
}

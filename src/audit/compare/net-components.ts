import { ZERO, type Decimal } from '../../terms/decimal.js';
import type { Component, FindingCode } from '../finding.js';
import { isVoidAuthority } from './void-authority.js';

/** One difference of a line with the components it nets. */
export interface NetDifference {
  readonly main: Component;
  /** USD; all differences of one line add up to filed less lawful. */
  readonly difference: Decimal;
  readonly also: readonly FindingCode[];
  readonly components: readonly Component[];
}

/**
 * The differences of one line without counting a dollar twice: what was underpaid on one number is set against what was
 * overpaid on another, the largest first, and each finding says what it nets. Numbers of a void authority are set against
 * each other first: what is left underpaid on them is not owed, so it takes nothing off what others give back.
 */
export function netComponents(components: readonly Component[]): readonly NetDifference[] {
  const isMoney = ({ difference }: Component): boolean => !difference.isZero();
  const moved = components.filter(isMoney);
  const voids = net(moved.filter(isVoid).map(toDifference));
  const others = moved.filter((one) => !isVoid(one)).map(toDifference);
  const netted = addUp(voids).greaterThan(0) ? net([...others, ...voids]) : [...net(others), ...voids];
  return [...netted, ...components.filter((one) => !isMoney(one)).map(toDifference)];
}

/** Underpaid, or not what it should be, under a void authority alone: there is nothing to tender. */
export function isNothingOwed({ difference, components }: Pick<NetDifference, 'difference' | 'components'>) {
  return !difference.greaterThan(0) && components.every(isVoid);
}

/** One heading in the place of another at the same amount. */
export function isExchange({ difference, components }: Pick<NetDifference, 'difference' | 'components'>) {
  return difference.isZero() && components.length === 1;
}

function isVoid({ authorityType }: Component): boolean {
  return isVoidAuthority(authorityType);
}

function toDifference(main: Component): NetDifference {
  return { main, difference: main.difference, also: [], components: [main] };
}

function addUp(differences: readonly NetDifference[]): Decimal {
  return differences.reduce((sum, { difference }) => sum.plus(difference), ZERO);
}

function net(differences: readonly NetDifference[]): readonly NetDifference[] {
  const total = addUp(differences);
  if (total.isZero() && differences.length > 0) return [netToNothing(differences)];
  const isWith = ({ difference }: NetDifference): boolean => difference.isNegative() === total.isNegative();
  const byAmount = (left: NetDifference, right: NetDifference): number =>
    right.difference.abs().comparedTo(left.difference.abs());
  const against = differences.filter((one) => !isWith(one)).sort(byAmount);
  return differences
    .filter(isWith)
    .sort(byAmount)
    .map((main) => takeAgainst(main, against))
    .filter(({ difference }) => !difference.isZero());
}

/** Takes what stands against a difference off it; the rest of what stands against stays for the next. */
function takeAgainst(one: NetDifference, against: NetDifference[]): NetDifference {
  let difference = one.difference;
  const netted: Component[] = [];
  while (against.length > 0 && !difference.isZero()) {
    const other = against[0]!;
    netted.push({ ...other.main, difference: other.difference }, ...other.components.slice(1));
    const rest = difference.plus(other.difference);
    if (rest.isZero() || rest.isNegative() === one.difference.isNegative()) {
      against.shift();
      difference = rest;
    } else {
      against[0] = { ...other, difference: rest };
      difference = ZERO;
    }
  }
  return { ...one, ...describe([...one.components, ...netted]), difference };
}

/** Headings that are wrong and cancel out: no money, but the entry is not right. */
function netToNothing(differences: readonly NetDifference[]): NetDifference {
  const sorted = [...differences].sort((left, right) => right.difference.comparedTo(left.difference));
  const components = sorted.flatMap((one) => one.components);
  return { main: sorted[0]!.main, difference: ZERO, ...describe(components) };
}

function describe(components: readonly Component[]): Pick<NetDifference, 'also' | 'components'> {
  const codes = components.map(({ code }) => code).filter((code) => code !== components[0]!.code);
  return { also: [...new Set(codes)], components };
}

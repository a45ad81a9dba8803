import type { Condition } from '../../../engine/law.js';

type Test = Exclude<Condition, { readonly kind: 'all' | 'any' | 'not' }>;
type FactTest = Exclude<Test, { readonly kind: 'headingDue' }>;
type Comparison = FactTest & { readonly kind: 'compares' };

/** A test whose outcome is fixed when a condition holds. */
interface Literal {
  readonly test: FactTest;
  readonly holds: boolean;
}

/** False where the two conditions require opposite answers to one fact; true where that is not certain. */
export function canBothHold(one: Condition | null, other: Condition | null): boolean {
  const literals = [...literalsOf(one, true), ...literalsOf(other, true)];
  return !literals.some((left, place) => literals.slice(place + 1).some((right) => clash(left, right)));
}

/** No single alternative is certain, so alternatives are left out. */
function literalsOf(condition: Condition | null, holds: boolean): readonly Literal[] {
  if (condition === null) return [];
  switch (condition.kind) {
    case 'headingDue':
      return [];
    case 'not':
      return literalsOf(condition.of, !holds);
    case 'all':
      return holds ? condition.of.flatMap((part) => literalsOf(part, holds)) : [];
    case 'any':
      return holds ? [] : condition.of.flatMap((part) => literalsOf(part, holds));
    default:
      return [{ test: condition, holds }];
  }
}

function clash(left: Literal, right: Literal): boolean {
  if (left.test.key !== right.test.key) return false;
  if (left.test.kind === 'holds' && right.test.kind === 'holds') return left.holds !== right.holds;
  if (left.test.kind === 'isOneOf' && right.test.kind === 'isOneOf') return membershipsClash(left, right);
  if (left.test.kind === 'compares' && right.test.kind === 'compares')
    return rangesClash(toBound(left.test, left.holds), toBound(right.test, right.holds));
  return false;
}

function membershipsClash(left: Literal, right: Literal): boolean {
  const valuesOf = ({ test }: Literal): readonly string[] => (test.kind === 'isOneOf' ? test.values : []);
  if (!left.holds && !right.holds) return false;
  if (left.holds && right.holds) return !valuesOf(left).some((value) => valuesOf(right).includes(value));
  const [wanted, barred] = left.holds ? [left, right] : [right, left];
  return valuesOf(wanted).every((value) => valuesOf(barred).includes(value));
}

interface Bound {
  readonly isUpper: boolean;
  readonly isIncluded: boolean;
  readonly limit: string;
}

function toBound({ operator, operand }: Comparison, holds: boolean): Bound {
  const isLess = operator.startsWith('<');
  const includesLimit = operator.endsWith('=');
  return { isUpper: isLess === holds, isIncluded: includesLimit === holds, limit: operand };
}

function rangesClash(left: Bound, right: Bound): boolean {
  if (left.isUpper === right.isUpper) return false;
  const [upper, lower] = left.isUpper ? [left, right] : [right, left];
  const order = compareLimits(upper.limit, lower.limit);
  return order < 0 || (order === 0 && !(upper.isIncluded && lower.isIncluded));
}

/** Dates compare as text, numbers by value. */
function compareLimits(left: string, right: string): number {
  if (/^\d{4}-/.test(left)) return left < right ? -1 : left > right ? 1 : 0;
  return Number(left) - Number(right);
}

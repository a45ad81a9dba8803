import { Decimal, ZERO } from './decimal.js';
import type { RateReference } from './rate-ast.js';
import type { UnitCode } from './unit.js';

/** A measure that a rate needs and that was not given. */
export interface MissingMeasure {
  readonly code: UnitCode;
  /** The unit as the schedule prints it. */
  readonly label: string;
  readonly reason: string;
}

/**
 * An amount that the stated facts do not determine: it is between `low` and `high` (null: no upper limit) for every
 * consistent answer to `missing`. `unresolved`: a rate printed elsewhere that was not supplied.
 */
export class Range {
  readonly low: Decimal;
  readonly high: Decimal | null;

  constructor(
    [low, high]: readonly [Decimal, Decimal | null],
    readonly missing: readonly MissingMeasure[],
    readonly unresolved: RateReference | null = null,
  ) {
    this.low = low;
    this.high = high;
  }
}

/** An exact amount, or the range that contains it. */
export type Assessed = Decimal | Range;

function lowOf(amount: Assessed): Decimal {
  return amount instanceof Range ? amount.low : amount;
}

/** Null: no upper limit. */
function highOf(amount: Assessed): Decimal | null {
  return amount instanceof Range ? amount.high : amount;
}

export function add(left: Assessed, right: Assessed): Assessed {
  if (!(left instanceof Range) && !(right instanceof Range)) return left.plus(right);
  return join(left, right, [
    lowOf(left).plus(lowOf(right)),
    whereBoth(highOf(left), highOf(right), (a, b) => a.plus(b)),
  ]);
}

/** `left` minus `right`, never below zero. */
export function subtract(left: Assessed, right: Assessed): Assessed {
  if (!(left instanceof Range) && !(right instanceof Range)) return Decimal.max(ZERO, left.minus(right));
  const least = highOf(right);
  const low = least === null ? ZERO : Decimal.max(ZERO, lowOf(left).minus(least));
  const most = highOf(left);
  return join(left, right, [low, most === null ? null : Decimal.max(ZERO, most.minus(lowOf(right)))]);
}

export function applyMinimum(amount: Assessed, minimum: Assessed): Assessed {
  if (!(amount instanceof Range) && !(minimum instanceof Range)) return Decimal.max(amount, minimum);
  const high = whereBoth(highOf(amount), highOf(minimum), (a, b) => Decimal.max(a, b));
  return join(amount, minimum, [Decimal.max(lowOf(amount), lowOf(minimum)), high]);
}

export function applyMaximum(amount: Assessed, maximum: Assessed): Assessed {
  if (!(amount instanceof Range) && !(maximum instanceof Range)) return Decimal.min(amount, maximum);
  const [left, right] = [highOf(amount), highOf(maximum)];
  const high = left === null ? right : right === null ? left : Decimal.min(left, right);
  return join(amount, maximum, [Decimal.min(lowOf(amount), lowOf(maximum)), high]);
}

/** One or the other, depending on the answers to `missing`. */
export function combineAlternatives(left: Assessed, right: Assessed, missing: MissingMeasure): Assessed {
  const high = whereBoth(highOf(left), highOf(right), (a, b) => Decimal.max(a, b));
  const range = join(left, right, [Decimal.min(lowOf(left), lowOf(right)), high]);
  return new Range([range.low, range.high], [missing, ...range.missing], range.unresolved);
}

/** `amount` times `times` over `over`, both exact and not negative. */
export function scale(amount: Assessed, times: Decimal, over: Decimal): Assessed {
  if (!(amount instanceof Range)) return amount.times(times).dividedBy(over);
  const high = amount.high?.times(times).dividedBy(over) ?? null;
  return new Range([amount.low.times(times).dividedBy(over), high], amount.missing, amount.unresolved);
}

function whereBoth(
  left: Decimal | null,
  right: Decimal | null,
  combine: (left: Decimal, right: Decimal) => Decimal,
): Decimal | null {
  return left === null || right === null ? null : combine(left, right);
}

function join(left: Assessed, right: Assessed, [low, high]: readonly [Decimal, Decimal | null]): Range {
  const missing = new Map<UnitCode, MissingMeasure>();
  for (const side of [left, right]) {
    for (const measure of side instanceof Range ? side.missing : [])
      if (!missing.has(measure.code)) missing.set(measure.code, measure);
  }
  return new Range([low, high], [...missing.values()], unresolvedOf(left) ?? unresolvedOf(right));
}

function unresolvedOf(amount: Assessed): RateReference | null {
  return amount instanceof Range ? amount.unresolved : null;
}

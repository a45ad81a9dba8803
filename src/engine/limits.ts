import { Decimal, ZERO } from '../terms/decimal.js';
import { memberOf, onceFor } from '../terms/lazily.js';
import { roundToCent } from '../terms/money.js';
import { listAssumedDuties, type Assumed, type Varies } from './assumed-duties.js';
import { isDecimal, type FactSet } from './fact-set.js';
import type { FactValue } from './facts.js';
import { estimateIn, isUnlimitedIn, type End } from './estimate.js';
import { findLimit, isFurther, totalOf, type Limit } from './find-limit.js';
import type { Question } from './question.js';
import type { Limits } from './result.js';
import type { RuleNode } from './rule-node.js';
import type { SearchBox } from './search-box.js';
import { asItIs, scaleOf, VALUES_IN_USD, type Convert, type SearchScale } from './search-scale.js';

/** The facts to be asked. */
export const ASKED: Varies = ({ definition }) => definition.ask;

/** A way of answering that leads to an end of the limits. */
export interface LimitReached {
  /** Under the preference that is claimed in it. */
  readonly question: Question;
  readonly factSet: FactSet;
  /** The column duty that is assumed there, where it is not known. */
  readonly columnDuty: Decimal;
}

export interface FoundLimits {
  readonly limits: Limits;
  /** Null: none was found, or the goods are barred whatever is answered. */
  readonly cheapest: LimitReached | null;
  readonly dearest: LimitReached | null;
}

/**
 * Sound limits of the total over every answer to every open fact, claims included, without AD/CVD. Null high: no limit
 * is known, or the goods may be barred; null low: they are barred whatever is answered.
 * @param varies which of the open facts vary; all of them unless told
 */
export function computeLimits(question: Question, varies?: Varies): FoundLimits {
  const scale = scaleOf(question);
  const { dutyToDollars } = scale;
  const { all, isUnlimited } = listAssumedDuties(question, scale, varies);
  const ends: Record<End, EndFound | null> = { least: null, greatest: null };
  let isOpenAbove = isUnlimited;
  for (const assumed of all) {
    const found = search(assumed, scale);
    isOpenAbove ||= isUnlimitedIn(assumed, assumed.box);
    const rounding = assumed.box.isVaried ? roundingIn(assumed, dutyToDollars) : ZERO;
    for (const end of ENDS) {
      const limit = found[end];
      if (limit === null) continue;
      const amount = amountOf(assumed, { end, limit, rounding, toDollars: dutyToDollars });
      // Where no part varies, the search is in dollars already.
      const total = assumed.box.isVaried ? dutyToDollars(limit.total) : limit.total;
      ends[end] = furtherOf(ends[end], { amount, total, leaf: limit.leaf, assumed }, end);
    }
  }
  const { least, greatest } = ends;
  return {
    limits: { low: least?.amount ?? null, high: isOpenAbove || greatest === null ? null : greatest.amount },
    cheapest: reachedAt(least, scale),
    dearest: reachedAt(greatest, scale),
  };
}

const ENDS: readonly End[] = ['least', 'greatest'];

/** The end of the limits over one column duty, or over several. */
interface EndFound {
  readonly amount: Decimal;
  /** The one that is furthest, before rounding where parts vary, and where it is owed. */
  readonly total: Decimal;
  readonly leaf: Limit['leaf'];
  readonly assumed: Assumed;
}

function furtherOf(one: EndFound | null, other: EndFound, end: End): EndFound {
  if (one === null) return other;
  const { total, leaf, assumed } = isFurther(other.total, one.total, end) ? other : one;
  const amount = isFurther(other.amount, one.amount, end) ? other.amount : one.amount;
  return { amount, total, leaf, assumed };
}

function reachedAt(
  found: EndFound | null,
  { valueToDollars, dutyToDollars }: SearchScale,
): LimitReached | null {
  if (found === null || found.leaf === null) return null;
  const { assumed, leaf } = found;
  return {
    question: assumed.question,
    factSet: new InDollars(leaf.box.toFactSet(assumed.given), valueToDollars),
    columnDuty: dutyToDollars(assumed.column.duty),
  };
}

/** The answers of a fact set in which values are in the unit that was searched in. */
class InDollars implements FactSet {
  constructor(
    private readonly factSet: FactSet,
    private readonly toDollars: Convert,
  ) {}

  answer(key: string): FactValue | null {
    const answer = this.factSet.answer(key);
    return isDecimal(answer) && VALUES_IN_USD.includes(key) ? this.toDollars(answer) : answer;
  }
}

type Search = Readonly<Record<End, Limit | null>>;

/**
 * Each part of a total is rounded to the cent. Where answers change rules alone, so are the parts that are compared:
 * the limits are amounts. Where they change the value of a part too, the limits are found before rounding.
 */
function search(assumed: Assumed, { dutyToDollars, isInPercent }: SearchScale): Search {
  const { box, column } = assumed;
  if (!box.isVaried) return findBoth(assumed, (exact) => roundToCent(dutyToDollars(exact)));
  if (!isInPercent) return findBoth(assumed, asItIs);
  return memberOf(searchesIn(box), column.duty.toString(), () => findBoth(assumed, asItIs));
}

/** Of searches in percent, by the rate of the column duty: they are those of every customs value. */
const searchesIn = onceFor((_box: SearchBox) => new Map<string, Search>());

function findBoth(assumed: Assumed, toAmount: Convert): Search {
  return {
    least: findLimit(assumed, { end: 'least', toAmount }),
    greatest: findLimit(assumed, { end: 'greatest', toAmount }),
  };
}

interface Found {
  readonly end: End;
  readonly limit: Limit;
  /** How far rounding can move it. */
  readonly rounding: Decimal;
  readonly toDollars: Convert;
}

/** The limit to the cent. */
function amountOf(assumed: Assumed, { end, limit, rounding, toDollars }: Found): Decimal {
  const { leaf, total } = limit;
  if (!assumed.box.isVaried) return total;
  const toCents: Convert = (exact) => roundToCent(toDollars(exact));
  const found = leaf === null ? null : totalOf(assumed, leaf.box.appliedRules, toCents);
  const reached = toDollars(total);
  const { parts, total: estimated } = estimateIn(assumed, assumed.box, { end, toAmount: toCents });
  // What a floor adds can be a cent less on a greater value, as both that it is the difference of are rounded.
  const apart = CENT.times(parts.filter(({ node, isFixed }) => !isFixed && isFloor(node)).length);
  if (end === 'greatest') {
    const widened = Decimal.min(estimated.plus(apart), centsBelow(reached.plus(rounding)));
    return found === null ? widened : Decimal.max(found, widened);
  }
  const widened = Decimal.max(estimated.minus(apart), centsAbove(reached.minus(rounding)));
  return found === null ? widened : Decimal.min(found, widened);
}

const HALF_CENT = new Decimal(5, 3);
const CENT = new Decimal(1, 2);

/** How far rounding can move a total of some of the parts. */
function roundingIn(assumed: Assumed, toDollars: Convert): Decimal {
  const partsIn = (toAmount: Convert) =>
    estimateIn(assumed, assumed.box, { end: 'greatest', toAmount }).parts;
  const rounded = partsIn((exact) => roundToCent(toDollars(exact)));
  return partsIn(asItIs).reduce(
    (most, { node, isFixed, amount }, place) => {
      // A floor is the difference of two amounts.
      if (!isFixed) return most.plus(isFloor(node) ? CENT : HALF_CENT);
      return most.plus(rounded[place]!.amount.minus(toDollars(amount)).abs());
    },
    roundingOf(toDollars(assumed.column.duty)),
  );
}

function isFloor({ rule }: RuleNode): boolean {
  return rule.rate.kind === 'floor';
}

function roundingOf(amount: Decimal): Decimal {
  return roundToCent(amount).minus(amount).abs();
}

function centsAbove(amount: Decimal): Decimal {
  const rounded = roundToCent(amount);
  return Decimal.max(ZERO, rounded.lessThan(amount) ? rounded.plus(CENT) : rounded);
}

function centsBelow(amount: Decimal): Decimal {
  const rounded = roundToCent(amount);
  return rounded.greaterThan(amount) ? rounded.minus(CENT) : rounded;
}

import { Decimal, HUNDRED, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { findAdValoremPercent } from '../terms/rate-expression.js';
import { listAssumedDuties, type Assumed, type Varies } from './assumed-duties.js';
import { DUTIABLE_VALUE } from './chapter98.js';
import { isDecimal, type FactSet } from './fact-set.js';
import type { FactValue } from './facts.js';
import { estimateIn, type End, type Estimate, type ToAmount } from './estimate.js';
import { findLimit, findRulesOverAll, isFurther, totalOf, type Limit } from './find-limit.js';
import type { PossibleRules } from './possible-rules.js';
import { toContentKey, METALS } from './portions.js';
import type { Question } from './question.js';
import type { Limits } from './result.js';

/** The facts to be asked. */
export const ASKED: Varies = ({ definition }) => definition.ask;

/** A way of answering that leads to an end of the limits. */
export interface LimitReached {
  /** Under the preference that is claimed in it. */
  readonly question: Question;
  readonly factSet: FactSet;
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
  const { whole, toDollars } = scaleOf(question);
  const { all, isUnlimited } = listAssumedDuties(question, whole, varies);
  const ends: Record<End, EndFound | null> = { least: null, greatest: null };
  let isOpenAbove = isUnlimited;
  for (const assumed of all) {
    const found = search(assumed, toDollars);
    isOpenAbove ||= found.possible.isUnlimited;
    for (const end of ENDS) {
      const limit = found[end];
      if (limit === null) continue;
      const amount = amountOf(assumed, { end, limit, search: found });
      // Where no part varies, the search is in dollars already.
      const total = found.possible.isVaried ? toDollars(limit.total) : limit.total;
      ends[end] = furtherOf(ends[end], { amount, total, leaf: limit.leaf, assumed }, end);
    }
  }
  const { least, greatest } = ends;
  return {
    limits: { low: least?.amount ?? null, high: isOpenAbove || greatest === null ? null : greatest.amount },
    cheapest: reachedAt(least, toDollars),
    dearest: reachedAt(greatest, toDollars),
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
  const furthest = isFurther(other.total, one.total, end) ? other : one;
  return { ...furthest, amount: isFurther(other.amount, one.amount, end) ? other.amount : one.amount };
}

function reachedAt(found: EndFound | null, toDollars: ToAmount): LimitReached | null {
  if (found === null || found.leaf === null) return null;
  const { assumed, leaf } = found;
  return { question: assumed.question, factSet: new InDollars(leaf.factSet, toDollars) };
}

/** The answers of a fact set in which values are in the unit that was searched in. */
class InDollars implements FactSet {
  constructor(
    private readonly factSet: FactSet,
    private readonly toDollars: ToAmount,
  ) {}

  answer(key: string): FactValue | null {
    const answer = this.factSet.answer(key);
    return isDecimal(answer) && VALUES_IN_USD.includes(key) ? this.toDollars(answer) : answer;
  }
}

interface Scale {
  /** The customs value in the unit that is searched in. */
  readonly whole: Decimal;
  readonly toDollars: ToAmount;
}

/** Where everything is a share of the customs value it is searched in percent: such numbers are short. */
function scaleOf(question: Question): Scale {
  return isInShares(question)
    ? { whole: HUNDRED, toDollars: (share) => question.valueOf(share) }
    : { whole: question.customs, toDollars: asItIs };
}

const VALUES_IN_USD: readonly string[] = [DUTIABLE_VALUE, ...METALS.map(toContentKey)];

function isInShares({ facts, law, graph, customs, claim }: Question): boolean {
  const { column1General, column1Special, column2 } = law.line;
  const column =
    graph.columnTwo >= 0
      ? column2
      : claim.kind === 'accepted'
        ? (claim.rate ?? column1General)
        : column1General;
  const rates =
    facts.stated.has('spi') || graph.columnTwo >= 0
      ? [column]
      : [column, ...column1Special.map(({ rate }) => rate)];
  return (
    customs.greaterThan(ZERO) &&
    VALUES_IN_USD.every((key) => !facts.stated.has(key)) &&
    graph.charging.every(({ rule }) => rule.rate.kind !== 'specific') &&
    rates.every(({ expression }) => findAdValoremPercent(expression) !== null)
  );
}

interface Search {
  readonly toDollars: ToAmount;
  readonly least: Limit | null;
  readonly greatest: Limit | null;
  /** Over every answer. */
  readonly rules: PossibleRules;
  /** What can be charged over every answer, not rounded. */
  readonly possible: Estimate;
}

/**
 * Each part of a total is rounded to the cent. Where answers change rules alone, so are the parts that are compared:
 * the limits are amounts. Where they change the value of a part too, the limits are found before rounding.
 */
function search(assumed: Assumed, toDollars: ToAmount): Search {
  const rules = findRulesOverAll(assumed);
  const possible = estimateIn(assumed, { rules, end: 'greatest', toAmount: asItIs });
  const toAmount = possible.isVaried ? asItIs : (exact: Decimal) => roundToCent(toDollars(exact));
  return {
    toDollars,
    rules,
    possible,
    least: findLimit(assumed, { rules, end: 'least', toAmount }),
    greatest: findLimit(assumed, { rules, end: 'greatest', toAmount }),
  };
}

const asItIs: ToAmount = (exact) => exact;

interface Found {
  readonly end: End;
  readonly limit: Limit;
  readonly search: Search;
}

/** The limit to the cent. */
function amountOf(assumed: Assumed, { end, limit, search: { rules, possible, toDollars } }: Found): Decimal {
  const { leaf, total } = limit;
  if (!possible.isVaried) return total;
  const toCents: ToAmount = (exact) => roundToCent(toDollars(exact));
  const found = leaf === null ? null : totalOf(assumed, leaf.appliedRules, toCents);
  const reached = toDollars(total);
  const rounding = roundingIn(assumed, possible, toDollars);
  const estimated = estimateIn(assumed, { rules, end, toAmount: toCents });
  if (end === 'greatest') {
    const widened = Decimal.min(estimated.total, centsBelow(reached.plus(rounding)));
    return found === null ? widened : Decimal.max(found, widened);
  }
  const widened = Decimal.max(estimated.total, centsAbove(reached.minus(rounding)));
  return found === null ? widened : Decimal.min(found, widened);
}

const HALF_CENT = new Decimal(5, 3);
const CENT = new Decimal(1, 2);

/** How far rounding can move a total of some of the parts. */
function roundingIn({ column }: Assumed, { parts }: Estimate, toDollars: ToAmount): Decimal {
  return parts.reduce(
    (most, { isFixed, amount }) => most.plus(isFixed ? roundingOf(toDollars(amount)) : HALF_CENT),
    roundingOf(toDollars(column.duty)),
  );
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

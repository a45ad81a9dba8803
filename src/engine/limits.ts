import { Decimal, HUNDRED, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { adValoremPercent } from '../terms/rate-expression.js';
import { chargedOn, type ColumnShare } from './charges.js';
import { DUTIABLE_VALUE } from './chapter98.js';
import {
  estimateIn,
  findLimit,
  rivalOf,
  rulesOverAll,
  type End,
  type Estimate,
  type EstimatedPart,
  type Limit,
  type Rival,
} from './find-limit.js';
import { openClaims } from './column.js';
import { contentKey, METALS, US_CONTENT } from './portions.js';
import type { Question } from './question.js';
import type { Limits } from './result.js';
import type { RuleGraph } from './rule-graph.js';
import type { OnValue } from './rule-outcome.js';
import { listAssumedDuties, type AssumedDuty, type Varies } from './assumed-duties.js';
import { judgementsOf } from './verdicts.js';
import { answerText, type FactSet } from './fact-set.js';

/** The end of what is owed under one assumption. */
interface Found {
  readonly assumed: AssumedDuty;
  readonly limit: Limit;
  /** What is surely charged, or can be charged together, at this end over all answers. */
  readonly estimate: Estimate;
  /** Everything that can be charged. */
  readonly possible: Estimate;
}

/** Both ends under every assumption, on one customs value. */
interface FoundLimits {
  readonly least: readonly Found[];
  readonly greatest: readonly Found[];
  readonly isUnlimited: boolean;
  /** True where values are percent of the customs value, whatever that is. */
  readonly isInShares: boolean;
}

/**
 * Sound limits of the total over every answer to every open fact, claims included, without AD/CVD. Null high: no limit
 * is known, or the goods may be barred; null low: they are barred whatever is answered.
 */
export function limitsOf(question: Question): Limits {
  return limitsIn(foundLimits(question), question);
}

/** The facts to be asked. */
export const ASKED: Varies = ({ definition }) => definition.ask;

/** The limits over some of the facts alone, and a fact set that owes the greatest; null: none was found. */
export function limitsOver(
  question: Question,
  varies: Varies,
): {
  readonly limits: Limits;
  readonly dearest: FactSet | null;
} {
  const found = search(question, { isInShares: false, varies });
  const [first, ...others] = found.greatest;
  const dearest = others.reduce(
    (most, one) =>
      most !== undefined && most.limit.total.greaterThanOrEqualTo(one.limit.total) ? most : one,
    first,
  );
  return { limits: limitsIn(found, question), dearest: dearest?.limit.leaf?.factSet ?? null };
}

function limitsIn(found: FoundLimits, question: Question): Limits {
  const amounts = (ends: readonly Found[], end: End) =>
    ends.map((one) => amountOf(one, { question, end, isInShares: found.isInShares }));
  const lows = amounts(found.least, 'least');
  const highs = amounts(found.greatest, 'greatest');
  return {
    low: lows.length === 0 ? null : Decimal.min(...(lows as [Decimal, ...Decimal[]])),
    high: found.isUnlimited || highs.length === 0 ? null : Decimal.max(...(highs as [Decimal, ...Decimal[]])),
  };
}

interface Search {
  readonly isInShares: boolean;
  readonly varies?: Varies;
}

function search(question: Question, { isInShares, varies }: Search): FoundLimits {
  const { all, isUnlimited } = listAssumedDuties(question, isInShares ? HUNDRED : question.customs, varies);
  const least: Found[] = [];
  const greatest: Found[] = [];
  for (const assumed of all) {
    const rules = rulesOverAll(assumed);
    const possible = estimateIn(assumed, { rules, end: 'greatest' });
    const low = findLimit(assumed, { rules, end: 'least' });
    const high = findLimit(assumed, { rules, end: 'greatest' });
    const estimate = estimateIn(assumed, { rules, end: 'least' });
    if (low !== null) least.push({ assumed, limit: low, possible, estimate });
    if (high !== null) greatest.push({ assumed, limit: high, possible, estimate: possible });
  }
  const isOpenAbove = isUnlimited || greatest.some(({ possible }) => possible.isUnlimited);
  return { least, greatest, isUnlimited: isOpenAbove, isInShares };
}

/** Limits kept for one set of rules. */
const LIMITS_KEPT = 256;

const keptByGraph = new WeakMap<RuleGraph, Map<string, FoundLimits>>();

/** Where everything is a share of the customs value, questions that differ in it alone share one search. */
function foundLimits(question: Question): FoundLimits {
  if (!isInShares(question)) return search(question, { isInShares: false });
  const { graph } = question;
  const kept = keptByGraph.get(graph) ?? new Map<string, FoundLimits>();
  keptByGraph.set(graph, kept);
  const key = keyOf(question);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = search(question, { isInShares: true });
  if (kept.size === LIMITS_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

const VALUES_IN_USD: readonly string[] = [DUTIABLE_VALUE, ...METALS.map(contentKey)];

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
    rates.every(({ expression }) => adValoremPercent(expression) !== null)
  );
}

/** Equal for questions whose rules, answers, columns and claims are the same. */
function keyOf({ facts, law, graph, claim }: Question): string {
  const { column1General, column1Special, column2 } = law.line;
  const read = judgementsOf(graph.nodes).keys;
  const claimed = claim.kind === 'accepted' ? (claim.rate?.text ?? '') : claim.kind;
  let key = `${column1General.text}|${column2.text}|${claimed}`;
  for (const { programs, rate } of column1Special) key += `|${programs.join()} ${rate.text}`;
  if (!facts.stated.has('spi')) for (const { program } of openClaims(facts, law)) key += `+${program.symbol}`;
  for (const [name, answer] of facts.stated)
    if (read.has(name) || ALWAYS_READ.has(name)) key += `|${name}=${answerText(answer)}`;
  return key;
}

const ALWAYS_READ: ReadonlySet<string> = new Set(['spi', US_CONTENT, 'chapter98_provision']);

interface AtValue {
  readonly question: Question;
  readonly end: End;
  readonly isInShares: boolean;
}

/**
 * The limit on the customs value of the question, to the cent. Each part of a total is rounded: of two totals the one
 * that is less before rounding can be the greater after it.
 */
function amountOf({ assumed, limit, estimate, possible }: Found, at: AtValue): Decimal {
  const amounts = new AmountsAt(assumed, at);
  const furthest = (one: Decimal, ...others: readonly Decimal[]): Decimal =>
    at.end === 'least' ? Decimal.min(one, ...others) : Decimal.max(one, ...others);
  const { leaf, rivals, total } = limit;
  const found = leaf === null ? null : amounts.rounded(rivalOf(leaf));
  const isNear = at.question.customs.lessThan(HUNDRED);
  if (found !== null && !possible.isVaried && !isNear)
    return furthest(found, ...rivals.map((rival) => amounts.rounded(rival)));
  const rounding = amounts.roundingOf(possible.all);
  const reached = amounts.valueOf(total);
  const ofParts = amounts.rounded(estimate);
  const widened =
    at.end === 'least'
      ? Decimal.max(ofParts, centsAbove(reached.minus(rounding)))
      : Decimal.min(ofParts, centsBelow(reached.plus(rounding)));
  return found === null ? widened : furthest(found, widened);
}

/** Amounts of one assumption on the customs value of the question. */
class AmountsAt {
  private readonly column: ColumnShare & { readonly duty: Decimal };

  constructor(
    assumed: AssumedDuty,
    private readonly at: AtValue,
  ) {
    const { duty, base } = assumed.column;
    this.column = { duty: this.valueOf(duty), base: base === null ? null : this.valueOf(base) };
  }

  valueOf(share: Decimal): Decimal {
    return this.at.isInShares ? this.at.question.valueOf(share) : share;
  }

  rounded({ parts, hasColumn }: Rival): Decimal {
    let total = hasColumn ? roundToCent(this.column.duty) : ZERO;
    for (const part of parts) total = total.plus(roundToCent(this.amountOf(part)));
    return total;
  }

  /** How far rounding can move a total of some of the parts. */
  roundingOf(parts: readonly EstimatedPart[]): Decimal {
    let most = roundingOf(this.column.duty);
    for (const part of parts) most = most.plus(part.isFixed ? roundingOf(this.amountOf(part)) : HALF_CENT);
    return most;
  }

  private amountOf({ node, base }: OnValue): Decimal {
    const { measures } = this.at.question.facts;
    return chargedOn(this.valueOf(base), { node, column: this.column, measures }) ?? ZERO;
  }
}

const HALF_CENT = new Decimal(5, 3);
const CENT = new Decimal(1, 2);

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

import { ZERO, type Decimal } from '../terms/decimal.js';
import type { Assumed } from './assumed-duties.js';
import type { Box } from './answer-box.js';
import { computeCharge, shareUnder } from './charges.js';
import { estimateIn, type Aim, type End, type ToAmount } from './estimate.js';
import { PossibleRules } from './possible-rules.js';
import { Resolution } from './resolve.js';
import { findAppliedRules } from './find-outcome.js';
import type { AppliedRules } from './rule-outcome.js';
import type { FactSet } from './fact-set.js';

/** What is owed under one fact set, on parts of the value that is assumed. */
interface Leaf {
  readonly factSet: FactSet;
  readonly appliedRules: AppliedRules;
  /** Of what has no amount for want of a quantity, nothing. */
  readonly total: Decimal;
}

/** The least or the greatest total. */
export interface Limit {
  /** No fact set is beyond it. */
  readonly total: Decimal;
  /** A fact set that owes as much; null: none was found in the time given. */
  readonly leaf: Leaf | null;
}

/** Boxes looked into before the search takes what it has for sure. */
const MAX_BOXES = 2000;

/** Answers that are not looked into yet. */
interface Unseen {
  readonly box: Box;
  /** Nothing in the box is beyond it. */
  readonly bound: Decimal;
  /** Over the box that this one is a part of. */
  readonly around: PossibleRules;
}

/** The end of the totals over every fact set, or what no fact set goes beyond. Null: the goods may not enter in any. */
export function findLimit(assumed: Assumed, aim: Aim): Limit | null {
  const { answers } = assumed;
  const { end } = aim;
  let best = end === 'greatest' ? leafIn(assumed, answers.whole, aim) : null;
  /** Those that promise most come last. */
  const unseen: Unseen[] = [];
  let [box, rules] = [answers.whole, aim.rules];
  for (let count = 1; ; count += 1) {
    const { total: bound, isBarred } = estimateIn(assumed, { ...aim, rules });
    if (!isBarred && isBeyond(bound, best, end)) {
      const waitsFor = waitsForIn(assumed, rules);
      if (waitsFor < 0) {
        const leaf = leafIn(assumed, box, aim);
        if (leaf !== null && isBeyond(leaf.total, best, end)) best = leaf;
      } else {
        const parts = answers.split(box, waitsFor).map((part) => ({ box: part, bound, around: rules }));
        insert(unseen, end === 'greatest' ? parts.reverse() : parts, end);
      }
    }
    const next = unseen.pop();
    if (next === undefined || !isBeyond(next.bound, best, end)) return limitAt(best);
    if (count === MAX_BOXES) return { total: next.bound, leaf: null };
    box = next.box;
    rules = findPossibleRules(assumed, box, next.around);
  }
}

function limitAt(leaf: Leaf | null): Limit | null {
  return leaf === null ? null : { total: leaf.total, leaf };
}

/** Behind all that promise no more: what was split last is followed to its end first. */
function insert(unseen: Unseen[], parts: readonly Unseen[], end: End): void {
  const { bound } = parts[0]!;
  let [from, to] = [0, unseen.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isFurther(unseen[middle]!.bound, bound, end)) to = middle;
    else from = middle + 1;
  }
  unseen.splice(from, 0, ...parts);
}

/** Whether it is beyond the best that was found, if anything was. */
function isBeyond(total: Decimal, best: Leaf | null, end: End): boolean {
  return best === null || isFurther(total, best.total, end);
}

/** Whether it lies further towards the end that is looked for. */
export function isFurther(total: Decimal, other: Decimal, end: End): boolean {
  return end === 'least' ? total.lessThan(other) : total.greaterThan(other);
}

/** What the rules can come to over every answer, to start from. */
export function findRulesOverAll(assumed: Assumed): PossibleRules {
  return findPossibleRules(assumed, assumed.answers.whole, null);
}

function findPossibleRules(assumed: Assumed, box: Box, around: PossibleRules | null): PossibleRules {
  const { question, values, answers, given } = assumed;
  return new PossibleRules({ graph: question.graph, values, answers, given }, box, around);
}

/** The place of an open fact that decides more of what is charged; -1: no answer does. */
function waitsForIn({ question }: Assumed, rules: PossibleRules): number {
  for (const { position } of question.graph.charging) {
    const { waitsFor } = rules.at(position);
    if (waitsFor >= 0) return waitsFor;
  }
  return -1;
}

/** Null: the goods may not enter. */
function leafIn(assumed: Assumed, box: Box, { toAmount }: Aim): Leaf | null {
  const { question, values, answers, given, equivalent } = assumed;
  const { graph } = question;
  const factSet = answers.toFactSet(box, given);
  const resolution = new Resolution({ graph, factSet, values, equivalent: () => equivalent });
  const appliedRules = findAppliedRules(graph, resolution);
  if (appliedRules.prohibition !== null) return null;
  return { factSet, appliedRules, total: totalOf(assumed, appliedRules, toAmount) };
}

/** What the rules and the column come to; what has no amount for want of a quantity counts nothing. */
export function totalOf(
  { question, column }: Assumed,
  { charges, replacedBy }: AppliedRules,
  toAmount: ToAmount,
): Decimal {
  const { measures } = question.facts;
  const share = shareUnder(column, replacedBy);
  let total = replacedBy === null ? toAmount(column.duty) : ZERO;
  for (const { node, base } of charges) {
    const amount = computeCharge(base, { node, column: share, measures });
    if (amount !== null) total = total.plus(toAmount(amount));
  }
  return total;
}

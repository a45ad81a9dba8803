import { ZERO, type Decimal } from '../terms/decimal.js';
import type { Assumed } from './assumed-duties.js';
import { computeCharge, shareUnder } from './charges.js';
import { estimateIn, type Aim, type End } from './estimate.js';
import type { AppliedRules } from './rule-outcome.js';
import type { SearchBox } from './search-box.js';
import type { Convert } from './search-scale.js';

/** What is owed under the first fact set of a box, on parts of the value that is assumed. */
interface Leaf {
  readonly box: SearchBox;
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
  readonly box: SearchBox;
  /** Nothing in the box is beyond it. */
  readonly bound: Decimal;
}

/** The end of the totals over every fact set, or what no fact set goes beyond. Null: the goods may not enter in any. */
export function findLimit(assumed: Assumed, aim: Aim): Limit | null {
  const { end } = aim;
  let { box } = assumed;
  let best = end === 'greatest' ? leafIn(assumed, box, aim) : null;
  /** Those that promise most come last. */
  const unseen: Unseen[] = [];
  for (let count = 1; ; count += 1) {
    const { total: bound, isBarred } = estimateIn(assumed, box, aim);
    if (!isBarred && isBeyond(bound, best, end)) {
      if (box.waitsFor < 0) {
        const leaf = leafIn(assumed, box, aim);
        if (leaf !== null && isBeyond(leaf.total, best, end)) best = leaf;
      } else {
        const parts = box.parts.map((part) => ({ box: part, bound }));
        insert(unseen, end === 'greatest' ? parts.reverse() : parts, end);
      }
    }
    const next = unseen.pop();
    if (next === undefined || !isBeyond(next.bound, best, end)) return limitAt(best);
    if (count === MAX_BOXES) return { total: next.bound, leaf: null };
    box = next.box;
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

/** Null: the goods may not enter. */
function leafIn(assumed: Assumed, box: SearchBox, { toAmount }: Aim): Leaf | null {
  const { appliedRules } = box;
  if (appliedRules.prohibition !== null) return null;
  return { box, total: totalOf(assumed, appliedRules, toAmount) };
}

/** What the rules and the column come to; what has no amount for want of a quantity counts nothing. */
export function totalOf(
  { question, column, toBase }: Assumed,
  { charges, replacedBy }: AppliedRules,
  toAmount: Convert,
): Decimal {
  const { measures } = question.facts;
  const share = shareUnder(column, replacedBy);
  let total = replacedBy === null ? toAmount(column.duty) : ZERO;
  for (const { node, base } of charges) {
    const amount = computeCharge(toBase(base), { node, column: share, measures, toAmount });
    if (amount !== null) total = total.plus(amount);
  }
  return total;
}

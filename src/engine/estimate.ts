import { Decimal, ZERO } from '../terms/decimal.js';
import type { Assumed } from './assumed-duties.js';
import { computeCharge, shareUnder } from './charges.js';
import { exclude, type RuleNode } from './rule-node.js';
import { isOnOneValue } from './possible-portions.js';
import type { PossibleCharge, SearchBox } from './search-box.js';
import { asItIs, type Convert } from './search-scale.js';
import { NEVER, SURELY } from './verdicts.js';

interface EstimatedPart {
  readonly node: RuleNode;
  readonly amount: Decimal;
  /** True where no answer changes the value it is on, nor what it is compared with. */
  readonly isFixed: boolean;
}

/** What the rules put on the goods over one box of answers, rule by rule. */
export interface Estimate {
  /** Of the column and the parts that can be charged together. */
  readonly total: Decimal;
  /** Everything that is surely charged, at its least; or that can be, at its most. The column apart. */
  readonly parts: readonly EstimatedPart[];
  /** True where no fact set of the box lets the goods in. */
  readonly isBarred: boolean;
}

export type End = 'least' | 'greatest';

/** What a search looks for, and what it adds up. */
export interface Aim {
  readonly end: End;
  /** Of each part of a total: to the cent, or as it is. */
  readonly toAmount: Convert;
}

/** What no fact set of the box goes beyond. */
export function estimateIn(
  { question, column, toBase }: Assumed,
  box: SearchBox,
  { end, toAmount }: Aim,
): Estimate {
  const { possibleCharges } = box;
  const { measures } = question.facts;
  const needed = end === 'least' ? SURELY : NEVER + 1;
  const parts: EstimatedPart[] = [];
  const compared = listCompared(column, possibleCharges);
  const share = {
    duty: end === 'least' ? Decimal.max(...compared) : Decimal.min(...compared),
    base: column.base,
  };
  let [isBarred, isReplaced] = [false, false];
  for (const { node, applies, base } of possibleCharges) {
    const { rate } = node.rule;
    if (rate.kind === 'prohibited') {
      isBarred ||= applies === SURELY;
      continue;
    }
    if (rate.kind === 'inLieu') {
      if (rate.percent === null) continue;
      isReplaced ||= end === 'least' || applies === SURELY;
    }
    if (applies < needed) continue;
    const on = toBase(end === 'least' ? base.low : base.high);
    const amount = computeCharge(on, { node, column: share, measures, toAmount });
    const isFixed = isOnOneValue(base) && (rate.kind !== 'floor' || compared.length === 1);
    parts.push({ node, amount: amount ?? ZERO, isFixed });
  }
  const duty = isReplaced ? ZERO : toAmount(column.duty);
  const counted =
    end === 'least' || box.areAllTogether ? parts : dearestTogether(parts, question.graph.nodes);
  return { total: duty.plus(sumOf(counted)), parts, isBarred };
}

/** Whether a rule that can apply has no known amount, or bars the goods. */
export function isUnlimitedIn({ question, column, toBase }: Assumed, box: SearchBox): boolean {
  const { measures } = question.facts;
  return box.possibleCharges.some(({ node, base }) => {
    const { kind } = node.rule.rate;
    if (kind !== 'specific') return kind === 'prohibited';
    return computeCharge(toBase(base.high), { node, column, measures, toAmount: asItIs }) === null;
  });
}

/** The duties that a floor can be compared with: that of the column, and those in lieu of it. At least one. */
function listCompared(
  column: Assumed['column'],
  possibleCharges: readonly PossibleCharge[],
): readonly [Decimal, ...Decimal[]] {
  const inLieu: Decimal[] = [];
  for (const { node, applies } of possibleCharges) {
    const { rate } = node.rule;
    if (rate.kind !== 'inLieu' || rate.percent === null) continue;
    inLieu.push(shareUnder(column, node).duty!);
    // Of those that apply the first stands.
    if (applies === SURELY) return inLieu as [Decimal, ...Decimal[]];
  }
  return [column.duty, ...inLieu];
}

function sumOf(parts: readonly EstimatedPart[]): Decimal {
  return parts.reduce((total, { amount }) => total.plus(amount), ZERO);
}

/** Of rules that all take each other away only one is charged: the dearest of each such group counts. */
function dearestTogether(
  parts: readonly EstimatedPart[],
  nodes: readonly RuleNode[],
): readonly EstimatedPart[] {
  const dearestFirst = [...parts].sort((left, right) => right.amount.comparedTo(left.amount));
  const groups: EstimatedPart[][] = [];
  for (const part of dearestFirst) {
    const group = groups.find((members) => members.every(({ node }) => exclude(node, part.node, nodes)));
    if (group === undefined) groups.push([part]);
    else group.push(part);
  }
  return groups.map(([dearest]) => dearest!);
}

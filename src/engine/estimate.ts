import { Decimal, ZERO } from '../terms/decimal.js';
import type { Assumed } from './assumed-duties.js';
import { computeCharge, shareUnder } from './charges.js';
import type { PossibleRules } from './possible-rules.js';
import { exclude, type RuleNode } from './rule-node.js';
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
  /** True where the value of a rule that can be charged is open. */
  readonly isVaried: boolean;
  /** True where a rule that can apply has no known amount, or bars the goods. */
  readonly isUnlimited: boolean;
  /** True where no fact set of the box lets the goods in. */
  readonly isBarred: boolean;
}

export type End = 'least' | 'greatest';

/** Where a search starts, and what it adds up. */
export interface Aim {
  /** Over every answer. */
  readonly rules: PossibleRules;
  readonly end: End;
  /** Of each part of a total: to the cent, or as it is. */
  readonly toAmount: ToAmount;
}

export type ToAmount = (exact: Decimal) => Decimal;

/** What no fact set of the box goes beyond. */
export function estimateIn(assumed: Assumed, { rules, end, toAmount }: Aim): Estimate {
  const { question, column } = assumed;
  const needed = end === 'least' ? SURELY : NEVER + 1;
  const parts: EstimatedPart[] = [];
  const compared = listCompared(assumed, rules);
  const share = {
    duty: end === 'least' ? Decimal.max(...compared) : Decimal.min(...compared),
    base: column.base,
  };
  let [isUnlimited, isBarred, isReplaced, isVaried] = [false, false, false, false];
  for (const node of question.graph.charging) {
    const { applies, base } = rules.at(node.position);
    if (applies === NEVER) continue;
    const { rate } = node.rule;
    if (rate.kind === 'prohibited') {
      isUnlimited = true;
      isBarred ||= applies === SURELY;
      continue;
    }
    if (rate.kind === 'inLieu') {
      if (rate.percent === null) continue;
      isReplaced ||= end === 'least' || applies === SURELY;
    }
    const isOnOneValue = base.low.equals(base.high);
    isVaried ||= !isOnOneValue;
    const isFixed = isOnOneValue && (rate.kind !== 'floor' || compared.length === 1);
    const on = end === 'least' ? base.low : base.high;
    const amount = computeCharge(on, { node, column: share, measures: question.facts.measures });
    isUnlimited ||= amount === null;
    if (applies >= needed) parts.push({ node, amount: amount === null ? ZERO : toAmount(amount), isFixed });
  }
  const duty = isReplaced ? ZERO : toAmount(column.duty);
  const counted = end === 'least' ? parts : dearestTogether(parts, question.graph.nodes);
  return {
    total: duty.plus(sumOf(counted)),
    parts,
    isVaried,
    isUnlimited,
    isBarred,
  };
}

/** The duties that a floor can be compared with: that of the column, and those in lieu of it. At least one. */
function listCompared({ question, column }: Assumed, rules: PossibleRules): readonly [Decimal, ...Decimal[]] {
  const inLieu: Decimal[] = [];
  for (const node of question.graph.charging) {
    const { rate } = node.rule;
    if (rate.kind !== 'inLieu' || rate.percent === null) continue;
    const { applies } = rules.at(node.position);
    if (applies !== NEVER) inLieu.push(shareUnder(column, node).duty!);
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

import { Decimal, ZERO } from '../terms/decimal.js';
import type { Box, OpenAnswers } from './answer-box.js';
import type { DutiableValues } from './chapter98.js';
import { chargedOn, type ColumnShare } from './charges.js';
import { PossibleRules } from './possible-rules.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import type { RuleNode } from './rule-node.js';
import { findAppliedRules } from './find-outcome.js';
import type { OnValue, AppliedRules } from './rule-outcome.js';
import { NEVER, SURELY } from './verdicts.js';
import type { FactSet } from './fact-set.js';

/** One column duty under one claim, with the facts that stay open beside it. */
export interface Assumed {
  readonly question: Question;
  readonly values: DutiableValues;
  readonly answers: OpenAnswers;
  /** Answers of the facts that are not open. */
  readonly given: FactSet;
  readonly column: ColumnShare & { readonly duty: Decimal };
  readonly equivalent: Decimal | null;
}

/** What is owed under one fact set, on parts of the value that is assumed. */
export interface Leaf {
  readonly factSet: FactSet;
  readonly appliedRules: AppliedRules;
  /** Not rounded; of what has no amount for want of a quantity, nothing. */
  readonly total: Decimal;
  readonly isUnmeasured: boolean;
}

/** The least or the greatest total. */
export interface Limit {
  /** No fact set is beyond it. */
  readonly total: Decimal;
  /** A fact set that owes as much; null: none was found in the time given. */
  readonly leaf: Leaf | null;
  /** What else comes so near that rounding decides. */
  readonly rivals: readonly Rival[];
}

/** What a part of the answers can lead to at the most, or must at the least. */
export type Rival = Pick<Estimate, 'parts' | 'hasColumn'>;

export interface EstimatedPart extends OnValue {
  /** True where no answer changes the value it is on. */
  readonly isFixed: boolean;
}

/** What the rules put on the goods over one box of answers, rule by rule. */
export interface Estimate {
  readonly total: Decimal;
  /** What is surely charged, at its least; or what can be charged together, at its most. The column apart. */
  readonly parts: readonly EstimatedPart[];
  /** Everything that is surely charged, or can be. */
  readonly all: readonly EstimatedPart[];
  readonly hasColumn: boolean;
  /** True where the value of a rule that can be charged is open. */
  readonly isVaried: boolean;
  /** True where a rule that can apply has no known amount, or bars the goods. */
  readonly isUnlimited: boolean;
  /** True where no fact set of the box lets the goods in. */
  readonly isBarred: boolean;
}

/** Boxes looked into before the search takes what it has for sure. */
const MAX_BOXES = 400;

export type End = 'least' | 'greatest';

interface From {
  readonly rules: PossibleRules;
  readonly end: End;
}

interface Candidate {
  readonly box: Box;
  readonly rules: PossibleRules;
  readonly estimate: Estimate;
  readonly waitsFor: number;
}

/** Totals that are farther apart are not brought together by rounding, on a customs value of a hundred dollars or more. */
const NEAR: Decimal = new Decimal(1, 3);

/** The end of the totals over every fact set, or what no fact set goes beyond. Null: the goods may not enter in any. */
export function findLimit(assumed: Assumed, { rules, end }: From): Limit | null {
  const open: Candidate[] = [candidateOf(assumed, { rules, box: assumed.answers.whole, end })];
  const leaves: Leaf[] = [];
  let best: Leaf | null = null;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const next = takeNearest(open, end);
    if (next === null) break;
    if (best !== null && !isBeyond(next.estimate.total, best.total, end)) {
      open.push(next);
      break;
    }
    if (next.waitsFor < 0) {
      const leaf = leafIn(assumed, next.box);
      if (leaf === null) continue;
      leaves.push(leaf);
      if (best === null || isBeyond(leaf.total, best.total, end)) best = leaf;
      continue;
    }
    for (const box of assumed.answers.split(next.box, next.waitsFor)) {
      const candidate = candidateOf(assumed, { rules: possibleRules(assumed, box, next.rules), box, end });
      if (!candidate.estimate.isBarred) open.push(candidate);
    }
  }
  const nearest = takeNearest(open, end);
  if (nearest === null && best === null) return null;
  if (best === null || (nearest !== null && isBeyond(nearest.estimate.total, best.total, end)))
    return { total: nearest!.estimate.total, leaf: null, rivals: [] };
  return { total: best.total, leaf: best, rivals: rivalsOf(best, { assumed, leaves, open, nearest }) };
}

interface Beaten {
  readonly assumed: Assumed;
  readonly leaves: readonly Leaf[];
  readonly open: readonly Candidate[];
  readonly nearest: Candidate | null;
}

function rivalsOf(best: Leaf, { assumed, leaves, open, nearest }: Beaten): readonly Rival[] {
  const near = assumed.values.customs.times(NEAR);
  const isNear = ({ total }: { readonly total: Decimal }): boolean =>
    total.minus(best.total).abs().lessThan(near);
  const boxes = nearest === null ? open : [...open, nearest];
  return [
    ...boxes.map(({ estimate }) => estimate).filter(isNear),
    ...leaves.filter((leaf) => leaf !== best && isNear(leaf)).map(rivalOf),
  ];
}

export function rivalOf({ appliedRules }: Leaf): Rival {
  const parts = appliedRules.charges.map(({ node, base }) => ({ node, base, isFixed: true }));
  return { parts, hasColumn: appliedRules.replacedBy === null };
}

/** The last of those that promise most: what was split last is followed to its end first. */
function takeNearest(open: Candidate[], end: End): Candidate | null {
  let nearest = open.length - 1;
  for (let place = nearest - 1; place >= 0; place -= 1)
    if (isBeyond(open[place]!.estimate.total, open[nearest]!.estimate.total, end)) nearest = place;
  return nearest < 0 ? null : open.splice(nearest, 1)[0]!;
}

function isBeyond(total: Decimal, other: Decimal, end: End): boolean {
  return end === 'least' ? total.lessThan(other) : total.greaterThan(other);
}

/** What the rules can come to over every answer, to start from. */
export function rulesOverAll(assumed: Assumed): PossibleRules {
  return possibleRules(assumed, assumed.answers.whole, null);
}

function possibleRules(assumed: Assumed, box: Box, around: PossibleRules | null): PossibleRules {
  const { question, values, answers, given } = assumed;
  return new PossibleRules({ graph: question.graph, values, answers, given }, box, around);
}

function candidateOf(assumed: Assumed, { rules, box, end }: From & { readonly box: Box }): Candidate {
  const estimate = estimateIn(assumed, { rules, end });
  const waiting = assumed.question.graph.charging.find(({ position }) => rules.at(position).waitsFor >= 0);
  const waitsFor = waiting === undefined ? -1 : rules.at(waiting.position).waitsFor;
  return { box, rules, estimate, waitsFor };
}

export function estimateIn(assumed: Assumed, { rules, end }: From): Estimate {
  const { question, column } = assumed;
  const needed = end === 'least' ? SURELY : NEVER + 1;
  const parts: (EstimatedPart & { readonly amount: Decimal })[] = [];
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
    const isFixed = base.low.equals(base.high);
    isVaried ||= !isFixed;
    const on = end === 'least' ? base.low : base.high;
    const amount = chargedOn(on, { node, column, measures: question.facts.measures });
    isUnlimited ||= amount === null;
    if (applies >= needed) parts.push({ node, base: on, amount: amount ?? ZERO, isFixed });
  }
  const duty = isReplaced ? ZERO : column.duty;
  const counted = end === 'least' ? parts : dearestTogether(parts);
  return {
    total: duty.plus(sumOf(counted)),
    parts: counted,
    all: parts,
    hasColumn: !isReplaced,
    isVaried,
    isUnlimited,
    isBarred,
  };
}

interface Part {
  readonly node: RuleNode;
  readonly amount: Decimal;
}

function sumOf(parts: readonly Part[]): Decimal {
  return parts.reduce((total, { amount }) => total.plus(amount), ZERO);
}

/** Of rules that all take each other away only one is charged: the dearest of each such group counts. */
function dearestTogether<P extends Part>(parts: readonly P[]): readonly P[] {
  const dearestFirst = [...parts].sort((left, right) => right.amount.comparedTo(left.amount));
  const groups: P[][] = [];
  for (const part of dearestFirst) {
    const group = groups.find((members) => members.every(({ node }) => exclude(node, part.node)));
    if (group === undefined) groups.push([part]);
    else group.push(part);
  }
  return groups.map(([dearest]) => dearest!);
}

/** Where both would apply, one of them surely does not charge. */
function exclude(left: RuleNode, right: RuleNode): boolean {
  return takes(left, right) || takes(right, left);
}

function takes(by: RuleNode, node: RuleNode): boolean {
  return (
    node.duplicates.includes(by.position) ||
    node.blockers.some(
      ({ position, displacement }) =>
        position === by.position && (displacement === null || displacement.extent === 'article'),
    )
  );
}

/** Null: the goods may not enter. */
function leafIn(assumed: Assumed, box: Box): Leaf | null {
  const { question, values, answers, given, column, equivalent } = assumed;
  const { graph, facts } = question;
  const factSet = answers.toFactSet(box, given);
  const resolution = new Resolution({ graph, factSet, values, equivalent: () => equivalent });
  const appliedRules = findAppliedRules(graph, resolution);
  if (appliedRules.prohibition !== null) return null;
  let total = appliedRules.replacedBy === null ? column.duty : ZERO;
  let isUnmeasured = false;
  for (const { node, base } of appliedRules.charges) {
    const amount = chargedOn(base, { node, column, measures: facts.measures });
    if (amount === null) isUnmeasured = true;
    else total = total.plus(amount);
  }
  return { factSet, appliedRules, total, isUnmeasured };
}

import type { Decimal } from '../terms/decimal.js';
import { judgeClaim } from './column.js';
import { evaluate, signatureOf, type Evaluation, type Question } from './evaluation.js';
import type { FactValue } from './facts.js';
import type { Circumstances } from './conditions.js';
import { contentKey, METALS } from './portions.js';
import { openFacts, type OpenFact } from './open-facts.js';
import type { AnsweredWorld } from './world.js';
import { type Supposition } from './world.js';

/** Worlds compared before the bounds are given up as unknown: bounded work for any question. */
const MOST_WORLDS = 512;

/** Keys whose answer is itself a value or a share of one. */
const VALUE_KEYS: ReadonlySet<string> = new Set([
  'us_content_pct',
  'chapter98_provision',
  'chapter98_dutiable_value',
  ...METALS.map(contentKey),
]);

/** What the unsettled facts can still change. */
export interface Exploration {
  /** Facts to be asked whose answer changes the duty. */
  readonly deciding: readonly OpenFact[];
  /** Facts that are settled by a default but would change the duty if stated otherwise. */
  readonly claimable: readonly ClaimableFact[];
  /** Every world over the deciding facts, the primary one first; null when there were too many. */
  readonly worlds: readonly Evaluation[] | null;
}

export interface ClaimableFact {
  readonly fact: OpenFact;
  readonly value: FactValue | null;
  /** The lowest total it can lead to; null when unknown. */
  readonly total: Decimal | null;
  readonly signature: string;
}

/** Compares the worlds that the facts not stated leave open with the primary one. */
export function explore(question: Question, world: AnsweredWorld, primary: Evaluation): Exploration {
  const open = openFacts(question);
  const asked = open.filter((fact) => fact.definition.ask);
  const settled = open.filter((fact) => !fact.definition.ask);
  const tree =
    asked.length === 0
      ? [{ supposed: new Map<string, FactValue | null>(), evaluation: primary }]
      : enumerate(question, world, asked);
  return {
    deciding: tree === null ? asked : asked.filter((fact) => matters(fact, tree)),
    claimable: settled.flatMap((fact) => claimsOf(question, world, { fact, primary })),
    worlds: tree === null ? null : tree.map((leaf) => leaf.evaluation),
  };
}

interface Leaf {
  readonly supposed: Supposition;
  readonly evaluation: Evaluation;
}

function enumerate(
  question: Question,
  world: AnsweredWorld,
  asked: readonly OpenFact[],
): readonly Leaf[] | null {
  const count = asked.reduce((product, fact) => product * fact.alternatives.length, 1);
  if (count > MOST_WORLDS) return null;
  let suppositions = [new Map<string, FactValue | null>()];
  for (const { definition, alternatives } of asked) {
    suppositions = suppositions.flatMap((before) =>
      alternatives.map((value) => new Map(before).set(definition.key, value)),
    );
  }
  return suppositions.map((supposed) => ({ supposed, evaluation: evaluate(question, world.with(supposed)) }));
}

/** A fact matters when two worlds that differ in nothing else owe different duties. */
function matters({ definition }: OpenFact, leaves: readonly Leaf[]): boolean {
  const seen = new Map<string, string>();
  return leaves.some(({ supposed, evaluation }) => {
    const others = [...supposed]
      .filter(([key]) => key !== definition.key)
      .map(([key, value]) => `${key}=${String(value)}`);
    const group = others.join(';');
    const signature = signatureOf(evaluation);
    const before = seen.get(group);
    seen.set(group, signature);
    return before !== undefined && before !== signature;
  });
}

interface Claim {
  readonly fact: OpenFact;
  readonly primary: Evaluation;
}

function claimsOf(question: Question, world: AnsweredWorld, { fact, primary }: Claim): ClaimableFact[] {
  const before = signatureOf(primary);
  if (fact.definition.key === 'spi') return preferenceClaims(question, world, { fact, primary });
  const outcomes = fact.alternatives.flatMap((value): ClaimableFact[] => {
    const supposed = world.with(new Map([[fact.definition.key, value]]));
    if (!canMatter(question, fact, { primary, supposed })) return [];
    const changed = evaluate(question, supposed);
    const signature = signatureOf(changed);
    return signature === before ? [] : [{ fact, value, total: changed.total, signature }];
  });
  const lowest = outcomes.sort((left, right) => compareTotals(left.total, right.total))[0];
  return lowest === undefined ? [] : [lowest];
}

/** A preference changes the column too: each program open to the origin is tried as if it had been claimed. */
function preferenceClaims(
  question: Question,
  world: AnsweredWorld,
  { fact, primary }: Claim,
): ClaimableFact[] {
  const { facts, law } = question;
  const before = signatureOf(primary);
  const outcomes = law.specialPrograms.flatMap(({ symbol }): ClaimableFact[] => {
    const stated = new Map([...facts.stated, ['spi', symbol] as const]);
    const claim = judgeClaim({ ...facts, stated }, law);
    if (claim.kind !== 'accepted') return [];
    const claimed = { ...question, facts: { ...facts, stated }, claim };
    const changed = evaluate(claimed, world.with(new Map([['spi', symbol]])));
    const signature = signatureOf(changed);
    return signature === before ? [] : [{ fact, value: symbol, total: changed.total, signature }];
  });
  const lowest = outcomes.sort((left, right) => compareTotals(left.total, right.total))[0];
  return lowest === undefined ? [] : [lowest];
}

interface Supposed {
  readonly primary: Evaluation;
  readonly supposed: AnsweredWorld;
}

/**
 * False when no condition that reads the fact turns: what each rule depends on is then as it was, and so is the
 * duty. Facts that set a value or the column are always tried.
 */
function canMatter({ graph }: Question, { definition }: OpenFact, { primary, supposed }: Supposed): boolean {
  const { key } = definition;
  if (VALUE_KEYS.has(key)) return true;
  const { resolution } = primary;
  const circumstances: Circumstances = {
    world: supposed,
    columnEquivalent: resolution.columnEquivalent,
    isDue: (position) => resolution.isDue(position),
  };
  return graph.nodes.some(
    (node) => node.keys.includes(key) && node.holds(circumstances) !== node.holds(resolution),
  );
}

function compareTotals(left: Decimal | null, right: Decimal | null): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return left.comparedTo(right);
}

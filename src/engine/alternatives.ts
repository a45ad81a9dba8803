import type { Decimal } from '../terms/decimal.js';
import { openClaims } from './column.js';
import { lowestFirst } from './compare-amounts.js';
import type { Circumstances } from './conditions.js';
import { evaluate, owesSame, signatureOf, type Evaluation } from './evaluation.js';
import type { FactValue } from './facts.js';
import { once } from './once.js';
import { openFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import { contentKey, METALS } from './portions.js';
import type { Question } from './question.js';
import type { Resolution } from './resolve.js';
import type { AnsweredWorld, Supposition } from './world.js';

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
}

/** Compares the worlds that the facts not stated leave open with the primary one. */
export function explore(question: Question, world: AnsweredWorld, primary: Evaluation): Exploration {
  const open = openFacts(question);
  const asked = open.filter((fact) => fact.definition.ask);
  const settled = asked.length === 0 ? open : open.filter((fact) => !fact.definition.ask);
  const tree =
    asked.length === 0
      ? [{ supposed: new Map<string, FactValue | null>(), evaluation: primary }]
      : enumerate(question, world, asked);
  const claimable = once(() => settled.flatMap((fact) => claimOf(question, world, { fact, primary })));
  return {
    deciding: tree === null ? asked : asked.filter((fact) => matters(fact, tree)),
    get claimable() {
      return claimable();
    },
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

/** The answer to the fact with the lowest duty among those that change it; none when no answer does. */
function claimOf(question: Question, world: AnsweredWorld, { fact, primary }: Claim): ClaimableFact[] {
  const claims =
    fact.definition.key === 'spi'
      ? preferenceClaims(question, world, { fact, primary })
      : answerClaims(question, world, { fact, primary });
  const lowest = claims.sort((left, right) => lowestFirst(left.total, right.total))[0];
  return lowest === undefined ? [] : [lowest];
}

function answerClaims(question: Question, world: AnsweredWorld, { fact, primary }: Claim): ClaimableFact[] {
  const claims: ClaimableFact[] = [];
  for (const value of fact.alternatives) {
    const supposed = world.with(new Map([[fact.definition.key, value]]));
    if (!canMatter(fact, primary, supposed)) continue;
    const changed = evaluate(question, supposed);
    if (!owesSame(primary, changed)) claims.push({ fact, value, total: changed.total });
  }
  return claims;
}

/** A preference changes the column too: each program open to the origin is tried as if it had been claimed. */
function preferenceClaims(
  question: Question,
  world: AnsweredWorld,
  { fact, primary }: Claim,
): ClaimableFact[] {
  const claims: ClaimableFact[] = [];
  for (const claim of openClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const supposed = world.with(new Map([['spi', symbol]]));
    if (claim.rate === null && !canMatter(fact, primary, supposed)) continue;
    const changed = evaluate(question.claiming(symbol, claim), supposed);
    if (!owesSame(primary, changed)) claims.push({ fact, value: symbol, total: changed.total });
  }
  return claims;
}

/**
 * False when no condition that reads the fact turns: what each rule depends on is then as it was, and so is the
 * duty. Facts that set a value or the column are always tried.
 */
function canMatter({ definition, readers }: OpenFact, primary: Evaluation, supposed: AnsweredWorld): boolean {
  if (VALUE_KEYS.has(definition.key)) return true;
  const supposedly = new Supposedly(supposed, primary.resolution);
  return readers.some((node) => node.holds(supposedly) !== node.holds(primary.resolution));
}

/** Another world's answers, while what applies is as it was. */
class Supposedly implements Circumstances {
  constructor(
    readonly world: AnsweredWorld,
    private readonly resolution: Resolution,
  ) {}

  get columnEquivalent(): Decimal | null {
    return this.resolution.columnEquivalent;
  }

  isDue(position: number): boolean {
    return this.resolution.isDue(position);
  }
}

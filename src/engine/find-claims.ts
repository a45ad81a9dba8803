import type { Decimal } from '../terms/decimal.js';
import { openClaims } from './column.js';
import { lowestFirst } from './compare-amounts.js';
import type { Circumstances } from './conditions.js';
import { dearestOf } from './dearest.js';
import { VALUE_KEYS } from './dependence.js';
import {
  evaluateOtherwise,
  settleOtherwise,
  signatureOtherwise,
  type OtherAnswer,
} from './evaluate-otherwise.js';
import { evaluate, Evaluation, owesSame, type Situation } from './evaluation.js';
import type { FactValue } from './facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import type { Resolution } from './resolve.js';
import { compareSettled, type Settled, type SettledAnswer } from './settled.js';
import { AnsweredOtherwise, type World } from './world.js';

const PREFERENCE = 'spi';

export interface ClaimableFact {
  readonly fact: OpenFact;
  readonly value: FactValue | null;
  /** The lowest total it can lead to; null when unknown. */
  readonly total: Decimal | null;
}

/** An answer under which something else is owed; how much is worked out when it is read. */
class Claim implements ClaimableFact {
  constructor(
    readonly fact: OpenFact,
    readonly value: FactValue | null,
    private readonly changed: Evaluation,
  ) {}

  get total(): Decimal | null {
    return this.changed.total;
  }
}

interface Explored {
  readonly question: Question;
  readonly primary: Evaluation;
  /** Worlds that are open beside the primary one; null: none is. */
  readonly worlds: readonly Evaluation[] | null;
}

/** The answer to the fact with the lowest duty among those that change it; null when no answer does. */
export function claimOf(fact: OpenFact, explored: Explored): ClaimableFact | null {
  const claims = claimsOf(fact, explored);
  if (claims.length > 1) claims.sort((left, right) => lowestFirst(left.total, right.total));
  return claims[0] ?? null;
}

function claimsOf(fact: OpenFact, { question, primary, worlds }: Explored): Claim[] {
  if (worlds !== null) return claimsOverWorlds(fact, { question, primary, worlds });
  if (fact.definition.key === PREFERENCE) return preferenceClaims(fact, question, primary);
  const { settled } = primary;
  return settled !== null && fact.isInShares
    ? settledClaims(fact, question, { primary, settled })
    : answerClaims(fact, question, primary);
}

/** While other facts are open the answer leads to the dearest of the worlds that they leave under it. */
function claimsOverWorlds(
  fact: OpenFact,
  { question, primary, worlds }: Explored & { readonly worlds: readonly Evaluation[] },
): Claim[] {
  const { key } = fact.definition;
  const claims: Claim[] = [];
  const add = (answer: FactValue | null, changed: readonly Evaluation[]): void => {
    const dearest = dearestOf(changed, { assumed: changed[0]!, keys: [] });
    if (!owesSame(primary, dearest)) claims.push(new Claim(fact, answer, dearest));
  };
  if (key !== PREFERENCE) {
    for (const answer of fact.alternatives)
      add(
        answer,
        worlds.map((world) => evaluateOtherwise(question, world, { key, answer })),
      );
    return claims;
  }
  for (const claim of openClaims(question.facts, question.law)) {
    const claiming = question.claiming(claim);
    const answer = claim.program.symbol;
    add(
      answer,
      worlds.map((world) => evaluate(claiming, otherSituation(question, world, { key, answer }))),
    );
  }
  return claims;
}

function otherSituation(question: Question, base: Evaluation, other: OtherAnswer): Situation {
  const world = new AnsweredOtherwise(base.world, other.key, other.answer);
  return { world, signature: signatureOtherwise(question, base, other) };
}

interface SettledPrimary {
  readonly primary: Evaluation;
  readonly settled: Settled;
}

/** What other answers change follows from the rules alone: it is worked out once for all values. */
function settledClaims(fact: OpenFact, question: Question, { primary, settled }: SettledPrimary): Claim[] {
  const answers = (settled.otherwise[fact.place] ??= settledAnswers(fact, question, { primary, settled }));
  const claims: Claim[] = [];
  for (const { place, settled: supposedly, isOther } of answers) {
    const answer = fact.alternatives[place] ?? null;
    const { world } = primary;
    const changed = new Evaluation({ question, world, signature: null }, primary, { settled: supposedly });
    if (isOther || !owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

function settledAnswers(
  fact: OpenFact,
  question: Question,
  { primary, settled }: SettledPrimary,
): readonly SettledAnswer[] {
  const { alternatives, definition } = question.graph.openKeys[fact.place]!;
  const answers: SettledAnswer[] = [];
  for (const [place, answer] of alternatives.entries()) {
    const supposedly = settleOtherwise(question, primary, { key: definition.key, answer });
    const verdict = compareSettled(settled, supposedly);
    if (verdict !== 'same') answers.push({ place, settled: supposedly, isOther: verdict === 'other' });
  }
  return answers;
}

function answerClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const { key } = fact.definition;
  const claims: Claim[] = [];
  for (const answer of fact.alternatives) {
    if (!canMatter(fact, primary, new AnsweredOtherwise(primary.world, key, answer))) continue;
    const changed = evaluateOtherwise(question, primary, { key, answer });
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

/** A preference changes the column too: each program open to the origin is tried as if it had been claimed. */
function preferenceClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const claims: Claim[] = [];
  for (const claim of openClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const situation = otherSituation(question, primary, { key: PREFERENCE, answer: symbol });
    if (claim.rate === null && !turns(fact, primary, situation)) continue;
    const changed = evaluate(question.claiming(claim), situation);
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, symbol, changed));
  }
  return claims;
}

/** False when another answer leaves every test as it is, the column apart. */
function turns(fact: OpenFact, primary: Evaluation, { world, signature }: Situation): boolean {
  return signature === null ? canMatter(fact, primary, world) : signature !== primary.signature;
}

/**
 * False when no condition that reads the fact turns: what each rule depends on is then as it was, and so is the
 * duty. Facts that set a value or the column are always tried.
 */
function canMatter({ definition, readers }: OpenFact, primary: Evaluation, supposed: World): boolean {
  if (VALUE_KEYS.has(definition.key)) return true;
  const supposedly = new Supposedly(supposed, primary.resolution);
  return readers.some((node) => node.holds(supposedly) !== node.holds(primary.resolution));
}

/** Another world's answers, while what applies is as it was. */
class Supposedly implements Circumstances {
  constructor(
    readonly world: World,
    private readonly resolution: Resolution,
  ) {}

  get columnEquivalent(): Decimal | null {
    return this.resolution.columnEquivalent;
  }

  isDue(position: number): boolean {
    return this.resolution.isDue(position);
  }
}

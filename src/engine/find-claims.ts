import type { Decimal } from '../terms/decimal.js';
import { listOpenClaims } from './column.js';
import { compareLowestFirst } from './compare-amounts.js';
import type { Circumstances } from './conditions.js';
import { chooseDearest } from './dearest.js';
import { VALUE_KEYS } from './dependence.js';
import { changeAnswer, evaluateOtherwise, findOutcomeOtherwise } from './evaluate-otherwise.js';
import { evaluate, Evaluation, owesSame, type SignedFacts } from './evaluation.js';
import { type FactValue, PREFERENCE } from './facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import type { Resolution } from './resolve.js';
import { compareOutcomes, type RuleOutcome, type AnswerOutcome } from './rule-outcome.js';
import { AnsweredOtherwise, type FactSet } from './fact-set.js';

export interface ClaimableFact {
  readonly fact: OpenFact;
  readonly value: FactValue | null;
  /** The lowest total it can lead to; null when unknown. */
  readonly total: Decimal | null;
  /** True where the column duty lacks a quantity under it: it is in the total at its least. */
  readonly lacksQuantity: boolean;
}

/** An answer under which a different duty is owed; the amount is computed when it is read. */
class Claim implements ClaimableFact {
  constructor(
    readonly fact: OpenFact,
    readonly value: FactValue | null,
    private readonly changed: Evaluation,
  ) {}

  get total(): Decimal | null {
    return this.changed.total;
  }

  get lacksQuantity(): boolean {
    return this.changed.columnOutcome.kind !== 'amount';
  }
}

interface Explored {
  readonly question: Question;
  readonly primary: Evaluation;
  /** The fact sets that are open besides the primary one; null: none is. */
  readonly evaluations: readonly Evaluation[] | null;
}

/** The answer to the fact with the lowest duty among those that change it; null when no answer does. */
export function claimOf(fact: OpenFact, explored: Explored): ClaimableFact | null {
  const claims = claimsOf(fact, explored);
  if (claims.length > 1) claims.sort((left, right) => compareLowestFirst(left.total, right.total));
  return claims[0] ?? null;
}

function claimsOf(fact: OpenFact, { question, primary, evaluations }: Explored): Claim[] {
  if (evaluations !== null) return findClaimsOverOpen(fact, { question, primary, evaluations });
  if (fact.definition.key === PREFERENCE) return preferenceClaims(fact, question, primary);
  const { ruleOutcome } = primary;
  return ruleOutcome !== null && fact.isInShares
    ? findClaimsByOutcome(fact, question, { primary, ruleOutcome })
    : answerClaims(fact, question, primary);
}

/** While other facts are open, the answer leads to the dearest of the fact sets that they leave under it. */
function findClaimsOverOpen(
  fact: OpenFact,
  { question, primary, evaluations }: Explored & { readonly evaluations: readonly Evaluation[] },
): Claim[] {
  const { key } = fact.definition;
  const claims: Claim[] = [];
  const add = (answer: FactValue | null, changed: readonly Evaluation[]): void => {
    const dearest = chooseDearest(changed, { assumed: changed[0]!, keys: [] });
    if (!owesSame(primary, dearest)) claims.push(new Claim(fact, answer, dearest));
  };
  if (key !== PREFERENCE) {
    for (const answer of fact.alternatives)
      add(
        answer,
        evaluations.map((evaluation) => evaluateOtherwise(question, evaluation, { key, answer })),
      );
    return claims;
  }
  for (const claim of listOpenClaims(question.facts, question.law)) {
    const claiming = question.changeClaim(claim);
    const answer = claim.program.symbol;
    add(
      answer,
      evaluations.map((evaluation) =>
        evaluate(claiming, changeAnswer(question, evaluation, { key, answer })),
      ),
    );
  }
  return claims;
}

interface PrimaryOutcome {
  readonly primary: Evaluation;
  readonly ruleOutcome: RuleOutcome;
}

/** What other answers change follows from the rules alone and is computed once for all values. */
function findClaimsByOutcome(
  fact: OpenFact,
  question: Question,
  { primary, ruleOutcome }: PrimaryOutcome,
): Claim[] {
  const answers = (ruleOutcome.otherwise[fact.place] ??= findOtherOutcomes(fact, question, {
    primary,
    ruleOutcome,
  }));
  const claims: Claim[] = [];
  for (const { place, ruleOutcome: otherOutcome, isOther } of answers) {
    const answer = fact.alternatives[place] ?? null;
    const { factSet } = primary;
    const changed = new Evaluation({ question, factSet, signature: null }, primary, {
      ruleOutcome: otherOutcome,
    });
    if (isOther || !owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

function findOtherOutcomes(
  fact: OpenFact,
  question: Question,
  { primary, ruleOutcome }: PrimaryOutcome,
): readonly AnswerOutcome[] {
  const { alternatives, definition } = question.graph.openKeys[fact.place]!;
  const answers: AnswerOutcome[] = [];
  for (const [place, answer] of alternatives.entries()) {
    const otherOutcome = findOutcomeOtherwise(question, primary, { key: definition.key, answer });
    const verdict = compareOutcomes(ruleOutcome, otherOutcome);
    if (verdict !== 'same') answers.push({ place, ruleOutcome: otherOutcome, isOther: verdict === 'other' });
  }
  return answers;
}

function answerClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const { key } = fact.definition;
  const claims: Claim[] = [];
  for (const answer of fact.alternatives) {
    if (!canMatter(fact, primary, new AnsweredOtherwise(primary.factSet, key, answer))) continue;
    const changed = evaluateOtherwise(question, primary, { key, answer });
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

/** A preference changes the column too: each program open to the origin is tried as if it had been claimed. */
function preferenceClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const claims: Claim[] = [];
  for (const claim of listOpenClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const otherFacts = changeAnswer(question, primary, { key: PREFERENCE, answer: symbol });
    if (claim.rate === null && !turns(fact, primary, otherFacts)) continue;
    const changed = evaluate(question.changeClaim(claim), otherFacts);
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, symbol, changed));
  }
  return claims;
}

/** False when another answer leaves every test unchanged, apart from the column. */
function turns(fact: OpenFact, primary: Evaluation, { factSet, signature }: SignedFacts): boolean {
  return signature === null ? canMatter(fact, primary, factSet) : signature !== primary.signature;
}

/**
 * False when no condition that reads the fact changes: what each rule depends on is then unchanged, and so is the duty.
 * Facts that set a value or the column are always tried.
 */
function canMatter({ definition, readers }: OpenFact, primary: Evaluation, otherFacts: FactSet): boolean {
  if (VALUE_KEYS.has(definition.key)) return true;
  const changed = new ChangedCircumstances(otherFacts, primary.resolution);
  return readers.some((node) => node.holds(changed) !== node.holds(primary.resolution));
}

/** The answers of another fact set, where the same rules apply. */
class ChangedCircumstances implements Circumstances {
  constructor(
    readonly factSet: FactSet,
    private readonly resolution: Resolution,
  ) {}

  get columnEquivalent(): Decimal | null {
    return this.resolution.columnEquivalent;
  }

  isDue(position: number): boolean {
    return this.resolution.isDue(position);
  }
}

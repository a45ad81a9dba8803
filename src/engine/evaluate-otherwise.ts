import { HUNDRED } from '../terms/decimal.js';
import { computeDutiableValues } from './chapter98.js';
import { VALUE_KEYS } from './dependence.js';
import { evaluate, Evaluation, type SignedFacts } from './evaluation.js';
import type { FactValue } from './facts.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import { findOutcome } from './find-outcome.js';
import type { RuleOutcome } from './rule-outcome.js';
import { AnsweredOtherwise } from './fact-set.js';

/** One answer in place of what was stated or assumed. */
export interface OtherAnswer {
  readonly key: string;
  readonly answer: FactValue | null;
}

/** The duties of a fact set that differs from another in one answer: only what the answer can change is computed. */
export function evaluateOtherwise(question: Question, base: Evaluation, other: OtherAnswer): Evaluation {
  const { factSet, signature } = changeAnswer(question, base, other);
  if (signature !== null) return new Evaluation({ question, factSet, signature }, base);
  const affected = question.graph.dependence.findAffected(other.key);
  if (affected === null) return evaluate(question, { factSet, signature });
  return new Evaluation({ question, factSet, signature }, base, {
    resolution: base.resolution.resolveOtherwise(factSet, affected),
  });
}

/** The outcome after a change of one answer that, apart from the column, changes only shares of the customs value. */
export function findOutcomeOtherwise(question: Question, base: Evaluation, other: OtherAnswer): RuleOutcome {
  const { factSet, signature } = changeAnswer(question, base, other);
  if (signature !== null) return new Evaluation({ question, factSet, signature }, base).ruleOutcome!;
  const { graph, law } = question;
  const values = computeDutiableValues(law, HUNDRED, factSet);
  return findOutcome(
    graph,
    new Resolution({ graph, factSet, values, equivalent: () => base.computeEquivalent() }),
  );
}

/** A fact set with one answer replaced, and its signature. */
export function changeAnswer(question: Question, base: SignedFacts, other: OtherAnswer): SignedFacts {
  const factSet = new AnsweredOtherwise(base.factSet, other.key, other.answer);
  return { factSet, signature: updateSignature(question, base, other) };
}

/** Null where the fact set has none, or the answer sets a value. */
function updateSignature(
  { graph }: Question,
  { factSet, signature }: SignedFacts,
  { key, answer }: OtherAnswer,
): number | null {
  if (signature === null || VALUE_KEYS.has(key)) return null;
  const { signatures } = graph;
  return signature - signatures!.partOf(key, factSet.answer(key)) + signatures!.partOf(key, answer);
}

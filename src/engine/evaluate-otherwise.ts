import { HUNDRED } from '../terms/decimal.js';
import { dutiableValues } from './chapter98.js';
import { VALUE_KEYS } from './dependence.js';
import { evaluate, Evaluation, type Situation } from './evaluation.js';
import type { FactValue } from './facts.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import { settle } from './settle.js';
import type { Settled } from './settled.js';
import { AnsweredOtherwise } from './world.js';

/** One answer in place of what was stated or assumed. */
export interface OtherAnswer {
  readonly key: string;
  readonly answer: FactValue | null;
}

/** The duties of the world that differs from another in one answer: only what the answer can change is worked out. */
export function evaluateOtherwise(question: Question, base: Evaluation, other: OtherAnswer): Evaluation {
  const world = new AnsweredOtherwise(base.world, other.key, other.answer);
  const signature = signatureOtherwise(question, base, other);
  if (signature !== null) return new Evaluation({ question, world, signature }, base);
  const affected = question.graph.dependence.on(other.key);
  if (affected === null) return evaluate(question, { world, signature });
  return new Evaluation({ question, world, signature }, base, {
    resolution: base.resolution.otherwise(world, affected),
  });
}

/** What is settled where one answer is another that changes shares of the customs value alone, the column apart. */
export function settleOtherwise(question: Question, base: Evaluation, other: OtherAnswer): Settled {
  const world = new AnsweredOtherwise(base.world, other.key, other.answer);
  const signature = signatureOtherwise(question, base, other);
  if (signature !== null) return new Evaluation({ question, world, signature }, base).settled!;
  const { graph, law } = question;
  const values = dutiableValues(law, HUNDRED, world);
  return settle(graph, new Resolution({ graph, world, values, equivalent: () => base.equivalent() }));
}

/** Null where the world has none, or the answer sets a value. */
export function signatureOtherwise(
  { graph }: Question,
  { world, signature }: Situation,
  { key, answer }: OtherAnswer,
): number | null {
  if (signature === null || VALUE_KEYS.has(key)) return null;
  const { signatures } = graph;
  return signature - signatures!.partOf(key, world.answer(key)) + signatures!.partOf(key, answer);
}

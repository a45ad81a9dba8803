import { ZERO, type Decimal } from '../terms/decimal.js';
import type { Exploration } from './alternatives.js';
import { greatestOf, leastOf } from './compare-amounts.js';
import { evaluate, type Evaluation } from './evaluation.js';
import { ASKED, computeLimits, type FoundLimits } from './limits.js';
import type { Question } from './question.js';
import type { Limits } from './result.js';

const UNKNOWN: Limits = { low: null, high: null };
const NOTHING_FOUND: FoundLimits = { limits: UNKNOWN, cheapest: null, dearest: null };

/** Over every answer to every open fact, claims included. */
export function boundsOf(question: Question, withoutClaims: Limits): FoundLimits {
  if (!isAsked(question)) return NOTHING_FOUND;
  const { limits, cheapest, dearest } = computeLimits(question);
  const low = leastOf(limits.low, withoutClaims.low);
  const high = greatestOf([limits.high, withoutClaims.high]);
  // A fact without an answer can owe less, or more, than under any answer: none leads there.
  return {
    limits: { low, high },
    cheapest: low === limits.low ? cheapest : null,
    dearest: high === limits.high ? dearest : null,
  };
}

/**
 * The least and the greatest total over every fact set of the deciding facts. A column duty that lacks a quantity
 * runs from its least to its greatest; totals grow with it, so the two ends bound everything between.
 */
export function computeBoundsWithoutClaims(question: Question, { evaluations }: Exploration): Limits {
  if (!isAsked(question)) return UNKNOWN;
  if (evaluations === null) return computeLimits(question, ASKED).limits;
  const lows = evaluations.map((evaluation) => leastTotal(question, evaluation));
  return {
    low: lows.reduce(leastOf),
    high: greatestOf(evaluations.map((evaluation) => greatestTotal(question, evaluation))),
  };
}

function isAsked({ facts }: Question): boolean {
  return facts.enteredValue !== null && facts.countryOfOrigin !== null;
}

/** What lacks a quantity counts as little as it can come to. Null: the goods may not enter. */
export function leastTotal(question: Question, evaluation: Evaluation): Decimal | null {
  if (evaluation.prohibition !== null) return null;
  const outcome = evaluation.columnOutcome;
  const least = outcome.kind === 'needs' ? outcome.lowerBound : ZERO;
  const known = outcome.kind === 'amount' ? evaluation : evaluate(question, evaluation, least);
  return totalKnown(known);
}

/** What is charged, without what lacks a quantity for a rule; the column duty is known. Null: the goods may not enter. */
export function totalKnown({ prohibition, total, columnAmount, charges }: Evaluation): Decimal | null {
  if (prohibition !== null) return null;
  return total ?? charges.reduce((known, { amount }) => known.plus(amount ?? ZERO), columnAmount!);
}

/** Null: the goods may not enter, or no greatest total is known. */
export function greatestTotal(question: Question, evaluation: Evaluation): Decimal | null {
  if (evaluation.prohibition !== null) return null;
  const outcome = evaluation.columnOutcome;
  if (outcome.kind !== 'needs') return evaluation.total;
  return outcome.upperBound === null ? null : evaluate(question, evaluation, outcome.upperBound).total;
}

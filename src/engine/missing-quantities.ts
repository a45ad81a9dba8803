import { evaluateRate, type RateOutcome } from '../terms/rate-expression.js';
import type { UnitCode } from '../terms/unit.js';
import type { Evaluation } from './evaluation.js';
import type { Question } from './question.js';

/** A quantity without which an amount is not known, and the rate that is charged on it. */
export interface MissingQuantity {
  readonly code: UnitCode;
  readonly reason: string;
  /** Where the rate is printed. */
  readonly citation: string;
}

const NONE: readonly MissingQuantity[] = Object.freeze([]);

/** What the column rate and the headings charged by quantity lack, each unit once. */
export function listMissingQuantities(
  { facts }: Question,
  evaluation: Evaluation,
): readonly MissingQuantity[] {
  const { column, columnOutcome, charges } = evaluation;
  if (evaluation.prohibition !== null) return NONE;
  const ofColumn = missingIn(columnOutcome, `HTS ${column.rate.source}: ${column.rate.text}`);
  const ofCharges = charges.flatMap(({ node: { rule }, base, amount }) => {
    if (amount !== null || rule.rate.kind !== 'specific') return NONE;
    const { measures } = facts;
    const outcome = evaluateRate(rule.rate.expression, { customsValue: base, measures });
    return missingIn(outcome, `HTS ${rule.heading}: ${rule.rateText}`);
  });
  if (ofCharges.length === 0) return ofColumn;
  const all = [...ofColumn, ...ofCharges];
  return all.filter(({ code }, place) => all.findIndex((one) => one.code === code) === place);
}

function missingIn(outcome: RateOutcome, citation: string): readonly MissingQuantity[] {
  if (outcome.kind !== 'needs') return NONE;
  return outcome.missing.map(({ code, reason }) => ({ code, reason, citation }));
}

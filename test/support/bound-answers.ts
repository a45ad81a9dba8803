import type { FactDefinition } from '../../src/engine/law.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { BoundAnswer, DutyResult } from '../../src/engine/result.js';
import { Decimal } from '../../src/terms/decimal.js';

/** Each part of a total is rounded, and bounds stand off by as much (see limits.ts). */
const ROUNDING = new Decimal('0.05');

/**
 * What is said to lead to an end of the bounds leads there when all of it is answered, or, where no total is
 * known for want of a quantity or a rate, leaves that end where it is.
 * @param answering the answer to the question with these answers stated too
 */
export function listBoundAnswerFlaws(
  { bounds }: DutyResult,
  answering: (answers: readonly BoundAnswer[]) => DutyResult,
): readonly string[] {
  const ends = [
    ['low', bounds.lowAnswers],
    ['high', bounds.highAnswers],
  ] as const;
  return ends.flatMap(([end, answers]) => {
    // What the law does not name cannot be stated.
    if (answers === null || answers.some(({ value }) => value === null)) return [];
    const { totals, bounds: left } = answering(answers);
    const limit = bounds[end]!;
    const reached = totals.totalDuty ?? left[end];
    if (reached?.minus(limit).abs().lessThanOrEqualTo(ROUNDING) === true) return [];
    const given = answers.map(({ key, value }) => `${key}=${value}`).join(', ');
    return [`"${given}" leads to ${reached?.toFixed() ?? 'nothing'}, not to the ${end}, ${limit.toFixed()}`];
  });
}

/** A text of an answer as the value that its fact takes. */
export function readAnswer({ type }: FactDefinition, text: string): FactValue {
  return type === 'number' ? new Decimal(text) : type === 'boolean' ? text === 'true' : text;
}

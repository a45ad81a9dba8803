import type { Decimal } from '../../../terms/decimal.js';
import type { DutyAnswer } from '../calculate-duty.js';

/** An origin with its rank. */
export interface RankedOrigin {
  readonly answer: DutyAnswer;
  /** From 1; origins with the same duty share a rank. */
  readonly rank: number;
}

/** Lowest duty first, then origins that cannot be computed, then prohibited ones; ties are sorted by country code. */
export function rankOrigins(answers: readonly DutyAnswer[]): readonly RankedOrigin[] {
  const sorted = [...answers].sort((left, right) => compareDuty(left, right) || compareCode(left, right));
  const ranked: RankedOrigin[] = [];
  sorted.forEach((answer, index) => {
    const before = ranked[index - 1];
    const isTie = before !== undefined && compareDuty(before.answer, answer) === 0;
    ranked.push({ answer, rank: isTie ? before.rank : index + 1 });
  });
  return ranked;
}

function compareDuty(left: DutyAnswer, right: DutyAnswer): number {
  const [first, second] = [measureOf(left), measureOf(right)];
  if (first !== null && second !== null) return first.comparedTo(second);
  if (first !== null || second !== null) return first === null ? 1 : -1;
  return Number(left.result.prohibited) - Number(right.result.prohibited);
}

function compareCode(left: DutyAnswer, right: DutyAnswer): number {
  return (left.facts.countryOfOrigin ?? '') < (right.facts.countryOfOrigin ?? '') ? -1 : 1;
}

/** The total; the rate when no value was stated. */
function measureOf({ result: { totals } }: DutyAnswer): Decimal | null {
  return totals.totalDuty ?? totals.effectiveRate;
}

import { HUNDRED, sum, type Decimal } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { Evaluation } from './evaluation.js';
import type { Question } from './question.js';
import type { Fee, Totals } from './result.js';

const NONE: Totals = {
  columnDuty: null,
  entryDuties: null,
  totalDuty: null,
  totalLandedDuty: null,
  landedCost: null,
  effectiveRate: null,
};

/** Sums of rounded layers before AD/CVD (adcvd.ts adds it); fees are not in the effective rate. */
export function totalsOf({ facts }: Question, primary: Evaluation, fees: readonly Fee[]): Totals {
  const value = facts.enteredValue;
  const open = value === null || primary.prohibition !== null || primary.columnOutcome.kind !== 'amount';
  if (open)
    return value !== null || primary.total === null ? NONE : { ...NONE, effectiveRate: primary.total };
  const totalDuty = primary.total;
  const totalLandedDuty = sum([totalDuty, ...fees.map((fee) => fee.amount)]);
  return {
    columnDuty: primary.columnAmount,
    entryDuties: totalDuty,
    totalDuty,
    totalLandedDuty,
    landedCost: sum([roundToCent(value), totalLandedDuty]),
    effectiveRate: rateOf(totalDuty, value),
  };
}

function rateOf(duty: Decimal | null, value: Decimal): Decimal | null {
  return duty === null || value.isZero() ? null : duty.times(HUNDRED).dividedBy(value);
}

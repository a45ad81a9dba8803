import type { Fee } from '../../engine/result.js';
import type { DutyAnswer } from './calculate-duty.js';
import { computeAdcvdAmount } from './present-adcvd.js';
import { parameterOf } from './parameter-names.js';
import { toDollars, toPercentText } from './present-amount.js';

export function presentFee({ ratePercent, amount, applicable, reason }: Fee) {
  return { rate: ratePercent.toNumber(), amount: toDollars(amount), applicable, reason };
}

/** The totals as decimals; null where they cannot be computed from the stated facts. */
export function presentTotals(answer: DutyAnswer) {
  const { result } = answer;
  const { totals, merchandiseProcessingFee, harborMaintenanceFee } = result;
  return {
    columnDuty: totals.columnDuty,
    entryDuties: totals.entryDuties,
    adcvd: totals.entryDuties === null ? null : computeAdcvdAmount(answer),
    totalDuty: totals.totalDuty,
    merchandiseProcessingFee: merchandiseProcessingFee.amount,
    harborMaintenanceFee: harborMaintenanceFee.amount,
    totalLandedDuty: totals.totalLandedDuty,
    landedCost: totals.landedCost,
    effectiveRate: toPercentText(totals.effectiveRate),
  };
}

/** The bounds of the total, and the parameter to state first. */
export function presentBounds(answer: DutyAnswer) {
  const { low, high, nextBestFact } = answer.result.bounds;
  return { low, high, nextBestFact: nextBestFact === null ? null : parameterOf(nextBestFact, answer.line) };
}

/** The steps from the declared to the customs value; null when no adjustment was requested. */
export function presentValuation({ valuation: { declaredValue, customsValue, steps } }: DutyAnswer) {
  return steps === null || customsValue === null ? null : { declaredValue, customsValue, steps };
}

import type { Fee } from '../../engine/result.js';
import type { DutyAnswer } from './calculate-duty.js';
import { dollars, percentText } from './present-amount.js';

export function presentFee({ ratePercent, amount, applicable, reason }: Fee) {
  return { rate: ratePercent.toNumber(), amount: dollars(amount), applicable, reason };
}

/** The totals as decimals; null where they cannot be computed from what was stated. */
export function presentTotals({ result }: DutyAnswer) {
  const { totals, merchandiseProcessingFee, harborMaintenanceFee } = result;
  return {
    columnDuty: totals.columnDuty,
    entryDuties: totals.entryDuties,
    totalDuty: totals.totalDuty,
    merchandiseProcessingFee: merchandiseProcessingFee.amount,
    harborMaintenanceFee: harborMaintenanceFee.amount,
    totalLandedDuty: totals.totalLandedDuty,
    landedCost: totals.landedCost,
    effectiveRate: percentText(totals.effectiveRate),
  };
}

/** The way from the declared to the customs value; null where no adjustment was asked for. */
export function presentValuation({ valuation: { declaredValue, customsValue, steps } }: DutyAnswer) {
  return steps === null || customsValue === null ? null : { declaredValue, customsValue, steps };
}

import type { Fee } from '../../engine/result.js';
import type { DutyAnswer } from './calculate-duty.js';
import { computeAdcvdAmount } from './present-adcvd.js';
import { parameterOf } from './parameter-names.js';
import { presentAnswers } from './present-inputs.js';
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

/** The bounds of the total, the parameter to state first, and the answers that lead to either end. */
export function presentBounds(answer: DutyAnswer) {
  return new BoundsView(answer);
}

/** The answers are looked for where they are asked for. */
class BoundsView {
  readonly #answer: DutyAnswer;

  constructor(answer: DutyAnswer) {
    this.#answer = answer;
  }

  get low() {
    return this.#answer.result.bounds.low;
  }

  get high() {
    return this.#answer.result.bounds.high;
  }

  get nextBestFact() {
    const { result, line } = this.#answer;
    const { nextBestFact } = result.bounds;
    return nextBestFact === null ? null : parameterOf(nextBestFact, line);
  }

  get lowAnswers() {
    const { lowAnswers } = this.#answer.result.bounds;
    return lowAnswers === null ? null : presentAnswers(this.#answer, lowAnswers);
  }

  get highAnswers() {
    const { highAnswers } = this.#answer.result.bounds;
    return highAnswers === null ? null : presentAnswers(this.#answer, highAnswers);
  }
}

/** The steps from the declared to the customs value; null when no adjustment was requested. */
export function presentValuation({ valuation: { declaredValue, customsValue, steps } }: DutyAnswer) {
  return steps === null || customsValue === null ? null : { declaredValue, customsValue, steps };
}

import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import type { ConfidenceLabel, SourceLabel } from '../terms/citation.js';

/** What decides whether a case is part of a total. */
export interface CaseStanding {
  readonly determination: 'likely_in_scope' | 'possibly_in_scope' | 'likely_out_of_scope';
  /** True: the caller says that the goods are under the order. False: that they are not. Null: nothing said. */
  readonly confirmed: boolean | null;
  readonly percent: Decimal | null;
  /** True: the company is outside the order. */
  readonly excluded: boolean;
  readonly rateConfidence: ConfidenceLabel;
  readonly rateSource: SourceLabel;
  /** True: the rate or the order cites a notice, not only a list. */
  readonly citesNotice: boolean;
}

/** What a case adds to a duty. */
export interface AssessedCase {
  /** True: shown, in no total. */
  readonly advisory: boolean;
  /** Why, in words. */
  readonly because: string;
  /** USD, rounded once to the cent; null: advisory, or not computable. */
  readonly amount: Decimal | null;
  /** Sound limits of what it may add. Null high: the rate is not known. */
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

/**
 * A case enters a total only when the caller confirms it or the evidence finds it likely in scope, and its rate cites
 * a notice with at least medium confidence. Otherwise it is advisory: it adds nothing and widens the bounds.
 */
export function assessCase(standing: CaseStanding, enteredValue: Decimal | null): AssessedCase {
  const due =
    standing.percent === null || enteredValue === null
      ? null
      : roundCents(percentOf(standing.percent, enteredValue));
  if (standing.confirmed === false)
    return {
      advisory: true,
      because: 'the caller states that the goods are outside the order',
      amount: null,
      low: ZERO,
      high: ZERO,
    };
  if (standing.excluded)
    return {
      advisory: true,
      because: 'the producer and exporter are excluded from the order',
      amount: null,
      low: ZERO,
      high: ZERO,
    };
  const obstacle = obstacleOf(standing);
  if (obstacle !== null) return { advisory: true, because: obstacle, amount: null, low: ZERO, high: due };
  const because = standing.confirmed
    ? 'the caller confirms the order'
    : 'the evidence finds the goods likely in scope';
  return { advisory: false, because, amount: due, low: due, high: due };
}

function obstacleOf({
  determination,
  confirmed,
  percent,
  rateConfidence,
  rateSource,
  citesNotice,
}: CaseStanding): string | null {
  if (confirmed !== true && determination !== 'likely_in_scope')
    return 'scope is not settled: confirm the case or state the facts it turns on';
  if (percent === null) return 'no ad valorem rate is known for the day';
  if (!citesNotice) return 'the rate is known from a list only, without a notice';
  if (rateConfidence === 'low' || rateSource === 'unverified')
    return 'the rate is not known with at least medium confidence';
  return null;
}

/** Half a cent rounds up, as for every amount (docs/assumptions.md). */
function roundCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

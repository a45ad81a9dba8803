import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { greatestOf } from './compare-amounts.js';
import type { ShipmentFacts } from './facts.js';
import type { DepositRate } from './adcvd-rate.js';
import type { AdcvdCandidate } from './law.js';

/**
 * What keeps a case out of the total: `scope` is open, its `rate` is not good enough, the importer `disclaimed` it, the
 * evidence finds the goods `out_of_scope`, they are `excluded` by name, or no deposit is due on the day (`not_in_force`).
 */
export type CaseObstacle = 'scope' | 'rate' | 'disclaimed' | 'out_of_scope' | 'excluded' | 'not_in_force';

/** What of a shipment a case reads. */
export type CaseFacts = Pick<ShipmentFacts, 'enteredValue' | 'measures' | 'declaredCases'>;

/** A case with what it adds to a duty. */
export interface AssessedCase extends AdcvdCandidate {
  /** True: shown, in no total. */
  readonly advisory: boolean;
  /** Null: the case counts. */
  readonly obstacle: CaseObstacle | null;
  /** True: an order in force that lists line and country, and nothing said of the goods decides it. */
  readonly isOpenOrder: boolean;
  /** Why it counts or does not, in words. */
  readonly because: string;
  /** USD, rounded once to the cent. Null: advisory, or a value or weight is not stated. */
  readonly amount: Decimal | null;
  /** Sound limits of what it may add, USD. Null high: no limit is known. */
  readonly low: Decimal;
  readonly high: Decimal | null;
}

/**
 * A case enters a total only when the importer declares it or the evidence finds the goods likely in scope, and its rate
 * cites a notice with at least medium confidence. Otherwise it is advisory: it adds nothing and widens the bounds.
 */
export function assessCase(candidate: AdcvdCandidate, facts: CaseFacts): AssessedCase {
  const declared = facts.declaredCases?.get(candidate.caseNumber) ?? null;
  const due = depositOf(candidate.rate, facts);
  const deposits = [due, ...candidate.otherRates.map((rate) => depositOf(rate, facts))];
  const found = obstacleOf(candidate, declared);
  if (found === null) {
    const because = declared
      ? 'the importer declares the case'
      : 'the evidence finds the goods likely in scope';
    return {
      advisory: false,
      obstacle: null,
      isOpenOrder: false,
      because,
      amount: due,
      low: deposits.reduce<Decimal>((least, one) => Decimal.min(least, one ?? ZERO), due ?? ZERO),
      high: greatestOf(deposits),
      ...candidate,
    };
  }
  const [obstacle, because] = found;
  const isOpen = obstacle === 'scope' || obstacle === 'rate';
  return {
    advisory: true,
    obstacle,
    // Found by words alone it lists nothing: its number is no sign that the order is meant.
    isOpenOrder: obstacle === 'scope' && candidate.headingMatched !== null,
    because,
    amount: null,
    low: ZERO,
    high: isOpen ? greatestOf(deposits) : ZERO,
    ...candidate,
  };
}

/** USD on the customs value, or on the weight for a rate per kilogram; null: one of them is not known. */
function depositOf(rate: DepositRate, { enteredValue, measures }: CaseFacts): Decimal | null {
  if (rate.percent !== null)
    return enteredValue === null ? null : roundToCent(percentOf(rate.percent, enteredValue));
  const weight = measures.get('KG');
  return rate.usdPerKg === null || weight === undefined ? null : roundToCent(rate.usdPerKg.times(weight));
}

function obstacleOf(
  { determination, inForce, rate }: AdcvdCandidate,
  declared: boolean | null,
): readonly [CaseObstacle, string] | null {
  if (declared === false) return ['disclaimed', 'the importer states that the goods are outside the order'];
  if (inForce === false)
    return ['not_in_force', 'the order is not in force on the day, as far as the records show'];
  if (rate.kind === 'excluded') return ['excluded', 'the producer and exporter are excluded from the order'];
  if (declared === null && determination === 'likely_out_of_scope')
    return ['out_of_scope', 'the evidence finds the goods likely out of scope'];
  if (declared === null && determination === 'possibly_in_scope')
    return ['scope', 'scope is not settled: declare the case or state the facts it turns on'];
  const weakness = inForce === null ? MAY_BE_DUE : weaknessOf(rate);
  return weakness === null ? null : ['rate', weakness];
}

const MAY_BE_DUE =
  'whether a deposit is due on the day is not known: provisional measures before the order, or an order that may have ended';

/** What decides whether a rate is known well enough to enter a total. */
type RateQuality = Pick<AdcvdCandidate['rate'], 'citesNotice' | 'confidence' | 'source'>;

export function isGoodRate(quality: RateQuality): boolean {
  return doubtOf(quality) === null;
}

function weaknessOf(rate: AdcvdCandidate['rate']): string | null {
  if (rate.percent === null && rate.usdPerKg === null) return 'no rate is known for the day';
  return doubtOf(rate);
}

function doubtOf({ citesNotice, confidence, source }: RateQuality): string | null {
  if (!citesNotice) return 'the rate is known from a list only, without a notice';
  if (confidence === 'low' || source === 'unverified')
    return 'the rate is not known with at least medium confidence';
  return null;
}

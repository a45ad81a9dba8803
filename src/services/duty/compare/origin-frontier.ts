import type { Country } from '../../../terms/country.js';
import type { Decimal } from '../../../terms/decimal.js';
import type { OriginRow } from './origin-row.js';

/** The lowest duty available with a given number of conditions. */
export interface FrontierStep {
  /** Number of things to show or answer first: a preference, and each open input. */
  readonly conditions: number;
  readonly totalDuty: Decimal;
  readonly origins: readonly { readonly countryOfOrigin: Country; readonly spi: string | null }[];
}

interface Offer {
  readonly origin: Country;
  readonly spi: string | null;
  readonly conditions: number;
  readonly totalDuty: Decimal;
}

/** Each step has a lower duty than every step with fewer conditions; origins that tie share a step. */
export function presentFrontier(rows: readonly OriginRow[]): readonly FrontierStep[] {
  const offers = rows.flatMap(offersOf);
  const counts = [...new Set(offers.map(({ conditions }) => conditions))].sort((left, right) => left - right);
  const steps: FrontierStep[] = [];
  for (const conditions of counts) {
    const here = offers.filter((offer) => offer.conditions === conditions);
    const [lowest] = here.map(({ totalDuty }) => totalDuty).sort((left, right) => left.comparedTo(right));
    const before = steps.at(-1)?.totalDuty;
    if (lowest === undefined || (before !== undefined && !lowest.lessThan(before))) continue;
    const origins = here
      .filter(({ totalDuty }) => totalDuty.equals(lowest))
      .map(({ origin, spi }) => ({ countryOfOrigin: origin, spi }));
    steps.push({ conditions, totalDuty: lowest, origins });
  }
  return steps;
}

/** The duty without a preference, and with the best one. */
function offersOf({ countryOfOrigin, totalDuty, openInputs, preference }: OriginRow): Offer[] {
  const offers: Offer[] = [];
  const open = openInputs.length;
  if (totalDuty !== null) offers.push({ origin: countryOfOrigin, spi: null, conditions: open, totalDuty });
  if (preference !== null && preference.totalDuty !== null) {
    const { spi, totalDuty: lower } = preference;
    offers.push({ origin: countryOfOrigin, spi, conditions: open + 1, totalDuty: lower });
  }
  return offers;
}

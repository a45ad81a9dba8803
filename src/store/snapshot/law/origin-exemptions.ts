import type { OriginExemption } from '../../../engine/law.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Country } from '../../../terms/country.js';
import { contains } from '../../../terms/interval.js';
import type { FeeExemption } from '../records.js';

/**
 * Countries whose products pay no merchandise processing fee on the date. Of several reasons the first by name is
 * given; an unverified record exempts nothing.
 */
export function indexMpfExemptions(
  exemptions: readonly FeeExemption[],
  date: CalendarDate,
): ReadonlyMap<Country, OriginExemption> {
  const exempt = new Map<Country, OriginExemption>();
  for (const {
    exemptionKey,
    fee,
    countries,
    legal: interval,
    conditionText,
    citations,
    ...one
  } of exemptions) {
    if (fee !== 'mpf' || !one.exempt || one.sourceLabel === 'unverified' || !contains(interval, date))
      continue;
    const reason = Object.freeze({ id: exemptionKey, condition: conditionText, citations });
    for (const country of countries) if (!exempt.has(country)) exempt.set(country, reason);
  }
  return exempt;
}

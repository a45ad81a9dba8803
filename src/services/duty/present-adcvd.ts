import type { AdcvdCandidate } from '../../engine/law.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { percentNumber } from './present-amount.js';
import { presentCitation } from './present-citation.js';

/** Orders that name the line and country. All are candidates: only the written scope decides. */
export function presentAdcvdCases({ result }: DutyAnswer, { snapshot }: ServiceContext) {
  return result.adcvd.map((candidate) => ({
    caseNumber: candidate.caseNumber,
    orderType: candidate.orderType,
    product: candidate.product,
    productDescription: candidate.product,
    country: snapshot.catalog.countries.get(candidate.country)?.name ?? candidate.country,
    countryCode: candidate.country,
    rate: candidate.rateText,
    parsedRate: percentNumber(candidate.ratePercent),
    amount: null,
    matchType: matchTypeOf(candidate),
    headingMatched: candidate.headingMatched,
    advisory: true,
    caseNumberUrl: candidate.citations[0].url,
    scopeText: null,
    scopeAnalysis: null,
    respondentRate: respondentRateOf(candidate),
    effectiveDate: candidate.orderDate,
    frCitation: presentCitation(candidate.citations[0]),
  }));
}

/** The rates of the candidates in words; null when there is none. */
export function adcvdRateInWords({ result }: DutyAnswer): string | null {
  if (result.adcvd.length === 0) return null;
  const rates = result.adcvd.map(
    ({ caseNumber, rateText }) => `${caseNumber} ${rateText ?? 'rate not known'}`,
  );
  return `${rates.join('; ')} (advisory)`;
}

function matchTypeOf({ headingMatched }: AdcvdCandidate): string {
  const digits = headingMatched.replaceAll('.', '').length;
  if (digits >= 10) return 'exact';
  return digits > 4 ? 'subheading' : 'heading';
}

function respondentRateOf({ rateText, ratePercent }: AdcvdCandidate) {
  if (rateText === null) return null;
  const kind = rateText.includes('country-wide') ? 'country_wide' : 'all_others';
  return { kind, rate: rateText, parsedRate: percentNumber(ratePercent) };
}

import type { AssessedCase } from '../../engine/adcvd-case.js';
import type { ShipmentFacts } from '../../engine/facts.js';

/** Warnings about the AD/CVD cases of an answer: which count and why, which do not, and what would settle them. */
export function listAdcvdWarnings(cases: readonly AssessedCase[], facts: ShipmentFacts): readonly string[] {
  if (cases.length === 0) return [];
  const counted = cases.filter(({ advisory }) => !advisory);
  const open = cases.filter(({ obstacle }) => obstacle === 'scope');
  return [
    ...counted.flatMap((one) => [depositWarning(one), ...countryWarning(one, facts)]),
    ...cases.filter(({ obstacle }) => obstacle === 'rate').map(rateWarning),
    ...cases.filter(({ obstacle }) => obstacle === 'not_in_force').map(timeWarning),
    ...(open.length === 0 ? [] : [scopeWarning(open)]),
  ];
}

function depositWarning({ caseNumber, rate, because }: AssessedCase): string {
  const whose =
    rate.kind === 'company' || rate.kind === 'combination' ? "the company's own" : WHOSE[rate.kind];
  return `${caseNumber}: ${because}; ${rate.text ?? ''} (${whose} rate) is a cash deposit, the duty itself is settled by review (19 CFR 351.212).`;
}

const WHOSE: Readonly<Record<string, string>> = {
  all_others: 'the all-others',
  non_selected: 'the not individually reviewed',
  country_wide: 'the country-wide',
  excluded: 'the excluded',
};

/** A declared order on another country: Commerce decides origin for AD/CVD, and it may differ. */
function countryWarning({ caseNumber, country }: AssessedCase, { countryOfOrigin }: ShipmentFacts): string[] {
  if (country === null || countryOfOrigin === null || country === countryOfOrigin) return [];
  return [
    `${caseNumber} is an order on ${country}, the origin stated is ${countryOfOrigin}: declared as the importer says.`,
  ];
}

function rateWarning({ caseNumber, because }: AssessedCase): string {
  return `${caseNumber} is in no total although it is declared or likely to apply: ${because}. Read its rate in the notice; naming manufacturer and exporter may find another.`;
}

function timeWarning({ caseNumber, because }: AssessedCase): string {
  return `${caseNumber} is declared, but ${because}: nothing is added.`;
}

function scopeWarning(open: readonly AssessedCase[]): string {
  const unknown = open.filter(({ rate }) => rate.percent === null && rate.usdPerKg === null);
  const limit = unknown.length === 0 ? '' : `, and no rate is known for ${unknown.length} of them`;
  const names = open.map(({ caseNumber }) => caseNumber).join(', ');
  return `AD/CVD orders that may cover the goods are in no total and widen the bounds${limit}: ${names}. State productDescription and the facts their scopes turn on, or adcvdDeclared or adcvdDisclaimed.`;
}

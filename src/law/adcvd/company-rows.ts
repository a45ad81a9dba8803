import type { Country } from '../../terms/country.js';
import type { CaseNumber } from '../../terms/case-number.js';
import { ADCVD_COMPANY } from '../../tables/adcvd.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';
import { aliasesOf } from './company.js';
import type { DepositSegment } from './deposit-segments.js';

interface Respondent {
  readonly names: Map<string, number>;
  readonly cases: Set<CaseNumber>;
}

/** One row per respondent over all cases; its most used spelling is the name, the others are aliases. */
export function toCompanyRows(
  segments: readonly DepositSegment[],
  countryOf: ReadonlyMap<string, Country | null>,
): Dataset {
  const respondents = new Map<string, Respondent>();
  for (const { company, caseNumber } of segments) {
    if (company === null) continue;
    const respondent = respondents.get(company.key) ?? {
      names: new Map<string, number>(),
      cases: new Set<CaseNumber>(),
    };
    respondents.set(company.key, respondent);
    respondent.names.set(company.name, (respondent.names.get(company.name) ?? 0) + 1);
    respondent.cases.add(caseNumber);
  }
  const records = [...respondents].sort(byKey).map(([key, { names, cases }]) => {
    const spellings = [...names]
      .sort((left, right) => right[1] - left[1] || byKey(left, right))
      .map(([name]) => name);
    const countries = new Set([...cases].map((caseNumber) => countryOf.get(caseNumber) ?? null));
    return {
      companyKey: key,
      name: spellings[0] as string,
      aliases: [...new Set([...spellings.slice(1), ...spellings.flatMap(aliasesOf)])],
      caseNumbers: [...cases].sort(),
      country: countries.size === 1 ? ([...countries][0] ?? null) : null,
    };
  });
  return toDataset(ADCVD_COMPANY, records);
}

function byKey(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0;
}

import { toDataset, type Dataset } from '../dataset.js';
import { aliasesOf } from './company.js';
import type { DepositSegment } from './deposit-segments.js';

interface Respondent {
  readonly names: Map<string, number>;
  readonly cases: Set<string>;
}

/** One row per respondent over all cases; its most used spelling is the name, the others are aliases. */
export function toCompanyRows(
  segments: readonly DepositSegment[],
  countryOf: ReadonlyMap<string, string | null>,
): Dataset {
  const respondents = new Map<string, Respondent>();
  for (const { company, caseNumber } of segments) {
    if (company === null) continue;
    const respondent = respondents.get(company.key) ?? {
      names: new Map<string, number>(),
      cases: new Set<string>(),
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
      company_key: key,
      name: spellings[0] as string,
      aliases: [...new Set([...spellings.slice(1), ...spellings.flatMap(aliasesOf)])],
      case_numbers: [...cases].sort(),
      country: countries.size === 1 ? ([...countries][0] ?? null) : null,
    };
  });
  return toDataset('adcvd_company', ['company_key', 'name', 'aliases', 'case_numbers', 'country'], records);
}

function byKey(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0;
}

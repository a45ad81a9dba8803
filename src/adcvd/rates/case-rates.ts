import { addToList } from '../../terms/group-by.js';
import type { ProvisionalDays } from '../../terms/provisional-measures.js';
import type { OrderRecord, RateRecord } from '../records.js';
import { RespondentIndex } from '../respondents/respondent-index.js';

/** The segments of one case, prepared for look-up. */
export interface CaseRates {
  readonly order: OrderRecord;
  readonly rates: readonly RateRecord[];
  readonly respondents: RespondentIndex;
  /** True for a country treated as a nonmarket economy: firms without a separate rate share the country's (19 CFR 351.107(d)). */
  readonly countryWide: boolean;
  readonly byCompany: ReadonlyMap<string, readonly RateRecord[]>;
  readonly allOthers: readonly RateRecord[];
  readonly entity: readonly RateRecord[];
  /** Lists of firms of one review each: not examined, or named in the notice only. */
  readonly lists: readonly RateRecord[];
  /** The days before the order on which deposits may be due. Null: none are known. */
  readonly provisional: ProvisionalDays | null;
}

export function prepareRates(
  order: OrderRecord,
  rates: readonly RateRecord[],
  provisional: ProvisionalDays | null,
): CaseRates {
  const byCompany = new Map<string, RateRecord[]>();
  for (const row of rates) if (row.companyKey !== null) addToList(byCompany, row.companyKey, row);
  return {
    order,
    rates,
    respondents: new RespondentIndex(rates),
    countryWide: hasCountryWideRate(order, rates),
    byCompany,
    allOthers: rates.filter(({ rateType }) => rateType === 'all_others'),
    entity: rates.filter(({ rateType }) => rateType === 'country_wide'),
    lists: rates.filter(({ rateType }) => rateType === 'non_selected' || rateType === 'listed'),
    provisional,
  };
}

/** Nonmarket economies (19 USC 1677(18)) among the countries whose country-wide rates the records hold. */
const NONMARKET: ReadonlySet<string> = new Set(['CN', 'VN']);

/**
 * Whether firms without their own rate share the country's rate (19 CFR 351.107(d)): antidumping cases of a nonmarket
 * economy. Countervailing cases have an all-others rate everywhere.
 */
function hasCountryWideRate(order: OrderRecord, rates: readonly RateRecord[]): boolean {
  if (order.orderType === 'CVD') return false;
  if (order.country !== null && NONMARKET.has(order.country)) return true;
  return rates.some(({ rateType }) => rateType === 'country_wide');
}

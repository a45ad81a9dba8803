import type { OrderRecord, RateRecord } from '../records.js';

/** Nonmarket economies (19 USC 1677(18)) among the countries whose country-wide rates the records hold. */
const NONMARKET: ReadonlySet<string> = new Set(['CN', 'VN']);

/**
 * Whether firms without their own rate share the country's rate (19 CFR 351.107(d)): antidumping cases of a nonmarket
 * economy. Countervailing cases have an all-others rate everywhere.
 */
export function hasCountryWideRate(order: OrderRecord, rates: readonly RateRecord[]): boolean {
  if (order.orderType === 'CVD') return false;
  if (order.country !== null && NONMARKET.has(order.country)) return true;
  return rates.some(({ rateType }) => rateType === 'country_wide');
}

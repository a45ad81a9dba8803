import type { CaseRates } from '../../adcvd/rates/case-rates.js';
import { findFirmRates } from '../../adcvd/rates/firm-rates.js';
import { confidenceOn } from '../../adcvd/rates/rate-at-date.js';
import type { RateRecord } from '../../adcvd/records.js';
import { isGoodRate } from '../../engine/adcvd-case.js';
import type { DepositRate } from '../../engine/adcvd-rate.js';
import { Decimal, ZERO } from '../../terms/decimal.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { citesNotice, hasNotice } from './to-candidate.js';

/** The rates that would apply instead if a firm were named: see `AdcvdCandidate.otherRates`. */
export function otherRatesOn(rates: CaseRates, date: CalendarDate): readonly DepositRate[] {
  const known = foundByCase.get(rates);
  if (known?.date === date) return known.found;
  const { rows, isOneUnknown } = findFirmRates(rates, date);
  const found = Object.freeze([...toOtherRates(rows, rates, date), ...(isOneUnknown ? [NOT_KNOWN] : [])]);
  foundByCase.set(rates, { date, found });
  return found;
}

/** Questions come in runs of one day: the last one of each case is kept. */
const foundByCase = new WeakMap<
  CaseRates,
  { readonly date: CalendarDate; readonly found: readonly DepositRate[] }
>();

const NOTHING_DUE: DepositRate = Object.freeze({ percent: ZERO, usdPerKg: null });
const NOT_KNOWN: DepositRate = Object.freeze({ percent: null, usdPerKg: null });

/** The least and the greatest of the segments by unit, and nothing where one of them enters no total. */
export function toOtherRates(
  rows: readonly RateRecord[],
  { order }: CaseRates,
  date: CalendarDate,
): readonly DepositRate[] {
  if (rows.length === 0) return [];
  const charged = rows.filter(({ rateType }) => rateType !== 'excluded');
  const ofUnit = (unit: RateRecord['rateUnit']): readonly Decimal[] => {
    const [first, ...others] = charged.filter(({ rateUnit }) => rateUnit === unit).map(({ rate }) => rate);
    return first === undefined ? [] : [Decimal.min(first, ...others), Decimal.max(first, ...others)];
  };
  const countsIn = (row: RateRecord): boolean =>
    row.rateType !== 'excluded' &&
    isGoodRate({
      source: row.sourceLabel,
      confidence: confidenceOn(row, date),
      citesNotice: citesNotice(row) && hasNotice(order),
    });
  return [
    ...ofUnit('percent').map((percent) => ({ percent, usdPerKg: null })),
    ...ofUnit('usd_per_kg').map((usdPerKg) => ({ percent: null, usdPerKg })),
    ...(rows.every(countsIn) ? [] : [NOTHING_DUE]),
  ];
}

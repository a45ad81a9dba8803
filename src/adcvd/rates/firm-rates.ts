import type { CalendarDate } from '../../terms/calendar-date.js';
import type { RateRecord } from '../records.js';
import { findRowInForce } from './rate-at-date.js';
import type { CaseRates } from './respondent-rate.js';

/** The rows that would set the rate of a case on a day if a firm were named: one for each firm with its own rate. */
export function findFirmRows(rates: CaseRates, date: CalendarDate): readonly RateRecord[] {
  const known = rowsByCase.get(rates);
  if (known?.date === date) return known.rows;
  const rows = findRows(rates, date);
  rowsByCase.set(rates, { date, rows });
  return rows;
}

/** Many questions share one day, so the last one of each case is cached. */
const rowsByCase = new WeakMap<
  CaseRates,
  { readonly date: CalendarDate; readonly rows: readonly RateRecord[] }
>();

function findRows({ rates }: CaseRates, date: CalendarDate): readonly RateRecord[] {
  const byFirm = new Map<string, RateRecord[]>();
  for (const row of rates) {
    if (row.companyKey === null) continue;
    const rows = byFirm.get(row.companyKey);
    if (rows === undefined) byFirm.set(row.companyKey, [row]);
    else rows.push(row);
  }
  return [...byFirm.values()].flatMap((rows) => findRowInForce(rows, date) ?? []);
}

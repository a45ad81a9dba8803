import type { CalendarDate } from '../../terms/calendar-date.js';
import type { RateRecord } from '../records.js';
import { findRowInForce } from './rate-at-date.js';
import type { CaseRates } from './respondent-rate.js';

/** The rows that would set the rate of a case on a day if a firm were named: one for each firm with its own rate. */
export function findFirmRows({ rates }: CaseRates, date: CalendarDate): readonly RateRecord[] {
  const byFirm = new Map<string, RateRecord[]>();
  for (const row of rates) {
    if (row.companyKey === null) continue;
    const rows = byFirm.get(row.companyKey);
    if (rows === undefined) byFirm.set(row.companyKey, [row]);
    else rows.push(row);
  }
  return [...byFirm.values()].flatMap((rows) => findRowInForce(rows, date) ?? []);
}

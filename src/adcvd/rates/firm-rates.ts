import type { CalendarDate } from '../../terms/calendar-date.js';
import type { RateRecord } from '../records.js';
import type { CaseRates } from './case-rates.js';
import { findGroupRates, followEntity } from './group-rates.js';
import { findEndedRow, findRowInForce } from './rate-at-date.js';

/** The rates of a case on a day, whoever the firm is. */
export interface FirmRates {
  readonly rows: readonly RateRecord[];
  /** True: a review replaced the rate of a firm and the new one is not held, so no limit holds for every firm. */
  readonly isOneUnknown: boolean;
}

/** The segments that would set the rate of a case on a day if a firm were named: of each firm and of each list. */
export function findFirmRates(rates: CaseRates, date: CalendarDate): FirmRates {
  const rows: RateRecord[] = [...findGroupRates(rates, date).others];
  let isOneUnknown = false;
  for (const ofFirm of rates.byCompany.values()) {
    const inForce = ofFirm.filter((row) => findRowInForce([row], date) !== null);
    const newest = findRowInForce(inForce, date);
    if (newest === null) isOneUnknown ||= findEndedRow(ofFirm, date) !== null;
    // Rates of one day are for classes of goods that the source does not name: each may be meant.
    else
      rows.push(
        ...inForce
          .filter(({ legal: interval }) => interval.from === newest.legal.from)
          .map((row) => followEntity(row, rates, date)),
      );
  }
  return { rows, isOneUnknown };
}

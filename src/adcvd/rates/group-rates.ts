import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains } from '../../terms/interval.js';
import type { RateRecord } from '../records.js';
import type { CaseRates } from './case-rates.js';
import { confidenceOn, findEndedRow, findRowInForce, isDeposit, startOf } from './rate-at-date.js';

/** The rate of a firm without one of its own, and what else it may be. */
export interface GroupRates {
  readonly kind: 'all_others' | 'country_wide' | 'non_selected';
  /** Null: not held for the day. */
  readonly row: RateRecord | null;
  /** The segment that ended before the day, where none is in force. */
  readonly ended: RateRecord | null;
  /** Rates of lists on which the firm may stand, and that of all others where the first is of a list. */
  readonly others: readonly RateRecord[];
}

/**
 * A firm without its own rate has that of all others, or of the country-wide entity, unless it is on the list of a review
 * that did not examine it. The list is in the notice only, so this is open: the rate of the list is taken where it is the
 * dearer and known with at least medium confidence (assumption 48).
 */
export function findGroupRates(rates: CaseRates, date: CalendarDate): GroupRates {
  const kind = rates.countryWide ? ('country_wide' as const) : ('all_others' as const);
  const own = rates.countryWide ? rates.entity : rates.allOthers;
  const row = findRowInForce(own, date) ?? (rates.countryWide ? findRowInForce(rates.allOthers, date) : null);
  const lists = listsInForce(rates, date);
  const reviewed = lists.find(({ rateType }) => rateType === 'non_selected') ?? null;
  if (row !== null && reviewed !== null && isDearer(reviewed, row) && confidenceOn(reviewed, date) !== 'low')
    return {
      kind: 'non_selected',
      row: reviewed,
      ended: null,
      others: [row, ...lists.filter((one) => one !== reviewed)],
    };
  return { kind, row, ended: row === null ? findEndedRow(own, date) : null, others: lists };
}

/** Newest first. */
function listsInForce({ lists }: CaseRates, date: CalendarDate): readonly RateRecord[] {
  if (lists.length === 0) return lists;
  return lists
    .filter((row) => isDeposit(row) && contains(row.legal, date))
    .toSorted((left, right) => (startOf(left) < startOf(right) ? 1 : -1));
}

export function isDearer(left: RateRecord, right: RateRecord): boolean {
  return left.rateUnit === right.rateUnit && left.rate.greaterThan(right.rate);
}

/** A firm that a review placed in the country-wide entity follows the rate of the entity from then on. */
export function followEntity(row: RateRecord, { entity }: CaseRates, date: CalendarDate): RateRecord {
  if (row.rateType !== 'entity_member') return row;
  const ofEntity = findRowInForce(entity, date);
  return ofEntity !== null && startOf(ofEntity) >= startOf(row) ? ofEntity : row;
}

import type { CalendarDate } from '../../terms/calendar-date.js';
import type { ConfidenceLabel } from '../../terms/citation.js';
import { compareDates, contains, isBefore } from '../../terms/interval.js';
import type { ProvisionalDays } from '../../terms/provisional-measures.js';
import type { OrderRecord, RateRecord } from '../records.js';

/** Where a day falls in the life of an order. */
export type OrderPhase = 'before_order' | 'in_force' | 'after_revocation' | 'not_known';

/** Whether deposits are collected on a day: from the order until its revocation (19 USC 1671e, 1673e). */
export function determinePhase(order: OrderRecord, date: CalendarDate): OrderPhase {
  if (order.orderDate !== null && isBefore(date, order.orderDate)) return 'before_order';
  if (order.revokedOn !== null && !isBefore(date, order.revokedOn)) return 'after_revocation';
  if (order.status === 'not_in_2020_itc_list') return 'not_known';
  return order.status === 'revoked' && order.revokedOn === null ? 'not_known' : 'in_force';
}

/** Whether deposits are collected on a day. Null: not known, before the order or of an order that may have ended. */
export function isDepositDue(days: DepositDays, date: CalendarDate): boolean | null {
  const phase = determinePhase(days.order, date);
  if (phase === 'in_force') return true;
  const mayHaveEnded = phase === 'not_known' && days.order.status !== 'revoked';
  return mayHaveEnded || isProvisional(days, date) ? null : false;
}

interface DepositDays {
  readonly order: OrderRecord;
  readonly provisional: ProvisionalDays | null;
}

/** Whether provisional measures may be in force on a day (19 USC 1671b(d), 1673b(d)). */
export function isProvisional(
  { provisional }: Pick<DepositDays, 'provisional'>,
  date: CalendarDate,
): boolean {
  return provisional !== null && contains(provisional, date);
}

const CONFIDENCE = { high: 2, medium: 1, low: 0 } as const;

/**
 * The segment in force on a day among those of one firm or group: the newest that began; of several that began on one
 * day the surer one. A five-year review sets no deposit rate. Null: none is in force that day.
 */
export function findRowInForce(rows: readonly RateRecord[], date: CalendarDate): RateRecord | null {
  return newestOf(rows.filter((row) => isDeposit(row) && contains(row.legal, date)));
}

/** The newest segment that ended on or before a day, where none is in force. Null: none had begun. */
export function findEndedRow(rows: readonly RateRecord[], date: CalendarDate): RateRecord | null {
  return newestOf(
    rows.filter((row) => isDeposit(row) && row.legal.to !== null && !isBefore(date, row.legal.to)),
  );
}

/** Whether a segment sets a deposit: a five-year review finds the rate likely to prevail (19 USC 1675a(c)(3)). */
export function isDeposit({ segmentKind }: Pick<RateRecord, 'segmentKind'>): boolean {
  return segmentKind !== 'sunset_review';
}

function newestOf(rows: readonly RateRecord[]): RateRecord | null {
  return rows.reduce<RateRecord | null>(
    (best, row) => (best === null || precedes(row, best) ? row : best),
    null,
  );
}

function precedes(left: RateRecord, right: RateRecord): boolean {
  const began = compareDates(startOf(left), startOf(right));
  if (began !== 0) return began > 0;
  return CONFIDENCE[left.confidence] > CONFIDENCE[right.confidence];
}

const FIRST_DAY = '0001-01-01' as CalendarDate;

/** The first day of a segment, for comparisons. */
export function startOf({ legal: interval }: RateRecord): CalendarDate {
  return interval.from ?? FIRST_DAY;
}

/** Whether a segment that is in force stands, as far as the notices held show. */
export type RateStanding = 'in_force' | 'may_be_superseded';

export function standingOf({ inDoubtFrom }: RateRecord, date: CalendarDate): RateStanding {
  return inDoubtFrom === null || isBefore(date, inDoubtFrom) ? 'in_force' : 'may_be_superseded';
}

/**
 * How far a segment may be trusted on a day. A later review replaces the rates of the firms it reviewed; the rate of a
 * country-wide entity only where it reviewed the entity (78 FR 65963).
 */
export function confidenceOn(row: RateRecord, date: CalendarDate): ConfidenceLabel {
  if (standingOf(row, date) === 'in_force') return row.confidence;
  if (row.rateType !== 'country_wide') return 'low';
  return row.confidence === 'high' ? 'medium' : row.confidence;
}

/** A segment's rate in words: percent, USD per kilogram, or that the company is outside the order. */
export function describeRate({
  rate,
  rateUnit,
  rateType,
}: Pick<RateRecord, 'rate' | 'rateUnit' | 'rateType'>): string {
  if (rateType === 'excluded') return 'excluded from the order';
  return rateUnit === 'usd_per_kg' ? `USD ${rate.toFixed()} per kg` : `${rate.toFixed()}%`;
}

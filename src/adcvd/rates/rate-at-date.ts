import type { CalendarDate } from '../../terms/calendar-date.js';
import { compareDates, contains, isBefore } from '../../terms/interval.js';
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

const CONFIDENCE = { high: 2, medium: 1, low: 0 } as const;

/**
 * The row in force on a day among the rows for one company or group: a later review before the investigation, then the
 * latest start, then the higher confidence. Null: no row is in force that day.
 */
export function findRowInForce(rows: readonly RateRecord[], date: CalendarDate): RateRecord | null {
  const holding = rows.filter(({ interval }) => contains(interval, date));
  return holding.reduce<RateRecord | null>(
    (best, row) => (best === null || precedes(row, best) ? row : best),
    null,
  );
}

function precedes(left: RateRecord, right: RateRecord): boolean {
  if (left.origin !== right.origin) return left.origin === 'review';
  const began = compareDates(left.interval.from ?? FIRST_DAY, right.interval.from ?? FIRST_DAY);
  if (began !== 0) return began > 0;
  return CONFIDENCE[left.confidence] > CONFIDENCE[right.confidence];
}

const FIRST_DAY = '0001-01-01' as CalendarDate;

/** The kind of rate: how it was determined. */
export type RateBasis = 'investigation' | 'review' | 'order';

export function basisOf({ segment, origin }: RateRecord): RateBasis {
  if (segment === null) return origin === 'review' ? 'review' : 'investigation';
  if (/^Order/i.test(segment)) return 'order';
  if (/^(?:Investigation|Final determination)/i.test(segment)) return 'investigation';
  return /\b(?:AR\d*|NSR)\b|review/i.test(segment) ? 'review' : 'investigation';
}

/** A row's rate in words: percent, USD per kilogram, or that the company is outside the order. */
export function describeRate({
  rate,
  rateUnit,
  excluded,
}: Pick<RateRecord, 'rate' | 'rateUnit' | 'excluded'>): string {
  if (excluded) return 'excluded from the order';
  return rateUnit === 'usd_per_kg' ? `USD ${rate.toFixed()} per kg` : `${rate.toFixed()}%`;
}

import type { Limits } from '../engine/result.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { Decimal } from '../terms/decimal.js';
import type { CapeReason } from './cape-report.js';
import type { Interest } from './interest.js';

/**
 * ready: goes into the upload file. hold: would pass, but a correction has to come first, or nothing is sure to come back.
 * repair: refused for a reason that can be mended. protest: out of time for CAPE, in time for a protest. court: a later
 * phase or a court. declared: in a declaration already. refunded: paid back, as reports of Customs say.
 */
export type CapeStatus = 'ready' | 'hold' | 'repair' | 'protest' | 'court' | 'declared' | 'refunded';

export interface CapeResult {
  readonly status: CapeStatus;
  readonly reasons: readonly CapeReason[];
  /** Filed duty less the duty without the void authority, USD: what of it is known. */
  readonly principal: Decimal;
  /** Its limits where lines are not computed or depend on facts; below zero: more is owed than was filed. */
  readonly limits: Limits;
  /** What of it reports of Customs do not show as paid back, USD. */
  readonly outstanding: Decimal;
  /** On what is outstanding. An estimate: Customs adds interest by a method it has not published. */
  readonly interest: Interest;
  readonly depositDate: CalendarDate;
  readonly isDepositEstimated: boolean;
}

/** Deferred duty, reconciliation and drawback. */
const EXCLUDED_TYPES: ReadonlySet<string> = new Set(['08', '09', '47']);

/** Whether CAPE takes entries of a type at all. */
export function isTakenByCape(type: string | null): boolean {
  return !EXCLUDED_TYPES.has(type ?? '');
}

/** Whether the refund is known to the cent. */
export function isRefundKnown({ limits: { low, high } }: CapeResult): boolean {
  return low !== null && high !== null && low.equals(high);
}

/** Amounts of a refund of which at least a part is known; null: nothing of it is. */
export function knownAmounts(cape: CapeResult) {
  const { principal, outstanding } = cape;
  const isUnknown = principal.isZero() && !isRefundKnown(cape);
  return isUnknown ? { principal: null, outstanding: null } : { principal, outstanding };
}

import type { Decimal } from '../terms/decimal.js';
import type { CalendarDate } from '../terms/calendar-date.js';

/** Calls of one operation by one account on one day (UTC). */
export interface UsageCount {
  readonly accountId: string;
  readonly operation: string;
  readonly day: CalendarDate;
  readonly requests: number;
  /** Requests answered with a status of 400 or more. */
  readonly errors: number;
  readonly aiTokens: number;
  /** USD. */
  readonly aiCost: Decimal;
}

/** The table of usage counters. */
export interface UsageStore {
  /**
   * Raises counters, all or none; throws when the database does not answer. No two are of the same account, operation and
   * day. Accounts that are gone are passed over.
   */
  add(counts: readonly UsageCount[]): Promise<void>;
  /** Counts of an account from one day to another, both included, by day and operation. */
  read(accountId: string, from: CalendarDate, to: CalendarDate): Promise<readonly UsageCount[]>;
}

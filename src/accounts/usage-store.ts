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
   * Increases counters, all or none; throws when the database does not answer. Each account, operation and day may
   * occur once. Ignores accounts that no longer exist.
   */
  add(counts: readonly UsageCount[]): Promise<void>;
  /** Counts of an account between two days, inclusive, by day and operation. */
  read(accountId: string, from: CalendarDate, to: CalendarDate): Promise<readonly UsageCount[]>;
}

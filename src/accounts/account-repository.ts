import type { Database } from '../store/database/database.js';
import { toPreviousDay, toCalendarDate, toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import type { Clock } from './clock.js';
import { reachDatabase } from './reach-database.js';
import { readHoldings, type AccountRecords } from './account-holdings.js';
import type { UsageRecorder } from './usage-recorder.js';
import type { UsageCount, UsageTable } from './usage-table.js';

/** Usage of an account from one day to another, both included. */
interface UsagePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly counts: readonly UsageCount[];
}

/** The stored data of one account, for its owner. Throws `service-unavailable` when the database does not answer. */
export interface AccountRepository {
  /** The last `days` days (UTC), including today and the counts still buffered in this process. */
  usage(days: number): Promise<UsagePeriod>;
  /** Everything. */
  holdings(): Promise<AccountRecords & { readonly usage: readonly UsageCount[] }>;
}

export interface AccountRepositoryParts {
  readonly database: Database;
  readonly usage: Pick<UsageTable, 'read'>;
  readonly recorder: Pick<UsageRecorder, 'flush'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Earlier than any account. */
const BEGINNING = toCalendarDate('2000-01-01');

/** Creates the repositories of accounts, each bound to one. */
export function createAccountRepositories(
  parts: AccountRepositoryParts,
): (accountId: string) => AccountRepository {
  const { database, usage, recorder, clock } = parts;
  const today = (): CalendarDate => toUtcDay(clock.now());
  const read = async (accountId: string, from: CalendarDate): Promise<UsagePeriod> => {
    const to = today();
    // A full disk still allows reads; the buffered counts are written when there is space.
    await recorder.flush().catch(() => undefined);
    return { from, to, counts: await usage.read(accountId, from, to) };
  };
  return (accountId) => ({
    usage: (days) => reachDatabase(read(accountId, daysBefore(today(), days - 1))),
    holdings: () =>
      reachDatabase(
        Promise.all([readHoldings(database, accountId), read(accountId, BEGINNING)]).then(
          ([holdings, { counts }]) => ({ ...holdings, usage: counts }),
        ),
      ),
  });
}

function daysBefore(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let step = 0; step < days; step += 1) day = toPreviousDay(day);
  return day;
}

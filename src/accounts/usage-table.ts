import type { Database } from '../store/database/database.js';
import { toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';

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

export type UsageTable = ReturnType<typeof createUsageTable>;

/** The usage counters in the database. */
export function createUsageTable(database: Database) {
  return {
    /**
     * Increases counters, all or none; throws when the database does not answer. Each account, operation and day may
     * occur once. Ignores accounts that no longer exist.
     */
    add: (counts: readonly UsageCount[]) => addCounts(database, counts),
    /** Counts of an account between two days, inclusive, by day and operation. */
    read: (accountId: string, from: CalendarDate, to: CalendarDate) =>
      readCounts(database, { accountId, from, to }),
  };
}

/**
 * One statement, so that concurrent increments by other processes add up and many counters take one round trip. Rows
 * are locked in key order, so that two processes wait for each other but never deadlock.
 */
const ADD = `
  INSERT INTO usage_counter (account_id, operation, day, requests, errors, ai_tokens, ai_cost_usd)
  SELECT account.id, added.operation, added.day, added.requests, added.errors, added.ai_tokens, added.ai_cost_usd
    FROM json_populate_recordset(NULL::usage_counter, $1::json) AS added JOIN account ON account.id = added.account_id
   ORDER BY account.id, added.operation, added.day
  ON CONFLICT (account_id, operation, day) DO UPDATE SET
    requests = usage_counter.requests + EXCLUDED.requests, errors = usage_counter.errors + EXCLUDED.errors,
    ai_tokens = usage_counter.ai_tokens + EXCLUDED.ai_tokens,
    ai_cost_usd = usage_counter.ai_cost_usd + EXCLUDED.ai_cost_usd`;

async function addCounts(database: Database, counts: readonly UsageCount[]): Promise<void> {
  const rows = counts.map(({ accountId, operation, day, requests, errors, aiTokens, aiCost }) => ({
    ...{ account_id: accountId, operation, day, requests, errors },
    ...{ ai_tokens: aiTokens, ai_cost_usd: aiCost.toFixed() },
  }));
  await database.execute(ADD, [JSON.stringify(rows)]);
}

interface Period {
  readonly accountId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

async function readCounts({ prisma }: Database, { accountId, from, to }: Period): Promise<UsageCount[]> {
  const rows = await prisma.usageCounter.findMany({
    where: { accountId, day: { gte: new Date(from), lte: new Date(to) } },
    orderBy: [{ day: 'asc' }, { operation: 'asc' }],
  });
  return rows.map((row) => ({
    accountId: row.accountId,
    operation: row.operation,
    day: toUtcDay(row.day),
    requests: Number(row.requests),
    errors: Number(row.errors),
    aiTokens: Number(row.aiTokens),
    aiCost: new Decimal(row.aiCostUsd.toString()),
  }));
}

import type { Database } from '../store/database/database.js';
import { toUtcDay, type CalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import type { UsageCount, UsageStore } from './usage-store.js';

/** The usage counters in the database. */
export function createUsageTable(database: Database): UsageStore {
  return {
    add: (counts) => addCounts(database, counts),
    read: (accountId, from, to) => readCounts(database, { accountId, from, to }),
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

import type { Database } from '../store/database/database.js';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import { Decimal } from '../terms/decimal.js';
import type { UsageCount, UsageStore } from './usage-store.js';

/** The usage counters in the database. */
export function createUsageTable(database: Database): UsageStore {
  return {
    add: (count) => addCount(database, count),
    read: (accountId, from, to) => readCounts(database, { accountId, from, to }),
  };
}

/** One statement, so that counters raised by other processes at the same time add up. */
async function addCount({ prisma }: Database, count: UsageCount): Promise<void> {
  const { accountId, operation } = count;
  const day = new Date(count.day);
  const added = {
    requests: BigInt(count.requests),
    errors: BigInt(count.errors),
    aiTokens: BigInt(count.aiTokens),
    aiCostUsd: count.aiCost.toFixed(),
  };
  const raised = {
    requests: { increment: added.requests },
    errors: { increment: added.errors },
    aiTokens: { increment: added.aiTokens },
    aiCostUsd: { increment: added.aiCostUsd },
  };
  await prisma.usageCounter
    .upsert({
      where: { accountId_operation_day: { accountId, operation, day } },
      create: { accountId, operation, day, ...added },
      update: raised,
    })
    .catch(passOverGoneAccount);
}

/** P2003: the account the counter refers to does not exist. */
function passOverGoneAccount(cause: unknown): void {
  if ((cause as { code?: unknown }).code !== 'P2003') throw cause;
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
    day: toCalendarDate(row.day.toISOString().slice(0, 10)),
    requests: Number(row.requests),
    errors: Number(row.errors),
    aiTokens: Number(row.aiTokens),
    aiCost: new Decimal(row.aiCostUsd.toString()),
  }));
}

import type { UsageCount } from '../../accounts/usage-table.js';
import { ZERO, type Decimal } from '../../terms/decimal.js';
import { groupBy } from '../../terms/group-by.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { requireAccountRepository } from './require-account-repository.js';

/** Days covered by the summary. */
const DAYS = 30;

/** Usage of the caller's account by operation and day. Throws `service-unavailable`. */
export async function getUsageSummary(context: ServiceContext) {
  const { from, to, counts } = await requireAccountRepository(context).usage(DAYS);
  const byOperation = groupBy(counts, ({ operation }) => operation);
  const byDay = groupBy(counts, ({ day }) => day);
  return {
    from,
    to,
    days: DAYS,
    totals: sumOf(counts),
    byOperation: [...byOperation]
      .map(([operation, some]) => ({ operation, ...sumOf(some) }))
      .sort((left, right) => right.requests - left.requests || (left.operation < right.operation ? -1 : 1)),
    byDay: [...byDay].map(([day, some]) => ({ day, ...sumOf(some) })),
    counts: counts.map(presentCount),
    _meta: describeAnswer(context),
  };
}

export function presentCount({ day, operation, requests, errors, aiTokens, aiCost }: UsageCount) {
  return { day, operation, requests, errors, aiTokens, aiCostUsd: aiCost };
}

function sumOf(counts: readonly UsageCount[]) {
  const add = (of: (count: UsageCount) => number): number => counts.reduce((sum, one) => sum + of(one), 0);
  return {
    requests: add(({ requests }) => requests),
    errors: add(({ errors }) => errors),
    aiTokens: add(({ aiTokens }) => aiTokens),
    aiCostUsd: counts.reduce<Decimal>((sum, { aiCost }) => sum.plus(aiCost), ZERO),
  };
}

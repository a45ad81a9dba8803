import type { OriginComparisonQuery } from '../../generated/operations.js';

export type Origin = OriginComparisonQuery['originComparison']['origins'][number];

/** Origins with one and the same duty. */
export interface Level {
  readonly key: string;
  /** Null: not computable, or the goods may not be entered. */
  readonly totalDuty: string | null;
  readonly effectiveRate: string | null;
  readonly isProhibited: boolean;
  readonly origins: readonly Origin[];
}

/** The origins by what they pay, in the order of the answer: the lowest first, the prohibited last. */
export function toLevels(origins: readonly Origin[]): readonly Level[] {
  const keyOf = ({ prohibited, totalDuty, effectiveRate }: Origin): string =>
    prohibited ? 'prohibited' : (totalDuty ?? effectiveRate ?? 'open');
  return [...Map.groupBy(origins, keyOf)].map(([key, members]) => ({
    key,
    totalDuty: members[0]!.prohibited ? null : members[0]!.totalDuty,
    effectiveRate: members[0]!.effectiveRate,
    isProhibited: members[0]!.prohibited,
    origins: members,
  }));
}

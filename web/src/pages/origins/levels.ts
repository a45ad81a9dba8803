import type { OriginComparisonQuery } from '../../generated/operations.js';
import { nameOfInput } from '../../parts/text.js';

export type Origin = OriginComparisonQuery['originComparison']['origins'][number];

/** Origins with one and the same duty. */
export interface Level {
  readonly key: string;
  /** Null: not computable, or the goods may not be entered. */
  readonly totalDuty: string | null;
  readonly effectiveRate: string | null;
  readonly isProhibited: boolean;
  /** What the duty rests on and is not stated, for people; empty: it is settled. */
  readonly open: readonly string[];
  /** How the duty stands to those that the open facts allow. Null: it is settled. */
  readonly side: 'up to' | 'at least' | 'about' | null;
  readonly origins: readonly Origin[];
}

/** The origins by what they pay, in the order of the answer: the lowest first, the prohibited last. */
export function toLevels(origins: readonly Origin[]): readonly Level[] {
  const keyOf = (origin: Origin): string =>
    origin.prohibited
      ? 'prohibited'
      : `${origin.totalDuty ?? origin.effectiveRate ?? 'open'} ${sideOf(origin) ?? ''}`;
  return [...Map.groupBy(origins, keyOf)].map(([key, members]) => ({
    key,
    totalDuty: members[0]!.prohibited ? null : members[0]!.totalDuty,
    effectiveRate: members[0]!.effectiveRate,
    isProhibited: members[0]!.prohibited,
    open: members[0]!.prohibited ? [] : [...new Set(members.flatMap(listOpen))].filter(isOfGoods),
    side: sideOf(members[0]!),
    origins: members,
  }));
}

/** What keeps a duty from being complete beside the inputs that are named; what holds of the day is said once for all rows. */
const WHAT_IS_OPEN: Readonly<Record<Origin['incompleteKinds'][number], string | null>> = {
  ...{ prohibited: null, missing_fact: null, programs_not_verified: null, schedule_not_verified: null },
  rate_not_computable: 'a rate that cannot be computed',
  adcvd_scope: 'the scope of an AD/CVD order',
  adcvd_rate: 'the deposit rate of an AD/CVD order',
  unmodelled_heading: 'a heading without a rule',
};

/** Inputs that would settle an AD/CVD order: what they settle is named. */
const ADCVD_INPUTS: ReadonlySet<string> = new Set(['adcvdDeclared', 'adcvdDisclaimed', 'productDescription']);

/** Everything that is open of the duty from one origin, for people. */
export function listOpen({ openInputs, incompleteKinds }: Origin): readonly string[] {
  const ofKinds = incompleteKinds.flatMap((kind) => WHAT_IS_OPEN[kind] ?? []);
  const isAdcvd = incompleteKinds.some((kind) => kind.startsWith('adcvd_'));
  return [...openInputs.filter((input) => !isAdcvd || !ADCVD_INPUTS.has(input)).map(nameOfInput), ...ofKinds];
}

/** A value that is not stated changes no rate, so it leaves none unsettled. */
const isOfGoods = (open: string): boolean => open !== 'value';

/** A duty is that of the dearest answer to what is open of the goods; what AD/CVD orders add is not in it. */
function sideOf(origin: Origin): Level['side'] {
  const { prohibited, totalDuty, low, high, openInputs, incompleteKinds } = origin;
  if (prohibited || !listOpen(origin).some(isOfGoods)) return null;
  if (totalDuty === null || low === null) {
    if (!incompleteKinds.some((kind) => kind.startsWith('adcvd_'))) return 'up to';
    const isLess = openInputs.some((input) => isOfGoods(input) && !ADCVD_INPUTS.has(input));
    return isLess ? 'about' : 'at least';
  }
  const [duty, least, most] = [Number(totalDuty), Number(low), high === null ? Infinity : Number(high)];
  if (least === most) return null;
  return duty >= most ? 'up to' : duty <= least ? 'at least' : 'about';
}

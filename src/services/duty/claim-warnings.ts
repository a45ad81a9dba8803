import { DUTIABLE_VALUE, PROVISION } from '../../engine/chapter98.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import type { Law } from '../../engine/law.js';
import type { DutyResult } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { compareDates, contains, isBefore } from '../../terms/interval.js';
import { EXCLUSION_KEY, QUOTA_KEY } from './condition-keys.js';
import { listMetalWarnings } from './metal-warnings.js';

interface Claimed {
  readonly facts: ShipmentFacts;
  readonly law: Law;
  readonly result: DutyResult;
}

/** What is claimed or stated of exclusions, quotas, Chapter 98 and metals, and does not bear on the total. */
export function listClaimWarnings(claimed: Claimed, snapshot: Snapshot): readonly string[] {
  return [
    ...listExclusionWarnings(claimed, snapshot),
    ...listQuotaWarnings(claimed),
    ...listChapter98Warnings(claimed.facts),
    ...listMetalWarnings(claimed),
  ];
}

/** Claimed exclusions without effect: they have ended, have not begun, or do not cover these goods. */
function listExclusionWarnings({ facts, result }: Claimed, snapshot: Snapshot): readonly string[] {
  const stated = facts.stated.get(EXCLUSION_KEY);
  if (typeof stated !== 'string') return [];
  const reached = new Set(result.considered.map(({ rule }) => rule.heading));
  return stated
    .split(',')
    .filter((heading) => !reached.has(heading))
    .flatMap((heading) => warningFor(heading, facts.entryDate, snapshot));
}

function warningFor(heading: string, date: CalendarDate, { rules }: Snapshot): readonly string[] {
  const intervals = rules.filter(({ rule }) => rule.heading === heading).map(({ rule }) => rule.interval);
  if (intervals.length === 0) return [];
  if (intervals.some((interval) => contains(interval, date)))
    return [
      `${heading} is claimed and does not reach goods of this number and origin on ${date}: it is not applied.`,
    ];
  const ends = intervals.flatMap(({ to }) => to ?? []).filter((to) => !isBefore(date, to));
  const last = ends.sort(compareDates).at(-1);
  return [
    last === undefined
      ? `${heading} is claimed before it begins: it is not applied on ${date}.`
      : `${heading} is claimed after its published end: it freed entries before ${last}, and no extension to ${date} is in the data. It is not applied.`,
  ];
}

/**
 * Quotas stated to be used up over which no duty of their authority is charged. A tariff-rate quota has a duty over it;
 * over an absolute quota goods are not released at all (19 CFR 132.1).
 */
function listQuotaWarnings({ facts, result }: Claimed): readonly string[] {
  if (facts.stated.get(QUOTA_KEY) !== false) return [];
  const charged = new Set(result.layers.map(({ authorityType }) => authorityType));
  const quotas = result.considered
    .map(({ rule }) => rule)
    .filter(({ rate, authorityType }) => rate.kind === 'quota' && !charged.has(authorityType));
  return [...new Set(quotas.map(({ heading }) => heading))].map(
    (heading) =>
      `${heading}: the quota is stated to be used up, and the law has no duty over it. Goods over an absolute quota may not be entered for consumption until the next period opens (19 CFR 132.1, 132.5): the total is of goods within it.`,
  );
}

/** A dutiable value is read under a provision of Chapter 98 alone. */
function listChapter98Warnings({ stated }: ShipmentFacts): readonly string[] {
  if (!stated.has(DUTIABLE_VALUE) || stated.has(PROVISION)) return [];
  return [`${DUTIABLE_VALUE} is stated without ${PROVISION}: the whole customs value is dutiable.`];
}

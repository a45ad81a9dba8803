import type { ShipmentFacts } from '../../engine/facts.js';
import type { DutyResult } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { compareDates, contains, isBefore } from '../../terms/interval.js';
import { EXCLUSION_KEY } from './condition-keys.js';

interface Claimed {
  readonly facts: ShipmentFacts;
  readonly result: DutyResult;
}

/** Claimed exclusions without effect: they have ended, have not begun, or do not cover these goods. */
export function listExclusionWarnings({ facts, result }: Claimed, snapshot: Snapshot): readonly string[] {
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

import type { HeadingRange } from '../../../engine/law.js';
import { isCoveredByAny, requireHeadingRanges } from '../../../terms/heading-ranges.js';
import { toHalfOpenInterval, intersect, type Interval } from '../../../terms/interval.js';
import { toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import type { LawText } from '../../files/read-law-text.js';
import type { CompiledRule } from '../compile-rule.js';

/** A group of headings of which one is charged; each place displaces the places after it. */
export interface ExclusiveGroup {
  readonly id: string;
  readonly interval: Interval;
  readonly order: readonly (readonly HeadingRange[])[];
}

/** The files that determine which heading is charged. */
export type StackingText = Pick<LawText, 'displacements' | 'exclusiveGroups'>;

type Headed = Pick<CompiledRule, 'heading' | 'use'>;

export function readGroups({ exclusiveGroups }: Pick<LawText, 'exclusiveGroups'>): readonly ExclusiveGroup[] {
  return exclusiveGroups.groups.map(({ id, from, to, order }) => ({
    id,
    interval: toHalfOpenInterval(from, to),
    order: order.map((place) => readRanges(id, place)),
  }));
}

function readRanges(id: string, text: string): readonly HeadingRange[] {
  return requireHeadingRanges(`law/stacking/exclusive-groups.yaml ${id}`, text);
}

/** The place of a heading in a group; -1: it is not in the group. */
export function findPlace({ order }: ExclusiveGroup, rule: Headed): number {
  return order.findIndex((place) => isCoveredByAny(place, rule));
}

interface Order {
  readonly interval: Interval;
  readonly winners: readonly HeadingRange[];
  readonly losers: readonly HeadingRange[];
}

/** Which headings displace which others, and on which days. */
export class Orders {
  private readonly orders: readonly Order[];
  private readonly together: readonly (readonly [readonly HeadingRange[], readonly HeadingRange[]])[];

  constructor(
    text: StackingText,
    private readonly groups: readonly ExclusiveGroup[],
  ) {
    this.orders = text.displacements.map(({ id, from, to, winners, losers }) => ({
      interval: toHalfOpenInterval(from, to),
      winners: readRanges(id, winners),
      losers: readRanges(id, losers),
    }));
    this.together = text.exclusiveGroups.together.map(
      ({ id, one, other }) => [readRanges(id, one), readRanges(id, other)] as const,
    );
  }

  /** The first day of the interval on which nothing decides between the two; null: every day is decided. */
  findFirstUndecided(one: CompiledRule, other: CompiledRule, days: Interval): CalendarDate | null {
    if (takes(one, other) || takes(other, one) || this.areOwedTogether(one, other)) return null;
    const decided = [
      ...this.orders.filter((order) => isOrdered(order, one, other) || isOrdered(order, other, one)),
      ...this.groups.filter((group) => {
        const places = [findPlace(group, one), findPlace(group, other)];
        return !places.includes(-1) && places[0] !== places[1];
      }),
    ];
    return firstOutside(
      decided.map(({ interval }) => interval),
      days,
    );
  }

  private areOwedTogether(one: Headed, other: Headed): boolean {
    return this.together.some(
      ([left, right]) =>
        (isCoveredByAny(left, one) && isCoveredByAny(right, other)) ||
        (isCoveredByAny(left, other) && isCoveredByAny(right, one)),
    );
  }
}

function isOrdered({ winners, losers }: Order, winner: Headed, loser: Headed): boolean {
  return isCoveredByAny(winners, winner) && isCoveredByAny(losers, loser);
}

/** Either rule may name the other. */
function takes(rule: CompiledRule, other: CompiledRule): boolean {
  const covers = (ranges: readonly string[], headed: Headed): boolean =>
    isCoveredByAny(readRanges('a rule', ranges.join(';')), headed);
  return covers(other.exceptions, rule) || covers(rule.displaces, other);
}

/** Stand-ins for open ends. */
const FIRST = toCalendarDate('1900-01-01');
const LAST = toCalendarDate('2199-12-31');

function firstOutside(decided: readonly Interval[], days: Interval): CalendarDate | null {
  let day = days.from ?? FIRST;
  const end = days.to ?? LAST;
  const within = decided.flatMap((interval) => intersect(interval, days) ?? []);
  for (const { from, to } of within.sort((left, right) =>
    (left.from ?? FIRST) < (right.from ?? FIRST) ? -1 : 1,
  )) {
    if ((from ?? FIRST) > day) return day;
    if ((to ?? LAST) > day) day = to ?? LAST;
  }
  return day < end ? day : null;
}

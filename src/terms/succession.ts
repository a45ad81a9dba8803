import { toPreviousDay, type CalendarDate } from './calendar-date.js';
import { addToList } from './group-by.js';
import { compareDates, isBefore, type Interval } from './interval.js';
import type { HtsNumber } from './hts-number.js';

/**
 * What happened to a statistical number: all its goods went to one number of their own (`renumbered`) or shared with
 * others (`merged`), to several (`split`; `split_and_merged` where one of them takes goods of others too), the only
 * number of a line was divided (`subdivided`), or it ended and no successor is printed (`discontinued`).
 * `established`: digits of an ended number were given to an article whose own former number is not printed.
 */
export type SuccessionKind =
  'renumbered' | 'merged' | 'split' | 'split_and_merged' | 'subdivided' | 'discontinued' | 'established';

/** One successor of one number; both have ten digits. */
export interface SuccessionStep {
  /** Null: none is printed. */
  readonly from: HtsNumber | null;
  /** Null: none is printed. */
  readonly to: HtsNumber | null;
  /** The first day of `to`; the day after the last of `from`. */
  readonly on: CalendarDate;
  readonly kind: SuccessionKind;
  /** The revision whose change record states it. */
  readonly revision: string;
}

/** The digits of an article during an interval. */
export interface FollowedNumber {
  readonly number: HtsNumber;
  readonly interval: Interval;
  /** The steps that led here, in order; empty while the number is still the original one. */
  readonly steps: readonly SuccessionStep[];
}

/** A number as written in a list, an order or a request. */
export interface WrittenNumber {
  readonly number: HtsNumber;
  readonly interval: Interval;
}

const NO_STEPS: readonly SuccessionStep[] = Object.freeze([]);

/**
 * The dated succession of statistical numbers. Digits alone do not identify an article: they can be given to another
 * article on the day the first one loses them, so every question has a date.
 */
export class Succession {
  readonly steps: readonly SuccessionStep[];
  private readonly after: ReadonlyMap<string, readonly SuccessionStep[]>;
  private readonly before: ReadonlyMap<string, readonly SuccessionStep[]>;

  constructor(steps: readonly SuccessionStep[]) {
    this.steps = Object.freeze(steps.toSorted((left, right) => compareDates(left.on, right.on)));
    this.after = groupByNumber(this.steps, (step) => step.from);
    this.before = groupByNumber(this.steps, (step) => step.to);
  }

  /** What replaced the number, by date; empty when it never ended. */
  listStepsFrom(number: string): readonly SuccessionStep[] {
    return this.after.get(number) ?? NO_STEPS;
  }

  /** What the number replaced, by date; empty when it is as old as the known schedule, or for new goods. */
  listStepsTo(number: string): readonly SuccessionStep[] {
    return this.before.get(number) ?? NO_STEPS;
  }

  /** What replaced the article that had the number on the day, or last before it. */
  listStepsFromAt(number: string, date: CalendarDate): readonly SuccessionStep[] {
    const end = this.endOf(number, this.findReadingDay(number, date));
    return end === null ? NO_STEPS : this.listStepsFrom(number).filter(({ on }) => on === end);
  }

  /** What the article with the number on the day replaced. */
  listStepsToAt(number: string, date: CalendarDate): readonly SuccessionStep[] {
    const since = this.listStepsTo(number).findLast(({ on }) => !isBefore(date, on))?.on;
    return since === undefined ? NO_STEPS : this.listStepsTo(number).filter(({ on }) => on === since);
  }

  /**
   * The digits by which undated writing may mean the article: its number on the day, unless another article had it
   * before, and the numbers of the articles it came from.
   */
  namesOf(number: string, date: CalendarDate): readonly string[] {
    const arrivals = this.listStepsToAt(number, date);
    const since = arrivals[0]?.on;
    if (since === undefined) return [number];
    const wasAnother = this.listStepsFrom(number).some(({ on }) => !isBefore(since, on));
    const earlier = arrivals.flatMap(({ from }) =>
      from === null ? [] : this.namesOf(from, toPreviousDay(since)),
    );
    return [...new Set(wasAnother ? earlier : [number, ...earlier])];
  }

  /**
   * The day whose schedule defines digits written on a day: that day, unless the number had ended by then and was not
   * reassigned; then its last day.
   */
  findReadingDay(number: string, written: CalendarDate): CalendarDate {
    const ended = this.listStepsFrom(number).findLast(({ on }) => !isBefore(written, on))?.on;
    if (ended === undefined) return written;
    const givenAnew = this.listStepsTo(number).some(
      ({ on }) => !isBefore(on, ended) && !isBefore(written, on),
    );
    return givenAnew ? written : toPreviousDay(ended);
  }

  /**
   * The numbers of an article over the days of an interval. Digits without a first day are read in the earliest
   * schedule that has them. Goods that move to no printed number have none from then on.
   */
  follow({ number, interval }: WrittenNumber): readonly FollowedNumber[] {
    const start = interval.from === null ? null : this.findReadingDay(number, interval.from);
    const found: FollowedNumber[] = [];
    const waiting: FollowedNumber[] = [
      { number, interval: { from: start, to: interval.to }, steps: NO_STEPS },
    ];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const end = this.endOf(at.number, at.interval.from);
      const lasts = end === null || (interval.to !== null && !isBefore(end, interval.to));
      const own = within({ from: at.interval.from, to: lasts ? interval.to : end }, interval);
      if (own !== null) found.push({ ...at, interval: own });
      if (lasts) continue;
      for (const step of this.listStepsFrom(at.number)) {
        if (step.on !== end || step.to === null) continue;
        waiting.push({
          number: step.to,
          interval: { from: end, to: interval.to },
          steps: [...at.steps, step],
        });
      }
    }
    return found;
  }

  /** The first day after `from` on which the article loses the number; null when it keeps it. */
  private endOf(number: string, from: CalendarDate | null): CalendarDate | null {
    return this.listStepsFrom(number).find(({ on }) => from === null || isBefore(from, on))?.on ?? null;
  }
}

export const NO_SUCCESSION = new Succession([]);

/** The days of `own` within `whole`; null when there are none. */
function within(own: Interval, whole: Interval): Interval | null {
  const from =
    whole.from !== null && (own.from === null || isBefore(own.from, whole.from)) ? whole.from : own.from;
  return own.to !== null && from !== null && !isBefore(from, own.to) ? null : { from, to: own.to };
}

function groupByNumber(
  steps: readonly SuccessionStep[],
  numberOf: (step: SuccessionStep) => string | null,
): ReadonlyMap<string, readonly SuccessionStep[]> {
  const groups = new Map<string, SuccessionStep[]>();
  for (const step of steps) {
    const number = numberOf(step);
    if (number !== null) addToList(groups, number, step);
  }
  return groups;
}

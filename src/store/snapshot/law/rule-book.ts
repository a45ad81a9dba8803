import type { CalendarDate } from '../../../terms/calendar-date.js';
import { groupBy } from '../../../terms/group-by.js';
import { toReportingDigits, type HtsNumber } from '../../../terms/hts-number.js';
import { contains } from '../../../terms/interval.js';
import { isRead } from '../published.js';
import { RecentlyUsed } from '../recently-used.js';
import { Timeline } from '../timeline.js';
import { DayRules, type SharedByDays } from './day-rules.js';
import { PrefixIndex, type ReadingDay } from './prefix-index.js';
import type { ListEntry, ListSelection, ScopedRule } from './scope.js';
import type { ScopeGroup } from './scope-group.js';

/** Stretches of days whose index is cached: at least half of them, enough for two years, also read as published. */
const DAYS_KEPT = 256;
/** Bounds the groups kept during a walk over the whole tariff. */
const GROUPS_KEPT = 16_000;
const LINES_KEPT = 32_000;
/** Rule set signatures kept in the cache; a set still in use outlives its signature. */
const SETS_KEPT = 32_000;

/** When a wording applies, and when it was published. */
type Wording = Pick<ListEntry, 'legal' | 'published'>;

/** Every rule of the pack with its scope, in all its wordings, readable for any date. */
export class RuleBook {
  private readonly timeline: Timeline;
  private readonly publications: Timeline;
  private readonly prefixes: PrefixIndex;
  private readonly days = new RecentlyUsed<string, DayRules>(DAYS_KEPT);
  private readonly headings: ReadonlySet<string>;
  private readonly entries = new Map<ListSelection, ReadonlyMap<string, readonly ListEntry[]>>();
  private readonly shared: SharedByDays;
  private stretches = 0;

  /** @param scoped in the order of the source: the order in which rules are given to the engine */
  constructor(readonly scoped: readonly ScopedRule[]) {
    const selections = selectionsOf(scoped);
    this.headings = new Set(scoped.map(({ rule }) => rule.heading));
    this.timeline = new Timeline([
      ...scoped.map(({ rule }) => rule.interval),
      ...[...selections].flatMap((selection) => selection.entries.map((entry) => entry.legal)),
    ]);
    this.publications = new Timeline([
      ...scoped.map(({ published }) => published),
      ...[...selections].flatMap((selection) => selection.entries.map((entry) => entry.published)),
    ]);
    this.prefixes = new PrefixIndex(selections);
    this.shared = sharedBy(scoped);
  }

  /** @param published null: the law as last published for the date */
  readOn(date: CalendarDate, published: CalendarDate | null = null): DayRules {
    const day: ReadingDay = {
      date: this.timeline.firstDayOfStretch(date),
      published: published && this.publications.firstDayOfStretch(published),
    };
    const name = `${day.date} ${day.published ?? 'last'}`;
    return this.days.get(name, () => {
      const stretch = { name, number: this.stretches, rules: this.inForce(day), day };
      this.stretches += 1;
      return new DayRules(stretch, this.prefixes, this.shared);
    });
  }

  /** True when any rule of any date is about the heading. */
  covers(heading: string): boolean {
    return this.headings.has(heading);
  }

  /** Every day on which a rule or a list entry begins or ends, ascending. */
  get changeDays(): readonly CalendarDate[] {
    return this.timeline.changeDays;
  }

  /** Every day on which a wording of a rule or of a list entry is published or superseded, ascending. */
  get publicationDays(): readonly CalendarDate[] {
    return this.publications.changeDays;
  }

  /** Days on which a rule that may cover the line, or a list row for it or a part of it, begins or ends; ascending. */
  changeDaysFor(line: HtsNumber): readonly CalendarDate[] {
    return new Timeline(this.wordingsNaming(line).map(({ legal }) => legal)).changeDays;
  }

  /** Days on which a wording of such a rule or list row is published or superseded, ascending. */
  publicationDaysFor(line: HtsNumber): readonly CalendarDate[] {
    return new Timeline(this.wordingsNaming(line).map(({ published }) => published)).changeDays;
  }

  /** Rules that may cover the line, in all their wordings, and the list rows through which they do; rows may repeat. */
  private wordingsNaming(line: HtsNumber): readonly Wording[] {
    const digits = toReportingDigits(line);
    const naming = new Map<ListSelection, readonly Wording[]>();
    const rowsOf = (selection: ListSelection): readonly Wording[] => {
      const known = naming.get(selection);
      if (known !== undefined) return known;
      const rows = this.entriesAt(selection, digits.slice(0, HEADING)).filter(
        ({ prefix }) => digits.startsWith(prefix) || prefix.startsWith(line),
      );
      naming.set(selection, rows);
      return rows;
    };
    return this.scoped.flatMap(({ rule, scope, published }) =>
      scope.flatMap((part) => {
        const rows = part.kind === 'list' ? rowsOf(part.selection) : null;
        return rows?.length === 0 ? [] : [{ legal: rule.interval, published }, ...(rows ?? [])];
      }),
    );
  }

  private entriesAt(selection: ListSelection, heading: string): readonly ListEntry[] {
    let byHeading = this.entries.get(selection);
    if (byHeading === undefined) {
      byHeading = groupBy(selection.entries, ({ prefix }) => prefix.slice(0, HEADING));
      this.entries.set(selection, byHeading);
    }
    return byHeading.get(heading) ?? NO_ENTRIES;
  }

  private inForce({ date, published: on }: ReadingDay): readonly ScopedRule[] {
    return this.scoped.filter(
      ({ rule, published }) => contains(rule.interval, date) && isRead(published, on),
    );
  }
}

/** Digits of the shortest prefix a list can have. */
const HEADING = 4;
const NO_ENTRIES: readonly ListEntry[] = [];

function sharedBy(scoped: readonly ScopedRule[]): SharedByDays {
  const places = new Map(scoped.map((one, place) => [one, place]));
  const sets = new RecentlyUsed<string, object>(SETS_KEPT);
  return {
    placeInBook: (one) => places.get(one) as number,
    ruleSet: (signature) => sets.get(signature, () => Object.freeze({})),
    groups: new RecentlyUsed<string, ScopeGroup>(GROUPS_KEPT),
    groupsByLine: new RecentlyUsed<number, ScopeGroup>(LINES_KEPT),
  };
}

function selectionsOf(scoped: readonly ScopedRule[]): ReadonlySet<ListSelection> {
  const selections = new Set<ListSelection>();
  for (const { scope } of scoped)
    for (const part of scope) {
      if (part.kind === 'list') selections.add(part.selection);
      if (part.kind === 'note') part.except.forEach((selection) => selections.add(selection));
    }
  return selections;
}

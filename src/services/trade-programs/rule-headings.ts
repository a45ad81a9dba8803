import type { Rule } from '../../engine/law.js';
import type { NotApplied } from '../../engine/result.js';
import type { Chapter99Wording } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains, lastDayOf } from '../../terms/interval.js';
import { memberOf, onceFor } from '../../terms/lazily.js';
import { presentCitations } from '../duty/present-citation.js';

/** What a rule and the schedule state about a heading, for any goods: one object for all answers. */
export type RuleHeading = ReturnType<typeof describe>;

/** A heading only for products of other countries; every member is the same in every answer. */
export interface LeftOutHeading extends RuleHeading {
  readonly reason: 'other_origin';
  readonly because: string;
  readonly flippedBy: null;
}

/** A rule that excludes an origin, in the wordings of its heading. */
interface LeftOutRule {
  readonly heading: string;
  readonly on: (date: CalendarDate) => LeftOutHeading;
}

export const ruleHeadingsOf = onceFor((snapshot: Snapshot) => new RuleHeadings(snapshot));

/** Chapter 99 headings as the rules of one data version describe them. */
export class RuleHeadings {
  readonly #headings = new Map<string, (date: CalendarDate) => RuleHeading>();
  readonly #leftOut = new Map<string, LeftOutRule>();
  readonly #lists = new WeakMap<object, readonly LeftOutRule[]>();

  constructor(private readonly snapshot: Snapshot) {}

  /** The heading of a rule as last published for the date. */
  of(ruleId: string, date: CalendarDate): RuleHeading {
    return memberOf(this.#headings, ruleId, () => this.#onDate(ruleId, (heading) => heading))(date);
  }

  /**
   * One of the rules for each heading, by heading, of those that leave an origin out.
   * @param set stands for the rules: the same for the same rules in the same order
   * @param rules are read once for each set
   */
  listLeftOut(set: object, rules: () => readonly NotApplied[]): readonly LeftOutRule[] {
    const sorted = this.#lists.get(set);
    if (sorted !== undefined) return sorted;
    const first = new Map<string, NotApplied>();
    for (const rule of rules()) if (!first.has(rule.heading)) first.set(rule.heading, rule);
    const made = [...first.values()].sort(compareHeadings).map((rule) => this.#leftOutOf(rule));
    this.#lists.set(set, made);
    return made;
  }

  #leftOutOf({ heading, ruleId, because }: NotApplied): LeftOutRule {
    return memberOf(this.#leftOut, ruleId, () => ({
      heading,
      on: this.#onDate(ruleId, (described) =>
        Object.freeze({ ...described, reason: 'other_origin', because, flippedBy: null }),
      ),
    }));
  }

  /** Presents the heading of a rule once per wording, and once for days without one. */
  #onDate<Shown>(ruleId: string, show: (heading: RuleHeading) => Shown): (date: CalendarDate) => Shown {
    const rule = this.snapshot.findRule(ruleId)!;
    const wordings = this.snapshot.catalog.chapter99.get(rule.heading) ?? [];
    const shown: Shown[] = [];
    return (date) => {
      const place = wordings.findLastIndex(({ legal }) => contains(legal, date));
      return (shown[place + 1] ??= show(describe(rule, wordings[place], this.#labelOf(rule))));
    };
  }

  #labelOf({ program, authority }: Rule): string {
    return this.snapshot.catalog.programs.get(program)?.title ?? authority;
  }
}

/** Sorts a list with one rule per heading. */
export function compareHeadings(
  left: { readonly heading: string },
  right: { readonly heading: string },
): number {
  return left.heading < right.heading ? -1 : 1;
}

function describe(rule: Rule, wording: Chapter99Wording | undefined, displayLabel: string) {
  return Object.freeze({
    code: rule.heading,
    /** As last published for the date. */
    description: wording?.description ?? null,
    program: rule.program,
    displayLabel,
    authority: rule.authority,
    authorityType: rule.authorityType,
    rate: rule.rateText,
    effectiveFrom: rule.interval.from,
    effectiveTo: lastDayOf(rule.interval),
    citations: presentCitations(rule.citations),
  });
}

import type { MatchedRule } from '../../../engine/law.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import { RecentlyUsed } from '../recently-used.js';
import { OriginClasses } from './origins.js';
import { listingOf, type Listing, type PrefixIndex, type ReadingDay } from './prefix-index.js';
import type { ListSelection, ScopedRule } from './scope.js';
import { ScopeGroup } from './scope-group.js';
import { ScopePattern } from './scope-pattern.js';

/** Place of a rule among those in force. */
type Ordinal = number;

/** Groups hold an array for every class of origins asked for: a walk over the whole tariff must not keep them all. */
const GROUPS_KEPT = 1_000;
const LINES_KEPT = 1_000;

interface ListedIn extends Listing {
  readonly list: string;
}

/** The rules in force on one stretch of days, indexed by the goods they name. */
export class DayRules {
  /** Rules on all goods, and rules written in a note without a list: they name every line. */
  private readonly onEveryLine = new Map<Ordinal, MatchedRule>();
  private readonly bySelection = new Map<ListSelection, Ordinal[]>();
  private readonly origins: OriginClasses;
  private readonly patterns = new Map<string, ScopePattern>();
  private readonly groups = new RecentlyUsed<string, ScopeGroup>(GROUPS_KEPT);
  private readonly groupsByLine = new RecentlyUsed<HtsNumber, ScopeGroup>(LINES_KEPT);

  /** @param rules those in force on `day`, in the order of the source; `day` stands for the whole stretch */
  constructor(
    private readonly rules: readonly ScopedRule[],
    private readonly prefixes: PrefixIndex,
    private readonly day: ReadingDay,
  ) {
    this.origins = new OriginClasses(rules.map((scoped) => scoped.rule));
    rules.forEach((scoped, ordinal) => this.index(scoped, ordinal));
  }

  groupOf(line: HtsNumber): ScopeGroup {
    return this.groupsByLine.get(line, () => this.findGroup(line));
  }

  private index(scoped: ScopedRule, ordinal: Ordinal): void {
    for (const part of scoped.scope) {
      if (part.kind !== 'list') {
        this.onEveryLine.set(
          ordinal,
          Object.freeze({ rule: scoped.rule, listedAs: null, list: null, qualifier: null }),
        );
        continue;
      }
      const known = this.bySelection.get(part.selection);
      if (known === undefined) this.bySelection.set(part.selection, [ordinal]);
      else known.push(ordinal);
    }
  }

  private findGroup(line: HtsNumber): ScopeGroup {
    const listings = this.listingsOf(line);
    const identity = [...listings]
      .map(([ordinal, { listedAs, qualifier, list }]) => `${ordinal} ${listedAs} ${list} ${qualifier ?? ''}`)
      .join('\n');
    return this.groups.get(identity, () => this.makeGroup(listings));
  }

  /** The listing of each rule that names the line by a list; of several lists the longest prefix is shown. */
  private listingsOf(line: HtsNumber): ReadonlyMap<Ordinal, ListedIn> {
    const listings = new Map<Ordinal, ListedIn>();
    for (const [selection, entries] of this.prefixes.matches(line, this.day)) {
      const ordinals = this.bySelection.get(selection);
      if (ordinals === undefined) continue;
      const listing = { ...listingOf(entries), list: selection.list };
      for (const ordinal of ordinals) {
        const known = listings.get(ordinal);
        if (known === undefined || known.listedAs.length < listing.listedAs.length)
          listings.set(ordinal, listing);
      }
    }
    return listings;
  }

  private makeGroup(listings: ReadonlyMap<Ordinal, ListedIn>): ScopeGroup {
    const ordinals = [...new Set([...this.onEveryLine.keys(), ...listings.keys()])].sort(
      (left, right) => left - right,
    );
    const matched = ordinals.map((ordinal): MatchedRule => {
      const listing = listings.get(ordinal);
      if (listing === undefined) return this.onEveryLine.get(ordinal) as MatchedRule;
      return Object.freeze({ rule: (this.rules[ordinal] as ScopedRule).rule, ...listing });
    });
    return new ScopeGroup(this.patternOf(ordinals, listings), Object.freeze(matched));
  }

  /** Beside rules and qualifiers it tells which rules name the line through one and the same list row. */
  private patternOf(ordinals: readonly Ordinal[], listings: ReadonlyMap<Ordinal, ListedIn>): ScopePattern {
    const rows = new Map<string, number>();
    const parts = ordinals.map((ordinal) => {
      const listing = listings.get(ordinal);
      if (listing === undefined) return String(ordinal);
      const row = `${listing.list} ${listing.listedAs}`;
      if (!rows.has(row)) rows.set(row, rows.size);
      return `${ordinal} ${rows.get(row)} ${listing.qualifier ?? ''}`;
    });
    const text = parts.join('\n');
    const known = this.patterns.get(text);
    if (known !== undefined) return known;
    const pattern = new ScopePattern(this.patterns.size, ordinals, this.origins);
    this.patterns.set(text, pattern);
    return pattern;
  }
}

import type { MatchedRule } from '../../../engine/law.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import type { RecentlyUsed } from '../recently-used.js';
import { OriginClasses } from './origins.js';
import { listingOf, type Listing, type PrefixIndex, type ReadingDay } from './prefix-index.js';
import type { ListSelection, ScopedRule } from './scope.js';
import { ScopeGroup } from './scope-group.js';
import { ScopePattern, type SharedSets } from './scope-pattern.js';

/** Above every ten-digit number. */
const NUMBERS = 10_000_000_000;

/** Place of a rule among those in force. */
type Ordinal = number;

interface ListedIn extends Listing {
  readonly list: string;
}

/** A selection of a list and the rules in force that use it. */
interface Selected {
  readonly id: number;
  readonly ordinals: Ordinal[];
  /** Rules of a note that excludes the numbers of the selection. */
  readonly leftOut: Ordinal[];
}

interface Listed {
  readonly selected: Selected;
  readonly listing: ListedIn;
}

/** Data shared by all days of one book. */
export interface SharedByDays extends Pick<SharedSets, 'ruleSet'> {
  /** The place of a rule in the book. */
  readonly placeInBook: (scoped: ScopedRule) => number;
  /** Groups by day and by the key of their listings. */
  readonly groups: RecentlyUsed<string, ScopeGroup>;
  /** Groups by day and line, both in one number. */
  readonly groupsByLine: RecentlyUsed<number, ScopeGroup>;
}

/** The rules in force on one stretch of days, with the name of the stretch. */
export interface RulesInForce {
  readonly name: string;
  /** Unique to the stretch; a stretch that is read again gets a new number. */
  readonly number: number;
  /** In the order of the source. */
  readonly rules: readonly ScopedRule[];
  /** A day that represents the whole stretch. */
  readonly day: ReadingDay;
}

/** The rules in force on one stretch of days, indexed by the goods they name. */
export class DayRules {
  /** Rules on all goods, and rules of a note without a list: they cover every line that no note excludes. */
  private readonly onEveryLine = new Map<Ordinal, MatchedRule>();
  private readonly bySelection = new Map<ListSelection, Selected>();
  private readonly origins: OriginClasses;
  private readonly patterns = new Map<string, ScopePattern>();
  private readonly rules: readonly ScopedRule[];
  private readonly sets: SharedSets;

  constructor(
    private readonly inForce: RulesInForce,
    private readonly prefixes: PrefixIndex,
    private readonly shared: SharedByDays,
  ) {
    const { rules } = inForce;
    this.rules = rules;
    this.origins = new OriginClasses(rules.map((scoped) => scoped.rule));
    this.sets = {
      ruleSet: (signature) => shared.ruleSet(signature),
      identityOf: (place) => shared.placeInBook(rules[place] as ScopedRule),
    };
    rules.forEach((scoped, ordinal) => this.index(scoped, ordinal));
  }

  groupOf(line: HtsNumber): ScopeGroup {
    // No chapter is 00, so eight-digit and ten-digit lines are different numbers.
    const key = this.inForce.number * NUMBERS + Number(line);
    return this.shared.groupsByLine.get(key, () => this.findGroup(line));
  }

  private index(scoped: ScopedRule, ordinal: Ordinal): void {
    for (const part of scoped.scope) {
      if (part.kind !== 'list') {
        this.onEveryLine.set(
          ordinal,
          Object.freeze({ rule: scoped.rule, listedAs: null, list: null, qualifier: null }),
        );
        if (part.kind === 'note')
          for (const selection of part.except) this.selectedBy(selection).leftOut.push(ordinal);
        continue;
      }
      this.selectedBy(part.selection).ordinals.push(ordinal);
    }
  }

  private selectedBy(selection: ListSelection): Selected {
    const known = this.bySelection.get(selection);
    if (known !== undefined) return known;
    const selected = { id: this.bySelection.size, ordinals: [], leftOut: [] };
    this.bySelection.set(selection, selected);
    return selected;
  }

  private findGroup(line: HtsNumber): ScopeGroup {
    const listed = this.listedIn(line);
    const identity = listed.map(
      ({ selected, listing }) => `${selected.id} ${listing.listedAs} ${listing.qualifier ?? ''}`,
    );
    return this.shared.groups.get(`${this.inForce.name}\n${identity.join('\n')}`, () =>
      this.makeGroup(listed),
    );
  }

  /** The lists that contain the line and that rules in force use. */
  private listedIn(line: HtsNumber): readonly Listed[] {
    const listed: Listed[] = [];
    for (const [selection, entries] of this.prefixes.matches(line, this.inForce.day)) {
      const selected = this.bySelection.get(selection);
      if (selected !== undefined)
        listed.push({ selected, listing: { list: selection.list, ...listingOf(entries) } });
    }
    return listed;
  }

  private makeGroup(listed: readonly Listed[]): ScopeGroup {
    const listings = listingsOf(listed);
    const leftOut = new Set(listed.flatMap(({ selected }) => selected.leftOut));
    return new ScopeGroup(this.patternOf(listings, leftOut), (ordinal) => {
      const listing = listings.get(ordinal);
      if (listing === undefined) return this.onEveryLine.get(ordinal) as MatchedRule;
      return Object.freeze({ rule: (this.rules[ordinal] as ScopedRule).rule, ...listing });
    });
  }

  /** Besides rules and qualifiers, the key shows which rules cover the line through the same list row. */
  private patternOf(listings: ReadonlyMap<Ordinal, ListedIn>, leftOut: ReadonlySet<Ordinal>): ScopePattern {
    const rows = rowsOf(listings);
    const named = [...rows].map(([ordinal, row]) => `${ordinal} ${row}`);
    const text = [...named, `without ${ascending(leftOut).join()}`].join('\n');
    const known = this.patterns.get(text);
    if (known !== undefined) return known;
    const everywhere = [...this.onEveryLine.keys()].filter((ordinal) => !leftOut.has(ordinal));
    const ordinals = ascending(new Set([...everywhere, ...listings.keys()]));
    const surroundings = { origins: this.origins, shared: this.sets, rows };
    const pattern = new ScopePattern(this.patterns.size, ordinals, surroundings);
    this.patterns.set(text, pattern);
    return pattern;
  }
}

/** For each rule, in order, a small number for its list row, and the article it is limited to. */
function rowsOf(listings: ReadonlyMap<Ordinal, ListedIn>): ReadonlyMap<Ordinal, string> {
  const numbers = new Map<string, number>();
  const rows = new Map<Ordinal, string>();
  for (const ordinal of ascending(listings.keys())) {
    const { list, listedAs, qualifier } = listings.get(ordinal) as ListedIn;
    const row = `${list} ${listedAs}`;
    if (!numbers.has(row)) numbers.set(row, numbers.size);
    rows.set(ordinal, `${numbers.get(row)} ${qualifier ?? ''}`);
  }
  return rows;
}

function ascending(ordinals: Iterable<Ordinal>): Ordinal[] {
  return [...ordinals].sort((left, right) => left - right);
}

/** The listing of each rule that covers the line by a list; of several lists the longest prefix is shown. */
function listingsOf(listed: readonly Listed[]): ReadonlyMap<Ordinal, ListedIn> {
  const listings = new Map<Ordinal, ListedIn>();
  for (const { selected, listing } of listed) {
    for (const ordinal of selected.ordinals) {
      const known = listings.get(ordinal);
      if (known === undefined || known.listedAs.length < listing.listedAs.length)
        listings.set(ordinal, listing);
    }
  }
  return listings;
}

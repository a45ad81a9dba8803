import type { MatchedRule } from '../../../engine/law.js';
import type { Country } from '../../../terms/country.js';
import type { ScopePattern, Selection } from './scope-pattern.js';

/** Bounds the selections kept during a walk over all origins. */
const SELECTIONS_KEPT = 8;

/**
 * Lines of one day that the same rules cover through the same list rows. They share these frozen arrays and the matches
 * in them.
 */
export class ScopeGroup {
  private readonly matches: MatchedRule[] = [];
  private everyMatch: readonly MatchedRule[] | null = null;
  private readonly reaching = new Map<Selection, readonly MatchedRule[]>();
  private lastOthers: Picked | null = null;

  /** @param matchAt the match of the rule at one of the pattern's places */
  constructor(
    private readonly pattern: ScopePattern,
    private readonly matchAt: (place: number) => MatchedRule,
  ) {}

  /** Every rule in force whose scope covers the lines, whatever the origin, in the order of the source. */
  get matched(): readonly MatchedRule[] {
    this.everyMatch ??= this.pick(this.pattern.places.map((_, position) => position));
    return this.everyMatch;
  }

  /**
   * Equal, within one day's index, for groups covered by the same rules in the same way. Chapter 99 treats their lines
   * alike; only the list rows shown differ.
   */
  get key(): number {
    return this.pattern.key;
  }

  /** Equal for origins that the group's rules treat alike; with `key` it identifies work that can be shared. */
  toOriginKey(origin: Country | null): number {
    return this.pattern.selectionFor(origin).id;
  }

  /** One object for all lines, origins and days with the same rules in the same way, whatever list rows are shown. */
  ruleSetFor(origin: Country | null): object {
    return this.pattern.selectionFor(origin).ruleSet;
  }

  /** One object for all lines of the pattern and origins that the same rules exclude. */
  otherSetFor(origin: Country | null): object {
    return this.pattern.selectionFor(origin);
  }

  /** The rules whose countries include the origin; one array for all origins covered by the same rules. */
  rulesFor(origin: Country | null): readonly MatchedRule[] {
    const selection = this.pattern.selectionFor(origin);
    const known = this.reaching.get(selection);
    if (known !== undefined) return known;
    const rules = this.pick(selection.reaching);
    if (this.reaching.size === SELECTIONS_KEPT) this.reaching.clear();
    this.reaching.set(selection, rules);
    return rules;
  }

  /** The rules that exclude this origin, for the ledger of headings considered and not applied. */
  othersFor(origin: Country | null): readonly MatchedRule[] {
    const selection = this.pattern.selectionFor(origin);
    if (this.lastOthers?.selection !== selection)
      this.lastOthers = { selection, rules: this.pick(selection.leftOut) };
    return this.lastOthers.rules;
  }

  private pick(positions: readonly number[]): readonly MatchedRule[] {
    return Object.freeze(positions.map((position) => this.matchOf(position)));
  }

  private matchOf(position: number): MatchedRule {
    return (this.matches[position] ??= this.matchAt(this.pattern.places[position] as number));
  }
}

interface Picked {
  readonly selection: Selection;
  readonly rules: readonly MatchedRule[];
}

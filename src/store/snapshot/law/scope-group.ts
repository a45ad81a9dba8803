import type { MatchedRule } from '../../../engine/law.js';
import type { Country } from '../../../terms/country.js';
import type { ScopePattern } from './scope-pattern.js';

/**
 * Lines of one day that the same rules name through the same list rows: they share these frozen arrays, so
 * whatever is computed from an array may be kept by its identity.
 */
export class ScopeGroup {
  private readonly rules: (readonly MatchedRule[] | undefined)[] = [];
  private readonly others: (readonly MatchedRule[] | undefined)[] = [];

  /** @param matched every rule in force whose scope names the lines, whatever the origin, in the order of the source */
  constructor(
    private readonly pattern: ScopePattern,
    readonly matched: readonly MatchedRule[],
  ) {}

  /**
   * Equal, within one index of a day, for groups reached by the same rules in the same way: no computation can tell
   * their lines apart by Chapter 99, they differ only in the list rows shown.
   */
  get key(): number {
    return this.pattern.key;
  }

  /** Equal for origins that the group's rules do not tell apart; with `key` it names the work that can be shared. */
  originKey(origin: Country | null): number {
    return this.pattern.selectionFor(origin).id;
  }

  /** The rules whose countries include the origin; one array for all origins that the same rules reach. */
  rulesFor(origin: Country | null): readonly MatchedRule[] {
    const { id, reaching } = this.pattern.selectionFor(origin);
    return (this.rules[id] ??= this.pick(reaching));
  }

  /** The rules that leave this origin out, for the ledger of headings considered and not applied. */
  othersFor(origin: Country | null): readonly MatchedRule[] {
    const { id, leavingOut } = this.pattern.selectionFor(origin);
    return (this.others[id] ??= this.pick(leavingOut));
  }

  private pick(positions: readonly number[]): readonly MatchedRule[] {
    return Object.freeze(positions.map((position) => this.matched[position] as MatchedRule));
  }
}

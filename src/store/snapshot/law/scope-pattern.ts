import type { Country } from '../../../terms/country.js';
import type { OriginClasses } from './origins.js';

/** Which of a pattern's rules cover an origin, as positions in the pattern. */
export interface Selection {
  /** Small integer, from 0; equal for origins that the pattern's rules treat alike. */
  readonly id: number;
  readonly reaching: readonly number[];
  /** Positions of the rules that do not cover it. */
  readonly leftOut: readonly number[];
  /** One object for every pattern, of any day, in which the same rules cover an origin in the same way. */
  readonly ruleSet: object;
}

/** Shared by the patterns of all days. */
export interface SharedSets {
  /** The one object for a set of rules, by the signature of the set. */
  ruleSet(signature: string): object;
  /** Identifies the rule at a place on any day. */
  identityOf(place: number): number;
}

/**
 * A set of rules that cover lines in the same way, whatever the list rows: Chapter 99 treats such lines alike. A few
 * hundred patterns cover the tariff of a day.
 */
export class ScopePattern {
  private readonly byOriginClass: (Selection | undefined)[] = [];
  private readonly bySignature = new Map<string, Selection>();

  /** @param places places of the rules among those in force, ascending */
  constructor(
    readonly key: number,
    readonly places: readonly number[],
    private readonly surroundings: PatternSurroundings,
  ) {}

  selectionFor(origin: Country | null): Selection {
    const { id, reached } = this.surroundings.origins.of(origin);
    return (this.byOriginClass[id] ??= this.select(reached));
  }

  private select(reached: readonly boolean[]): Selection {
    const reaching = this.places.flatMap((place, position) => (reached[place] === true ? [position] : []));
    const signature = reaching.join();
    const known = this.bySignature.get(signature);
    if (known !== undefined) return known;
    const leftOut = this.places.flatMap((place, position) => (reached[place] === true ? [] : [position]));
    const selection = { id: this.bySignature.size, reaching, leftOut, ruleSet: this.ruleSetOf(reaching) };
    this.bySignature.set(signature, selection);
    return selection;
  }

  private ruleSetOf(reaching: readonly number[]): object {
    const { shared, rows } = this.surroundings;
    const parts = reaching.map((position) => {
      const place = this.places[position] as number;
      return `${shared.identityOf(place)} ${rows.get(place) ?? ''}`;
    });
    return shared.ruleSet(parts.join('\n'));
  }
}

/** What reading a pattern requires. */
export interface PatternSurroundings {
  readonly origins: OriginClasses;
  readonly shared: SharedSets;
  /** The list row of each rule that covers the goods through a list, by place; equal rows have equal text. */
  readonly rows: ReadonlyMap<number, string>;
}

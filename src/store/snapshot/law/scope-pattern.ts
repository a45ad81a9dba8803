import type { Country } from '../../../terms/country.js';
import type { OriginClasses } from './origins.js';

/** Which of a pattern's rules reach an origin, as positions in the pattern. */
export interface Selection {
  /** Small, from 0: equal for origins that the pattern's rules do not tell apart. */
  readonly id: number;
  readonly reaching: readonly number[];
  /** Positions of the rules that do not. */
  readonly leftOut: readonly number[];
  /** One object for every pattern, of whatever day, in which the same rules reach an origin in the same way. */
  readonly ruleSet: object;
}

/** What the patterns of all days have in common. */
export interface SharedSets {
  /** The one object that stands for a set of rules, by what tells sets apart. */
  ruleSet(signature: string): object;
  /** The same in every day for the rule at a place. */
  identityOf(place: number): number;
}

/**
 * The same rules naming lines in the same way, whatever the list rows: no computation can tell such lines apart by
 * Chapter 99. A few hundred patterns cover the tariff of a day.
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

/** What a pattern is read with. */
export interface PatternSurroundings {
  readonly origins: OriginClasses;
  readonly shared: SharedSets;
  /** By place, of the rules that name the goods through a list: the same text for one and the same row. */
  readonly rows: ReadonlyMap<number, string>;
}

import type { Country } from '../../../terms/country.js';
import type { OriginClasses } from './origins.js';

/** Which of a pattern's rules reach an origin, as positions in the pattern. */
export interface Selection {
  /** Small, from 0: equal for origins that the pattern's rules do not tell apart. */
  readonly id: number;
  readonly reaching: readonly number[];
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
    private readonly origins: OriginClasses,
  ) {}

  selectionFor(origin: Country | null): Selection {
    const { id, reached } = this.origins.of(origin);
    return (this.byOriginClass[id] ??= this.select(reached));
  }

  /** Positions of the rules that do not reach the origins. */
  leftOutBy({ reaching }: Selection): readonly number[] {
    return this.places.flatMap((_, position) => (reaching.includes(position) ? [] : [position]));
  }

  private select(reached: readonly boolean[]): Selection {
    const reaching = this.places.flatMap((place, position) => (reached[place] === true ? [position] : []));
    const signature = reaching.join();
    const known = this.bySignature.get(signature);
    if (known !== undefined) return known;
    const selection = { id: this.bySignature.size, reaching };
    this.bySignature.set(signature, selection);
    return selection;
  }
}

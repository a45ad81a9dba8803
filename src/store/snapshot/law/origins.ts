import type { Rule } from '../../../engine/law.js';
import { placeOf, type Country } from '../../../terms/country.js';

/** Origins that the same rules of a day cover. Within a day they differ only in orders and special programs. */
export interface OriginClass {
  /** Small integer, from 0. */
  readonly id: number;
  /** For each rule in force, by its place, whether its countries include these origins. */
  readonly reached: readonly boolean[];
}

/** True when the rule's countries include the origin. An unstated origin is covered only by rules on every country. */
function reaches(rule: Pick<Rule, 'include' | 'exclude'>, origin: Country | null): boolean {
  if (origin === null) return rule.include === null && rule.exclude.size === 0;
  return (rule.include === null || rule.include.has(origin)) && !rule.exclude.has(origin);
}

/** Classifies origins by the rules in force on a day. */
export class OriginClasses {
  private readonly classes: (OriginClass | undefined)[] = [];
  private readonly bySignature = new Map<string, OriginClass>();

  constructor(private readonly rules: readonly Rule[]) {}

  of(origin: Country | null): OriginClass {
    const place = origin === null ? 0 : placeOf(origin) + 1;
    return (this.classes[place] ??= this.find(origin));
  }

  private find(origin: Country | null): OriginClass {
    const reached = this.rules.map((rule) => reaches(rule, origin));
    const signature = reached.map(Number).join('');
    const found = this.bySignature.get(signature) ?? { id: this.bySignature.size, reached };
    this.bySignature.set(signature, found);
    return found;
  }
}

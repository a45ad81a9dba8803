import { isDecided, type Box, type OpenAnswers } from './answer-box.js';
import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import type { FactValue } from './facts.js';
import {
  toContentKey,
  PortionedValue,
  US_CONTENT,
  US_CONTENT_CAP,
  type Metal,
  type Portion,
} from './portions.js';
import { NEVER, PERHAPS, type Verdict } from './verdicts.js';
import type { FactSet } from './fact-set.js';

/** The least and the greatest that a value can be. */
export interface Range {
  readonly low: Decimal;
  readonly high: Decimal;
}

export function isOnOneValue({ low, high }: Range): boolean {
  return low.equals(high);
}

/** Parts of a value that other rules take away, surely or under some answers. */
export interface ExemptedPortions {
  readonly surely: Set<Portion>;
  readonly perhaps: Set<Portion>;
}

export interface PortionSource {
  readonly whole: Decimal;
  readonly answers: OpenAnswers;
  readonly box: Box;
  /** Answers of the facts that are not open. */
  readonly given: FactSet;
  readonly metals: readonly Metal[];
  /** Whether a charge looks to the metal, and the fact that decides it; -1: it is decided. */
  readonly isCharged: (metal: Metal) => readonly [Verdict, number];
}

/** What each part of a value can be while answers are open. */
export class PossiblePortions {
  /** The place of the first open fact that a part of the value waited for; -1: none did. */
  waitsFor = NO_FACT;
  private readonly known = new Map<Portion, Range>();
  private exact: PortionedValue | null | undefined;

  constructor(private readonly source: PortionSource) {}

  rangeOf(portion: Portion): Range {
    const known = this.known.get(portion);
    if (known !== undefined) return known;
    const made = this.find(portion);
    this.known.set(portion, made);
    return made;
  }

  /** What a portion keeps, when some parts are surely exempted from it and others perhaps. */
  computeRemaining(portion: Portion, { surely, perhaps }: ExemptedPortions): Range {
    const { low, high } = this.rangeOf(portion);
    if (surely.has('whole') || surely.has(portion)) return NOTHING;
    const least = perhaps.has('whole') || perhaps.has(portion);
    if (portion !== 'whole') return { low: least ? ZERO : low, high };
    if (surely.size === 0 && perhaps.size === 0) return { low, high };
    return { low: least ? ZERO : this.left([...surely, ...perhaps], 'high'), high: this.left(surely, 'low') };
  }

  private left(exempted: Iterable<Portion>, end: keyof Range): Decimal {
    let left = this.source.whole;
    for (const part of new Set(exempted)) left = left.minus(this.rangeOf(part)[end]);
    return Decimal.max(ZERO, left);
  }

  private find(portion: Portion): Range {
    const { whole } = this.source;
    switch (portion) {
      case 'whole':
        return { low: whole, high: whole };
      case 'us':
        return this.usContent();
      case 'us_capped':
        return this.capped();
      case 'non_us':
        return this.rest(this.usContent());
      case 'non_us_capped':
        return this.rest(this.capped());
      default:
        return this.content(portion);
    }
  }

  private rest({ low, high }: Range): Range {
    const { whole } = this.source;
    return { low: whole.minus(high), high: whole.minus(low) };
  }

  private capped(): Range {
    const cap = percentOf(US_CONTENT_CAP, this.source.whole);
    const { low, high } = this.usContent();
    return { low: Decimal.min(low, cap), high: Decimal.min(high, cap) };
  }

  private usContent(): Range {
    // Each is a number: what is not stated is open wherever a rule is about this content.
    const [first, ...others] = this.answersTo(US_CONTENT) as readonly FactValue[] as [Decimal, ...Decimal[]];
    const { whole } = this.source;
    return {
      low: percentOf(Decimal.min(first, ...others), whole),
      high: percentOf(Decimal.max(first, ...others), whole),
    };
  }

  private content(metal: Metal): Range {
    if (this.exact === undefined) this.exact = this.exactContents();
    if (this.exact === null) return { low: ZERO, high: this.source.whole };
    const amount = this.exact.amountOf(metal);
    return { low: amount, high: amount };
  }

  /** Null: which metals take a part, or how much, is open. */
  private exactContents(): PortionedValue | null {
    const { metals, answers, box, given, whole } = this.source;
    const charged = metals.filter((metal) => this.isCharged(metal) !== NEVER);
    for (const metal of charged) this.answersTo(toContentKey(metal));
    return this.waitsFor === NO_FACT
      ? new PortionedValue(whole, answers.toFactSet(box, given), charged)
      : null;
  }

  private isCharged(metal: Metal): Verdict {
    const [verdict, place] = this.source.isCharged(metal);
    if (verdict === PERHAPS) this.waitFor(place);
    return verdict;
  }

  private waitFor(place: number): void {
    if (this.waitsFor === NO_FACT) this.waitsFor = place;
  }

  /** At least one. */
  private answersTo(key: string): readonly (FactValue | null)[] {
    const { answers, box, given } = this.source;
    const place = answers.placeOfKey(key);
    if (place < 0) return [given.answer(key)];
    if (!isDecided(box[place]!)) this.waitFor(place);
    return answers.listAnswers(box, place);
  }
}

const NO_FACT = -1;
const NOTHING: Range = { low: ZERO, high: ZERO };

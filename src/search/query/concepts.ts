import type { TextIndex } from '../index/text-index.js';
import { isQueryStop, isWeakHead } from '../language/stop-words.js';
import { wordsOf, type Word } from '../language/words.js';
import type { TradePhrase, TradeTable } from '../trade/trade-names.js';
import { splitCompounds } from './compounds.js';
import { splitSegments, type Segment } from './segments.js';
import {
  MAX_CORRECTIONS,
  readSpelling,
  type Corrections,
  type MatchKind,
  type SpellingReading,
} from './spelling.js';

/** One way to read a concept: all these stems in one text. */
export interface Alternative {
  readonly stems: readonly string[];
  /** 0 to 1: confidence in the reading. */
  readonly weight: number;
  readonly kind: MatchKind;
}

/** One idea of a query, in all the ways the schedule may express it. */
export interface Concept {
  /** As typed, or the trade name it was recognized as. */
  readonly text: string;
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
  /** Numbers that goods so named are under, whatever their texts say. */
  readonly under: readonly NumberReading[];
}

/** A number that a trade name, or everyday words, may mean. */
interface NumberReading {
  readonly digits: string;
  /** 0 to 1: how certainly it is meant. */
  readonly weight: number;
  /** The words that mean it. */
  readonly text: string;
}

/** Two adjacent stems of the query. */
export interface StemPair {
  readonly pair: string;
  readonly weight: number;
}

/** The interpretation of a query. */
export interface QueryReading {
  readonly concepts: readonly Concept[];
  readonly pairs: readonly StemPair[];
  /** Stems that unknown words were corrected to, by the words as typed. */
  readonly corrected: ReadonlyMap<string, string>;
}

const ROLE_WEIGHTS: Readonly<Record<Segment['role'], number>> = {
  goods: 1,
  material: 0.55,
  purpose: 0.3,
  detail: 0.3,
};
/** The last word for the goods names them and those before it qualify it: `brake pad press`. */
const HEAD_BONUS = 1.5;
/** Words like `kit` and `device` mean little by themselves. */
const WEAK_WEIGHT = 0.5;
/** A word inside a recognized trade phrase counts less, because the phrase is more precise. */
const INSIDE_PHRASE = 0.5;
/** A trade phrase that only qualifies the goods: the brake pads of a brake pad press. */
const QUALIFYING_PHRASE = 0.7;
/** A trade word that the schedule uses too is ambiguous. */
const AMBIGUOUS_WORD = 0.75;

/** Reads a query against the words of one index and the trade table. */
export function readQuery(query: string, index: TextIndex, trade: TradeTable): QueryReading {
  const segments = splitSegments(query);
  const corrections = { left: MAX_CORRECTIONS };
  const readings = segments.map((segment, place) => {
    const words = splitCompounds(wordsOf(segment.text), index).filter((word) => !isQueryStop(word.stem));
    const isLast = place === segments.length - 1;
    return new SegmentReading({ segment, words, mayBePrefix: isLast, index, trade, corrections });
  });
  return {
    concepts: readings.flatMap((reading) => reading.concepts()),
    pairs: readings.flatMap((reading) => reading.pairs()),
    corrected: new Map(readings.flatMap((reading) => reading.corrections())),
  };
}

interface SegmentInput {
  readonly segment: Segment;
  readonly words: readonly Word[];
  /** The last word may be unfinished. */
  readonly mayBePrefix: boolean;
  readonly index: TextIndex;
  readonly trade: TradeTable;
  readonly corrections: Corrections;
}

class SegmentReading {
  private readonly readings: readonly (readonly SpellingReading[])[];
  private readonly stems: readonly string[];
  private readonly headAt: number;
  private readonly weight: number;

  constructor(private readonly input: SegmentInput) {
    const { segment, words, mayBePrefix } = input;
    this.readings = words.map((word, at) =>
      readSpelling(word, { ...input, mayBePrefix: mayBePrefix && at === words.length - 1 }),
    );
    this.stems = words.map((word, at) => {
      const [best] = this.readings[at] ?? [];
      return best?.kind === 'spelling' ? best.stem : word.stem;
    });
    this.headAt = segment.role === 'goods' ? headOf(segment.text, words) : -1;
    this.weight = ROLE_WEIGHTS[segment.role];
  }

  concepts(): readonly Concept[] {
    const { words } = this.input;
    const inside = new Set<number>();
    const trade = words.flatMap((_, at) => this.tradeConceptsAt(at, inside));
    const plain = words.map((word, at): Concept => {
      const damped = inside.has(at) ? INSIDE_PHRASE : 1;
      return {
        text: word.text,
        weight: this.weight * damped * this.emphasisOf(at, 1),
        alternatives: (this.readings[at] ?? []).map(({ stem, weight, kind }) => ({
          stems: [stem],
          weight,
          kind,
        })),
        under: [],
      };
    });
    return [...trade, ...plain];
  }

  corrections(): readonly (readonly [typed: string, stem: string])[] {
    const { words } = this.input;
    return words.flatMap(({ text, stem }, at) =>
      stem === this.stems[at] ? [] : [[text, this.stems[at]!] as const],
    );
  }

  pairs(): readonly StemPair[] {
    return this.stems.slice(1).map((second, place) => ({
      pair: `${this.stems[place]} ${second}`,
      weight: this.weight,
    }));
  }

  private tradeConceptsAt(at: number, inside: Set<number>): readonly Concept[] {
    const phrases = this.input.trade.findPhrasesAt(this.stems, at);
    const length = phrases[0]?.stems.length ?? 0;
    if (length === 0 || (length === 1 && inside.has(at))) return [];
    if (length > 1) for (let offset = 0; offset < length; offset += 1) inside.add(at + offset);
    return phrases
      .filter((phrase) => phrase.stems.length === length)
      .map((phrase) => this.toTradeConcept(phrase, at, length));
  }

  private toTradeConcept(phrase: TradePhrase, at: number, length: number): Concept {
    const { index, segment } = this.input;
    const isAmbiguous = length === 1 && index.terms.has(this.stems[at] ?? '');
    const endsBeforeHead = segment.role === 'goods' && this.headAt >= at + length;
    const weight = (isAmbiguous ? AMBIGUOUS_WORD : 1) * (endsBeforeHead ? QUALIFYING_PHRASE : 1);
    return {
      text: phrase.text,
      weight: this.weight * this.emphasisOf(at, length),
      alternatives: phrase.means.map((stems) => ({ stems, weight: 0.9, kind: 'trade' })),
      under: phrase.under.map((digits) => ({ digits, weight, text: phrase.text })),
    };
  }

  private emphasisOf(at: number, length: number): number {
    if (this.headAt >= at && this.headAt < at + length) return HEAD_BONUS;
    return length === 1 && isWeakHead(this.stems[at] ?? '') ? WEAK_WEIGHT : 1;
  }
}

/** The last significant word before the first preposition or comma; -1 when there is none. */
function headOf(text: string, words: readonly Word[]): number {
  const end = GOODS_END.exec(text)?.index ?? text.length;
  return words.findLastIndex((word) => word.from < end && !/\d/.test(word.stem) && !isWeakHead(word.stem));
}

/** After a participle the description continues past a comma: `chrome-plated, zinc hose nozzle`. */
const GOODS_END = /\s(?:of|and|or|in|by|at|on|to|is|are|was|under)\s|\(|(?<!ed),|;/i;

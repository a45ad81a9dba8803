import { addToList } from '../../terms/group-by.js';
import { isOneEditAway } from '../../terms/nearest-name.js';
import { stem } from '../language/stem.js';
import { wordsOf, type Word } from '../language/words.js';
import { chooseBest, ClassScorer, spreadOf, type FeatureVector, type GoodsWeights } from './class-scorer.js';
import { featuresOf, kindOf, PAIR, type FeatureKind } from './goods-features.js';

/** The class of texts that name no goods: sizes, colors, brands alone. */
export const VAGUE = 'vague';

/** A subheading that people file such goods under. */
export interface GoodsMatch {
  /** Six digits. */
  readonly subheading: string;
  /** Logarithm of a share, comparable within one text only. */
  readonly score: number;
  /** Words of the text that speak for it most, as written, strongest first. */
  readonly words: readonly string[];
}

export interface GoodsRanking {
  /** Best first. */
  readonly matches: readonly GoodsMatch[];
  /** How likely it is that the text names no goods, from 0 to 1; 1: no word of it is known. */
  readonly vague: number;
}

const NOTHING: GoodsRanking = { matches: [], vague: 1 };
/** A pair says less than its two words together, and letters less than their word. */
const KIND_WEIGHTS: Readonly<Record<FeatureKind, number>> = { stem: 1, pair: 0.7, letters: 0.25 };
/** Length of the vector of every text. */
const LENGTH = 6;
const MAX_WORDS = 3;
/** Of the groups of letters of a text without a known word. */
const MIN_KNOWN_LETTERS = 0.7;
/** Letters of a part of a compound. */
const MIN_PART = 4;
/** Letters of a word that is corrected. */
const MIN_CORRECTED = 5;
/** Letters of a last word that may be cut off. */
const MIN_CUT = 4;

/**
 * Which subheadings goods in everyday words are filed under, learned from labelled texts: a linear model over words, pairs
 * and letters.
 */
export class GoodsModel {
  readonly #ids: ReadonlyMap<string, number>;
  readonly #vague: number;
  readonly #scorer: ClassScorer;
  /** Known words by their first letter. */
  readonly #byLetter = new Map<string, string[]>();

  constructor(readonly weights: GoodsWeights) {
    this.#ids = new Map(weights.features.map((feature, id) => [feature, id]));
    this.#vague = weights.classes.indexOf(VAGUE);
    this.#scorer = new ClassScorer(weights);
    for (const feature of weights.features)
      if (kindOf(feature) === 'stem') addToList(this.#byLetter, feature.charAt(0), feature);
  }

  /** Whether it learned a word, by its stem. */
  knows(stemmed: string): boolean {
    return this.#ids.has(stemmed);
  }

  /** The subheadings of a text, at most so many. */
  rank(text: string, most: number): GoodsRanking {
    const { classes } = this.weights;
    const words = wordsOf(text);
    const features = this.readKnown(text, words.at(-1));
    if (!this.isReadable(features)) return NOTHING;
    const vector = this.toVector(features);
    const classScores = this.#scorer.score(vector);
    const { found, scores } = classScores;
    const { top, total } = spreadOf(classScores);
    const best = chooseBest(classScores, { most, except: this.#vague });
    const spoken = vector.filter(({ id }) => kindOf(this.weights.features[id]!) !== 'letters');
    const written = new Map(words.map(({ stem: stemmed, text: word }) => [stemmed, word]));
    return {
      matches: best.map(({ node: one, score }) => ({
        subheading: classes[one]!,
        score: score - top - Math.log(total),
        words: this.featuresFor(one, spoken).map((feature) =>
          stemsOf(feature)
            .map((part) => written.get(part) ?? part)
            .join(' '),
        ),
      })),
      vague: found.includes(this.#vague) ? Math.exp(scores[this.#vague]! - top) / total : 0,
    };
  }

  /** Whether a word of a text is known, or most of its letters: some letters are known of any nonsense. */
  private isReadable(features: readonly string[]): boolean {
    const isKnown = (feature: string): boolean => this.#ids.has(feature);
    const letters = features.filter((feature) => kindOf(feature) === 'letters');
    return (
      features.some((feature) => kindOf(feature) !== 'letters' && isKnown(feature)) ||
      letters.filter(isKnown).length > letters.length * MIN_KNOWN_LETTERS
    );
  }

  /** The features of a text, and other ones for those that are not known. */
  private readKnown(text: string, last: Word | undefined): readonly string[] {
    const features = featuresOf(text);
    const others = features.flatMap((feature) => {
      if (this.#ids.has(feature)) return [];
      const kind = kindOf(feature);
      if (kind === 'letters') return [];
      return kind === 'pair' ? feature.replace(PAIR, '') : this.readUnknown(feature, last);
    });
    return [...new Set([...features, ...others])];
  }

  /** An unknown word counts as its parts (`cellphone`), corrected or, at the end of a text, completed. */
  private readUnknown(stemmed: string, last: Word | undefined): readonly string[] {
    const parts = this.splitCompound(stemmed);
    if (parts.length > 0) return parts;
    const corrected = this.correctSpelling(stemmed);
    return corrected.length > 0 || stemmed !== last?.stem ? corrected : this.completeWord(last.text);
  }

  /** Two known words that one is made of; none where there are several ways. */
  private splitCompound(word: string): readonly string[] {
    const ways: string[][] = [];
    for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
      const [first, second] = [stem(word.slice(0, at)), word.slice(at)];
      if (this.#ids.has(first) && this.#ids.has(second))
        ways.push([first, second, `${first}${PAIR}${second}`]);
    }
    return ways.length === 1 ? ways[0]! : [];
  }

  /** The one known word of the same first letter that is an edit away; none for short words, and where there are several. */
  private correctSpelling(word: string): readonly string[] {
    if (word.length < MIN_CORRECTED) return [];
    const near = (this.#byLetter.get(word.charAt(0)) ?? []).filter((known) => isOneEditAway(known, word));
    return near.length === 1 ? near : [];
  }

  /** The known word of most subheadings that begins as the last word of a text: trade documents cut descriptions off. */
  private completeWord(word: string): readonly string[] {
    if (word.length < MIN_CUT) return [];
    const spread = (known: string): number => this.countClasses(this.#ids.get(known)!);
    const longer = (this.#byLetter.get(word.charAt(0)) ?? []).filter((known) => known.startsWith(word));
    return longer.sort((left, right) => spread(right) - spread(left)).slice(0, 1);
  }

  /** How many classes a feature was seen with. */
  private countClasses(id: number): number {
    const { starts } = this.weights;
    return starts[id + 1]! - starts[id]!;
  }

  /** Known features with their share of the text: rare ones count more. */
  toVector(features: readonly string[]): FeatureVector {
    const { classes } = this.weights;
    const known = features.flatMap((feature) => {
      const id = this.#ids.get(feature);
      if (id === undefined) return [];
      const rarity = Math.log(1 + classes.length / this.countClasses(id));
      return [{ id, value: KIND_WEIGHTS[kindOf(feature)] * rarity }];
    });
    const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0));
    return known.map(({ id, value }) => ({ id, value: (LENGTH * value) / length }));
  }

  /** Those that speak for a class most, strongest first. A pair stands for its two words. */
  private featuresFor(one: number, vector: FeatureVector): readonly string[] {
    const { features } = this.weights;
    const strongest = vector
      .map(({ id, value }) => ({ feature: features[id]!, gain: value * this.#scorer.weightOf(id, one) }))
      .filter(({ gain }) => gain > 0)
      .sort((left, right) => right.gain - left.gain)
      .slice(0, MAX_WORDS)
      .map(({ feature }) => feature);
    const paired = new Set(strongest.filter((feature) => feature.includes(PAIR)).flatMap(stemsOf));
    return strongest.filter((feature) => !paired.has(feature));
  }
}

function stemsOf(feature: string): readonly string[] {
  return feature.split(PAIR);
}

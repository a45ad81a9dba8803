import type { NodeList } from '../index/node-lists.js';
import { standsAt, type Postings } from '../index/postings.js';
import type { TextIndex } from '../index/text-index.js';
import { isWithin, measuresOf } from '../language/measure.js';
import type { Alternative, Concept, QueryReading, StemPair } from '../query/concepts.js';
import { WEIGHTS } from './weights.js';

/** Nodes whose texts match one term of a query. */
export interface TermMatch extends NodeList {
  /** Weight at each node of the index, before its level; null: the value, at any level. */
  readonly weights: Float32Array | null;
  readonly value: number;
}

/** Nodes whose texts match a concept in one of its readings. */
export interface ConceptMatch extends TermMatch {
  /** Null: words that mean the numbers of the nodes. */
  readonly reading: Alternative | null;
  /** Words of the query: the concept, or those that mean a number. */
  readonly text: string;
  /** Number of words of a text that it accounts for. */
  readonly words: number;
}

/** A concept of a query and its matches: those that point to numbers first, then the most certain readings. */
export interface MatchedConcept {
  readonly concept: Concept;
  readonly matches: readonly ConceptMatch[];
}

/** The matches of a query. */
export interface MatchedTerms {
  readonly concepts: readonly MatchedConcept[];
  /** Pairs of words, negated words and measures, which add to or subtract from a match. */
  readonly extras: readonly TermMatch[];
}

/** Above this rarity a negated word costs no more. */
const MAX_NEGATED_RARITY = 6;
/** Words of a text that a trade name at its number accounts for. */
const WORDS_OF_A_TRADE_NAME = 2;

/** Finds the matches of queries in the texts of one index. */
export class TermMatcher {
  constructor(private readonly index: TextIndex) {}

  find({ concepts, pairs }: QueryReading, query: string): MatchedTerms {
    const extras: TermMatch[] = [];
    this.#addPairs(pairs, extras);
    for (const concept of concepts) this.#addNegated(concept, extras);
    this.#addMeasures(query, extras);
    return { concepts: concepts.map((concept) => ({ concept, matches: this.#matchesOf(concept) })), extras };
  }

  #matchesOf({ text: typed, alternatives, under }: Concept): readonly ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    for (const { digits, weight, text } of under) {
      const list = this.index.positions.get(digits);
      if (list === undefined) continue;
      const { nodes, from, to } = list;
      const value = WEIGHTS.trade * weight;
      const words = WORDS_OF_A_TRADE_NAME;
      matches.push({ nodes, from, to, weights: null, value, reading: null, text, words });
    }
    for (const reading of alternatives) {
      const postings = postingsOf(reading, this.index);
      if (postings === null) continue;
      const { nodes, from, to, weights, rarity } = postings;
      const value = reading.weight * rarity;
      matches.push({ nodes, from, to, weights, value, reading, text: typed, words: reading.stems.length });
    }
    return matches;
  }

  #addPairs(pairs: readonly StemPair[], extras: TermMatch[]): void {
    for (const { pair, weight } of pairs) {
      const set = this.index.pairs.get(pair);
      if (set === undefined) continue;
      const value = WEIGHTS.pair * weight * set.rarity;
      const { nodes, from, to, weights } = set;
      extras.push({ nodes, from, to, weights, value });
    }
  }

  /** Words that texts exclude: negative value. */
  #addNegated({ alternatives, weight }: Concept, extras: TermMatch[]): void {
    for (const { stems, kind } of alternatives) {
      const set = kind === 'exact' ? this.index.negated.get(stems[0] as string) : undefined;
      if (set === undefined) continue;
      const value = -WEIGHTS.negated * weight * Math.min(MAX_NEGATED_RARITY, set.rarity);
      const { nodes, from, to } = set;
      extras.push({ nodes, from, to, weights: null, value });
    }
  }

  /** Measures of the query within, or outside, the bounds of texts. */
  #addMeasures(query: string, extras: TermMatch[]): void {
    const measures = measuresOf(query);
    if (measures.length === 0) return;
    const [inside, outside]: [number[], number[]] = [[], []];
    for (const [node, ranges] of this.index.ranges)
      for (const range of ranges) {
        const measure = measures.find(({ dimension }) => dimension === range.dimension);
        if (measure !== undefined) (isWithin(measure, range) ? inside : outside).push(node);
      }
    const value = WEIGHTS.range;
    extras.push(
      { ...listOf(inside), weights: null, value },
      { ...listOf(outside), weights: null, value: -value },
    );
  }
}

/** The nodes with all stems of a reading, by the rarest of them; null when one of them does not occur. */
function postingsOf({ stems }: Alternative, { terms }: TextIndex): Postings | null {
  if (stems.length === 1) return terms.get(stems[0] as string) ?? null;
  const sets: Postings[] = [];
  for (const stemmed of stems) {
    const set = terms.get(stemmed);
    if (set === undefined) return null;
    sets.push(set);
  }
  const [rarest, ...others] = sets.sort((left, right) => left.to - left.from - (right.to - right.from));
  return rarest === undefined ? null : keepTogether(others, rarest);
}

function keepTogether(others: readonly Postings[], { nodes, from, to, weights, rarity }: Postings): Postings {
  const shared: number[] = [];
  for (let at = from; at < to; at += 1) {
    const node = nodes[at] as number;
    if (others.every((set) => standsAt(set, node))) shared.push(node);
  }
  return { nodes: shared, from: 0, to: shared.length, weights, rarity };
}

function listOf(nodes: readonly number[]): NodeList {
  return { nodes, from: 0, to: nodes.length };
}

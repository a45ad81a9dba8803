import type { TextIndex } from '../index/text-index.js';
import type { Postings } from '../index/postings.js';
import { measuresOf } from '../language/measure.js';
import type { Alternative, Concept, QueryReading } from '../query/concepts.js';
import { WEIGHTS, type RankingWeights } from './weights.js';

/** Rarity a word is taken to have that nothing in the index knows. */
const UNKNOWN_RARITY = 4;
/** Above this a negated word costs no more. */
const MOST_NEGATED_RARITY = 6;
/** Words of a text that a trade name at its number accounts for. */
const WORDS_OF_A_TRADE_NAME = 2;

/**
 * Scores every node of an index for a query. Evidence for a concept is the best along the path from section to line,
 * by the rarity of the word and the level it stands at; pairs, measures and words not covered or not said are added
 * up along the path; the whole is scaled by the share of the query that was found.
 */
export class Scorer {
  readonly #size: number;
  readonly #levels: Float32Array;
  readonly #unsaid: Float32Array;
  // Working space, cleared for every query: scoring is synchronous and never runs twice at a time.
  readonly #total: Float32Array;
  readonly #found: Float32Array;
  readonly #extra: Float32Array;
  readonly #said: Float32Array;
  readonly #own: Float32Array;

  constructor(
    private readonly index: TextIndex,
    private readonly weights: RankingWeights = WEIGHTS,
  ) {
    const { nodes } = index;
    this.#size = nodes.length;
    this.#levels = Float32Array.from(nodes, ({ level }) => weights.level[level]);
    this.#unsaid = Float32Array.from(nodes, ({ level }, at) =>
      index.lengths[at] === 0 ? 0 : weights.unsaid[level],
    );
    [this.#total, this.#found, this.#extra, this.#said, this.#own] = Array.from(
      { length: 5 },
      () => new Float32Array(this.#size),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  }

  /** Scores by node; 0 where nothing of the query was found. The array is overwritten by the next call. */
  score({ concepts, pairs }: QueryReading, query: string): Float32Array {
    for (const space of [this.#total, this.#found, this.#extra, this.#said]) space.fill(0);
    let whole = 0;
    for (const concept of concepts) whole += concept.weight * this.#addConcept(concept);
    for (const { pair, weight } of pairs) this.#addPair(pair, weight);
    for (const concept of concepts) this.#subtractNegated(concept);
    this.#addMeasures(query);
    return this.#combine(whole);
  }

  /** Adds one concept along every path; returns the most it could have said anywhere. */
  #addConcept(concept: Concept): number {
    this.#own.fill(0);
    let most = 0;
    for (const alternative of concept.alternatives) most = Math.max(most, this.#gather(alternative));
    most = Math.max(most, this.#gatherUnder(concept));
    if (most > 0) this.#spread(concept.weight, most);
    return most > 0 ? most : UNKNOWN_RARITY;
  }

  /** Notes where all stems of one reading stand together. */
  #gather({ stems, weight }: Alternative): number {
    const sets: Postings[] = [];
    for (const stemmed of stems) {
      const set = this.index.terms.get(stemmed);
      if (set === undefined) return 0;
      sets.push(set);
    }
    sets.sort((left, right) => left.nodes.length - right.nodes.length);
    const [rarest, ...others] = sets;
    if (rarest === undefined) return 0;
    const value = weight * rarest.rarity;
    const { nodes, weights } = rarest;
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] as number;
      if (others.some((set) => !hasNode(set.nodes, node))) continue;
      this.#note(node, value * (weights[place] as number) * (this.#levels[node] as number), stems.length);
    }
    return value;
  }

  #gatherUnder({ under, underWeight }: Concept): number {
    const value = this.weights.trade * underWeight;
    let found = 0;
    for (const digits of under) {
      for (const node of this.index.positions.get(digits) ?? []) {
        this.#note(node, value, WORDS_OF_A_TRADE_NAME);
        found = value;
      }
    }
    return found;
  }

  #note(node: number, value: number, words: number): void {
    if (value > (this.#own[node] as number)) this.#own[node] = value;
    this.#said[node] = (this.#said[node] as number) + words;
  }

  /** Carries evidence from parents to children, which stand after them, and adds it to the totals. */
  #spread(weight: number, most: number): void {
    const { parents } = this.index;
    const own = this.#own;
    for (let node = 0; node < this.#size; node += 1) {
      const parent = parents[node] as number;
      let value = own[node] as number;
      if (parent >= 0 && (own[parent] as number) > value) own[node] = value = own[parent] as number;
      if (value === 0) continue;
      this.#total[node] = (this.#total[node] as number) + value * weight;
      this.#found[node] = (this.#found[node] as number) + (value < most ? value : most) * weight;
    }
  }

  #addPair(pair: string, weight: number): void {
    const set = this.index.pairs.get(pair);
    if (set === undefined) return;
    const value = this.weights.pair * weight * set.rarity;
    set.nodes.forEach((node, place) => {
      this.#add(node, value * (set.weights[place] as number) * (this.#levels[node] as number));
    });
  }

  #subtractNegated({ alternatives, weight }: Concept): void {
    for (const { stems, kind } of alternatives) {
      const set = kind === 'exact' ? this.index.negated.get(stems[0] as string) : undefined;
      if (set === undefined) continue;
      const value = this.weights.negated * weight * Math.min(MOST_NEGATED_RARITY, set.rarity);
      for (const node of set.nodes) this.#add(node, -value);
    }
  }

  #addMeasures(query: string): void {
    const measures = measuresOf(query);
    if (measures.length === 0) return;
    for (const [node, ranges] of this.index.ranges) {
      for (const { dimension, low, high } of ranges) {
        const measure = measures.find((one) => one.dimension === dimension);
        if (measure === undefined) continue;
        const fits = measure.value > low && measure.value <= high;
        this.#add(node, fits ? this.weights.range : -this.weights.range);
      }
    }
  }

  #add(node: number, value: number): void {
    this.#extra[node] = (this.#extra[node] as number) + value;
  }

  #combine(whole: number): Float32Array {
    const { parents, lengths } = this.index;
    const scores = this.#own;
    for (let node = 0; node < this.#size; node += 1) {
      const unsaid = this.#unsaid[node] as number;
      if (unsaid > 0) {
        const share = 1 - (this.#said[node] as number) / (lengths[node] as number);
        if (share > 0) this.#add(node, -unsaid * share);
      }
      const parent = parents[node] as number;
      if (parent >= 0) this.#add(node, this.#extra[parent] as number);
      const total = this.#total[node] as number;
      const evidence = total > 0 ? total + (this.#extra[node] as number) : 0;
      const share = (this.#found[node] as number) / whole;
      scores[node] =
        evidence > 0 ? evidence * (this.weights.coverage === 1 ? share : share ** this.weights.coverage) : 0;
    }
    return scores;
  }
}

function hasNode(nodes: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((nodes[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return nodes[low] === wanted;
}

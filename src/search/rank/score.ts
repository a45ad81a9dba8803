import { NodeSet } from '../index/node-set.js';
import { standsAt, type Postings } from '../index/postings.js';
import type { TextIndex } from '../index/text-index.js';
import { measuresOf } from '../language/measure.js';
import type { Alternative, Concept, QueryReading } from '../query/concepts.js';
import { WEIGHTS, type RankingWeights } from './weights.js';

/** Rarity a word is taken to have that nothing in the index knows. */
const UNKNOWN_RARITY = 4;
/** Above this a negated word costs no more. */
const MOST_NEGATED_RARITY = 6;
/** Words of a text that a trade name at its number accounts for. */
const WORDS_OF_A_TRADE_NAME = 2;

/** What of an index a query found. Overwritten by the next query. */
export interface Scores {
  /** Nodes with a score above 0, in printing order: the first `count` of the array. */
  readonly nodes: Int32Array;
  readonly count: number;
  /** Scores by node; of other nodes than those above it says nothing. */
  readonly byNode: Float32Array;
  /** The highest of them; 0 where nothing was found. */
  readonly best: number;
}

/**
 * Scores the nodes of an index that a query says something of. Evidence for a concept is the best along the path from
 * section to line, by the rarity of the word and the level it stands at; pairs, measures and words not covered or not
 * said are added up along the path; the whole is scaled by the share of the query that was found.
 *
 * Only what stands under a node with evidence is looked at: what is under a node follows it in the list.
 */
export class Scorer {
  readonly #size: number;
  readonly #levels: Float32Array;
  readonly #unsaid: Float32Array;
  /** What is added at each node where nothing of a query is said on its path. */
  readonly #unsaidAlong: Float32Array;
  // Working space, all zeros between two queries: scoring is synchronous and never runs twice at a time.
  readonly #total: Float32Array;
  readonly #found: Float32Array;
  readonly #extra: Float32Array;
  readonly #said: Float32Array;
  readonly #own: Float32Array;
  /** Nodes that say the concept under way. */
  readonly #noted: NodeSet;
  /** Nodes under which some concept was found. */
  readonly #tops: NodeSet;
  /** Nodes with something of their own in `#extra`. */
  readonly #adjusted: NodeSet;
  #hasAdjusted = false;
  // What a query found, overwritten by the next one.
  /** `#own` carried down the path. */
  readonly #carried: Float32Array;
  /** `#extra` added up along the path. */
  readonly #along: Float32Array;
  readonly #scores: Float32Array;
  readonly #nodes: Int32Array;

  constructor(
    private readonly index: TextIndex,
    private readonly weights: RankingWeights = WEIGHTS,
  ) {
    const { nodes } = index;
    const size = nodes.length;
    this.#size = size;
    this.#levels = Float32Array.from(nodes, ({ level }) => weights.level[level]);
    this.#unsaid = Float32Array.from(nodes, ({ level }, at) =>
      index.lengths[at] === 0 ? 0 : weights.unsaid[level],
    );
    const space = (): Float32Array => new Float32Array(size);
    [this.#total, this.#found, this.#extra, this.#said] = [space(), space(), space(), space()];
    [this.#own, this.#carried, this.#along, this.#scores] = [space(), space(), space(), space()];
    this.#nodes = new Int32Array(size);
    this.#unsaidAlong = space();
    for (let node = 0; node < size; node += 1)
      this.#unsaidAlong[node] = this.#extraAt(node, this.#unsaidAlong[index.parents[node] as number] ?? 0);
    [this.#noted, this.#tops, this.#adjusted] = [new NodeSet(size), new NodeSet(size), new NodeSet(size)];
  }

  score({ concepts, pairs }: QueryReading, query: string): Scores {
    let whole = 0;
    for (const concept of concepts) whole += concept.weight * this.#addConcept(concept);
    for (const { pair, weight } of pairs) this.#addPair(pair, weight);
    for (const concept of concepts) this.#subtractNegated(concept);
    this.#addMeasures(query);
    const scores = this.#combine(whole);
    this.#clear();
    return scores;
  }

  /** Adds one concept along every path; returns the most it could have said anywhere. */
  #addConcept(concept: Concept): number {
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
    if (sets.length > 1) sets.sort((left, right) => left.nodes.length - right.nodes.length);
    const [rarest, ...others] = sets;
    if (rarest === undefined) return 0;
    const value = weight * rarest.rarity;
    const { nodes, weights } = rarest;
    const [levels, own, said] = [this.#levels, this.#own, this.#said];
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] as number;
      if (others.length > 0 && !others.every((set) => standsAt(set, node))) continue;
      const here = value * (weights[place] as number) * (levels[node] as number);
      own[node] = Math.max(own[node] as number, here);
      said[node] = (said[node] as number) + stems.length;
      this.#noted.add(node);
    }
    return value;
  }

  #gatherUnder({ under, underWeight }: Concept): number {
    const value = this.weights.trade * underWeight;
    let found = 0;
    for (const digits of under) {
      for (const node of this.index.positions.get(digits) ?? []) {
        this.#own[node] = Math.max(this.#own[node] as number, value);
        this.#said[node] = (this.#said[node] as number) + WORDS_OF_A_TRADE_NAME;
        this.#noted.add(node);
        found = value;
      }
    }
    return found;
  }

  /** Carries evidence from parents to children, which stand after them, and adds it to the totals. */
  #spread(weight: number, most: number): void {
    const { parents, ends } = this.index;
    const [own, carried, total, found] = [this.#own, this.#carried, this.#total, this.#found];
    for (let top = this.#noted.next(0); top < this.#size; top = this.#noted.next(ends[top] as number)) {
      const end = ends[top] as number;
      for (let node = top; node < end; node += 1) {
        let value = own[node] as number;
        // Nothing above the top says it.
        if (node > top) value = Math.max(value, carried[parents[node] as number] as number);
        own[node] = 0;
        carried[node] = value;
        total[node] = (total[node] as number) + value * weight;
        found[node] = (found[node] as number) + Math.min(value, most) * weight;
      }
      this.#tops.add(top);
    }
    this.#noted.clear();
  }

  #addPair(pair: string, weight: number): void {
    const set = this.index.pairs.get(pair);
    if (set === undefined) return;
    const value = this.weights.pair * weight * set.rarity;
    const { nodes, weights } = set;
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] as number;
      this.#add(node, value * (weights[place] as number) * (this.#levels[node] as number));
    }
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
    this.#adjusted.add(node);
    this.#hasAdjusted = true;
  }

  #combine(whole: number): Scores {
    const { parents, ends } = this.index;
    const [total, found, said, along] = [this.#total, this.#found, this.#said, this.#along];
    const [scores, nodes] = [this.#scores, this.#nodes];
    const { coverage } = this.weights;
    let count = 0;
    let best = 0;
    for (let top = this.#tops.next(0); top < this.#size; top = this.#tops.next(ends[top] as number)) {
      const end = ends[top] as number;
      const above = this.#extraAlong(parents[top] as number);
      for (let node = top; node < end; node += 1) {
        const extra = this.#extraAt(node, node > top ? (along[parents[node] as number] as number) : above);
        along[node] = extra;
        const evidence = (total[node] as number) + extra;
        const share = (found[node] as number) / whole;
        total[node] = found[node] = said[node] = 0;
        if (evidence <= 0) continue;
        scores[node] = evidence * (coverage === 1 ? share : share ** coverage);
        const score = scores[node] as number;
        if (score === 0) continue;
        nodes[count] = node;
        count += 1;
        best = Math.max(best, score);
      }
    }
    return { nodes, byNode: scores, count, best };
  }

  /** What is added at a node that no concept was found at or above: nothing of the query is said there. */
  #extraAlong(node: number): number {
    if (node < 0) return 0;
    if (!this.#hasAdjusted) return this.#unsaidAlong[node] as number;
    return this.#extraAt(node, this.#extraAlong(this.index.parents[node] as number));
  }

  /** What is added at a node, each step rounded to what the arrays hold. */
  #extraAt(node: number, above: number): number {
    let extra = this.#extra[node] as number;
    const unsaid = this.#unsaid[node] as number;
    if (unsaid > 0) {
      const said = this.#said[node] as number;
      const share = said === 0 ? 1 : 1 - said / (this.index.lengths[node] as number);
      if (share > 0) extra = Math.fround(extra - unsaid * share);
    }
    return Math.fround(extra + above);
  }

  #clear(): void {
    this.#tops.clear();
    if (!this.#hasAdjusted) return;
    for (let node = this.#adjusted.next(0); node < this.#size; node = this.#adjusted.next(node + 1))
      this.#extra[node] = 0;
    this.#adjusted.clear();
    this.#hasAdjusted = false;
  }
}

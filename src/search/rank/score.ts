import { NodeSet } from '../index/node-set.js';
import { standsAt, type Postings } from '../index/postings.js';
import type { TextIndex } from '../index/text-index.js';
import { isWithin, measuresOf } from '../language/measure.js';
import type { Alternative, Concept, QueryReading } from '../query/concepts.js';
import {
  CARRIED,
  EXTRA,
  FIELDS,
  FOUND,
  layOutFields,
  LEVEL,
  OWN,
  SAID,
  TOTAL,
  UNSAID,
} from './node-fields.js';
import type { Scores } from './select.js';
import { WEIGHTS, type RankingWeights } from './weights.js';

/** Rarity a word is taken to have that nothing in the index knows. */
const UNKNOWN_RARITY = 4;
/** Above this a negated word costs no more. */
const MOST_NEGATED_RARITY = 6;
/** Words of a text that a trade name at its number accounts for. */
const WORDS_OF_A_TRADE_NAME = 2;

/**
 * Scores the nodes of an index that a query says something of. Evidence for a concept is the best along the path from
 * section to line, by the rarity of the word and the level it stands at; pairs, measures and words not covered or not
 * said are added up along the path; the whole is scaled by the share of the query that was found.
 *
 * Only what stands under a node with evidence is looked at: what is under a node follows it in the list.
 */
export class Scorer {
  readonly #size: number;
  /** The fields of every node. Those of a query are zero between two of them: scoring never runs twice at a time. */
  readonly #fields: Float32Array;
  /** What is carried to each node where nothing of a query is said on its path. */
  readonly #unsaidAlong: Float32Array;
  /** Nodes that say the concept under way. */
  readonly #noted: NodeSet;
  /** Nodes under which some concept was found. */
  readonly #tops: NodeSet;
  /** Nodes with something in EXTRA. */
  readonly #adjusted: NodeSet;
  #hasAdjusted = false;
  // What a query found, overwritten by the next one.
  readonly #nodes: Int32Array;
  readonly #scores: Float32Array;

  constructor(
    private readonly index: TextIndex,
    private readonly weights: RankingWeights = WEIGHTS,
  ) {
    const { nodes, parents } = index;
    const size = nodes.length;
    this.#size = size;
    this.#fields = layOutFields(index, weights);
    this.#unsaidAlong = new Float32Array(size);
    for (let node = 0; node < size; node += 1)
      this.#unsaidAlong[node] = this.#extraAt(node, this.#unsaidAlong[parents[node] as number] ?? 0);
    [this.#noted, this.#tops, this.#adjusted] = [new NodeSet(size), new NodeSet(size), new NodeSet(size)];
    this.#nodes = new Int32Array(size);
    this.#scores = new Float32Array(size);
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
    const fields = this.#fields;
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] as number;
      if (others.length > 0 && !others.every((set) => standsAt(set, node))) continue;
      const level = fields[FIELDS * node + LEVEL] as number;
      this.#note(node, value * (weights[place] as number) * level, stems.length);
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
    const fields = this.#fields;
    const at = FIELDS * node;
    if (value > (fields[at + OWN] as number)) fields[at + OWN] = value;
    fields[at + SAID] = (fields[at + SAID] as number) + words;
    this.#noted.add(node);
  }

  /** Carries evidence from parents to children, which stand after them, and adds it to the totals. */
  #spread(weight: number, most: number): void {
    const { parents, ends } = this.index;
    const fields = this.#fields;
    for (let top = this.#noted.next(0); top < this.#size; top = this.#noted.next(ends[top] as number)) {
      const end = ends[top] as number;
      for (let node = top; node < end; node += 1) {
        const at = FIELDS * node;
        let value = fields[at + OWN] as number;
        // Nothing above the top says it.
        const above = node > top ? (fields[FIELDS * (parents[node] as number) + CARRIED] as number) : 0;
        if (above > value) value = above;
        fields[at + OWN] = 0;
        fields[at + CARRIED] = value;
        fields[at + TOTAL] = (fields[at + TOTAL] as number) + value * weight;
        fields[at + FOUND] = (fields[at + FOUND] as number) + (value < most ? value : most) * weight;
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
      const level = this.#fields[FIELDS * node + LEVEL] as number;
      this.#add(node, value * (weights[place] as number) * level);
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
    for (const [node, ranges] of this.index.ranges)
      for (const range of ranges) {
        const measure = measures.find(({ dimension }) => dimension === range.dimension);
        if (measure !== undefined) this.#add(node, this.weights.range * (isWithin(measure, range) ? 1 : -1));
      }
  }

  #add(node: number, value: number): void {
    const at = FIELDS * node + EXTRA;
    this.#fields[at] = (this.#fields[at] as number) + value;
    this.#adjusted.add(node);
    this.#hasAdjusted = true;
  }

  #combine(whole: number): Scores {
    const { parents, ends } = this.index;
    const [fields, scores, nodes] = [this.#fields, this.#scores, this.#nodes];
    const { coverage } = this.weights;
    let count = 0;
    let best = 0;
    for (let top = this.#tops.next(0); top < this.#size; top = this.#tops.next(ends[top] as number)) {
      const end = ends[top] as number;
      let above = this.#extraAlong(parents[top] as number);
      for (let node = top; node < end; node += 1) {
        const at = FIELDS * node;
        if (node > top) above = fields[FIELDS * (parents[node] as number) + CARRIED] as number;
        const extra = this.#extraAt(node, above);
        const evidence = (fields[at + TOTAL] as number) + extra;
        const found = fields[at + FOUND] as number;
        fields[at + CARRIED] = extra;
        fields[at + TOTAL] = fields[at + FOUND] = fields[at + SAID] = 0;
        if (evidence <= 0) continue;
        const share = found / whole;
        const score = Math.fround(evidence * (coverage === 1 ? share : share ** coverage));
        if (score === 0) continue;
        nodes[count] = node;
        scores[count] = score;
        count += 1;
        if (score > best) best = score;
      }
    }
    return { nodes, scores, count, best };
  }

  /** What is added at a node that no concept was found at or above: nothing of the query is said there. */
  #extraAlong(node: number): number {
    if (node < 0) return 0;
    if (!this.#hasAdjusted) return this.#unsaidAlong[node] as number;
    return this.#extraAt(node, this.#extraAlong(this.index.parents[node] as number));
  }

  /** What is added at a node, each step rounded to what the arrays hold. */
  #extraAt(node: number, above: number): number {
    const fields = this.#fields;
    const at = FIELDS * node;
    const extra = fields[at + EXTRA] as number;
    const unsaid = fields[at + UNSAID] as number;
    const said = fields[at + SAID] as number;
    if (said === 0) return Math.fround(Math.fround(extra - unsaid) + above);
    const share = 1 - said / (this.index.lengths[node] as number);
    return Math.fround(Math.fround(unsaid > 0 && share > 0 ? extra - unsaid * share : extra) + above);
  }

  #clear(): void {
    this.#tops.clear();
    if (!this.#hasAdjusted) return;
    for (let node = this.#adjusted.next(0); node < this.#size; node = this.#adjusted.next(node + 1))
      this.#fields[FIELDS * node + EXTRA] = 0;
    this.#adjusted.clear();
    this.#hasAdjusted = false;
  }
}

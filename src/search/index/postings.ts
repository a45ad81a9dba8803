import { addToList } from '../../terms/group-by.js';
import { layOutLists, NodeLists, type LaidOutLists, type NodeList } from './node-lists.js';

/** The occurrences of one term: positions of nodes, ascending, with their weights. */
export interface Postings extends NodeList {
  /** For every node of the index, by position. 0 to about 1.5: less in a long text. */
  readonly weights: Float32Array;
  /** How rare the term is: ln(1 + nodes / nodes with it). */
  readonly rarity: number;
}

/** Whether a term occurs at a node. */
export function standsAt({ nodes, from, to }: NodeList, wanted: number): boolean {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((nodes[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low < to && nodes[low] === wanted;
}

/** Terms and their occurrences. */
export class PostingLists extends NodeLists {
  constructor(
    lists: LaidOutLists,
    private readonly weights: Float32Array,
  ) {
    super(lists);
  }

  override get(term: string): Postings | undefined {
    const list = super.get(term);
    if (list === undefined) return undefined;
    const { weights } = this;
    const { nodes, from, to } = list;
    return { nodes, from, to, weights, rarity: rarityOf(weights.length, to - from) };
  }
}

/** How much a text longer than average dilutes its words: 0 not at all, 1 in full. */
const LENGTH_EFFECT = 0.25;

/** Collects the terms of nodes, one node after another, and lays them out. */
export class PostingsBuilder {
  readonly #gathered = new Map<string, number[]>();
  readonly #lengths: number[] = [];

  /** @param terms each counted once */
  add(node: number, terms: Iterable<string>, length: number): void {
    this.#lengths[node] = length;
    for (const term of new Set(terms)) addToList(this.#gathered, term, node);
  }

  /** Yields periodically, so that the caller can do other work in between. */
  *build(nodeCount: number): Generator<void, PostingLists> {
    const filled = this.#lengths.filter((length) => length > 0);
    const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
    const weights = new Float32Array(nodeCount);
    for (let node = 0; node < nodeCount; node += 1)
      weights[node] = weightOf(this.#lengths[node] ?? 0, average);
    const lists = yield* layOutLists(this.#gathered);
    this.#gathered.clear();
    return new PostingLists(lists, weights);
  }
}

/** How much each word of a text counts: less the longer it is beside the average. */
export function weightOf(length: number, average: number, effect = LENGTH_EFFECT): number {
  return 1 / (1 - effect + (effect * length) / average);
}

/** How rare a term is among texts. */
export function rarityOf(texts: number, withIt: number): number {
  return Math.log(1 + texts / withIt);
}

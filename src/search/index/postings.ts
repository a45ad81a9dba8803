/** Where one term stands: positions of nodes, ascending, and how much each says by it. */
export interface Postings {
  readonly nodes: Uint32Array;
  /** 0 to about 1.5: less in a long text. */
  readonly weights: Float32Array;
  /** How rare the term is: ln(1 + nodes / nodes with it). */
  readonly rarity: number;
}

/** Whether a term stands at a node. */
export function standsAt({ nodes }: Postings, wanted: number): boolean {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((nodes[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return nodes[low] === wanted;
}

/** Laid out between two pauses: some milliseconds. */
const TERMS_IN_A_ROW = 1_000;

/** How far a text longer than the average dilutes its words: 0 not at all, 1 in full. */
const LENGTH_EFFECT = 0.25;

/** Gathers the terms of nodes, one node after the other, and lays them out. */
export class PostingsBuilder {
  readonly #gathered = new Map<string, number[]>();
  readonly #lengths: number[] = [];

  /** @param terms each counted once */
  add(node: number, terms: Iterable<string>, length: number): void {
    this.#lengths[node] = length;
    for (const term of new Set(terms)) {
      const known = this.#gathered.get(term);
      if (known === undefined) this.#gathered.set(term, [node]);
      else known.push(node);
    }
  }

  /** Yields now and then, so that whoever builds can do something else in between. */
  *build(nodeCount: number): Generator<void, Map<string, Postings>> {
    const filled = this.#lengths.filter((length) => length > 0);
    const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
    const built = new Map<string, Postings>();
    for (const [term, nodes] of this.#gathered) {
      const weights = nodes.map((node) => weightOf(this.#lengths[node] ?? 0, average));
      if (built.size % TERMS_IN_A_ROW === 0) yield;
      built.set(term, {
        nodes: Uint32Array.from(nodes),
        weights: Float32Array.from(weights),
        rarity: Math.log(1 + nodeCount / nodes.length),
      });
    }
    this.#gathered.clear();
    return built;
  }
}

function weightOf(length: number, average: number): number {
  return 1 / (1 - LENGTH_EFFECT + (LENGTH_EFFECT * length) / average);
}

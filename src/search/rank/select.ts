import type { TextIndex } from '../index/text-index.js';
import { BestFirst } from './best-first.js';
import { WEIGHTS } from './weights.js';

/** What of an index a query found. Overwritten by the next query. */
export interface Scores {
  /** Nodes with a score above 0, in printing order: the first `count` of the array. */
  readonly nodes: Int32Array;
  /** Their scores, in the same order. */
  readonly scores: Float32Array;
  readonly count: number;
  /** The highest of them; 0 where nothing was found. */
  readonly best: number;
}

export interface Ranked {
  readonly node: number;
  readonly score: number;
}

/** Farther down a ranking there is nothing worth reading. */
export const MOST_HITS = 500;
/** More than this are never compared: the rest of a ranking is noise. */
const MOST_COMPARED = 4000;
/** With more candidates than this above a share of the best score, weaker ones are left out. */
const ENOUGH = MOST_COMPARED / 4;
/** Shares of the best score, each a fifth of the one before: less than the last is no evidence worth a place. */
const SHARES = [0.5, 0.5 / 5, 0.5 / 5 / 5, 0.5 / 5 / 5 / 5] as const;

/** A score and a node in one number: from the lowest on the higher score comes first, and of equals the earlier node. */
const NODES = 2 ** 22;
const HIGHEST_BITS = 2 ** 31 - 1;
const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

function keyOf(score: number, node: number): number {
  float[0] = score;
  return (HIGHEST_BITS - (bits[0] as number)) * NODES + node;
}

function readKey(key: number): Ranked {
  const inverted = Math.floor(key / NODES);
  bits[0] = HIGHEST_BITS - inverted;
  return { node: key - inverted * NODES, score: float[0] as number };
}

/** Puts what a query found in order. */
export class Selector {
  /** Numbered by six digits: lines of one subheading make room for other subheadings. */
  readonly #subheadings: Uint32Array;
  // Working space: how many lines of a subheading were taken, all zeros between two searches; places of candidates.
  readonly #repeats: Uint16Array;
  readonly #candidates: Int32Array;
  readonly #keys: Float64Array;

  constructor({ nodes }: TextIndex) {
    const numbers = new Map<string, number>();
    this.#subheadings = Uint32Array.from(nodes, ({ row }) => {
      const digits = row?.row.number?.slice(0, 6) ?? '';
      const number = numbers.get(digits) ?? numbers.size;
      numbers.set(digits, number);
      return number;
    });
    this.#repeats = new Uint16Array(numbers.size);
    this.#candidates = new Int32Array(nodes.length);
    this.#keys = new Float64Array(nodes.length);
  }

  /** Those of the nodes that may be results and are strong enough. */
  select(found: Scores, isCandidate: (node: number) => boolean): Ranking {
    const places = this.#candidates;
    let count = 0;
    for (let place = 0; place < found.count; place += 1) {
      if (!isCandidate(found.nodes[place] as number)) continue;
      places[count] = place;
      count += 1;
    }
    const least = leastScore(places.subarray(0, count), found);
    const keys = this.#keys;
    let strong = 0;
    for (let at = 0; at < count; at += 1) {
      const place = places[at] as number;
      const score = found.scores[place] as number;
      if (score < least) continue;
      keys[strong] = keyOf(score, found.nodes[place] as number);
      strong += 1;
    }
    return new Ranking(keys.slice(0, strong), this.#order);
  }

  /** The best, best first: each further line of the same subheading counts for a share of the one before. */
  readonly #order = (keys: Float64Array, most: number): readonly Ranked[] => {
    const best = new BestFirst(keys);
    const kept = new KeptBest(most);
    while (best.left > 0 && keys.length - best.left < MOST_COMPARED) {
      const ranked = readKey(best.first);
      // Nothing behind can do better than by its own score.
      if (ranked.score < kept.least) break;
      best.takeFirst();
      kept.add(this.#damp(ranked));
    }
    for (const key of best.taken) this.#repeats[this.#subheadings[readKey(key).node] as number] = 0;
    return kept.list;
  };

  #damp(ranked: Ranked): Ranked {
    const { node, score } = ranked;
    const subheading = this.#subheadings[node] as number;
    const before = this.#repeats[subheading] as number;
    this.#repeats[subheading] = before + 1;
    return before === 0 ? ranked : { node, score: score * WEIGHTS.repeat ** before };
  }
}

/** The score below which a candidate is left out. */
function leastScore(places: Int32Array, { scores, best }: Scores): number {
  const isEnough = (share: number): boolean => {
    const least = best * share;
    let strong = 0;
    for (let at = 0; at < places.length; at += 1)
      if ((scores[places[at] as number] as number) >= least) strong += 1;
    return strong > ENOUGH;
  };
  const share = places.length > ENOUGH ? SHARES.find(isEnough) : undefined;
  return best * (share ?? SHARES[3]);
}

/** The candidates of one search, put in order as far as they are read: a page costs little more than what it shows. */
export class Ranking {
  readonly length: number;

  constructor(
    private readonly keys: Float64Array,
    private readonly order: (keys: Float64Array, most: number) => readonly Ranked[],
  ) {
    this.length = Math.min(MOST_HITS, keys.length);
  }

  slice(start: number, end: number): readonly Ranked[] {
    const last = Math.min(end, this.length);
    return start < last ? this.order(this.keys, last).slice(start) : [];
  }
}

/** As many as are wanted of what is added, the best first, of equals the earlier node. */
class KeptBest {
  readonly list: Ranked[] = [];

  constructor(private readonly most: number) {}

  /** What has less is not kept. */
  get least(): number {
    return this.list.length < this.most ? 0 : (this.list[this.most - 1] as Ranked).score;
  }

  add(one: Ranked): void {
    const { list, most } = this;
    let at = list.length;
    for (; at > 0; at -= 1) {
      const before = list[at - 1] as Ranked;
      if (!isBehind(before, one)) break;
      if (at < most) list[at] = before;
    }
    if (at < most) list[at] = one;
  }
}

function isBehind(left: Ranked, right: Ranked): boolean {
  return left.score < right.score || (left.score === right.score && left.node > right.node);
}

import type { TextIndex } from '../index/text-index.js';
import { BestFirst } from './best-first.js';
import { KeptBest, type Ranked } from './kept-best.js';
import { scoreOf, type Found } from './score.js';
import { WEIGHTS } from './weights.js';

/** Results beyond this rank are not worth reading. */
export const MAX_HITS = 500;
/** More than this are never compared: the rest of a ranking is noise. */
const MAX_COMPARED = 4000;
/** When more candidates than this exceed a share of the best score, weaker ones are dropped. */
const ENOUGH = MAX_COMPARED / 4;
/** Shares of the best score, each a fifth of the previous one; candidates below the last are dropped. */
const SHARES = [0.5, 0.5 / 5, 0.5 / 5 / 5, 0.5 / 5 / 5 / 5] as const;

/** Factor on a line's score by the number of lines of its subheading that precede it. */
const REPEATED = Float64Array.from({ length: MAX_COMPARED }, (_, before) => WEIGHTS.repeat ** before);

/** A score and a node in one number: in ascending order, higher scores first, and among equals the earlier node. */
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

/** Rows eligible for one kind of search, by their positions in the list of nodes. */
export interface Candidates {
  /** Ascending. */
  readonly nodes: Int32Array;
  /** Number of eligible rows before each position of the list. */
  readonly before: Int32Array;
}

export function candidatesOf(size: number, isCandidate: (node: number) => boolean): Candidates {
  const nodes: number[] = [];
  const before = new Int32Array(size + 1);
  for (let node = 0; node < size; node += 1) {
    before[node] = nodes.length;
    if (isCandidate(node)) nodes.push(node);
  }
  before[size] = nodes.length;
  return { nodes: Int32Array.from(nodes), before };
}

/** Keys of candidates, unsorted; each list precedes all of the next. */
type Tiers = readonly number[][];

/** Ranks the results of a query. */
export class Selector {
  /** Six-digit numbers: lines of one subheading make room for other subheadings. */
  readonly #subheadings: Uint32Array;
  // Working memory: lines taken per subheading, all zeros between searches; candidates and scores.
  readonly #repeats: Uint16Array;
  readonly #nodes: Int32Array;
  readonly #scores: Float64Array;

  /** @param unmatchedAlong penalty for words along the path of each node */
  constructor(
    { nodes }: Pick<TextIndex, 'nodes'>,
    private readonly unmatchedAlong: Float64Array,
  ) {
    const numbers = new Map<string, number>();
    this.#subheadings = Uint32Array.from(nodes, ({ row }) => {
      const digits = row?.row.htsNumber?.slice(0, 6) ?? '';
      const number = numbers.get(digits) ?? numbers.size;
      numbers.set(digits, number);
      return number;
    });
    this.#repeats = new Uint16Array(numbers.size);
    this.#nodes = new Int32Array(nodes.length);
    this.#scores = new Float64Array(nodes.length);
  }

  /**
   * Selects the candidates that score high enough.
   * @param isWanted null: all are eligible
   */
  select(found: Found, candidates: Candidates, isWanted: ((node: number) => boolean) | null): Ranking {
    const [nodes, scores] = [this.#nodes, this.#scores];
    const count = this.#gather(found, candidates, isWanted);
    const least = leastScore(scores.subarray(0, count), found.best);
    const strong = found.best * SHARES[0];
    const [first, others]: [number[], number[]] = [[], []];
    for (let at = 0; at < count; at += 1) {
      const score = scores[at] as number;
      if (score < least) continue;
      const key = keyOf(score, nodes[at] as number);
      if (score >= strong) first.push(key);
      else others.push(key);
    }
    return new Ranking([first, others], this.#order);
  }

  /** Collects those above the threshold; returns how many there are. */
  #gather(found: Found, candidates: Candidates, isWanted: ((node: number) => boolean) | null): number {
    const [nodes, scores, unmatchedAlong] = [this.#nodes, this.#scores, this.unmatchedAlong];
    const least = found.best * SHARES[3];
    let count = 0;
    for (let stretch = 0; stretch < found.count; stretch += 1) {
      const place = found.place[stretch] as number;
      const strength = found.strength[place] as number;
      const share = found.share[place] as number;
      const end = candidates.before[found.to[stretch] as number] as number;
      for (let at = candidates.before[found.from[stretch] as number] as number; at < end; at += 1) {
        const node = candidates.nodes[at] as number;
        const score = scoreOf(strength, share, unmatchedAlong[node] as number);
        if (score < least || score === 0 || (isWanted !== null && !isWanted(node))) continue;
        nodes[count] = node;
        scores[count] = score;
        count += 1;
      }
    }
    return count;
  }

  /** The best first: each further line of a subheading counts for a share of the previous one. */
  readonly #order = (tiers: Tiers, most: number): readonly Ranked[] => {
    const kept = new KeptBest(most);
    const taken: (readonly number[])[] = [];
    let compared = 0;
    for (const keys of tiers) {
      const best = new BestFirst(keys);
      while (best.left > 0 && compared < MAX_COMPARED) {
        const ranked = readKey(best.first);
        // No later candidate can exceed its own score.
        if (ranked.score < kept.least) break;
        best.takeFirst();
        compared += 1;
        kept.add(this.#damp(ranked));
      }
      taken.push(best.taken);
      if (best.left > 0) break;
    }
    for (const keys of taken)
      for (const key of keys) this.#repeats[this.#subheadings[readKey(key).node] as number] = 0;
    return kept.list;
  };

  #damp(ranked: Ranked): Ranked {
    const { node, score } = ranked;
    const subheading = this.#subheadings[node] as number;
    const before = this.#repeats[subheading] as number;
    this.#repeats[subheading] = before + 1;
    return before === 0 ? ranked : { node, score: score * (REPEATED[before] ?? 0) };
  }
}

/**
 * The score below which a candidate is dropped.
 * @param scores none below the last of the shares
 */
function leastScore(scores: Float64Array, best: number): number {
  if (scores.length <= ENOUGH) return 0;
  const share = SHARES.find((one) => {
    const least = best * one;
    let strong = 0;
    for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) >= least) strong += 1;
    return strong > ENOUGH;
  });
  return best * (share ?? 0);
}

/** The candidates of one search, sorted only as far as they are read: a page costs little more than its items. */
export class Ranking {
  readonly length: number;

  constructor(
    private readonly tiers: Tiers,
    private readonly order: (tiers: Tiers, most: number) => readonly Ranked[],
  ) {
    const found = tiers.reduce((sum, { length }) => sum + length, 0);
    this.length = Math.min(MAX_HITS, found);
  }

  slice(start: number, end: number): readonly Ranked[] {
    const last = Math.min(end, this.length);
    return start < last ? this.order(this.tiers, last).slice(start) : [];
  }
}

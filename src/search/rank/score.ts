import { NodeSet } from '../index/node-set.js';
import type { TextIndex } from '../index/text-index.js';
import { layOutFields, type NodeFields } from './node-fields.js';
import type { ConceptMatch, MatchedTerms, MatchedConcept, TermMatch } from './term-matches.js';
import { WEIGHTS } from './weights.js';

/** Assumed rarity of a word that the index does not know. */
const UNKNOWN_RARITY = 4;

/**
 * The result of a query: ranges of the node list whose paths match the query alike, in printing order. Two nodes of a
 * range differ only in the words that the query does not contain. Overwritten by the next query.
 */
export interface Found {
  readonly count: number;
  /** The first node of each range, and the first after it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The last matching node on the path of the range, as an index into the columns below. */
  readonly place: Int32Array;
  /** By that index, the strength of the path, without the penalty for words not in the query. */
  readonly strength: Float64Array;
  /** By that index, the share of the query that was found. */
  readonly share: Float64Array;
  /** The highest score of any node, candidate or not; 0 when nothing was found. */
  readonly best: number;
}

/** @param unmatched penalty for words along the path of the node: 0 or less */
export function scoreOf(strength: number, share: number, unmatched: number): number {
  const left = strength + unmatched;
  return left > 0 ? Math.fround(left * share) : 0;
}

/**
 * Scores the nodes of an index that a query says something of. The weight of a concept is the best along the path from
 * section to line, by the rarity of the word and the level it stands at; pairs, measures and words not covered or not
 * in the query are added up along the path; the whole is scaled by the share of the query that was found.
 *
 * Only nodes whose own texts say something are looked at: what is under a node follows it in the list, and says what it
 * says as far as the next of them.
 */
export class Scorer {
  readonly #size: number;
  readonly #fields: NodeFields;
  /** Nodes that match the current query. Scoring is never concurrent. */
  readonly #matching: NodeSet;
  /** The index of each in the columns below, which have an entry for every matching node, in order. */
  readonly #placeOf: Int32Array;
  readonly #nodes: Int32Array;
  /** The index of the nearest matching ancestor; -1 for none. */
  readonly #above: Int32Array;
  /** Values of the path for the current concept and for all, and how much of them was found. */
  readonly #own: Float64Array;
  readonly #total: Float64Array;
  readonly #found: Float64Array;
  /** Words of the node that are in the query. */
  readonly #matched: Float64Array;
  /** What pairs, measures, matched and negated words add along the path. */
  readonly #extra: Float64Array;
  // The ranges.
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #place: Int32Array;

  constructor(
    private readonly index: TextIndex,
    fields = layOutFields(index),
  ) {
    const size = index.nodes.length;
    this.#size = size;
    this.#fields = fields;
    this.#matching = new NodeSet(size);
    [this.#placeOf, this.#nodes, this.#above] = [places(size), places(size), places(size)];
    [this.#own, this.#total, this.#found] = [sums(size), sums(size), sums(size)];
    [this.#matched, this.#extra] = [sums(size), sums(size)];
    // Every matching node starts a range and may end one.
    [this.#from, this.#to, this.#place] = [places(2 * size), places(2 * size), places(2 * size)];
  }

  score({ concepts, extras }: MatchedTerms): Found {
    for (const { matches } of concepts) for (const match of matches) this.#mark(match);
    for (const match of extras) this.#mark(match);
    const count = this.#lineUp();
    let whole = 0;
    for (const matched of concepts) whole += matched.concept.weight * this.#addConcept(matched, count);
    for (const match of extras) this.#addExtra(match);
    this.#carryExtras(count);
    return {
      best: this.#weigh(count, whole),
      count: this.#cut(count),
      from: this.#from,
      to: this.#to,
      place: this.#place,
      strength: this.#total,
      share: this.#found,
    };
  }

  #mark({ nodes, from, to }: TermMatch): void {
    for (let at = from; at < to; at += 1) this.#matching.add(nodes[at] as number);
  }

  /** Assigns every matching node its index in the columns; returns how many there are. */
  #lineUp(): number {
    const { ends } = this.index;
    const [nodes, above] = [this.#nodes, this.#above];
    let count = 0;
    for (let node = this.#matching.findNext(0); node < this.#size; node = this.#matching.findNext(node + 1)) {
      let over = count - 1;
      while (over >= 0 && (ends[nodes[over] as number] as number) <= node) over = above[over] as number;
      nodes[count] = node;
      above[count] = over;
      this.#placeOf[node] = count;
      count += 1;
    }
    this.#matching.clear();
    for (const column of [this.#total, this.#found, this.#matched, this.#extra]) column.fill(0, 0, count);
    return count;
  }

  /** Adds one concept along every path; returns the most it could have scored anywhere. */
  #addConcept({ concept, matches }: MatchedConcept, count: number): number {
    const { weight } = concept;
    let most = 0;
    this.#own.fill(0, 0, count);
    for (const match of matches) {
      this.#gather(match);
      if (match.value > most) most = match.value;
    }
    if (most === 0) return UNKNOWN_RARITY;
    const [own, above, total, found] = [this.#own, this.#above, this.#total, this.#found];
    for (let place = 0; place < count; place += 1) {
      const over = above[place] as number;
      const carried = Math.max(own[place] as number, over < 0 ? 0 : (own[over] as number));
      own[place] = carried;
      total[place] = (total[place] as number) + carried * weight;
      found[place] = (found[place] as number) + Math.min(carried, most) * weight;
    }
    return most;
  }

  #gather(match: ConceptMatch): void {
    const { nodes, from, to, words } = match;
    const { levels } = this.#fields;
    const [own, matched, placeOf] = [this.#own, this.#matched, this.#placeOf];
    for (let at = from; at < to; at += 1) {
      const node = nodes[at] as number;
      const place = placeOf[node] as number;
      const says = valueAt(match, node, levels[node] as number);
      if (says > (own[place] as number)) own[place] = says;
      matched[place] = (matched[place] as number) + words;
    }
  }

  #addExtra(match: TermMatch): void {
    const { nodes, from, to } = match;
    const { levels } = this.#fields;
    const [extra, placeOf] = [this.#extra, this.#placeOf];
    for (let at = from; at < to; at += 1) {
      const node = nodes[at] as number;
      const place = placeOf[node] as number;
      extra[place] = (extra[place] as number) + valueAt(match, node, levels[node] as number);
    }
  }

  /** Propagates extras down every path. Words in the query cost nothing, although all words of a node were counted. */
  #carryExtras(count: number): void {
    const { lengths } = this.index;
    const { unmatched } = this.#fields;
    const [nodes, above, matched, extra] = [this.#nodes, this.#above, this.#matched, this.#extra];
    for (let place = 0; place < count; place += 1) {
      const node = nodes[place] as number;
      const over = above[place] as number;
      const cost = unmatched[node] as number;
      const share = cost === 0 ? 0 : Math.min(1, (matched[place] as number) / (lengths[node] as number));
      extra[place] = (extra[place] as number) + cost * share + (over < 0 ? 0 : (extra[over] as number));
    }
  }

  /** Converts the columns to strengths and shares; returns the highest score. */
  #weigh(count: number, whole: number): number {
    const { coverage } = WEIGHTS;
    const { unmatchedAlong } = this.#fields;
    const [nodes, total, found, extra] = [this.#nodes, this.#total, this.#found, this.#extra];
    let best = 0;
    for (let place = 0; place < count; place += 1) {
      const part = found[place] as number;
      if (part === 0) continue;
      const strength = (total[place] as number) + (extra[place] as number);
      const share = coverage === 1 ? part / whole : (part / whole) ** coverage;
      total[place] = strength;
      found[place] = share;
      // No descendant without further matches scores higher.
      const score = scoreOf(strength, share, unmatchedAlong[nodes[place] as number] as number);
      if (score > best) best = score;
    }
    return best;
  }

  /** Splits the list wherever the match of the path changes; returns the number of ranges. */
  #cut(speaking: number): number {
    const { ends } = this.index;
    const [nodes, above] = [this.#nodes, this.#above];
    let [count, from, open] = [0, 0, -1];
    for (let place = 0; place <= speaking; place += 1) {
      const next = place < speaking ? (nodes[place] as number) : this.#size;
      while (open >= 0) {
        const end = ends[nodes[open] as number] as number;
        const to = Math.min(end, next);
        // A range that matches part of the query.
        if (from < to && this.#found[open] !== 0) {
          this.#from[count] = from;
          this.#to[count] = to;
          this.#place[count] = open;
          count += 1;
        }
        if (end > next) break;
        from = end;
        open = above[open] as number;
      }
      [from, open] = [next, place];
    }
    return count;
  }
}

/** What a matching node adds to the score. */
function valueAt({ weights, value }: TermMatch, node: number, level: number): number {
  return weights === null ? value : value * (weights[node] as number) * level;
}

function places(size: number): Int32Array {
  return new Int32Array(size);
}

function sums(size: number): Float64Array {
  return new Float64Array(size);
}

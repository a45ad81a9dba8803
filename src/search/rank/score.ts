import { NodeSet } from '../index/node-set.js';
import type { TextIndex } from '../index/text-index.js';
import { layOutFields, type NodeFields } from './node-fields.js';
import type { ConceptMatch, MatchedTerms, MatchedConcept, TermMatch } from './term-matches.js';
import { WEIGHTS, type RankingWeights } from './weights.js';

/** Rarity a word is taken to have that nothing in the index knows. */
const UNKNOWN_RARITY = 4;

/**
 * What a query found: stretches of the list of nodes in which the path says the same of the query, in printing order.
 * Only the words a node does not share with the query tell two nodes of one stretch apart. Overwritten by the next query.
 */
export interface Found {
  readonly count: number;
  /** The first node of each stretch, and the first behind it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Which node that speaks is the last on its path. */
  readonly place: Int32Array;
  /** By that place what the path says, without what the words cost that are not said. */
  readonly strength: Float64Array;
  /** By that place the share of the query that was found. */
  readonly share: Float64Array;
  /** The highest score of a node, candidate or not; 0 where nothing was found. */
  readonly best: number;
}

/** @param unsaid what the words along the path of the node cost: 0 or less */
export function scoreOf(strength: number, share: number, unsaid: number): number {
  const left = strength + unsaid;
  return left > 0 ? Math.fround(left * share) : 0;
}

/**
 * Scores the nodes of an index that a query says something of. The weight of a concept is the best along the path from
 * section to line, by the rarity of the word and the level it stands at; pairs, measures and words not covered or not
 * said are added up along the path; the whole is scaled by the share of the query that was found.
 *
 * Only nodes whose own texts say something are looked at: what is under a node follows it in the list, and says what it
 * says as far as the next of them.
 */
export class Scorer {
  readonly #size: number;
  readonly #fields: NodeFields;
  /** Nodes that say something of the query under way. Scoring never runs twice at a time. */
  readonly #speaking: NodeSet;
  /** Where each of them stands in the columns below, which have a place for every node that speaks, in order. */
  readonly #placeOf: Int32Array;
  readonly #nodes: Int32Array;
  /** The place of the nearest one above it; -1 for none. */
  readonly #above: Int32Array;
  /** What the path says of the concept under way, and of all; how much of them was found. */
  readonly #own: Float64Array;
  readonly #total: Float64Array;
  readonly #found: Float64Array;
  /** Words of the node that the query says. */
  readonly #said: Float64Array;
  /** What pairs, measures and words said or not covered add along the path. */
  readonly #extra: Float64Array;
  // The stretches.
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #place: Int32Array;

  constructor(
    private readonly index: TextIndex,
    private readonly weights: RankingWeights = WEIGHTS,
    fields = layOutFields(index, weights),
  ) {
    const size = index.nodes.length;
    this.#size = size;
    this.#fields = fields;
    this.#speaking = new NodeSet(size);
    [this.#placeOf, this.#nodes, this.#above] = [places(size), places(size), places(size)];
    [this.#own, this.#total, this.#found] = [sums(size), sums(size), sums(size)];
    [this.#said, this.#extra] = [sums(size), sums(size)];
    // Every node that speaks begins a stretch, and may end one.
    [this.#from, this.#to, this.#place] = [places(2 * size), places(2 * size), places(2 * size)];
  }

  score({ concepts, extras }: MatchedTerms): Found {
    for (const { matches } of concepts) for (const match of matches) this.#mark(match);
    for (const match of extras) this.#mark(match);
    const count = this.#lineUp();
    let whole = 0;
    for (const said of concepts) whole += said.concept.weight * this.#addConcept(said, count);
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
    for (let at = from; at < to; at += 1) this.#speaking.add(nodes[at] as number);
  }

  /** Gives every node that speaks its place in the columns; returns how many there are. */
  #lineUp(): number {
    const { ends } = this.index;
    const [nodes, above] = [this.#nodes, this.#above];
    let count = 0;
    for (let node = this.#speaking.findNext(0); node < this.#size; node = this.#speaking.findNext(node + 1)) {
      let over = count - 1;
      while (over >= 0 && (ends[nodes[over] as number] as number) <= node) over = above[over] as number;
      nodes[count] = node;
      above[count] = over;
      this.#placeOf[node] = count;
      count += 1;
    }
    this.#speaking.clear();
    for (const column of [this.#total, this.#found, this.#said, this.#extra]) column.fill(0, 0, count);
    return count;
  }

  /** Adds one concept along every path; returns the most it could have said anywhere. */
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
    const [own, said, placeOf] = [this.#own, this.#said, this.#placeOf];
    for (let at = from; at < to; at += 1) {
      const node = nodes[at] as number;
      const place = placeOf[node] as number;
      const says = valueAt(match, node, levels[node] as number);
      if (says > (own[place] as number)) own[place] = says;
      said[place] = (said[place] as number) + words;
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

  /** Carries what is added down every path. Words the query says cost nothing, although all of a node were counted. */
  #carryExtras(count: number): void {
    const { lengths } = this.index;
    const { unsaid } = this.#fields;
    const [nodes, above, said, extra] = [this.#nodes, this.#above, this.#said, this.#extra];
    for (let place = 0; place < count; place += 1) {
      const node = nodes[place] as number;
      const over = above[place] as number;
      const cost = unsaid[node] as number;
      const share = cost === 0 ? 0 : Math.min(1, (said[place] as number) / (lengths[node] as number));
      extra[place] = (extra[place] as number) + cost * share + (over < 0 ? 0 : (extra[over] as number));
    }
  }

  /** Turns the columns into strengths and shares; returns the highest score. */
  #weigh(count: number, whole: number): number {
    const { coverage } = this.weights;
    const { unsaidAlong } = this.#fields;
    const [nodes, total, found, extra] = [this.#nodes, this.#total, this.#found, this.#extra];
    let best = 0;
    for (let place = 0; place < count; place += 1) {
      const part = found[place] as number;
      if (part === 0) continue;
      const strength = (total[place] as number) + (extra[place] as number);
      const share = coverage === 1 ? part / whole : (part / whole) ** coverage;
      total[place] = strength;
      found[place] = share;
      // No node under it that says no more has a higher one.
      const score = scoreOf(strength, share, unsaidAlong[nodes[place] as number] as number);
      if (score > best) best = score;
    }
    return best;
  }

  /** Cuts the list wherever the path begins, or ends, to say something else; returns how many stretches there are. */
  #cut(speaking: number): number {
    const { ends } = this.index;
    const [nodes, above] = [this.#nodes, this.#above];
    let [count, from, open] = [0, 0, -1];
    for (let place = 0; place <= speaking; place += 1) {
      const next = place < speaking ? (nodes[place] as number) : this.#size;
      while (open >= 0) {
        const end = ends[nodes[open] as number] as number;
        const to = Math.min(end, next);
        // A stretch in which some of the query is said.
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

import type { ScheduleNode } from '../store/snapshot/schedule/schedule-row.js';
import type { Catalog } from '../store/snapshot/catalog.js';
import { listNodes } from './index/index-node.js';
import { iterateNodes } from './index/node-lists.js';
import { buildTextIndex, buildTextIndexInSteps, type TextIndex } from './index/text-index.js';
import type { GoodsModel } from './goods/goods-model.js';
import { readEverydayConcept } from './query/everyday-concept.js';
import { readQuery, type QueryReading } from './query/concepts.js';
import { readTypedNumber } from './query/typed-number.js';
import { highlightAt, Explainer, type Highlight } from './rank/highlights.js';
import { layOutFields } from './rank/node-fields.js';
import { TermMatcher, type MatchedConcept } from './rank/term-matches.js';
import { Scorer } from './rank/score.js';
import { candidatesOf, MAX_HITS, Selector, type Candidates } from './rank/select.js';
import type { Ranked } from './rank/kept-best.js';
import { TextPlaces } from './rank/text-places.js';
import type { TradeTable } from './trade/trade-names.js';

/** What to search for, and where. */
export interface ScheduleQuery {
  /** Words, or a complete or partial number. */
  readonly text: string;
  /** Two digits; null: Chapters 1 to 97 for words, all for numbers. */
  readonly chapter: string | null;
  /** Digits that the number must start with; null: any. */
  readonly prefix: string | null;
  /** False: only what the schedule's own words and trade names say. By default everyday words count too. */
  readonly readsEverydayWords?: boolean;
}

/** A row that may be what was meant: a candidate for research, not a classification. */
export interface ScheduleHit {
  /** Position of the row in the index: other searches of the same index return the same. */
  readonly place: number;
  readonly node: ScheduleNode;
  /** Strongest first; never empty. */
  readonly highlights: readonly [Highlight, ...Highlight[]];
  /** Strength of the match, comparable only within one search; 0 when a number was typed. */
  readonly score: number;
}

/** The results of a search, best first. Hits are sorted and explained only as far as they are read. */
export interface ScheduleHits {
  /** The search that found them. */
  readonly search: ScheduleSearch;
  /** How the query was understood. */
  readonly matchedBy: 'number' | 'text';
  /** At most 500. */
  readonly length: number;
  /** The hits from one index to another, from 0; all of them by default. */
  slice(start?: number, end?: number): readonly ScheduleHit[];
}

/** The schedule that is searched: one day of it. */
export interface SearchedSchedule {
  readonly catalog: Pick<Catalog, 'sections' | 'chapters'>;
  readonly roots: readonly ScheduleNode[];
}

/** Words for goods that the schedule itself does not use. */
export interface SearchWords {
  readonly trade: TradeTable;
  /** Null: everyday words say nothing. */
  readonly goods: GoodsModel | null;
}

/** Full-text search over one day's schedule: a projection of the snapshot, rebuilt from it and never a source. */
export class ScheduleSearch {
  readonly #index: TextIndex;
  readonly #matches: TermMatcher;
  readonly #scorer: Scorer;
  readonly #selector: Selector;
  readonly #places: TextPlaces;
  readonly #explainer: Explainer;
  /** Lines of Chapters 1 to 97 that goods are reported under. */
  readonly #goods: Candidates;
  /** Numbered rows of Chapters 98 and 99. */
  readonly #provisions: Candidates;

  constructor(
    { catalog, roots }: SearchedSchedule,
    private readonly words: SearchWords,
    index = buildTextIndex(listNodes(catalog, roots), words.trade),
  ) {
    this.#index = index;
    this.#matches = new TermMatcher(index);
    const fields = layOutFields(index);
    this.#scorer = new Scorer(index, fields);
    this.#selector = new Selector(index, fields.unmatchedAlong);
    this.#places = new TextPlaces(index);
    this.#explainer = new Explainer(index, this.#places);
    const kinds = Uint8Array.from(index.nodes, ({ row }) => (row === null ? 0 : kindOf(row)));
    this.#goods = candidatesOf(kinds.length, (node) => kinds[node] === GOODS);
    this.#provisions = candidatesOf(kinds.length, (node) => kinds[node] === PROVISIONS);
  }

  /** The same in steps of a few milliseconds each. */
  static *createInSteps(schedule: SearchedSchedule, words: SearchWords): Generator<void, ScheduleSearch> {
    const nodes = listNodes(schedule.catalog, schedule.roots);
    yield;
    return new ScheduleSearch(schedule, words, yield* buildTextIndexInSteps(nodes, words.trade));
  }

  /** Upper bound of the positions. */
  get size(): number {
    return this.#index.nodes.length;
  }

  /** Whether the schedule or a trade name has a word, by its stem. */
  knows(stem: string): boolean {
    return this.#index.known.has(stem);
  }

  /** Empty when nothing in the text is known. */
  find(query: ScheduleQuery): ScheduleHits {
    const number = readTypedNumber(query.text);
    return number === null ? this.#findWords(query) : this.#findNumber(number, query);
  }

  /** The row of the number first, then its descendants, in printing order. */
  #findNumber(digits: string, query: ScheduleQuery): ScheduleHits {
    const queryText = query.text.trim();
    const found: number[] = [];
    for (const node of this.#nodesUnder(digits)) {
      if (found.length === MAX_HITS) break;
      const number = this.#index.nodes[node]?.row?.row.htsNumber;
      if (number?.startsWith(digits) && isWithin(number, query)) found.push(node);
    }
    const toHit = (node: number): ScheduleHit => ({
      place: node,
      node: this.#rowAt(node),
      highlights: [
        highlightAt({ node, offset: 0 }, { queryText, kind: 'number', matched: [] }, this.#places),
      ],
      score: 0,
    });
    return {
      search: this,
      matchedBy: 'number',
      length: found.length,
      slice: (start, end) => found.slice(start, end).map(toHit),
    };
  }

  /** Every node whose number starts with the digits is under one that starts with all their pairs. */
  *#nodesUnder(digits: string): Generator<number> {
    const { positions, ends } = this.#index;
    let node = 0;
    const tops = positions.get(digits.slice(0, digits.length - (digits.length % 2)));
    for (const top of iterateNodes(tops))
      for (node = Math.max(node, top); node < (ends[top] as number); node += 1) yield node;
  }

  #findWords(query: ScheduleQuery): ScheduleHits {
    const terms = this.#matches.find(this.#read(query), query.text);
    const { chapter, prefix } = query;
    const candidates = (chapter ?? prefix ?? '') >= '98' ? this.#provisions : this.#goods;
    const isAny = chapter === null && prefix === null;
    const isWanted = isAny ? null : (node: number) => isWithin(this.#rowAt(node).row.htsNumber ?? '', query);
    const ranking = this.#selector.select(this.#scorer.score(terms), candidates, isWanted);
    return {
      search: this,
      matchedBy: 'text',
      length: ranking.length,
      slice: (start = 0, end = ranking.length) => this.#present(ranking.slice(start, end), terms.concepts),
    };
  }

  #read({ text, readsEverydayWords = true }: ScheduleQuery): QueryReading {
    const { trade, goods } = this.words;
    const reading = readQuery(text, this.#index, trade);
    if (goods === null || !readsEverydayWords) return reading;
    const everyday = readEverydayConcept({ text, reading }, goods);
    return everyday === null ? reading : { ...reading, concepts: [...reading.concepts, everyday] };
  }

  /** Hits are explained together, when the first explanation is read. */
  #present(ranked: readonly Ranked[], concepts: readonly MatchedConcept[]): readonly ScheduleHit[] {
    let explained: readonly (readonly Highlight[])[] | null = null;
    const explain = (nth: number): ScheduleHit['highlights'] => {
      explained ??= this.#explainer.explain(
        ranked.map(({ node }) => node),
        concepts,
      );
      return explained[nth] as ScheduleHit['highlights'];
    };
    const page: HitPage = { rowAt: (place) => this.#rowAt(place), explain };
    return ranked.map((one, nth) => new LazyHit(one, nth, page));
  }

  #rowAt(node: number): ScheduleNode {
    return this.#index.nodes[node]?.row as ScheduleNode;
  }
}

/** What the hits of one page need. */
interface HitPage {
  readonly rowAt: (place: number) => ScheduleNode;
  readonly explain: (nth: number) => ScheduleHit['highlights'];
}

/** A hit that looks up its row and its explanation when they are read. */
class LazyHit implements ScheduleHit {
  readonly place: number;
  readonly score: number;

  constructor(
    { node, score }: Ranked,
    private readonly nth: number,
    private readonly page: HitPage,
  ) {
    this.place = node;
    this.score = score;
  }

  get node(): ScheduleNode {
    return this.page.rowAt(this.place);
  }

  get highlights(): ScheduleHit['highlights'] {
    return this.page.explain(this.nth);
  }
}

function isWithin(number: string, { chapter, prefix }: ScheduleQuery): boolean {
  return (chapter === null || number.startsWith(chapter)) && (prefix === null || number.startsWith(prefix));
}

/** Kinds of rows; 0: not a result of a text search. */
const GOODS = 1;
const PROVISIONS = 2;

/** Goods are reported under ten digits, or under eight that no ten-digit row divides. */
function kindOf({ row, children }: ScheduleNode): number {
  if (row.htsNumber === null) return 0;
  if (row.htsNumber >= '98') return PROVISIONS;
  if (row.htsNumber.length === 10) return GOODS;
  return row.htsNumber.length === 8 && !hasTenDigitsUnder(children) ? GOODS : 0;
}

function hasTenDigitsUnder(children: readonly ScheduleNode[]): boolean {
  return children.some((one) => one.row.htsNumber?.length === 10 || hasTenDigitsUnder(one.children));
}

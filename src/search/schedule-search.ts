import type { ScheduleNode } from '../store/snapshot/schedule/schedule-row.js';
import type { Catalog } from '../store/snapshot/snapshot.js';
import { listNodes } from './index/index-node.js';
import { buildTextIndex, textIndexSteps, type TextIndex } from './index/text-index.js';
import { readQuery } from './query/concepts.js';
import { readTypedNumber } from './query/typed-number.js';
import { cut, explain, type Evidence } from './rank/evidence.js';
import { Scorer } from './rank/score.js';
import { selectBest } from './rank/select.js';
import { WEIGHTS } from './rank/weights.js';
import { NO_TRADE_NAMES, type TradeTable } from './trade/trade-names.js';

/** What is looked for, and where. */
export interface ScheduleQuery {
  /** Words, or a number whole or begun. */
  readonly text: string;
  /** Two digits; null: Chapters 1 to 97 for words, all for numbers. */
  readonly chapter: string | null;
  /** Digits the number must begin with; null: any. */
  readonly prefix: string | null;
}

/** A row that may be what was meant: a candidate for research, not a classification. */
export interface ScheduleHit {
  readonly node: ScheduleNode;
  /** How the query was understood. */
  readonly matchedBy: 'number' | 'text';
  /** Strongest first; never empty. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** How strong the evidence is, comparable within one search only; 0 where a number was typed. */
  readonly score: number;
}

/** Where the schedule comes from: one day of it. */
export interface SearchedSchedule {
  readonly catalog: Pick<Catalog, 'sections' | 'chapters'>;
  readonly roots: readonly ScheduleNode[];
}

/** Farther down a ranking there is nothing worth reading. */
export const MOST_HITS = 500;

/** Full-text search over one day's schedule: a projection of the snapshot, rebuilt from it and never a source. */
export class ScheduleSearch {
  readonly #index: TextIndex;
  readonly #scorer: Scorer;
  /** 1 for lines of Chapters 1 to 97 that goods are reported under, 2 for numbered rows of Chapters 98 and 99. */
  readonly #kinds: Uint8Array;

  constructor(
    { catalog, roots }: SearchedSchedule,
    private readonly trade: TradeTable = NO_TRADE_NAMES,
    index = buildTextIndex(listNodes(catalog, roots), trade),
  ) {
    this.#index = index;
    this.#scorer = new Scorer(this.#index);
    this.#kinds = Uint8Array.from(this.#index.nodes, ({ row }) => (row === null ? 0 : kindOf(row)));
  }

  /** The same in steps of some milliseconds each. */
  static *inSteps(
    schedule: SearchedSchedule,
    trade: TradeTable = NO_TRADE_NAMES,
  ): Generator<void, ScheduleSearch> {
    const nodes = listNodes(schedule.catalog, schedule.roots);
    yield;
    return new ScheduleSearch(schedule, trade, yield* textIndexSteps(nodes, trade));
  }

  /** At most MOST_HITS rows, best first; none when nothing of the text is known. */
  find(query: ScheduleQuery): readonly ScheduleHit[] {
    const number = readTypedNumber(query.text);
    return number === null ? this.#findWords(query) : this.#findNumber(number.digits, query);
  }

  /** The row of the number first, then what is under it, in printing order. */
  #findNumber(digits: string, query: ScheduleQuery): readonly ScheduleHit[] {
    const { nodes } = this.#index;
    const hits: ScheduleHit[] = [];
    for (let node = 0; node < nodes.length && hits.length < MOST_HITS; node += 1) {
      const row = nodes[node]?.row;
      const number = row?.row.number;
      if (!row || !number?.startsWith(digits) || !isWithin(number, query)) continue;
      const evidence: Evidence = {
        queryText: query.text.trim(),
        kind: 'number',
        field: nodes[node]?.level ?? 'heading',
        number,
        snippet: cut(row.row.description, 0),
        matched: [],
      };
      hits.push({ node: row, matchedBy: 'number', evidence: [evidence], score: 0 });
    }
    return hits;
  }

  #findWords(query: ScheduleQuery): readonly ScheduleHit[] {
    const reading = readQuery(query.text, this.#index, this.trade);
    const scores = this.#scorer.score(reading, query.text);
    const wantsLastChapters = (query.chapter ?? query.prefix ?? '') >= '98';
    const kind = wantsLastChapters ? 2 : 1;
    const isCandidate = (node: number): boolean =>
      this.#kinds[node] === kind && isWithin(this.#index.nodes[node]?.row?.row.number ?? '', query);
    const best = selectBest(scores, this.#index, { isCandidate, most: MOST_HITS, repeat: WEIGHTS.repeat });
    return best.map(
      ({ node, score }) => new LazyHit(this.#index, node, { concepts: reading.concepts, score }),
    );
  }
}

/** A hit that explains itself when it is read: only those of the page shown are. */
class LazyHit implements ScheduleHit {
  readonly matchedBy = 'text';

  constructor(
    private readonly index: TextIndex,
    private readonly place: number,
    private readonly found: { readonly concepts: Parameters<typeof explain>[1]; readonly score: number },
  ) {}

  get score(): number {
    return this.found.score;
  }

  get node(): ScheduleNode {
    return this.index.nodes[this.place]?.row as ScheduleNode;
  }

  get evidence(): ScheduleHit['evidence'] {
    return explain(this.place, this.found.concepts, this.index) as ScheduleHit['evidence'];
  }
}

function isWithin(number: string, { chapter, prefix }: ScheduleQuery): boolean {
  return (chapter === null || number.startsWith(chapter)) && (prefix === null || number.startsWith(prefix));
}

/** Goods are reported under ten digits, and under eight where no ten-digit row divides them. */
function kindOf({ row, children }: ScheduleNode): number {
  if (row.number === null) return 0;
  if (row.number >= '98') return 2;
  if (row.number.length === 10) return 1;
  return row.number.length === 8 && !hasTenDigitsUnder(children) ? 1 : 0;
}

function hasTenDigitsUnder(children: readonly ScheduleNode[]): boolean {
  return children.some(({ row, children: under }) => row.number?.length === 10 || hasTenDigitsUnder(under));
}

import SearchableMap from 'minisearch/SearchableMap';
import { addToList } from '../../terms/group-by.js';
import { runAtOnce } from '../../terms/pause.js';
import { formsOf } from '../language/forms.js';
import { readNegation } from '../language/negation.js';
import { rangesOf, type MeasureRange } from '../language/measure.js';
import { isScheduleStop } from '../language/stop-words.js';
import { wordsOf, type Word } from '../language/words.js';
import type { TradeTable } from '../trade/trade-names.js';
import type { IndexNode } from './index-node.js';
import { layOutLists, NodeLists } from './node-lists.js';
import { PostingsBuilder, type PostingLists, type Postings } from './postings.js';
import { WordPlacesBuilder, type WordPlaces } from './word-places.js';

/** Index of the words of one day's schedule. Immutable once built. */
export interface TextIndex {
  readonly nodes: readonly IndexNode[];
  /** Words for goods that descriptions cover. */
  readonly terms: PostingLists;
  /** Words for goods that descriptions exclude. */
  readonly negated: PostingLists;
  /** Two consecutive words, `first second`. */
  readonly pairs: PostingLists;
  /** The terms again, for prefixes and misspellings. */
  readonly spelling: SearchableMap<number>;
  /** Stems of `spelling`: testing whether a word is known is more frequent than finding near ones. */
  readonly known: ReadonlySet<string>;
  /** Other forms of the words that have any. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
  /** Every word of the texts, including those of exclusions. */
  readonly words: WordPlaces;
  /** Number of meaningful words of each node. */
  readonly lengths: Uint16Array;
  readonly ranges: ReadonlyMap<number, readonly MeasureRange[]>;
  readonly parents: Int32Array;
  /** The first node after the descendants of each: these follow it directly. */
  readonly ends: Int32Array;
  /** Positions of the topmost rows whose numbers start with 4, 6, 8 or 10 digits; of chapters by two digits. */
  readonly positions: NodeLists;
}

/** Nodes read between two pauses: a few milliseconds. */
const NODES_IN_A_ROW = 100;
const WORDS_IN_A_ROW = 1_000;
const PLACES_IN_A_ROW = 2_000;

/** Builds the index in one go: see `buildTextIndexInSteps`. */
export function buildTextIndex(nodes: readonly IndexNode[], trade: TradeTable): TextIndex {
  return runAtOnce(buildTextIndexInSteps(nodes, trade));
}

/**
 * Reads every node's text once; words of a heading are not repeated below it, because the ranking walks the path.
 * Spelling also knows the words of trade names. Yields periodically, so that a server can answer in between.
 */
export function* buildTextIndexInSteps(
  nodes: readonly IndexNode[],
  trade: TradeTable,
): Generator<void, TextIndex> {
  const [terms, negated, pairs] = [new PostingsBuilder(), new PostingsBuilder(), new PostingsBuilder()];
  const words = new WordPlacesBuilder();
  const lengths = new Uint16Array(nodes.length);
  const ranges = new Map<number, readonly MeasureRange[]>();
  for (const [at, { text }] of nodes.entries()) {
    if (at % NODES_IN_A_ROW === 0) yield;
    const { covered, negated: excluded } = readNegation(text);
    const coveredWords = wordsOf(covered);
    const stems = pickStems(coveredWords);
    words.add(excluded === '' ? coveredWords : wordsOf(text));
    lengths[at] = new Set(stems).size;
    terms.add(at, stems, stems.length);
    pairs.add(at, pairsOf(stems), stems.length);
    if (excluded !== '') negated.add(at, pickStems(wordsOf(excluded)), 1);
    const found = rangesOf(text);
    if (found.length > 0) ranges.set(at, found);
  }
  const built = yield* terms.build(nodes.length);
  const laidOut = {
    negated: yield* negated.build(nodes.length),
    pairs: yield* pairs.build(nodes.length),
  };
  const spelling = yield* spellingSteps(built, trade);
  const known = new Set([...built.keys(), ...trade.stems]);
  const forms = yield* formSteps(known);
  const positions = yield* positionSteps(nodes);
  return {
    nodes,
    terms: built,
    ...laidOut,
    spelling,
    known,
    forms,
    words: words.build(),
    lengths,
    ranges,
    ...familiesOf(nodes),
    positions,
  };
}

function* spellingSteps(terms: PostingLists, trade: TradeTable): Generator<void, SearchableMap<number>> {
  const spelling = new SearchableMap<number>();
  for (const stemmed of trade.stems) spelling.set(stemmed, TRADE_COUNT);
  let read = 0;
  for (const term of terms.keys()) {
    if (read % WORDS_IN_A_ROW === 0) yield;
    read += 1;
    const { from, to } = terms.get(term) as Postings;
    spelling.set(term, to - from);
  }
  return spelling;
}

function* formSteps(known: ReadonlySet<string>): Generator<void, ReadonlyMap<string, readonly string[]>> {
  const forms = new Map<string, readonly string[]>();
  let read = 0;
  for (const stemmed of known) {
    if (read % WORDS_IN_A_ROW === 0) yield;
    read += 1;
    const found = formsOf(stemmed, known);
    if (found.length > 0) forms.set(stemmed, found);
  }
  return forms;
}

/** Assumed frequency of a trade word relative to words of the schedule. */
const TRADE_COUNT = 20;

/** A number that is not printed itself stands for the rows that start with it. */
function* positionSteps(nodes: readonly IndexNode[]): Generator<void, NodeLists> {
  const positions = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    if (at % PLACES_IN_A_ROW === 0) yield;
    const number = node.level === 'chapter' ? node.chapter : (node.row?.row.htsNumber ?? '');
    const above = numberAbove(nodes, at);
    for (let digits = 2; digits <= number.length; digits += 2) {
      const prefix = number.slice(0, digits);
      if (!above.startsWith(prefix)) addToList(positions, prefix, at);
    }
  }
  return new NodeLists(yield* layOutLists(positions));
}

function numberAbove(nodes: readonly IndexNode[], at: number): string {
  for (let above = nodes[at]?.parent ?? -1; above >= 0; above = nodes[above]?.parent ?? -1) {
    const node = nodes[above];
    if (node?.level === 'chapter') return node.chapter;
    if (node?.row?.row.htsNumber) return node.row.row.htsNumber;
  }
  return '';
}

/** Parents precede their children, and the descendants of a node precede what follows it. */
function familiesOf(nodes: readonly IndexNode[]): Pick<TextIndex, 'parents' | 'ends'> {
  const parents = Int32Array.from(nodes, ({ parent }) => parent);
  const ends = Int32Array.from(nodes, (_, at) => at + 1);
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const parent = parents[at] as number;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] as number, ends[at] as number);
  }
  return { parents, ends };
}

/** Meaningful stems, in order. */
function pickStems(words: readonly Word[]): readonly string[] {
  return words.map((word) => word.stem).filter((stemmed) => !isScheduleStop(stemmed));
}

function pairsOf(stems: readonly string[]): readonly string[] {
  return stems.slice(1).map((second, place) => `${stems[place]} ${second}`);
}

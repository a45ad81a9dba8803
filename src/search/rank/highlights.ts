import { CONSTANT_PART, type WithConstantPart } from '../../terms/constant-part.js';
import type { TextIndex } from '../index/text-index.js';
import type { Stretch } from '../index/word-places.js';
import type { MatchKind } from '../query/spelling.js';
import type { ConceptMatch, MatchedConcept, TermMatch } from './term-matches.js';
import type { TextPlace, TextPlaces } from './text-places.js';

/** Why a line was found: one idea of the query, and where the line's path contains it. */
export interface Highlight extends TextPlace, WithConstantPart {
  /** As typed, or the trade name recognized. */
  readonly queryText: string;
  readonly kind: MatchKind | 'number';
  /** The words found, verbatim. */
  readonly matched: readonly string[];
}

/** A highlight before its position is known. */
type Match = Pick<Highlight, 'queryText' | 'kind' | 'matched'>;

/** Called as such: texts are strings of more kinds in memory than V8 keeps track of where a member of them is read. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is only called with a text
const { slice } = String.prototype;

/** @param offset start of the found words in the text of the node */
export function highlightAt(
  { node, offset }: { readonly node: number; readonly offset: number },
  { queryText, kind, matched }: Match,
  places: TextPlaces,
): Highlight {
  const { place, isKept } = places.at(node, offset);
  return {
    queryText,
    kind,
    field: place.field,
    number: place.number,
    code: place.code,
    snippet: place.snippet,
    matched,
    [CONSTANT_PART]: isKept ? place : null,
  };
}

/** One reading of a concept, prepared for lookup in texts. */
interface SoughtReading extends Pick<Highlight, 'queryText' | 'kind'> {
  /** Ids from the word places; empty for a trade name that points to a number, whose words are not in the text. */
  readonly stems: readonly number[];
}

/** A trade name and everyday words can be the same words for the same goods. */
function saysTheSame(one: Highlight, other: Highlight): boolean {
  return (
    one.queryText === other.queryText &&
    one.kind === other.kind &&
    one.snippet === other.snippet &&
    one.matched.join() === other.matched.join()
  );
}

/** Explains why hits were found. */
export class Explainer {
  /** For the current concept: index of the first match from 1 at nodes that contain it, otherwise 0. */
  readonly #marks: Uint16Array;

  constructor(
    private readonly index: TextIndex,
    private readonly places: TextPlaces,
  ) {
    this.#marks = new Uint16Array(index.nodes.length);
  }

  /** For each node the highlights of each concept on its path, strongest concept first, one entry per concept. */
  explain(nodes: readonly number[], concepts: readonly MatchedConcept[]): readonly (readonly Highlight[])[] {
    const highlights = nodes.map((): Highlight[] => []);
    const strongestFirst = [...concepts].sort((left, right) => right.concept.weight - left.concept.weight);
    for (const matched of strongestFirst) this.#addConcept(matched, nodes, highlights);
    return highlights;
  }

  #addConcept(
    { matches }: MatchedConcept,
    nodes: readonly number[],
    highlights: readonly Highlight[][],
  ): void {
    for (let place = matches.length - 1; place >= 0; place -= 1)
      this.#mark(matches[place] as TermMatch, place + 1);
    const sought = matches.map((): SoughtReading | null => null);
    // Hits often share ancestors.
    const made = new Map<number, Highlight>();
    for (let at = 0; at < nodes.length; at += 1) {
      const found = this.#find(nodes[at] as number);
      if (found < 0) continue;
      let one = made.get(found);
      if (one === undefined) {
        const place = (this.#marks[found] as number) - 1;
        const reading = (sought[place] ??= this.#seek(matches[place] as ConceptMatch));
        made.set(found, (one = this.#highlightAt(found, reading)));
      }
      const ofNode = highlights[at] as Highlight[];
      if (!ofNode.some((other) => saysTheSame(other, one))) ofNode.push(one);
    }
    for (const match of matches) this.#mark(match, 0);
  }

  #seek({ text: queryText, reading }: ConceptMatch): SoughtReading {
    if (reading === null) return { queryText, kind: 'trade', stems: [] };
    const { words } = this.index;
    return { queryText, kind: reading.kind, stems: reading.stems.map((stemmed) => words.idOf(stemmed)) };
  }

  #mark({ nodes, from, to }: TermMatch, mark: number): void {
    for (let at = from; at < to; at += 1) this.#marks[nodes[at] as number] = mark;
  }

  /** The narrowest text on a node's path with the concept, in its first matching reading; -1 when there is none. */
  #find(node: number): number {
    const { parents } = this.index;
    const marks = this.#marks;
    let [found, first] = [-1, 0];
    for (let at = node; at >= 0; at = parents[at] as number) {
      const mark = marks[at] as number;
      if (mark !== 0 && (found < 0 || mark < first)) [found, first] = [at, mark];
    }
    return found;
  }

  #highlightAt(node: number, { queryText, kind, stems }: SoughtReading): Highlight {
    const found = stems.length === 0 ? [] : this.index.words.find(node, stems);
    const match = { queryText, kind, matched: this.#textsOf(found, node) };
    return highlightAt({ node, offset: found[0]?.from ?? 0 }, match, this.places);
  }

  #textsOf(words: readonly Stretch[], node: number): readonly string[] {
    const { text } = this.index.nodes[node] as TextIndex['nodes'][number];
    const texts = words.map(({ from, to }) => slice.call(text, from, to));
    return texts.length < 2 ? texts : [...new Set(texts)];
  }
}

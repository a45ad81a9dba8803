import { CONSTANT_PART, type WithConstantPart } from '../../terms/constant-part.js';
import { standsAt, type Postings } from '../index/postings.js';
import type { TextIndex } from '../index/text-index.js';
import type { Stretch } from '../index/word-places.js';
import type { Concept } from '../query/concepts.js';
import type { MatchKind } from '../query/spelling.js';
import type { TextPlace, TextPlaces } from './text-places.js';

/** Why a line was found: one thing the query says, and where the line's path says it too. */
export interface Evidence extends TextPlace, WithConstantPart {
  /** As typed, or the trade name recognised. */
  readonly queryText: string;
  readonly kind: MatchKind | 'number';
  /** The words found, as they stand in the text. */
  readonly matched: readonly string[];
}

/** What is evidence, before it is said where it stands. */
type Match = Pick<Evidence, 'queryText' | 'kind' | 'matched'>;

/** @param offset where the words found begin in the text of the node */
export function evidenceAt(
  { node, offset }: { readonly node: number; readonly offset: number },
  { queryText, kind, matched }: Match,
  places: TextPlaces,
): Evidence {
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

/** One reading of a concept: every stem of it is in the index. */
interface Reading {
  readonly kind: MatchKind;
  readonly sets: readonly Postings[];
  /** Its stems, as the places of words know them. */
  readonly stems: readonly number[];
}

/** The evidence of one concept on paths. */
class SoughtConcept {
  /** Nodes of the numbers a trade name points to. */
  readonly #targets: readonly number[];
  readonly #readings: readonly Reading[];
  /** What was found last: hits that follow each other often share what is above them. */
  #last: { readonly node: number; readonly evidence: Evidence } | null = null;

  constructor(
    private readonly concept: Concept,
    private readonly index: TextIndex,
    private readonly places: TextPlaces,
  ) {
    const { positions, terms, words } = index;
    this.#targets = concept.under.flatMap((digits) => positions.get(digits) ?? []);
    this.#readings = concept.alternatives.flatMap(({ kind, stems }) => {
      const sets = stems.flatMap((stemmed) => terms.get(stemmed) ?? []);
      return sets.length === stems.length ? [{ kind, sets, stems: stems.map((one) => words.idOf(one)) }] : [];
    });
  }

  /** From the line upwards: the narrowest text that says it. @param path from the line to the section */
  explain(path: readonly number[]): Evidence | null {
    if (this.#targets.length > 0)
      for (const node of path) if (this.#targets.includes(node)) return this.#at(node, POINTED);
    for (const reading of this.#readings)
      for (const node of path) if (saysAll(node, reading.sets)) return this.#at(node, reading);
    return null;
  }

  #at(node: number, { kind, stems }: Pick<Reading, 'kind' | 'stems'>): Evidence {
    // Which reading a node is found by does not depend on what is under it.
    if (this.#last?.node === node) return this.#last.evidence;
    const words = stems.length === 0 ? [] : this.index.words.find(node, stems);
    const match = { queryText: this.concept.text, kind, matched: this.#textsOf(words, node) };
    const evidence = evidenceAt({ node, offset: words[0]?.from ?? 0 }, match, this.places);
    this.#last = { node, evidence };
    return evidence;
  }

  #textsOf(words: readonly Stretch[], node: number): readonly string[] {
    const { text } = this.index.nodes[node] as TextIndex['nodes'][number];
    const texts = words.map(({ from, to }) => text.slice(from, to));
    return texts.length < 2 ? texts : [...new Set(texts)];
  }
}

/** A trade name that points to a number: none of its words is in the text. */
const POINTED: Pick<Reading, 'kind' | 'stems'> = { kind: 'trade', stems: [] };

function saysAll(node: number, sets: readonly Postings[]): boolean {
  for (const set of sets) if (!standsAt(set, node)) return false;
  return true;
}

/** Says of the hits of one query why they were found. */
export class Explainer {
  readonly #sought: readonly SoughtConcept[];

  constructor(
    concepts: readonly Concept[],
    private readonly index: TextIndex,
    places: TextPlaces,
  ) {
    const strongestFirst = [...concepts].sort((left, right) => right.weight - left.weight);
    this.#sought = strongestFirst.map((concept) => new SoughtConcept(concept, index, places));
  }

  /** The evidence of each concept on the path of a node, strongest concept first; one entry a concept. */
  explain(node: number): readonly Evidence[] {
    const path = pathOf(node, this.index);
    const evidence: Evidence[] = [];
    for (const sought of this.#sought) {
      const found = sought.explain(path);
      if (found !== null) evidence.push(found);
    }
    return evidence;
  }
}

function pathOf(node: number, { parents }: TextIndex): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = parents[at] as number) path.push(at);
  return path;
}

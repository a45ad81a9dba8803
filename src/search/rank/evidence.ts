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
  const { field, number, code, snippet } = place;
  return {
    ...{ queryText, kind, field, number, code, snippet, matched },
    [CONSTANT_PART]: isKept ? place : null,
  };
}

/** A concept as it is looked for on paths. */
interface Sought {
  readonly concept: Concept;
  /** Nodes of the numbers a trade name points to. */
  readonly targets: readonly number[];
  /** Readings of which the index has every stem. */
  readonly readings: readonly {
    readonly kind: MatchKind;
    readonly stems: readonly string[];
    readonly sets: readonly Postings[];
  }[];
}

/** Says of the hits of one query why they were found. */
export class Explainer {
  readonly #sought: readonly Sought[];

  constructor(
    concepts: readonly Concept[],
    private readonly index: TextIndex,
    private readonly places: TextPlaces,
  ) {
    const strongestFirst = [...concepts].sort((left, right) => right.weight - left.weight);
    this.#sought = strongestFirst.map((concept) => seek(concept, index));
  }

  /** The evidence of each concept on the path of a node, strongest concept first; one entry a concept. */
  explain(node: number): readonly Evidence[] {
    const path = pathOf(node, this.index);
    const evidence: Evidence[] = [];
    for (const sought of this.#sought) {
      const found = this.#explainConcept(sought, path);
      if (found !== null) evidence.push(found);
    }
    return evidence;
  }

  /** From the line upwards: the narrowest text that says it. */
  #explainConcept({ concept: { text }, targets, readings }: Sought, path: readonly number[]): Evidence | null {
    const pointed = targets.length === 0 ? undefined : path.find((node) => targets.includes(node));
    if (pointed !== undefined) {
      const match = { queryText: text, kind: 'trade', matched: [] } as const;
      return evidenceAt({ node: pointed, offset: 0 }, match, this.places);
    }
    for (const { kind, stems, sets } of readings) {
      const node = path.find((at) => sets.every((set) => standsAt(set, at)));
      if (node === undefined) continue;
      const words = this.index.words.find(node, stems);
      const match = { queryText: text, kind, matched: this.#textsOf(words, node) };
      return evidenceAt({ node, offset: words[0]?.from ?? 0 }, match, this.places);
    }
    return null;
  }

  #textsOf(words: readonly Stretch[], node: number): readonly string[] {
    const { text } = this.index.nodes[node] as TextIndex['nodes'][number];
    const texts = words.map(({ from, to }) => text.slice(from, to));
    return texts.length < 2 ? texts : [...new Set(texts)];
  }
}

function seek(concept: Concept, { positions, terms }: TextIndex): Sought {
  const readings = concept.alternatives.flatMap(({ kind, stems }) => {
    const sets = stems.flatMap((stemmed) => terms.get(stemmed) ?? []);
    return sets.length === stems.length ? [{ kind, stems, sets }] : [];
  });
  return { concept, targets: concept.under.flatMap((digits) => positions.get(digits) ?? []), readings };
}

function pathOf(node: number, { parents }: TextIndex): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = parents[at] as number) path.push(at);
  return path;
}

import type { Level } from '../index/index-node.js';
import type { TextIndex } from '../index/text-index.js';
import { wordsOf } from '../language/words.js';
import type { Concept } from '../query/concepts.js';
import type { MatchKind } from '../query/spelling.js';

/** Why a line was found: one thing the query says, and where the line's path says it too. */
export interface Evidence {
  /** As typed, or the trade name recognised. */
  readonly queryText: string;
  readonly kind: MatchKind | 'number';
  readonly field: Level;
  /** Digits of the row, or of the numbered row above it; null on a section. */
  readonly number: string | null;
  /** Text around the words found; the words stand in `matched`. */
  readonly snippet: string;
  readonly matched: readonly string[];
}

const SNIPPET_LENGTH = 160;

/** The evidence of each concept on the path of a node, strongest concept first; one entry a concept. */
export function explain(node: number, concepts: readonly Concept[], index: TextIndex): readonly Evidence[] {
  const path = pathOf(node, index);
  const found = [...concepts].sort((left, right) => right.weight - left.weight);
  return found.flatMap((concept) => explainConcept(concept, path, index));
}

function pathOf(node: number, index: TextIndex): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = index.parents[at] as number) path.push(at);
  return path;
}

/** From the line upwards: the narrowest text that says it. */
function explainConcept(concept: Concept, path: readonly number[], index: TextIndex): readonly Evidence[] {
  const targets = new Set(concept.under.flatMap((digits) => index.positions.get(digits) ?? []));
  const pointed = path.find((at) => targets.has(at));
  if (pointed !== undefined) return [toEvidence({ concept, kind: 'trade', stems: [] }, pointed, index)];
  for (const { stems, kind } of concept.alternatives) {
    const place = path.find((at) => stems.every((stemmed) => says(at, stemmed, index)));
    if (place !== undefined) return [toEvidence({ concept, kind, stems }, place, index)];
  }
  return [];
}

function says(node: number, stemmed: string, { terms }: TextIndex): boolean {
  const nodes = terms.get(stemmed)?.nodes;
  if (nodes === undefined) return false;
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((nodes[middle] as number) < node) low = middle + 1;
    else high = middle;
  }
  return nodes[low] === node;
}

interface Match {
  readonly concept: Concept;
  readonly kind: MatchKind;
  /** Stems found; none where a trade name points to the number. */
  readonly stems: readonly string[];
}

function toEvidence({ concept, kind, stems }: Match, at: number, index: TextIndex): Evidence {
  const { level, text, chapter } = index.nodes[at] as TextIndex['nodes'][number];
  const wanted = new Set(stems);
  const words = wordsOf(text).filter((word) => wanted.has(word.stem));
  return {
    queryText: concept.text,
    kind,
    field: level,
    number: level === 'section' ? null : (numberAt(at, index) ?? chapter),
    snippet: cut(text, words[0]?.from ?? 0),
    matched: [...new Set(words.map((word) => text.slice(word.from, word.to)))],
  };
}

function numberAt(node: number, index: TextIndex): string | null {
  for (let at = node; at >= 0; at = index.parents[at] as number) {
    const number = index.nodes[at]?.row?.row.number;
    if (number) return number;
  }
  return null;
}

/** At most a line of text around an offset, cut at words. */
export function cut(text: string, offset: number): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const from = offset < SNIPPET_LENGTH / 2 ? 0 : text.lastIndexOf(' ', offset - SNIPPET_LENGTH / 3) + 1;
  const rest = text.slice(from, from + SNIPPET_LENGTH);
  const to = from + SNIPPET_LENGTH < text.length ? rest.lastIndexOf(' ') : rest.length;
  return `${from > 0 ? '… ' : ''}${rest.slice(0, to)}${from + to < text.length ? ' …' : ''}`;
}

import { formatHtsNumber, toHtsNumber } from '../../terms/hts-number.js';
import type { Level } from '../index/index-node.js';
import type { TextIndex } from '../index/text-index.js';

/** The position of a text, with a line of it; frozen. */
export interface TextPlace {
  readonly field: Level;
  /** Digits of the row, or of the numbered row above it; two for a chapter; null for a section. */
  readonly number: string | null;
  /** The same, dotted. */
  readonly code: string | null;
  /** Text around the words found. */
  readonly snippet: string;
}

const SNIPPET_LENGTH = 160;
/** Words before this offset are in the first line of a text. */
const IN_FIRST_LINE = SNIPPET_LENGTH / 2;
/** About twenty megabytes, including what other caches keep as long as a place. */
const MAX_KEPT = 20_000;

/** The places of the texts of one index. First lines are built once and kept until too many others are read. */
export class TextPlaces {
  #kept: (TextPlace | undefined)[];
  #count = 0;

  constructor(private readonly index: TextIndex) {
    this.#kept = noneFor(index);
  }

  /** A node's place with the line of text around an offset. `isKept`: the next caller gets the same object. */
  at(node: number, offset: number): { readonly place: TextPlace; readonly isKept: boolean } {
    const isFirstLine =
      offset < IN_FIRST_LINE || (this.index.nodes[node]?.text.length ?? 0) <= SNIPPET_LENGTH;
    if (!isFirstLine) return { place: this.#make(node, offset), isKept: false };
    return { place: this.#kept[node] ?? this.#keep(node, this.#make(node, 0)), isKept: true };
  }

  #keep(node: number, place: TextPlace): TextPlace {
    if (this.#count === MAX_KEPT) [this.#kept, this.#count] = [noneFor(this.index), 0];
    this.#kept[node] = place;
    this.#count += 1;
    return place;
  }

  #make(node: number, offset: number): TextPlace {
    const { level, text, chapter } = this.index.nodes[node] as TextIndex['nodes'][number];
    const number = level === 'section' ? null : (numberAt(node, this.index) ?? chapter);
    return Object.freeze({
      field: level,
      number,
      code: number === null || number.length < 4 ? number : formatHtsNumber(toHtsNumber(number)),
      snippet: cut(text, offset),
    });
  }
}

/** Allocated at full length: an array filled from its middle becomes a hash table. */
function noneFor({ nodes }: TextIndex): (TextPlace | undefined)[] {
  return new Array<TextPlace | undefined>(nodes.length);
}

function numberAt(node: number, index: TextIndex): string | null {
  for (let at = node; at >= 0; at = index.parents[at] as number) {
    const number = index.nodes[at]?.row?.row.htsNumber;
    if (number) return number;
  }
  return null;
}

/** At most one line of text around an offset, cut at word boundaries. */
function cut(text: string, offset: number): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const from = offset < IN_FIRST_LINE ? 0 : text.lastIndexOf(' ', offset - SNIPPET_LENGTH / 3) + 1;
  const rest = text.slice(from, from + SNIPPET_LENGTH);
  const to = from + SNIPPET_LENGTH < text.length ? rest.lastIndexOf(' ') : rest.length;
  return `${from > 0 ? '… ' : ''}${rest.slice(0, to)}${from + to < text.length ? ' …' : ''}`;
}

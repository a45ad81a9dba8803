import { stem } from './stem.js';

/** A word of a text: its stem and its position. */
export interface Word {
  readonly stem: string;
  /** In lower case, without accents. */
  readonly text: string;
  /** Offsets in the text it was read from. */
  readonly from: number;
  readonly to: number;
}

// A word may contain hyphens and apostrophes: t-shirt, men's, man-made.
const WORD = /[\p{L}\p{N}]+(?:['’.\-/](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*['’]?/gu;
/** Text without characters to decompose. */
const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}/gu;

/**
 * The words of a text in order. A hyphenated word is one word without its hyphen (`t-shirt` -> `tshirt`), followed by
 * its parts if they are words of their own; a slash or a point separates words.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) readWord(match[0], match.index, words);
  return words;
}

/** The stems of a text in order, hyphenated words whole. */
export function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map((word) => word.stem);
}

const MIN_PART = 3;

function readWord(raw: string, at: number, words: Word[]): void {
  for (const piece of splitAt(raw, /[./]/, at)) {
    const parts = splitAt(piece.text, /[-]/, piece.from);
    if (parts.length > 1)
      words.push(toWord(piece.text.replaceAll('-', ''), piece.from, piece.from + piece.text.length));
    for (const part of parts)
      if (parts.length === 1 || part.text.length >= MIN_PART)
        words.push(toWord(part.text, part.from, part.from + part.text.length));
  }
}

interface Piece {
  readonly text: string;
  readonly from: number;
}

function splitAt(text: string, separator: RegExp, offset: number): readonly Piece[] {
  // A decimal number keeps its point.
  if (/^\d+\.\d+$/.test(text)) return [{ text, from: offset }];
  let from = offset;
  return text.split(separator).map((part) => {
    const piece = { text: part, from };
    from += part.length + 1;
    return piece;
  });
}

function toWord(raw: string, from: number, to: number): Word {
  const text = fold(raw)
    .replace(/['’]s?$/, (ending) => (ending.length > 1 ? 's' : ''))
    .replace(/['’]/g, '');
  return { stem: stem(text), text, from, to };
}

/** Lower case without accents: `Maté` -> `mate`. */
function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

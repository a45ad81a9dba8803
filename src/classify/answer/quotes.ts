import { digitsOf, pathOf, type ClassificationLaw, type Row } from '../classification-law.js';
import type { RankedLine } from '../rank/ranked-line.js';

/** Words of a source, verbatim. */
export interface Quote {
  readonly text: string;
  /** schedule: the row of `source` (digits); note: the note of that id; ruling: the letter; goods: the caller. */
  readonly kind: 'schedule' | 'note' | 'ruling' | 'goods';
  readonly source: string;
}

const LONGEST = 160;

/** Quotes a row: its description, or the part around a word that fits on a line. */
export function quoteRow(row: Row, around = ''): Quote {
  return { text: cutAround(row.row.description, around), kind: 'schedule', source: numberAbove(row) };
}

/** The numbered row at or above a row. */
function numberAbove(row: Row): string {
  for (let at: Row | null = row; at !== null; at = at.parent)
    if (at.row.htsNumber !== null) return String(at.row.htsNumber);
  return digitsOf(row);
}

/** A contiguous part of a text, cut at words. */
export function cutAround(text: string, word: string): string {
  if (text.length <= LONGEST) return text;
  const at = Math.max(0, word === '' ? 0 : text.toLowerCase().indexOf(word.toLowerCase()));
  const from = at < LONGEST / 2 ? 0 : text.lastIndexOf(' ', at - LONGEST / 3) + 1;
  const rest = text.slice(from, from + LONGEST);
  return from + LONGEST < text.length ? rest.slice(0, Math.max(rest.lastIndexOf(' '), 1)) : rest;
}

export type Highlights = ReturnType<ClassificationLaw['find']>[number]['highlights'];

/** Quotes from a line's path that match the description: rows with the words found, then the basis of the facts. */
export function selectQuotes(line: RankedLine, highlights: Highlights | null): readonly Quote[] {
  const words = (highlights ?? []).flatMap(({ matched }) => matched);
  const matching = pathOf(line.row).flatMap((row) => {
    const word = words.find((one) => row.row.description.includes(one));
    return word === undefined ? [] : [quoteRow(row, word)];
  });
  const known = line.factors.flatMap(({ row, factor }) =>
    row === null || factor < 1 ? [] : [quoteRow(row)],
  );
  const named = matching.length + known.length > 0 ? [] : [quoteRow(line.row)];
  const quotes = new Map([...matching, ...known, ...named].map((quote) => [quote.text, quote]));
  return [...quotes.values()];
}

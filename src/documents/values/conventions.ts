import type { SourceDocument } from '../source/source-document.js';
import { detectDateOrder, type DateOrder } from './date-text.js';
import { detectDecimalMark, type DecimalMark } from './decimal-text.js';

/** How one document writes numbers and dates, as far as it is evident. */
export interface Conventions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
}

/** One format must be this many times as frequent as the other to decide ambiguous values. */
const MAJORITY = 2;

/** Infers the formats from unambiguous numbers and dates. */
export function findConventions({ pages }: SourceDocument): Conventions {
  const marks = { '.': 0, ',': 0 };
  const orders = { day: 0, month: 0 };
  for (const { text, isNumber } of pages.flatMap(({ runs }) => runs)) {
    if (isNumber) continue;
    const order = detectDateOrder(text);
    if (order !== null) orders[order] += 1;
    for (const [word] of text.slice(0, 400).matchAll(/\S+/g)) {
      const mark = detectDecimalMark(word);
      if (mark !== null) marks[mark] += 1;
    }
  }
  return { decimalMark: winnerOf(marks), dateOrder: winnerOf(orders) };
}

function winnerOf<K extends string>(votes: Readonly<Record<K, number>>): K | null {
  const [[first, most], [, least]] = (Object.entries(votes) as [K, number][]).sort(
    ([, a], [, b]) => b - a,
  ) as [[K, number], [K, number]];
  return most > 0 && most >= least * MAJORITY ? first : null;
}

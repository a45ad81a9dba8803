import type { Cell } from './printed-row.js';

/** Mark-up of the official editor; other angle brackets are text (`<5 mm`). */
const BREAK = /<\/?(?:br|nl|newline)\b[^<>]{0,200}>/gi;
const TAG = /<\/?(?:il|i|u|b|em|strong|sup|sub|span|p|div)\b[^<>]{0,400}>/gi;
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
const BLANKS = /[\s\u00a0\u202f]+/g;

/** A cell without mark-up and invisible characters; doubled, no-break and broken blanks are normalized. */
export function cleanText(raw: string): string {
  const untagged = raw.includes('<') ? raw.replace(BREAK, ' ').replace(TAG, '') : raw;
  return untagged.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/**
 * Cells by their raw text: the schedule repeats a few thousand texts over a million cells, so equal cells of all
 * revisions share one object.
 */
export class CellPool {
  readonly #cells = new Map<string, Cell>();

  toCell(raw: string): Cell {
    const known = this.#cells.get(raw);
    if (known) return known;
    const text = cleanText(raw);
    const cell: Cell = Object.freeze({ raw, text: text === raw ? raw : text });
    this.#cells.set(raw, cell);
    return cell;
  }
}

import type { ClauseRecord } from '../records.js';

/** Most words of a notice in one quotation. */
const QUOTATION_WORDS = 25;

/**
 * Verbatim words of the notice behind a clause: a substring of the stored text, at most 25 words. Null when the text is
 * not a verified quotation: such a clause is shown as a summary, never as a quotation.
 */
export function quoteOf(clause: ClauseRecord): string | null {
  if (clause.basis !== 'quotation' || clause.verified === 'false' || clause.sourceLabel === 'unverified')
    return null;
  const text = clause.text.trim();
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= QUOTATION_WORDS) return text;
  const last = words[QUOTATION_WORDS - 1]!;
  return text.slice(0, last.index + last[0].length).replace(/[\s,;:(]{1,20}$/, '');
}

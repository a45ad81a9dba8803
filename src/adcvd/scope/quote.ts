import type { ClauseRecord } from '../records.js';

/** Words of a notice that may be repeated in one quotation. */
const QUOTATION_WORDS = 25;

/**
 * Words of the notice that carry a clause, verbatim: a substring of the stored text, at most 25 words. Null where
 * the text is no quotation or was not verified: such a clause is shown as a summary, never as a quotation.
 */
export function quoteOf(clause: ClauseRecord): string | null {
  if (clause.basis !== 'quotation' || clause.verified === 'false' || clause.source === 'unverified')
    return null;
  const text = clause.text.trim();
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= QUOTATION_WORDS) return text;
  const last = words[QUOTATION_WORDS - 1]!;
  return text.slice(0, last.index + last[0].length).replace(/[\s,;:(]{1,20}$/, '');
}

const TAGS = /<[^<>]*>/g;
const BLANKS = /[\s\u00a0\u200b\u202f\ufeff]+/g;
/** A word broken at the end of a printed line: `appli- cable`. */
const BROKEN_WORD = /(?<=[a-z])- (?=[a-z])/g;
const STRAY_END = / ?[/:]$/;

/** Text without mark-up, superscripts as digits (`m<sup>2</sup>`, `m²` -> `m2`), single blanks, no blanks at the ends. */
export function stripMarkup(raw: string): string {
  return raw.replace(TAGS, '').replaceAll('²', '2').replaceAll('³', '3').replace(BLANKS, ' ').trim();
}

/**
 * A rate cell of the schedule made ready for the grammar: mark-up (`2.5% <u></u>`), no-break and doubled
 * blanks, words broken over two lines and stray punctuation at the end are removed. The caller keeps the raw
 * text. Empty for a cell that prints nothing: the row inherits or has no rate.
 */
export function normalizeRateText(raw: string): string {
  return stripMarkup(raw)
    .replace(/[‐‑–—]/g, '-')
    .replace(BROKEN_WORD, '')
    .replace(STRAY_END, '')
    .trim();
}

import { anyCovers } from '../../../terms/heading-ranges.js';
import type { NamedProductRows } from '../authored/authored-rows.js';
import { cellOf, SourceRowError } from '../sources/csv-table.js';
import { parseHeadingRanges } from './heading-range.js';
import type { CorrectedRow } from './rule-overrides.js';

/** A condition that asks whether the goods are the article named, without saying by which note. */
const UNNAMED = /\bnamed_product\b(?!\s*[!=])/g;

/**
 * Says in each condition by which note the article is named: the articles of one note are not those of another. A heading
 * without a note, or under two, is refused.
 */
export function nameProducts(
  rows: readonly CorrectedRow[],
  named: NamedProductRows,
): readonly CorrectedRow[] {
  const notes = named.map(({ note, headings }) => ({ note, ranges: rangesOf(note, headings) }));
  return rows.map((corrected) => {
    const { row } = corrected;
    const conditions = cellOf(row, 'conditions');
    if (conditions.search(UNNAMED) === -1) return corrected;
    const heading = cellOf(row, 'heading');
    const [one, ...more] = notes.filter(({ ranges }) => anyCovers(ranges, { heading, use: null }));
    if (one === undefined || more.length > 0)
      throw new SourceRowError(row, `authored/named-products.yaml names not one note for ${heading}`);
    const cells = { ...row.cells, conditions: conditions.replace(UNNAMED, `named_product=${one.note}`) };
    return { ...corrected, row: { ...row, cells } };
  });
}

function rangesOf(note: string, headings: string) {
  const ranges = parseHeadingRanges(headings);
  if (!ranges.ok) throw new TypeError(`authored/named-products.yaml ${note}: ${ranges.message}`);
  return ranges.value;
}

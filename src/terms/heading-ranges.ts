import { hasAny } from './frozen-lists.js';

/** A range of Chapter 99 headings, inclusive; `use` limits a two-use heading to one of its uses. */
interface Range {
  readonly from: string;
  readonly to: string;
  readonly use: string | null;
}

interface Headed {
  readonly heading: string;
  readonly use: string | null;
}

/** True when the range names this heading, for this use of it. */
function rangeCovers(range: Range, rule: Headed): boolean {
  return (
    range.from <= rule.heading && rule.heading <= range.to && (range.use === null || range.use === rule.use)
  );
}

export function isCoveredByAny(ranges: readonly Range[], rule: Headed): boolean {
  return hasAny(ranges, (range) => rangeCovers(range, rule));
}

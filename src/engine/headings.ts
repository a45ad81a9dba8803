import type { HeadingRange, Rule } from './law.js';

/** True when the range names this heading, for this use of it. */
export function rangeCovers(range: HeadingRange, rule: Pick<Rule, 'heading' | 'use'>): boolean {
  return (
    range.from <= rule.heading && rule.heading <= range.to && (range.use === null || range.use === rule.use)
  );
}

export function anyCovers(ranges: readonly HeadingRange[], rule: Pick<Rule, 'heading' | 'use'>): boolean {
  return ranges.some((range) => rangeCovers(range, rule));
}

import { hasAny } from './frozen-lists.js';
import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** A range of Chapter 99 headings, inclusive; `use` limits a two-use heading to one of its uses. */
export interface HeadingRange {
  readonly from: string;
  readonly to: string;
  readonly use: string | null;
}

interface Headed {
  readonly heading: string;
  readonly use: string | null;
}

/** True when the range names this heading, for this use of it. */
function rangeCovers(range: HeadingRange, rule: Headed): boolean {
  return (
    range.from <= rule.heading && rule.heading <= range.to && (range.use === null || range.use === rule.use)
  );
}

export function isCoveredByAny(ranges: readonly HeadingRange[], rule: Headed): boolean {
  return hasAny(ranges, (range) => rangeCovers(range, rule));
}

const RANGE = /^(99\d{2}\.\d{2}\.\d{2})(?:-(99\d{2}\.\d{2}\.\d{2}))?(?:\[(usmca|us_content)\])?$/;

/**
 * Reads `9903.94.01;9903.94.40-9903.94.45;9903.94.06[usmca]`: headings and inclusive ranges, separated by `;` or `,`;
 * `[use]` limits a two-use heading to one of its uses. Empty text gives no ranges.
 */
export function parseHeadingRanges(text: string): Parsed<readonly HeadingRange[]> {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  const ranges: HeadingRange[] = [];
  for (const part of parts.filter((candidate) => candidate !== '')) {
    const match = RANGE.exec(part);
    if (!match)
      return refuse(
        `${quoteInput(part)} is not a Chapter 99 heading or range: write 9903.94.01 or 9903.94.40-9903.94.45`,
      );
    const [, from = '', to = from, use = null] = match;
    if (to < from) return refuse(`${quoteInput(part)} runs backwards: write the lower heading first`);
    ranges.push({ from, to, use });
  }
  return accept(ranges);
}

/** Formats a range so that parsing the text gives the same range. */
export function formatHeadingRange(range: HeadingRange): string {
  const span = range.from === range.to ? range.from : `${range.from}-${range.to}`;
  return range.use === null ? span : `${span}[${range.use}]`;
}

/** The ranges of a text. @throws TypeError naming the place */
export function requireHeadingRanges(at: string, text: string): readonly HeadingRange[] {
  const ranges = parseHeadingRanges(text);
  if (!ranges.ok) throw new TypeError(`${at}: ${ranges.message}`);
  return ranges.value;
}

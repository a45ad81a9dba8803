import type { Digest, NextCall } from '../tool-guide.js';
import type { Page } from './byte-cap.js';

const LONGEST = 6_000;
const CUT = '\n[shortened: the whole answer is in structuredContent]';

/** The text beside structured content: the answer in a few lines, and the call that continues it. */
export function toTextMirror({ lines, next }: Digest, page: Page | null): string {
  const body = lines.filter(Boolean).join('\n');
  const kept = body.length > LONGEST ? body.slice(0, LONGEST) + CUT : body;
  return [kept, ...describePage(page), ...next.map(describeNext)].join('\n');
}

export function describeNext({ tool, arguments: given, why }: NextCall): string {
  return `Next: ${tool} ${JSON.stringify(given)} (${why})`;
}

function describePage(page: Page | null): string[] {
  if (page === null) return [];
  const last = page.from + page.shown;
  const more =
    page.nextCursor === undefined ? '' : `; for the rest repeat the call with cursor ${page.nextCursor}`;
  return [`${page.list}: entries ${page.from + 1} to ${last} of ${page.total}${more}.`];
}

/** One tariff line that was found. */
export interface FoundLine {
  readonly rank: number;
  readonly htsCode: string;
  /** Descriptions from the heading down. */
  readonly path: readonly string[];
  /** Why it was found, or how sure that is. */
  readonly because: string;
}

const LONGEST = 60;

function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** Lines for people, long descriptions cut. */
export function drawLines(lines: readonly FoundLine[]): string {
  if (lines.length === 0) return 'Nothing was found.\n';
  const draw = ({ rank, htsCode, path, because }: FoundLine): string =>
    `${String(rank).padStart(2)}  ${htsCode.padEnd(13)}  ${path.map(shorten).join(' > ')}\n    ${because}\n`;
  return lines.map(draw).join('');
}

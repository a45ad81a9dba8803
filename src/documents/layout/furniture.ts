import { textOfLine, type Line } from './lines.js';

/** Share of the page, from the top and from the bottom, that contains headers and footers. */
const MARGIN = 0.13;
const PAGE_NUMBER =
  /^(page|seite|pagina|página|pag|blatt|feuille)?\.? ?\d{1,4} ?(of|von|de|di|sur|\/) ?\d{1,4}$/i;

/** Removes what repeats on every page: running heads, footers, page numbers. Keeps the first head. */
export function removeFurniture(lines: readonly Line[]): Line[] {
  const seen = new Map<string, Set<number>>();
  for (const line of lines) {
    if (!isInMargin(line)) continue;
    const pages = seen.get(keyOf(line)) ?? new Set();
    seen.set(keyOf(line), pages.add(line.page.number));
  }
  return lines.filter((line) => {
    if (PAGE_NUMBER.test(textOfLine(line).trim().slice(0, 60))) return false;
    const pages = isInMargin(line) ? seen.get(keyOf(line)) : undefined;
    return pages === undefined || pages.size < 2 || line.page.number === Math.min(...pages);
  });
}

function isInMargin({ y, height, page }: Line): boolean {
  return y < page.height * MARGIN || y + height > page.height * (1 - MARGIN);
}

function keyOf(line: Line): string {
  return `${Math.round(line.y / 4)} ${textOfLine(line).replace(/(page|seite|pagina|página|blatt) ?\d{1,4}/i, '$1')}`;
}

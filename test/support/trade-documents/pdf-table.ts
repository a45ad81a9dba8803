import type { Goods } from './goods.js';
import type { PdfColumn, PdfPage } from './pdf-page.js';

const BOTTOM = 730;

interface Table {
  readonly columns: readonly PdfColumn[];
  readonly cells: (item: Goods, index: number) => readonly string[];
  readonly repeats: boolean;
  readonly padding: number;
}

/** Draws rows over as many pages as they take. Returns where the last one ends. */
export function drawTable(
  page: PdfPage,
  items: readonly Goods[],
  { top, ...table }: Table & { readonly top: number },
): number {
  const { columns, cells, repeats, padding } = table;
  const headings = columns.map(({ heading }) => heading);
  let y = top + page.row({ columns, texts: headings, bold: true }, top) + padding + 3;
  for (const [index, item] of items.entries()) {
    const texts = cells(item, index);
    const height = Math.max(
      ...columns.map(({ width }, at) => page.document.heightOfString(texts[at]!, { width })),
    );
    if (y + height > BOTTOM) {
      page.document.addPage();
      y = 50;
      if (repeats) y += page.row({ columns, texts: headings, bold: true }, y) + padding + 3;
    }
    y += page.row({ columns, texts }, y) + padding;
  }
  return y;
}

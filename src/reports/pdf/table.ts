import { toPrintable } from './printable.js';
import { INK, toLineWidth, MARGIN, type Sheet } from './sheet.js';

export interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
}

export interface Cell {
  readonly text: string;
  readonly color?: string;
  readonly bold?: boolean;
}

const SIZE = 8.5;
const PAD = 4;

/** A table that repeats its header on every page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (sheet.width * share) / total);
  const header = columns.map(({ title }) => ({ text: title, bold: true }));
  sheet.ensure(heightOf(sheet, header, widths) + 24);
  drawRow(sheet, header, { widths, band: INK.band });
  for (const row of rows) {
    if (sheet.y + heightOf(sheet, row, widths) > sheet.bottom) {
      sheet.addPage();
      drawRow(sheet, header, { widths, band: INK.band });
    }
    drawRow(sheet, row, { widths, band: null });
  }
  sheet.addSpace(8);
}

function drawRow(
  sheet: Sheet,
  row: readonly Cell[],
  { widths, band }: { widths: readonly number[]; band: string | null },
): void {
  const { document } = sheet;
  const top = sheet.y;
  const height = heightOf(sheet, row, widths);
  if (band !== null) document.rect(MARGIN, top, sheet.width, height).fill(band);
  let left = MARGIN;
  row.forEach((cell, place) => {
    const width = widths[place]!;
    document
      .font(cell.bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(SIZE)
      .fillColor(cell.color ?? INK.text);
    document.text(toPrintable(cell.text), left + PAD, top + PAD, { width: breakAt(cell.text, width) });
    left += width;
  });
  document
    .moveTo(MARGIN, top + height)
    .lineTo(MARGIN + sheet.width, top + height)
    .lineWidth(0.5)
    .strokeColor(INK.rule)
    .stroke();
  document.x = MARGIN;
  document.y = top + height;
}

function heightOf({ document }: Sheet, row: readonly Cell[], widths: readonly number[]): number {
  const heights = row.map(({ text, bold }, place) =>
    document
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(SIZE)
      .heightOfString(toPrintable(text), { width: breakAt(text, widths[place]!) }),
  );
  return Math.max(...heights) + 2 * PAD;
}

/** Dates and numbers are never broken. */
function breakAt(text: string, width: number): number {
  const inner = width - 2 * PAD;
  return text.includes(' ') ? toLineWidth(inner) : inner;
}

import { toPrintable } from './printable.js';
import { INK, toLineWidth, MARGIN, type Sheet } from './sheet.js';

interface StyledText {
  readonly text: string;
  readonly color?: string;
  readonly bold?: boolean;
}

export type Cell = string | StyledText;

const SIZE = 8.5;
const PAD = 4;

/** A table that repeats its header on every page. `columns`: their titles, each with its share of the width. */
export function drawTable(
  sheet: Sheet,
  columns: Readonly<Record<string, number>>,
  rows: readonly (readonly Cell[])[],
): void {
  const shares = Object.values(columns);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (sheet.width * share) / total);
  const header = Object.keys(columns).map((text) => ({ text, bold: true }));
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
    const { text, color = INK.text } = setFont(document, cell);
    document.fillColor(color).text(toPrintable(text), left + PAD, top + PAD, { width: breakAt(text, width) });
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
  const heights = row.map((cell, place) => {
    const { text } = setFont(document, cell);
    return document.heightOfString(toPrintable(text), { width: breakAt(text, widths[place]!) });
  });
  return Math.max(...heights) + 2 * PAD;
}

function setFont(document: Sheet['document'], cell: Cell): StyledText {
  const styled = typeof cell === 'string' ? { text: cell } : cell;
  document.font(styled.bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(SIZE);
  return styled;
}

/** Dates and numbers are never broken. */
function breakAt(text: string, width: number): number {
  const inner = width - 2 * PAD;
  return text.includes(' ') ? toLineWidth(inner) : inner;
}

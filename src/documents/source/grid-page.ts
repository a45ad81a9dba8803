import { FILE_LIMITS } from './limits.js';
import { createTooLargeProblem } from './refusals.js';
import type { SourcePage, TextRun } from './source-document.js';

/** Height of a text line and of a row of cells in the grid. */
export const LINE_STEP = 20;

/** A number as the file writes it, because a float would lose digits. */
export class PrintedNumber {
  constructor(readonly text: string) {}
}

export type CellValue = string | boolean | Date | PrintedNumber | null;

const COLUMN_STEP = 100;
const CELL = { width: 90, height: 14 } as const;

/** Lays out a grid of values as a page with evenly spaced cells, so that neighbors are found as on paper. */
export function buildGridPage(
  rows: readonly (readonly CellValue[])[],
  { sheet, number }: { readonly sheet: string | null; readonly number: number },
): SourcePage {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((value, x): TextRun[] => {
      const text = toCellText(value);
      if (text === '') return [];
      const { width, height } = CELL;
      const box = { x: x * COLUMN_STEP, y: y * LINE_STEP, width, height };
      return [
        {
          text,
          box,
          cell: `${columnName(x)}${y + 1}`,
          ...(value instanceof PrintedNumber && { isNumber: true as const }),
        },
      ];
    }),
  );
  if (runs.length > FILE_LIMITS.cells)
    throw createTooLargeProblem(`The table has more than ${FILE_LIMITS.cells} cells.`);
  return { number, sheet, height: rows.length * LINE_STEP, runs };
}

/** A value as text: days as `YYYY-MM-DD`, numbers without an exponent where they have few digits. */
export function toCellText(value: CellValue): string {
  if (value instanceof PrintedNumber) return plainNumber(value.text);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return value === null ? '' : String(value).trim();
}

/** Files contain floats: 0.1 + 0.2 has seventeen digits, and large or small numbers have an exponent. */
function plainNumber(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return text;
  const short = String(Number(value.toPrecision(15)));
  return short.includes('e') ? text : short;
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

import { createDamagedProblem } from './parse-xml.js';

export interface CellAddress {
  /** From 1. */
  readonly row: number;
  readonly column: number;
}

/** The last cell of a sheet is XFD1048576 (ECMA-376, part 1, 18.3.1.4). */
const LAST_CELL: CellAddress = { row: 1_048_576, column: 16_384 };

const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/;

/** @throws Problem when a sheet cannot have such a cell */
export function parseAddress(text: string): CellAddress {
  const match = ADDRESS.exec(text);
  if (match === null) throw createDamagedProblem();
  const [, letters, digits] = match as unknown as [string, string, string];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  if (column > LAST_CELL.column || row > LAST_CELL.row) throw createDamagedProblem();
  return { row, column };
}

export function parseRowNumber(text: string): number {
  const row = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : NaN;
  if (!(row <= LAST_CELL.row)) throw createDamagedProblem();
  return row;
}

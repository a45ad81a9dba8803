import type { Decimal } from '../../terms/decimal.js';

export type ColumnKind = 'text' | 'money' | 'date' | 'number' | 'yesNo';

/** One cell before it is written: money and numbers stay numbers, tariff and entry numbers stay text. */
export type TableCell = string | number | boolean | Decimal | null;

/** One table of an audit: a sheet of the workbook and a CSV file. */
export interface OutputTable<Item> {
  readonly sheet: string;
  readonly file: string;
  readonly columns: readonly (readonly [name: string, kind: ColumnKind])[];
  readonly rowsOf: (item: Item) => readonly (readonly TableCell[])[];
}

/** A cell as CSV has it. */
export function toCsvCell(cell: TableCell): string | number | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  return Number(cell.toFixed(2));
}

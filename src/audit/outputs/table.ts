import type { TableCell, TableColumn } from '../../terms/table-cell.js';

/** One table of an audit: a sheet of the workbook and a CSV file. */
export interface OutputTable<Item> {
  readonly sheet: string;
  readonly file: string;
  readonly columns: readonly TableColumn[];
  readonly rowsOf: (item: Item) => readonly (readonly TableCell[])[];
}

/** A cell as CSV has it. */
export function toCsvCell(cell: TableCell): string | number | null {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  return Number(cell.toFixed(2));
}

import { ColumnCollector, toCellRows, type CellColumns } from './columns.js';
import type { Cell, Dataset } from './dataset.js';

/** A dataset as a pack holds it, column by column; its rows are laid out when they are asked for. */
export class PackedDataset implements Dataset {
  readonly columns: readonly string[];
  private laidOut: Dataset['rows'] | null = null;

  constructor(
    readonly table: string,
    readonly cells: CellColumns,
  ) {
    this.columns = [...cells.columns.keys()];
  }

  get rows(): readonly (readonly Cell[])[] {
    return (this.laidOut ??= toCellRows(this.cells));
  }
}

/** The columns of any dataset. */
export function cellsOf(dataset: Dataset): CellColumns {
  if (dataset instanceof PackedDataset) return dataset.cells;
  const cells = new ColumnCollector(dataset.columns);
  for (const row of dataset.rows) cells.add(row);
  return cells;
}

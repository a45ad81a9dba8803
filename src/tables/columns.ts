import type { Cell } from './dataset.js';

/** The cells of one column: each distinct value once, and which of them each row has. */
export interface CellColumn {
  readonly values: readonly Cell[];
  /** The place of each row's value; null: the values stand in the order of the rows. */
  readonly at: readonly number[] | null;
}

/** The columns of a table by their names, all with as many cells as there are rows. */
export interface CellColumns {
  readonly rowCount: number;
  readonly columns: ReadonlyMap<string, CellColumn>;
}

/** Sorts the cells of rows into columns. Values of a table repeat: most columns have a few. */
export class ColumnCollector implements CellColumns {
  readonly columns: ReadonlyMap<string, CellColumn>;
  private readonly collected: readonly CollectedColumn[];
  private rows = 0;

  constructor(private readonly names: readonly string[]) {
    this.collected = names.map(() => new CollectedColumn());
    this.columns = new Map(names.map((name, place) => [name, this.collected[place]!]));
  }

  get rowCount(): number {
    return this.rows;
  }

  /** @param cells in the order of the names */
  add(cells: readonly Cell[]): void {
    if (cells.length !== this.names.length)
      throw new TypeError(`row ${this.rows + 1} has ${cells.length} cells of ${this.names.length}`);
    this.collected.forEach((column, place) => column.add(cells[place]!));
    this.rows += 1;
  }
}

class CollectedColumn implements CellColumn {
  readonly values: Cell[] = [];
  readonly at: number[] = [];
  private readonly places = new Map<Cell, number>();
  /** Lists and objects are the same where their texts are. */
  private readonly placesOfTexts = new Map<string, number>();

  add(cell: Cell): void {
    this.at.push(
      typeof cell === 'object' && cell !== null
        ? this.placeOf(cell, JSON.stringify(cell), this.placesOfTexts)
        : this.placeOf(cell, cell, this.places),
    );
  }

  private placeOf<Key>(cell: Cell, key: Key, places: Map<Key, number>): number {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, this.values.length);
    return this.values.push(cell) - 1;
  }
}

/** The cell of a column in a row. */
export function cellAt({ values, at }: CellColumn, row: number): Cell {
  return values[at === null ? row : at[row]!]!;
}

/** The rows of a table, their cells in the order of the columns. */
export function toCellRows({ rowCount, columns }: CellColumns): readonly (readonly Cell[])[] {
  const all = [...columns.values()];
  return Array.from({ length: rowCount }, (_, row) => all.map((column) => cellAt(column, row)));
}

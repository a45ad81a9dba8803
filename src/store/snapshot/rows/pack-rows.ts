import type { Cell, Dataset } from '../../../tables/dataset.js';
import { createRowReader, listFields, toColumnName, type RowOf, type Table } from '../../../tables/table.js';
import type { PackSource } from '../../pack-loader/pack-source.js';
import type { OrderField, VersionRows } from './version-rows.js';

/** The rows of a pack, read from its files without a database. */
export class PackRows implements VersionRows {
  private readonly datasets: ReadonlyMap<string, Dataset>;

  constructor(datasets: readonly Dataset[]) {
    this.datasets = new Map(datasets.map((dataset) => [dataset.table, dataset]));
  }

  /** @throws when a file of the pack is missing or broken; it names the file. */
  static async read(pack: PackSource): Promise<PackRows> {
    const datasets: Dataset[] = [];
    for await (const dataset of pack.datasets()) datasets.push(dataset);
    return new PackRows(datasets);
  }

  select<Declared extends Table>(
    table: Declared,
    orderBy: readonly OrderField[],
  ): Promise<readonly RowOf<Declared>[]> {
    const dataset = this.datasets.get(table.name) ?? { table: table.name, columns: [], rows: [] };
    const fields = orderBy.filter((field) => field !== 'id');
    const sorted = fields.length === 0 ? dataset.rows : [...dataset.rows].sort(compareBy(fields, dataset));
    const cells = listFields(table).map(({ column }) => readColumn(dataset, column));
    const read = createRowReader(table);
    return Promise.resolve(sorted.map((row) => read(cells.map((cell) => cell(row)))));
  }
}

type PackRow = Dataset['rows'][number];
type CellOf = (row: PackRow) => Cell;

/** A column that the pack does not write is null, as in the database. */
function readColumn({ columns }: Dataset, name: string): CellOf {
  const place = columns.indexOf(name);
  return (row) => row[place] ?? null;
}

/** Orders as the database does: numbers by value, texts by code point, `nullsFirst` or last. */
function compareBy(
  orderBy: readonly OrderField[],
  dataset: Dataset,
): (left: PackRow, right: PackRow) => number {
  const keys = orderBy.map((field) =>
    typeof field === 'string'
      ? ({ cell: readColumn(dataset, toColumnName(field)), ofNull: 1 } as const)
      : ({ cell: readColumn(dataset, toColumnName(field.nullsFirst)), ofNull: -1 } as const),
  );
  return (left, right) => {
    for (const { cell, ofNull } of keys) {
      const [before, after] = [cell(left), cell(right)];
      if (before === after) continue;
      if (before === null) return ofNull;
      if (after === null) return -ofNull;
      return before < after ? -1 : 1;
    }
    return 0;
  };
}

import { toColumnName } from '../../database/bulk-rows.js';
import type { PackCell, PackDataset, PackSource } from '../../pack-loader/pack-source.js';
import type { OrderField, Selection, TupleSelection, VersionRows } from './version-rows.js';

/** The rows of a pack, read from its files without a database. */
export class PackRows implements VersionRows {
  private readonly datasets: ReadonlyMap<string, PackDataset>;

  constructor(datasets: readonly PackDataset[]) {
    this.datasets = new Map(datasets.map((dataset) => [dataset.table, dataset]));
  }

  /** @throws when a file of the pack is missing or broken; it names the file. */
  static async read(pack: PackSource): Promise<PackRows> {
    const datasets: PackDataset[] = [];
    for await (const dataset of pack.datasets()) datasets.push(dataset);
    return new PackRows(datasets);
  }

  select<Row>({ table, fields, orderBy }: Selection): Promise<Row[]> {
    const dataset = this.datasetOf(table);
    const cellOf = (field: string): CellOf => readColumn(dataset, toColumnName(field));
    const cells = fields.map((field) => [field, cellOf(field)] as const);
    const compare = compareBy(
      orderBy.filter((field) => field !== 'id'),
      cellOf,
    );
    const rows = [...dataset.rows].sort(compare);
    return Promise.resolve(
      rows.map((row) => Object.fromEntries(cells.map(([field, cell]) => [field, cell(row)])) as Row),
    );
  }

  selectTuples<Row extends readonly unknown[]>({ table, columns }: TupleSelection): Promise<Row[]> {
    const dataset = this.datasetOf(table);
    const cells = columns.map((column) => readColumn(dataset, column));
    return Promise.resolve(
      dataset.rows.map((row) => cells.map((cell) => cell(row)) as readonly unknown[] as Row),
    );
  }

  private datasetOf(table: string): PackDataset {
    return this.datasets.get(table) ?? { table, columns: [], rows: [] };
  }
}

type PackRow = readonly PackCell[];
type CellOf = (row: PackRow) => PackCell;

/** A column that the pack does not write is null, as in the database. */
function readColumn({ columns }: PackDataset, name: string): CellOf {
  const place = columns.indexOf(name);
  return (row) => row[place] ?? null;
}

/** Orders as the database does: numbers by value, texts by code point, `nullsFirst` or last. */
function compareBy(
  orderBy: readonly OrderField[],
  cellOf: (field: string) => CellOf,
): (left: PackRow, right: PackRow) => number {
  const keys = orderBy.map((field) =>
    typeof field === 'string'
      ? ({ cell: cellOf(field), ofNull: 1 } as const)
      : ({ cell: cellOf(field.nullsFirst), ofNull: -1 } as const),
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

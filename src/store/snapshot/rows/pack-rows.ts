import type { Dataset } from '../../../tables/dataset.js';
import { cellsOf } from '../../../tables/packed-dataset.js';
import { readRows, type OrderField } from '../../../tables/read-rows.js';
import type { RowOf, Table } from '../../../tables/table.js';
import type { PackSource } from '../../pack-loader/pack-source.js';
import type { VersionRows } from './version-rows.js';

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
    return readRows(table, cellsOf(dataset), orderBy);
  }
}

import type { Cell, Dataset } from '../../src/tables/dataset.js';
import type { PackSource } from '../../src/store/pack-loader/pack-source.js';
import { CATALOG_TABLES } from './snapshot-pack-catalog.js';
import { LAW_TABLES } from './snapshot-pack-law.js';

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

function toDataset(table: string, records: Tables[string]): Dataset {
  const columns = [...new Set((records ?? []).flatMap((record) => Object.keys(record)))];
  const rows = (records ?? []).map((record) => columns.map((column) => (record[column] ?? null) as Cell));
  return { table, columns, rows };
}

/** A pack of a few made-up rows in every table the snapshot reads; tables given replace those of the pack. */
export function madeUpPack(dataVersion: string, tables: Tables = {}): PackSource {
  const datasets = Object.entries({ ...LAW_TABLES, ...CATALOG_TABLES, ...tables }).map(([table, records]) =>
    toDataset(table, records),
  );
  return {
    manifest: { dataVersion, datasets: datasets.map(({ table, rows }) => ({ table, rows: rows.length })) },
    async *datasets() {
      yield* datasets;
    },
  };
}

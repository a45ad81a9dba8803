import { tmpdir } from 'node:os';
import type { Database } from '../../../src/store/database/database.js';
import { openTestDatabase } from '../../support/test-database.js';
import { loadPackIfAbsent } from '../../../src/store/pack-loader/load-pack.js';
import type { PackSource } from '../../../src/store/pack-loader/pack-source.js';
import { readPackDatasets } from './pack-context.js';

/** A database that serves the trade-remedy tables of the bundled pack and nothing else. */
export async function openPackDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  const datasets = await readPackDatasets();
  const pack = {
    manifest: {
      dataVersion: 'adcvd-tables',
      datasets: datasets.map(({ table, rows }) => ({ table, rows: rows.length })),
    },
    async *datasets() {
      yield* datasets;
    },
  } as unknown as PackSource;
  await loadPackIfAbsent(database, { folder: tmpdir(), readPack: () => Promise.resolve(pack) });
  return database;
}

import { fileURLToPath } from 'node:url';
import type * as reader from '../../src/ingest/reference/pack/read-pack.js';
import type * as graph from '../../src/graphql/schema.js';
import type * as store from '../../src/store/index.js';

/** A fixed day: answers say when their data was read, and are compared between two builds. */
const LOADED_AT = new Date('2026-11-20T00:00:00Z');

/** A module of the built product, by its path in dist: what is measured is compiled as it is served. */
export const loadBuilt = (path: string): Promise<unknown> =>
  import(new URL(`../../dist/${path}`, import.meta.url).href) as Promise<unknown>;

/** The schema and the bundled data as the built product has them: what is compared is compiled alike. */
export async function openBuiltSnapshot() {
  const { readPack } = (await loadBuilt('src/ingest/reference/pack/read-pack.js')) as typeof reader;
  const { buildSnapshot, loadPackIfAbsent, openMemoryDatabase } = (await loadBuilt(
    'src/store/index.js',
  )) as typeof store;
  const { buildSchema } = (await loadBuilt('src/graphql/schema.js')) as typeof graph;
  const database = await openMemoryDatabase();
  const folder = fileURLToPath(new URL('../../prisma/reference', import.meta.url));
  await loadPackIfAbsent(database, { folder, readPack }, { at: LOADED_AT });
  const snapshot = await buildSnapshot(database);
  await database.close();
  return { snapshot, buildSchema };
}

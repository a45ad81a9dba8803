import { fileURLToPath } from 'node:url';
import type * as reader from '../../src/ingest/reference/pack/read-pack.js';
import type * as graph from '../../src/graphql/schema.js';
import type * as store from '../../src/store/index.js';

const load = (path: string): Promise<unknown> =>
  import(new URL(`../../dist/src/${path}`, import.meta.url).href) as Promise<unknown>;

/** The schema and the bundled data as the built product has them: what is compared is compiled alike. */
export async function openBuiltSnapshot() {
  const { readPack } = (await load('ingest/reference/pack/read-pack.js')) as typeof reader;
  const { buildSnapshot, loadPackIfAbsent, openMemoryDatabase } = (await load(
    'store/index.js',
  )) as typeof store;
  const { buildSchema } = (await load('graphql/schema.js')) as typeof graph;
  const database = await openMemoryDatabase();
  const folder = fileURLToPath(new URL('../../prisma/reference', import.meta.url));
  await loadPackIfAbsent(database, { folder, readPack }, { at: new Date() });
  const snapshot = await buildSnapshot(database);
  await database.close();
  return { snapshot, buildSchema };
}

import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as reader from '../../src/law/pack/read-pack.js';
import type * as graph from '../../src/graphql/schema.js';
import type * as store from '../../src/store/index.js';

/** A fixed day: answers say when their data was read, and are compared between two builds. */

/** The product built in this checkout. */
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** A module of a built product, by its path in dist: what is measured is compiled as it is served. */
export const loadBuilt = (path: string, dist = BUILT): Promise<unknown> =>
  import(pathToFileURL(`${dist}/${path}`).href) as Promise<unknown>;

/** The schema and the bundled data as the built product has them: what is compared is compiled alike. */
export async function openBuiltSnapshot(dist = BUILT) {
  const { readPack } = (await loadBuilt('src/law/pack/read-pack.js', dist)) as typeof reader;
  const { buildSnapshot, loadPackIfAbsent, openMemoryDatabase } = (await loadBuilt(
    'src/store/index.js',
    dist,
  )) as typeof store;
  const { buildSchema } = (await loadBuilt('src/graphql/schema.js', dist)) as typeof graph;
  const database = await openMemoryDatabase();
  const folder = fileURLToPath(new URL('../../prisma/reference', import.meta.url));
  await loadPackIfAbsent(database, { folder, readPack });
  const snapshot = await buildSnapshot(database);
  await database.close();
  return { snapshot, buildSchema };
}

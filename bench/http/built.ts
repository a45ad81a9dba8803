import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as bundled from '../../src/exports/bundled-snapshot.js';
import type * as graph from '../../src/graphql/schema.js';

/** The product built in this checkout. */
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** A module of a built product, by its path in dist: what is measured is compiled as it is served. */
export const loadBuilt = (path: string, dist = BUILT): Promise<unknown> =>
  import(pathToFileURL(`${dist}/${path}`).href) as Promise<unknown>;

/** The schema and the bundled data as the built product has them: what is compared is compiled alike. */
export async function openBuiltSnapshot(dist = BUILT) {
  const { openBundledSnapshot } = (await loadBuilt(
    'src/exports/bundled-snapshot.js',
    dist,
  )) as typeof bundled;
  const { buildSchema } = (await loadBuilt('src/graphql/schema.js', dist)) as typeof graph;
  const snapshot = await openBundledSnapshot(
    fileURLToPath(new URL('../../prisma/reference', import.meta.url)),
  );
  return { snapshot, buildSchema };
}

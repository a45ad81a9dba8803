import { readPack } from '../law/pack/read-pack.js';
import { resolvePackagePath } from '../store/database/package-path.js';
import { buildPackSnapshot } from '../store/snapshot/build-snapshot.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';

/**
 * The law of a pack in memory, read from its files without a database.
 *
 * @param folder of the pack; the bundled one unless told
 * @throws BrokenPack naming the file that is missing, cut off or changed
 */
export async function openBundledSnapshot(
  folder = resolvePackagePath('prisma', 'reference'),
): Promise<Snapshot> {
  return buildPackSnapshot(await readPack(folder));
}

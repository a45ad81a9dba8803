import { resolvePackagePath } from '../src/store/database/package-path.js';
import { readPack } from '../src/law/pack/read-pack.js';
import { buildSnapshot, loadPackIfAbsent, openMemoryDatabase, type Snapshot } from '../src/store/index.js';

/** The reference pack of the repository, loaded into a database in memory and read from it as the service does. */
export async function openBundledSnapshot(): Promise<Snapshot> {
  const database = await openMemoryDatabase();
  const folder = resolvePackagePath('prisma', 'reference');
  await loadPackIfAbsent(database, { folder, readPack });
  const snapshot = await buildSnapshot(database);
  await database.close();
  return snapshot;
}

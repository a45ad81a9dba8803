import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPack } from '../../law/pack/read-pack.js';
import type { Database } from '../../store/database/database.js';
import { findCurrentVersion } from '../../store/database/data-versions.js';
import { openDatabase, openMemoryDatabase } from '../../store/database/open.js';
import { DataDirectoryInUse } from '../../store/database/owner-lock.js';
import { resolvePackagePath } from '../../store/database/package-path.js';
import { loadPackIfAbsent } from '../../store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';

export interface ReferenceOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Folder of the bundled reference pack; by default that of the package. */
  readonly packFolder?: string;
}

/**
 * The reference data for one question: from DATABASE_URL or from a data directory not in use, else the bundled pack in
 * memory. Writes nothing, and closes the database before the question is answered.
 */
export async function openReference(options: ReferenceOptions): Promise<Snapshot> {
  const database = (await openPrepared(options)) ?? (await openPack(options.packFolder));
  try {
    return await buildSnapshot(database);
  } finally {
    await database.close();
  }
}

/** The bundled pack in memory, even if a database is available. Writes nothing. */
export async function openBundledReference(packFolder?: string): Promise<Snapshot> {
  const database = await openPack(packFolder);
  try {
    return await buildSnapshot(database);
  } finally {
    await database.close();
  }
}

/** A database that already serves a data version; null when none is reachable. */
async function openPrepared({ databaseUrl, dataDir }: ReferenceOptions): Promise<Database | null> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) return null;
  const database = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) }).catch(
    nullWhenInUse,
  );
  if (database === null) return null;
  const isServing = await findCurrentVersion(database, 'live').catch(() => null);
  if (isServing !== null || databaseUrl !== null) return database;
  await database.close();
  return null;
}

function nullWhenInUse(failure: unknown): null {
  if (failure instanceof DataDirectoryInUse) return null;
  throw failure;
}

async function openPack(packFolder = resolvePackagePath('prisma', 'reference')): Promise<Database> {
  const database = await openMemoryDatabase();
  await loadPackIfAbsent(database, { folder: packFolder, readPack });
  return database;
}

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
  /** Folder of the bundled reference pack; the package's own unless said otherwise. */
  readonly packFolder?: string;
}

/**
 * The reference data for one question: that of DATABASE_URL or of a data directory that nobody uses, else the bundled
 * pack in memory. Nothing is written, and the database is closed again before the question is answered.
 */
export async function openReference(options: ReferenceOptions): Promise<Snapshot> {
  const database = (await openPrepared(options)) ?? (await openPack(options.packFolder));
  try {
    return await buildSnapshot(database);
  } finally {
    await database.close();
  }
}

/** The bundled pack in memory, whatever else is at hand. Nothing is written. */
export async function openBundledReference(packFolder?: string): Promise<Snapshot> {
  const database = await openPack(packFolder);
  try {
    return await buildSnapshot(database);
  } finally {
    await database.close();
  }
}

/** A database that serves a data version already; null when there is none within reach. */
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

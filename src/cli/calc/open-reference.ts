import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBundledSnapshot } from '../../exports/bundled-snapshot.js';
import type { Database } from '../../store/database/database.js';
import { findCurrentVersion } from '../../store/database/data-versions.js';
import { DataDirectoryInUse } from '../../store/database/owner-lock.js';
import { buildSnapshot } from '../../store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { DataPlace } from '../data-place.js';

export interface ReferenceOptions extends DataPlace {
  /** Folder of the bundled reference pack; by default that of the package. */
  readonly packFolder?: string;
}

/**
 * The reference data for one question: from DATABASE_URL or from a data directory not in use, else the bundled pack.
 * Writes nothing, and closes the database before the question is answered.
 */
export async function openReference(options: ReferenceOptions): Promise<Snapshot> {
  const database = await openPrepared(options);
  if (database === null) return openBundledSnapshot(options.packFolder);
  try {
    return await buildSnapshot(database);
  } finally {
    await database.close();
  }
}

/** A database that already serves a data version; null when none is reachable. */
async function openPrepared({ databaseUrl, dataDir }: ReferenceOptions): Promise<Database | null> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) return null;
  // Loaded where there is a database: a tenth of the time of a short command.
  const { openDatabase } = await import('../../store/database/open.js');
  const database = await openDatabase({ dataDir, databaseUrl }).catch(nullWhenInUse);
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

import { join } from 'node:path';
import { toDatabase, type Database } from './database.js';
import type { Driver } from './driver.js';
import { openEmbedded } from './embedded-driver.js';
import { makeFolder } from './make-folder.js';
import { takeOwnership } from './owner-lock.js';
import { openServer, type ServerOptions } from './server-driver.js';
import { watchDriver, type StatementWatch } from './watched-driver.js';

export interface DatabaseOptions extends Partial<Omit<ServerOptions, 'databaseUrl'>> {
  /** Absent or null: the embedded database. */
  readonly databaseUrl?: string | null;
  /** Where the embedded database lives; not touched when there is a `databaseUrl`. */
  readonly dataDir: string;
  /** Null or absent: statements are not watched. */
  readonly watchStatement?: StatementWatch | null | undefined;
}

/**
 * Opens PostgreSQL by URL, or without one the embedded database in the data directory. Does not migrate.
 *
 * @throws DataDirectoryInUse when another process owns the data directory.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, watchStatement, ...server } = options;
  const watched = (driver: Driver): Driver => (watchStatement ? watchDriver(driver, watchStatement) : driver);
  if (databaseUrl) return toDatabase(watched(openServer({ ...server, databaseUrl })));
  await makeFolder(options.dataDir);
  const ownership = await takeOwnership(options.dataDir);
  try {
    const driver = await openEmbedded(join(options.dataDir, 'postgres'));
    return toDatabase(watched(driver), ownership);
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

/** An empty, migrated database in memory, gone when closed. Takes seconds: open one per process or test file. */
export async function openMemoryDatabase(): Promise<Database> {
  const database = toDatabase(await openEmbedded(null));
  await database.migrate();
  return database;
}

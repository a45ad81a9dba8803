import { join } from 'node:path';
import { toDatabase, type Database } from '../../src/store/database/database.js';
import { openEmbedded } from '../../src/store/database/embedded-driver.js';
import { noteStatements, type Seen } from './counting-driver.js';
import { copyBundledDataDir } from './test-database.js';

/** What reached the database of `openCounted`, in order, for the suites of a file to empty and read. */
export const statements: Seen = [];

/** A database of its own with the pack of the repository, whose every statement is noted. */
export async function openCounted(): Promise<Database> {
  return toDatabase(
    noteStatements(await openEmbedded(join(await copyBundledDataDir(), 'postgres')), statements),
  );
}

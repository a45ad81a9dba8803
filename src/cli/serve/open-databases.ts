import type { Logger } from 'pino';
import type { Settings } from '../../server/settings.js';
import type { Database } from '../../store/database/database.js';
import { openDatabase } from '../../store/database/open.js';
import type { StatementWatch } from '../../store/database/watched-driver.js';

/** One database, opened in two ways. */
export interface Databases {
  /** For migrations and bulk rows, which may take long. */
  readonly reference: Database;
  /** For requests: on a database server, with its own connections and short timeouts. */
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** @param watchStatement told of each statement where traces are on; null: they are off */
export async function openDatabases(
  settings: Settings,
  log: Logger,
  watchStatement: StatementWatch | null,
): Promise<Databases> {
  const { dataDir, databaseUrl } = settings;
  const onConnectionError = (error: Error): void =>
    log.warn({ err: error }, 'a database connection was lost');
  const open = (forRequests: boolean): Promise<Database> =>
    openDatabase({
      dataDir,
      databaseUrl,
      onConnectionError,
      forRequests,
      watchStatement,
    });
  const reference = await open(false);
  const database = reference.kind === 'embedded' ? reference : await open(true);
  return {
    reference,
    database,
    // Closing it twice is harmless.
    close: async () => void (await Promise.all([database.close(), reference.close()])),
  };
}

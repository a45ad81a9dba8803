import type { Logger } from 'pino';
import type { Settings } from '../../server/settings.js';
import type { Database } from '../../store/database/database.js';
import { openDatabase } from '../../store/database/open.js';

/** The one database, by two ways. */
export interface Databases {
  /** For migrations and sets of rows, which may take their time. */
  readonly reference: Database;
  /** For what requests wait for: on a server, connections and short limits of their own. */
  readonly database: Database;
  readonly close: () => Promise<void>;
}

export async function openDatabases(settings: Settings, log: Logger): Promise<Databases> {
  const { dataDir, databaseUrl } = settings;
  const onConnectionError = (error: Error): void =>
    log.warn({ err: error }, 'a database connection was lost');
  const open = (forRequests: boolean): Promise<Database> =>
    openDatabase({
      dataDir,
      ...(databaseUrl !== null && { databaseUrl }),
      onConnectionError,
      forRequests,
    });
  const reference = await open(false);
  const database = reference.kind === 'embedded' ? reference : await open(true);
  return {
    reference,
    database,
    // Closing one twice is harmless.
    close: async () => void (await Promise.all([database.close(), reference.close()])),
  };
}

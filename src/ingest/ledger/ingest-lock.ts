import type { Database } from '../../store/database/database.js';

/** The same in every process, so that one ingestion at a time runs on one database. */
const INGEST_LOCK = 5_309_722_028;

/** Databases into which this process is ingesting. */
const busy = new WeakSet<Database>();

/**
 * Runs the work while nobody else ingests into the database. A process that dies releases the lock, so any draft found
 * while holding it was abandoned.
 *
 * @throws when somebody is at it.
 */
export async function runAlone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (busy.has(database)) throw new IngestUnderWay();
  busy.add(database);
  try {
    return database.kind === 'embedded' ? await work() : await holdLock(database, work);
  } finally {
    busy.delete(database);
  }
}

/** Another process is ingesting into the same database. */
export class IngestUnderWay extends Error {
  override readonly name = 'IngestUnderWay';

  constructor() {
    super('another ingestion is under way on this database: run again when it has ended');
  }
}

/** The embedded database belongs to one process; on a server a connection holds the lock while the work runs. */
function holdLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(async (session) => {
    const [lock] = await session.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [
      INGEST_LOCK,
    ]);
    if (lock?.held !== true) throw new IngestUnderWay();
    return work();
  });
}

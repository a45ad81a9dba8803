import type { Database } from '../../store/database/database.js';

/** The same in every process: one ingestion at a time into one database. */
const INGEST_LOCK = 5_309_722_028;

/** Databases that this process is ingesting into. */
const busy = new WeakSet<Database>();

/**
 * Runs the work while nobody else ingests into the database. A process that dies gives the lock free, so that whatever
 * draft is found under it was abandoned.
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

/** Another process ingests into the same database. */
class IngestUnderWay extends Error {
  override readonly name = 'IngestUnderWay';

  constructor() {
    super('another ingestion is under way on this database: run again when it has ended');
  }
}

/** The embedded database belongs to one process; on a server a connection holds the lock as long as the work lasts. */
function holdLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  return database.transaction(async (session) => {
    const [lock] = await session.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [
      INGEST_LOCK,
    ]);
    if (lock?.held !== true) throw new IngestUnderWay();
    return work();
  });
}

import type { Database } from '../../store/database/database.js';
import { runIfFree } from '../../store/database/run-if-free.js';

/** The same in every process, so that one ingestion at a time runs on one database. */
const INGEST_LOCK = 5_309_722_028;

/**
 * Runs the work while nobody else ingests into the database. A process that dies releases the lock, so any draft found
 * while holding it was abandoned.
 *
 * @throws when somebody is at it.
 */
export async function runAlone<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const done = await runIfFree(database, INGEST_LOCK, work);
  if (done === null) throw new IngestUnderWay();
  return done.value;
}

/** Another process is ingesting into the same database. */
export class IngestUnderWay extends Error {
  override readonly name = 'IngestUnderWay';

  constructor() {
    super('another ingestion is under way on this database: run again when it has ended');
  }
}

import type { Database } from './database.js';

/** What this process is at, on each database. */
const busy = new WeakMap<Database, Set<number>>();

/**
 * Does work that only one at a time may do on a database, in whichever process; `lock`: a number that is the same in all
 * of them. Null: somebody is at it, and nothing was done. A process that dies gives the lock back.
 */
export async function runIfFree<T>(
  database: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  const held = busy.get(database) ?? new Set();
  busy.set(database, held);
  if (held.has(lock)) return null;
  held.add(lock);
  try {
    return database.kind === 'embedded' ? { value: await work() } : await holdLock(database, lock, work);
  } finally {
    held.delete(lock);
  }
}

/** The embedded database belongs to one process; on a server a connection holds the lock while the work runs. */
function holdLock<T>(
  database: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  return database.transaction(async (session) => {
    const [answer] = await session.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [
      lock,
    ]);
    return answer?.held === true ? { value: await work() } : null;
  });
}

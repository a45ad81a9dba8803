import type { Clock } from '../../accounts/clock.js';
import type { Log } from '../../server/ports.js';
import type { SnapshotCache } from '../../server/snapshot-cache.js';
import { createToday } from '../../server/today.js';
import { warmSearch } from '../../services/hts/search-hts.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';

/** The search index takes a second of the one thread, in slices: it is built when whoever waited for the start has an answer. */
const WARM_AFTER_MS = 1_000;

export interface WarmingParts {
  readonly cache: SnapshotCache;
  readonly clock: Clock;
  readonly log: Log;
}

/** Builds the search index before anybody asks for it. Returns how to leave it, unless it has begun. */
export function warmLater({ cache, clock, log }: WarmingParts): () => void {
  const timer = setTimeout(() => {
    const snapshot = cache.getCurrent('live');
    if (snapshot !== null) void warmSearchOf(snapshot, { clock, log });
  }, WARM_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Builds the index of today's schedule. Never rejects: without it the first search builds it. */
export async function warmSearchOf(
  snapshot: Snapshot,
  { clock, log }: Omit<WarmingParts, 'cache'>,
): Promise<void> {
  await warmSearch({ snapshot, today: createToday(clock.now)() }).catch((error: unknown) =>
    log.error({ err: error }, 'the search index could not be built'),
  );
}

import type { Clock } from '../../accounts/clock.js';
import type { Log } from '../../server/ports.js';
import type { SnapshotCache } from '../../server/snapshot-cache.js';
import { createToday } from '../../server/today.js';
import { warmSearch } from '../../services/hts/search-hts.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';

/** Building the index takes the one thread a second, in slices; it starts once waiting requests are answered. */
const WARM_AFTER_MS = 1_000;

export interface WarmingParts {
  readonly cache: SnapshotCache;
  readonly clock: Clock;
  readonly log: Log;
}

/** Builds the search index before it is needed. Returns a function that cancels it unless it has begun. */
export function warmLater({ cache, clock, log }: WarmingParts): () => void {
  const timer = setTimeout(() => {
    const snapshot = cache.getCurrent('live');
    if (snapshot !== null) void warmSearchOf(snapshot, { clock, log });
  }, WARM_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Builds the index of today's schedule. Never rejects: if it fails, the first search builds it. */
export async function warmSearchOf(
  snapshot: Snapshot,
  { clock, log }: Omit<WarmingParts, 'cache'>,
): Promise<void> {
  await warmSearch({ snapshot, today: createToday(clock.now)() }).catch((error: unknown) =>
    log.error({ err: error }, 'the search index could not be built'),
  );
}

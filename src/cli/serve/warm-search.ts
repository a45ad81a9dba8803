import type { Clock } from '../../accounts/clock.js';
import type { Log } from '../../server/ports.js';
import type { SnapshotShelf } from '../../server/snapshot-shelf.js';
import { createToday } from '../../server/today.js';
import { warmSearch } from '../../services/hts/search-hts.js';

/** The search index takes a second of the one thread, in slices: it is built when whoever waited for the start has an answer. */
const WARM_AFTER_MS = 1_000;

export interface WarmingParts {
  readonly shelf: SnapshotShelf;
  readonly clock: Clock;
  readonly log: Log;
}

/** Builds the search index before anybody asks for it. Returns how to leave it, unless it has begun. */
export function warmLater({ shelf, clock, log }: WarmingParts): () => void {
  const timer = setTimeout(() => {
    const snapshot = shelf.current('live');
    if (snapshot === null) return;
    warmSearch({ snapshot, today: createToday(clock.now)() }).catch((error: unknown) =>
      log.error({ err: error }, 'the search index could not be built'),
    );
  }, WARM_AFTER_MS);
  return () => clearTimeout(timer);
}

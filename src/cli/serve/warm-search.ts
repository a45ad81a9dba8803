import type { Clock } from '../../accounts/clock.js';
import type { SnapshotShelf } from '../../server/snapshot-shelf.js';
import { createToday } from '../../server/today.js';
import { warmSearch } from '../../services/hts/search-hts.js';

/** The search index takes a second of the one thread, in slices: it is built when whoever waited for the start has an answer. */
const WARM_AFTER_MS = 1_000;

/** Builds the search index, a slice between any two turns of the event loop. Returns how to leave it. */
export function warmLater(shelf: SnapshotShelf, clock: Clock): () => void {
  let next: NodeJS.Immediate | undefined;
  const warm = (steps: Generator<void, void>): void => {
    if (!steps.next().done) next = setImmediate(warm, steps);
  };
  const timer = setTimeout(() => {
    const snapshot = shelf.current('live');
    if (snapshot !== null) warm(warmSearch({ snapshot, today: createToday(clock.now)() }));
  }, WARM_AFTER_MS);
  return () => {
    clearTimeout(timer);
    clearImmediate(next);
  };
}

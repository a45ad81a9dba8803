import type { Clock } from '../../accounts/clock.js';
import type { MetricsParts } from '../../server/metrics.js';
import type { SnapshotCache } from '../../server/snapshot-cache.js';
import { createToday } from '../../server/today.js';
import { decideFreshness, addLiveSources } from '../../services/freshness.js';

/** The health of the data sets for the metrics, as the status reports it, by the clock. */
export function createHealthReader(cache: SnapshotCache, clock: Clock): MetricsParts['healthOf'] {
  const today = createToday(clock.now);
  return (snapshot) =>
    addLiveSources(cache.datasetsOf(snapshot)).map((record) => {
      const { health, ageDays } = decideFreshness(record, today());
      return { dataset: record.dataset, health, ageDays };
    });
}

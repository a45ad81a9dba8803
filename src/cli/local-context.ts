import { ENGINE_VERSION } from '../engine/calculate-duty.js';
import type { ServiceContext } from '../services/service-context.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { CalendarDate } from '../terms/calendar-date.js';

/** The context of one question on this machine: no account, no key, one data version. */
export function createLocalContext(
  snapshot: Snapshot,
  today: CalendarDate,
  traceId = '0'.repeat(32),
): ServiceContext {
  return {
    ...{ snapshot, today, betaEntitled: false, engineVersion: ENGINE_VERSION },
    ...{ pinnableDataVersions: [snapshot.dataVersion], traceId },
  };
}

import { readDataPlace } from './data-place.js';
import { openReference } from './calc/open-reference.js';
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

/** The context of a command on the data of this machine: where the settings say, else the bundled law. */
export async function openLocalContext(
  env: NodeJS.ProcessEnv,
  today: () => CalendarDate,
): Promise<ServiceContext> {
  return createLocalContext(await openReference(readDataPlace(env)), today());
}

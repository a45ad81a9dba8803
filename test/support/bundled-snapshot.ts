import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

export { openBundledDatabase, PACK } from './test-database.js';

/** What services are handed on 20 November 2026, from the data version served. */
export async function bundledContext(database: Database): Promise<ServiceContext> {
  const snapshot = await buildSnapshot(database);
  return {
    snapshot,
    today: toCalendarDate('2026-11-20'),
    betaEntitled: false,
    engineVersion: 'test',
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: 'trace',
  };
}

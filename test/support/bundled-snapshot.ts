import { openBundledSnapshot } from '../../src/exports/bundled-snapshot.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

let snapshot: Promise<Snapshot> | null = null;

/** The pack of the repository, read once for all test files of a worker. */
export function bundledSnapshot(): Promise<Snapshot> {
  return (snapshot ??= openBundledSnapshot());
}

/** What services are handed on 20 November 2026, from the data version served. */
export async function bundledContext(): Promise<ServiceContext> {
  return toContext(await bundledSnapshot());
}

export function toContext(snapshot: Snapshot): ServiceContext {
  return {
    snapshot,
    today: toCalendarDate('2026-11-20'),
    betaEntitled: false,
    engineVersion: 'test',
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: 'trace',
  };
}

import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { openBundledDatabase } from './test-database.js';

export { openBundledDatabase } from './test-database.js';

let opened: Promise<Database> | null = null;
let snapshot: Promise<Snapshot> | null = null;

/** The pack of the repository, read from a database, which nothing writes to, once for all suites of a test file. */
export function bundledSnapshot(): Promise<Snapshot> {
  opened ??= openBundledDatabase();
  return (snapshot ??= opened.then((database) => buildSnapshot(database)));
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

/** After the last suite of a file. */
export async function closeBundle(): Promise<void> {
  await (await opened)?.close();
  [opened, snapshot] = [null, null];
}

import { fileURLToPath } from 'node:url';
import { readPack } from '../../src/ingest/reference/pack/read-pack.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import type { Database } from '../../src/store/database/database.js';
import { openMemoryDatabase } from '../../src/store/database/open.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

export const PACK = fileURLToPath(new URL('../../prisma/reference', import.meta.url));

/** A database with the pack of the repository loaded, as the service loads it. */
export async function openBundledDatabase(): Promise<Database> {
  const database = await openMemoryDatabase();
  await loadPackIfAbsent(database, { folder: PACK, readPack }, { at: new Date('2026-11-20T12:00:00.000Z') });
  return database;
}

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

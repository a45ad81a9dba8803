import { tmpdir } from 'node:os';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { openTestDatabase } from '../../support/test-database.js';
import { loadPackIfAbsent } from '../../../src/store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../../src/store/snapshot/build-snapshot.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { madeUpPack } from '../../store/snapshot-pack.js';
import { LAW_TABLES } from './law-tables.js';

/** A made-up schedule and law, read from a real database: a few lines for each thing a question can meet. */
export async function openDutyContext(): Promise<ServiceContext> {
  const database = await openTestDatabase();
  try {
    const location = { folder: tmpdir(), readPack: async () => madeUpPack('a'.repeat(64), LAW_TABLES) };
    await loadPackIfAbsent(database, location);
    const snapshot = await buildSnapshot(database);
    return {
      snapshot,
      today: toCalendarDate('2026-09-15'),
      betaEntitled: false,
      engineVersion: '1',
      pinnableDataVersions: [snapshot.dataVersion],
      traceId: '0'.repeat(32),
    };
  } finally {
    await database.close();
  }
}

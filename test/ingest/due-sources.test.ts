import { expect, it } from '@jest/globals';
import { findDueSources } from '../../src/ingest/following/due-sources.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { openTestDatabase } from '../support/test-database.js';

const HOUR_MS = 3_600_000;
const MINUTES_OF_DAY = 24 * 60;

it('waits twice as long after each failure in a row, up to a day, and begins anew after a success', async () => {
  const database = await openTestDatabase();
  let now = new Date('2026-11-20T12:00:00Z');
  const run = (...statuses: string[]) =>
    database.execute(
      `INSERT INTO ingest_run (source, status, started_at) SELECT 'hts', status, $1 FROM unnest($2::text[]) AS ended (status)`,
      [now.toISOString(), statuses],
    );
  const waitOf = async (): Promise<number> => {
    let hours = 0;
    const at = (): Date => new Date(now.getTime() + hours * HOUR_MS);
    while ((await findDueSources(database, [htsSource], at())).length === 0) hours += 1;
    return hours;
  };
  expect(await waitOf()).toBe(0);
  const waits: number[] = [];
  for (const status of ['unchanged', 'failed', 'quarantined', 'failed', 'proposed']) {
    now = new Date(now.getTime() + 24 * HOUR_MS);
    await run(status, 'dry_run');
    waits.push(await waitOf());
  }
  expect(waits).toEqual([6, 12, 24, 24, 6]);
  await database.close();
}, 60_000);

it('looks again soon after a process was killed, less soon where that goes on, and never sooner than otherwise', async () => {
  const database = await openTestDatabase();
  const start = Date.parse('2026-11-20T12:00:00Z');
  const at = (minutes: number): Date => new Date(start + minutes * 60_000);
  const run = (minutes: number, status: string, failure: string | null) =>
    database.execute(
      `INSERT INTO ingest_run (source, status, started_at, failure) VALUES ('hts', $1, $2, $3)`,
      [status, at(minutes).toISOString(), failure],
    );
  const dueFrom = async (minutes: number): Promise<number> => {
    for (let later = 0; later <= MINUTES_OF_DAY; later += 5)
      if ((await findDueSources(database, [htsSource], at(minutes + later))).length > 0) return later;
    return Infinity;
  };
  await run(0, 'unchanged', null);
  await run(360, 'failed', 'interrupted');
  expect(await dueFrom(360)).toBe(5);
  await run(365, 'failed', 'interrupted');
  await run(375, 'failed', 'interrupted');
  expect(await dueFrom(375)).toBe(20);
  await run(395, 'unchanged', null);
  await run(400, 'failed', 'interrupted');
  expect(await dueFrom(400)).toBe(355);
  await run(755, 'failed', 'the list is empty');
  expect(await dueFrom(755)).toBe(12 * 60);
  await database.close();
}, 60_000);

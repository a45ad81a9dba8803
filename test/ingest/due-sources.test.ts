import { expect, it } from '@jest/globals';
import { findDueSources } from '../../src/ingest/following/due-sources.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { openTestDatabase } from '../support/test-database.js';

const HOUR_MS = 3_600_000;

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

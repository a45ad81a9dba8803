import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { serveAfter, type DataParts } from '../../src/cli/serve/serve-data.js';
import { SnapshotCache } from '../../src/server/snapshot-cache.js';
import type { Database } from '../../src/store/database/database.js';
import { loadPack, loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';
import { openTestDatabase } from '../support/test-database.js';
import { madeUpPack } from '../store/snapshot-pack.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadPackIfAbsent(database, { folder: tmpdir(), readPack: async () => madeUpPack('first') });
}, 60_000);
afterAll(() => database.close());

it('serves what a failed work has changed, also where test keys have no data', async () => {
  // Without rows: no snapshot can be made of it.
  await database.execute(
    `INSERT INTO data_version (content_hash, kind, status, manifest) VALUES ('broken', 'fixture', 'current', '{}')`,
  );
  const cache = new SnapshotCache();
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line) => void logged.push(line) });
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const parts = { database, cache, log, clock } as unknown as DataParts;
  await serveAfter(parts, async () => undefined);
  expect(cache.getCurrent('live')?.dataVersion).toBe('first');
  const work = async (): Promise<never> => {
    await loadPack(database, madeUpPack('second'), {});
    throw new Error('the second source could not be read');
  };
  await expect(serveAfter(parts, work)).rejects.toThrow('the second source could not be read');
  expect(cache.getCurrent('live')?.dataVersion).toBe('second');
  expect(cache.getCurrent('test')).toBeNull();
  expect(logged.every((line) => line.includes('test keys have no data'))).toBe(true);
  expect(logged).toHaveLength(2);
});

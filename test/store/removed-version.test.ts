import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeRetiredVersions } from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { openMemoryDatabase } from '../../src/store/database/open.js';
import { loadPack } from '../../src/store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { madeUpPack } from './snapshot-pack.js';

let database: Database;

beforeAll(async () => {
  database = await openMemoryDatabase();
  for (const name of ['older', 'newer']) await loadPack(database, madeUpPack(name));
}, 60_000);

afterAll(() => database.close());

test('a version that another process removes while it is read is not served without some of its rows', async () => {
  let removed = 0;
  const removing: Database = {
    ...database,
    query: async (sql, parameters) => {
      if (/\bhts_row\b/.test(sql)) removed += await removeRetiredVersions(database, 'live', 0);
      return database.query(sql, parameters);
    },
  };
  await expect(buildSnapshot(removing, { dataVersion: 'older' })).rejects.toThrow(
    'the data version older is not in the database',
  );
  expect(removed).toBe(1);
  expect((await buildSnapshot(removing)).dataVersion).toBe('newer');
});

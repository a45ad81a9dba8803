import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../../src/store/database/database.js';
import { openDatabase } from '../../../src/store/database/open.js';
import { runIfFree } from '../../../src/store/database/run-if-free.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Two processes on one PostgreSQL, as far as the database can tell. */

let created: TestDatabase;
let processes: readonly Database[];
beforeAll(async () => {
  created = await createTestDatabase();
  const { databaseUrl } = created;
  processes = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '/nowhere' })));
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await created.drop();
});

it('does work once at a time in all processes, and again after its end or failure', async () => {
  const [first, second] = processes as [Database, Database];
  const inside = await runIfFree(first, 7, async () => [
    await runIfFree(first, 7, async () => 'again'),
    await runIfFree(second, 7, async () => 'again'),
    await runIfFree(second, 8, async () => 'another'),
  ]);
  expect(inside).toEqual({ value: [null, null, { value: 'another' }] });
  await expect(runIfFree(first, 7, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await runIfFree(second, 7, async () => 'free')).toEqual({ value: 'free' });
});

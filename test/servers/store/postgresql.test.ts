import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../../src/store/database/database.js';
import { openDatabase } from '../../../src/store/database/open.js';
import { describeStore } from '../../store/store-suite.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

describeStore('PostgreSQL by URL', async () => {
  const { databaseUrl, drop } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '.data' });
  const dispose = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { database, dispose };
});

describe('several processes on one PostgreSQL', () => {
  let test: TestDatabase;
  let replicas: Database[];

  beforeAll(async () => {
    test = await createTestDatabase();
    const { databaseUrl } = test;
    replicas = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '.data' })));
  });

  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
    await test.drop();
  });

  it('migrate once when they start together', async () => {
    const applied = await Promise.all(replicas.map((replica) => replica.migrate()));
    expect(applied.flat().sort()).toEqual(
      readdirSync('prisma/migrations')
        .filter((name) => /^\d/.test(name))
        .sort(),
    );
  });

  it('survive a connection that the server ends', async () => {
    const [first, second] = replicas as [Database, Database];
    const [connection] = await first.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
    await second.query('SELECT pg_terminate_backend($1)', [connection!.pid]);
    // One statement may meet the dead connection; the pool then replaces it.
    await first.ping().catch(() => undefined);
    await expect(first.ping()).resolves.toBeUndefined();
  });

  it('keep a transaction that loses its connection from half happening', async () => {
    const [first, second] = replicas as [Database, Database];
    const work = first.transaction(async (session) => {
      await session.execute(`INSERT INTO account (id, name) VALUES (gen_random_uuid(), 'half')`);
      const [connection] = await session.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"');
      await second.query('SELECT pg_terminate_backend($1)', [connection!.pid]);
      await session.query('SELECT 1');
    });
    await expect(work).rejects.toThrow();
    expect(await second.prisma.account.count({ where: { name: 'half' } })).toBe(0);
    await expect(first.ping()).resolves.toBeUndefined();
  });
});

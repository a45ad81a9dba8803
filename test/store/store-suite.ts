import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../src/store/database/database.js';
import { describeRows } from './rows-suite.js';
import { describeDataVersions } from './versions-suite.js';

/** A database made for the suite, and what to do with it afterwards. */
export interface SuiteDatabase {
  readonly database: Database;
  dispose(): Promise<void>;
}

/** What holds on every database the product runs on, embedded or by server. */
export function describeStore(name: string, open: () => Promise<SuiteDatabase>): void {
  describe(name, () => {
    let suite: SuiteDatabase;
    let database: Database;

    beforeAll(async () => {
      suite = await open();
      database = suite.database;
      await database.migrate();
    }, 120_000);

    afterAll(() => suite.dispose(), 60_000);

    describe('migrations', () => {
      it('change nothing when applied again', async () => {
        const before = await describeSchema(database);
        expect(await database.migrate()).toEqual([]);
        expect(await describeSchema(database)).toEqual(before);
      });

      it('leave the standard record', async () => {
        const records = await database.query<{ name: string; finished: boolean; steps: number }>(
          `SELECT migration_name AS "name", finished_at IS NOT NULL AS "finished", applied_steps_count AS "steps"
             FROM _prisma_migrations ORDER BY migration_name`,
        );
        const names = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name));
        expect(records).toEqual(names.sort().map((name) => ({ name, finished: true, steps: 1 })));
      });

      it('refuse a database of a newer version', async () => {
        await database.execute(
          `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '2099_later', now())`,
        );
        await expect(database.migrate()).rejects.toThrow('2099_later of a newer version');
        await database.execute(`DELETE FROM _prisma_migrations WHERE id = 'x'`);
      });
    });

    describe('transactions', () => {
      const countAccounts = async (account: string): Promise<number> =>
        database.prisma.account.count({ where: { name: account } });

      it('leave nothing behind when the work fails', async () => {
        const work = database.transaction(async (session) => {
          await session.execute(`INSERT INTO account (id, name) VALUES (gen_random_uuid(), 'undone')`);
          throw new Error('the work failed');
        });
        await expect(work).rejects.toThrow('the work failed');
        expect(await countAccounts('undone')).toBe(0);
      });

      it('do not swallow what others write at the same time', async () => {
        const failing = database.transaction(async (session) => {
          await session.query('SELECT pg_sleep(0.05)');
          throw new Error('the work failed');
        });
        const other = database.prisma.account.create({ data: { name: 'bystander' } });
        await expect(failing).rejects.toThrow('the work failed');
        await other;
        expect(await countAccounts('bystander')).toBe(1);
      });

      it('tell a duplicate by its code', async () => {
        await database.prisma.account.create({ data: { name: 'twice' } });
        const again = database.prisma.account.create({ data: { name: 'twice' } });
        await expect(again).rejects.toMatchObject({ code: 'P2002' });
      });
    });

    describeRows(() => database);
    describeDataVersions(() => database);

    it('answers a ping, and no more once closed', async () => {
      const other = await open();
      await expect(other.database.ping()).resolves.toBeUndefined();
      await other.database.close();
      await expect(other.database.ping()).rejects.toThrow();
      await other.dispose();
    }, 60_000);
  });
}

async function describeSchema(database: Database): Promise<unknown[]> {
  return database.query(
    `SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
}

import { describe, expect, it } from '@jest/globals';
import type { UsageRecorder } from '../../../src/accounts/usage-recorder.js';
import type { Operation } from '../../../src/operations/operation.js';
import { registry } from '../../../src/operations/registry.js';
import type { Database } from '../../../src/store/database/database.js';
import { sendLegacy, type ServerOf } from './suite.js';

const rows = registry.filter((row): row is Operation => row.kind === 'query' && row.mcpTool !== null);

/** Counts every statement that writes, table by table, from now on. */
async function watchWrites({ prisma }: Database): Promise<() => Promise<readonly string[]>> {
  await prisma.$executeRawUnsafe('create table written (name text not null)');
  await prisma.$executeRawUnsafe(`
    create function note_write() returns trigger language plpgsql as
    $$ begin insert into written values (tg_table_name); return null; end $$`);
  await prisma.$executeRawUnsafe(`
    do $$ declare one record; begin
      for one in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written' loop
        execute format('create trigger note_write after insert or update or delete or truncate on %I
          for each statement execute function note_write()', one.tablename);
      end loop;
    end $$`);
  return async () => {
    const found = await prisma.$queryRawUnsafe<{ name: string }[]>(
      'select distinct name from written order by name',
    );
    return found.map(({ name }) => name);
  };
}

async function countedCalls({ prisma }: Database): Promise<number> {
  const counters = await prisma.usageCounter.findMany({ where: { operation: 'callMcp' } });
  return counters.reduce((sum, { requests }) => sum + Number(requests), 0);
}

export interface ReadOnlyOptions {
  readonly usageOf: () => UsageRecorder;
  /** Calls of each tool: some in every run, a hundred in the suite of faults. */
  readonly calls: number;
}

export function readOnlySuite(serverOf: ServerOf, { usageOf, calls }: ReadOnlyOptions): void {
  describe('calling only reads (M2)', () => {
    it(`each tool ${calls} times: nothing is written but usage`, async () => {
      const { database } = serverOf();
      await usageOf().flush();
      const before = await countedCalls(database);
      const writtenTables = await watchWrites(database);
      for (const { mcpTool: name, examples } of rows) {
        for (let turn = 0; turn < calls; turn += 1) {
          const view = turn % 2 === 0 ? 'compact' : 'full';
          const given = { ...examples[turn % examples.length]!.arguments, view };
          const response = await sendLegacy(serverOf(), {
            method: 'tools/call',
            params: { name, arguments: given },
          });
          const { result } = (await response.json()) as { result: { isError?: boolean } };
          expect([name, response.status, result.isError]).toEqual([name, 200, undefined]);
        }
      }
      await usageOf().flush();
      expect(await writtenTables()).toEqual(['api_key', 'usage_counter']);
      expect((await countedCalls(database)) - before).toBe(calls * rows.length);
    }, 240_000);
  });
}

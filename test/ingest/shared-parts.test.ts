import type { QueryHtsSearchArgs } from '../../src/generated/schema-types.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { serveCopy } from '../../src/ingest/ledger/version-draft.js';
import { searchHts } from '../../src/services/hts/search-hts.js';
import { searchIndexOf } from '../../src/services/hts/search-index.js';
import { chooseEdition } from '../../src/services/hts/edition.js';
import {
  findCurrentVersion,
  saveTableDigests,
  tableDigestsOf,
} from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { openTestDatabase } from '../support/test-database.js';
import { madeUpPack } from '../store/snapshot-pack.js';

const today = toCalendarDate('2026-03-01');

let database: Database;
let first: Snapshot;

beforeAll(async () => {
  database = await openTestDatabase();
  const location = { folder: tmpdir(), readPack: async () => madeUpPack('made-up') };
  await loadPackIfAbsent(database, location);
  first = await buildSnapshot(database);
}, 60_000);

afterAll(() => database.close());

/** Serves a copy of what is served with a change, as an ingestion does. */
async function serveChanged(statement: string): Promise<void> {
  const base = await findCurrentVersion(database, 'live');
  const sql = `${statement} ${statement.includes('WHERE') ? 'AND' : 'WHERE'} data_version_id = $1`;
  const fill = async (id: number): Promise<void> => void (await database.execute(sql, [id]));
  await serveCopy({ database, base, except: [], ingested: {}, fill });
}

/** The database, with a list of the tables that its statements read, one entry a statement. */
function watched(): { readonly database: Database; readonly tables: string[] } {
  const tables: string[] = [];
  const query: Database['query'] = (sql, parameters) => {
    tables.push(...[...sql.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, table]) => table as string));
    return database.query(sql, parameters);
  };
  return { database: Object.assign(Object.create(database) as Database, { query }), tables };
}

const countOf = (tables: readonly string[], name: string): number =>
  tables.filter((table) => table === name).length;

describe('a snapshot that takes over from another', () => {
  test('shares what did not change since the version of the pack, and says what a snapshot read by itself says', async () => {
    await serveChanged(`UPDATE adcvd_order SET product = 'renamed'`);
    const next = await buildSnapshot(database, { kind: 'live' }, first);
    const alone = await buildSnapshot(database);
    expect(next.scheduleRows).toBe(first.scheduleRows);
    expect(next.rules).toEqual(first.rules);
    expect(next.findRow(toHtsNumber('73269086'), today)).toBe(first.findRow(toHtsNumber('73269086'), today));
    expect(next.catalog.adcvd.orders.map(({ product }) => product)).toContain('renamed');
    expect(first.catalog.adcvd.orders.map(({ product }) => product)).not.toContain('renamed');
    expect(next.catalog).toEqual(alone.catalog);
    expect(next.dataVersion).toBe(alone.dataVersion);
  });

  test('reads the schedule again when a row of it changed', async () => {
    await serveChanged(`UPDATE hts_row SET general = '3.1%' WHERE hts_number = '73269086'`);
    const next = await buildSnapshot(database, { kind: 'live' }, first);
    const textOf = (snapshot: Snapshot): string | undefined =>
      snapshot.findLine(toHtsNumber('7326908688'), today)?.column1General.text;
    expect([textOf(first), textOf(next)]).toEqual(['2.9%', '3.1%']);
    expect(next.ruleWordings).toBe(first.ruleWordings);
  });

  test('answers searches from the index of the one before when the schedule is the same', async () => {
    await serveChanged(`UPDATE pga_flag SET description = 'another'`);
    const before = await buildSnapshot(database);
    const indexOf = (snapshot: Snapshot) =>
      searchIndexOf(chooseEdition({}, { snapshot, today }), { snapshot });
    const index = await indexOf(before);
    await serveChanged(`UPDATE pga_flag SET description = 'and another'`);
    const same = await buildSnapshot(database, { kind: 'live' }, before);
    await serveChanged(`UPDATE hts_row SET description = 'gadgets' WHERE hts_number = '73269086'`);
    const other = await buildSnapshot(database, { kind: 'live' }, same);
    expect(await indexOf(same)).toBe(index);
    expect(await indexOf(other)).not.toBe(index);
    const found = async (snapshot: Snapshot): Promise<number> => {
      const asked: QueryHtsSearchArgs = { q: 'gadgets' };
      return (await searchHts(asked, { snapshot, today } as Parameters<typeof searchHts>[1])).totalCount;
    };
    expect([await found(same), (await found(other)) > 0]).toEqual([0, true]);
  }, 30_000);

  test('reads a table with every part that reads it, when its rows changed', async () => {
    const digests = tableDigestsOf((await findCurrentVersion(database, 'live'))!);
    const all = watched();
    const before = await buildSnapshot(all.database);
    await serveChanged(`UPDATE pga_flag SET description = 'one more'`);
    const { id } = (await findCurrentVersion(database, 'live'))!;
    await saveTableDigests(database, id, digests);
    const none = watched();
    await buildSnapshot(none.database, { kind: 'live' }, before);
    expect(new Set(none.tables)).toEqual(new Set(['data_version', 'dataset_health']));
    const tables = [...new Set(all.tables)].filter((table) => table in digests);
    expect(tables.length).toBeGreaterThan(25);
    for (const table of tables) {
      await saveTableDigests(database, id, { ...digests, [table]: 'another' });
      const changed = watched();
      await buildSnapshot(changed.database, { kind: 'live' }, before);
      expect([table, countOf(changed.tables, table)]).toEqual([table, countOf(all.tables, table)]);
    }
    await saveTableDigests(database, id, digests);
  }, 60_000);

  test.each(['before', 'after'] as const)(
    'reads everything again without the digests of the one %s',
    async (one) => {
      const versions = { before: (await findCurrentVersion(database, 'live'))! };
      const before = await buildSnapshot(database);
      await serveChanged(`UPDATE pga_flag SET description = 'without, ${one}'`);
      const after = (await findCurrentVersion(database, 'live'))!;
      await saveTableDigests(database, { ...versions, after }[one].id, {});
      const next = await buildSnapshot(database, { kind: 'live' }, before);
      expect(next.scheduleRows).not.toBe(before.scheduleRows);
      expect(next.scheduleRows).toEqual(before.scheduleRows);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeAbandonedDrafts, serveCopy } from '../../src/ingest/ledger/version-draft.js';
import {
  activateDataVersion,
  findCurrentVersion,
  findDataVersion,
  loadDataVersion,
  removeRetiredVersions,
} from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { openMemoryDatabase } from '../../src/store/database/open.js';
import { htsRow, loadEmptyVersion, newVersion } from './rows.js';

/** More than one statement writes, and a part of one. */
const ROWS = 1_700;
/** What one statement may write on a database that answers nobody else meanwhile. */
const MOST_AT_ONCE = 500;

/** The embedded database. */
let real: Database;
/** The same, which notes how many rows each statement outside a transaction wrote. */
let database: Database;
let written: number[] = [];
let failing: RegExp | null = null;

beforeAll(async () => {
  real = await openMemoryDatabase();
  database = {
    ...real,
    execute: async (sql, parameters) => {
      if (failing?.test(sql)) throw new Error('the process is killed here');
      const rows = await real.execute(sql, parameters);
      written.push(rows);
      return rows;
    },
  };
}, 120_000);
afterAll(() => real.close());

const keyOf = (nth: number): string => String(101_210_000 + nth).padStart(10, '0');

async function loadRows(kind: 'live' | 'fixture' = 'live'): Promise<{ id: number; contentHash: string }> {
  const version = newVersion({ kind });
  const { id } = await loadDataVersion(database, version, async (session, dataVersionId) => {
    const rows = Array.from({ length: ROWS }, (_, nth) => htsRow({ dataVersionId, rowKey: keyOf(nth) }));
    await session.bulkInsert('htsRow', rows);
  });
  await activateDataVersion(database, id);
  return { id, contentHash: version.contentHash };
}

const keysOf = async (id: number): Promise<readonly string[]> =>
  (
    await real.query<{ key: string }>(
      'SELECT row_key AS "key" FROM hts_row WHERE data_version_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ key }) => key);

describe('rows of a data version on the embedded database', () => {
  it('are loaded while others are answered', async () => {
    const version = newVersion();
    const { loaded } = await loadDataVersion(database, version, async () => {
      expect(await real.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await findDataVersion(real, version.contentHash)).toBeNull();
    });
    expect(loaded).toBe(true);
    expect(await findDataVersion(real, version.contentHash)).toMatchObject({ status: 'ready' });
  });

  it('that a killed process did not finish are not in the way of the next load', async () => {
    const [version, id] = [newVersion(), await loadEmptyVersion(real)];
    await real.execute(
      `UPDATE data_version SET status = 'loading', content_hash = 'draft:killed' WHERE id = $1`,
      [id],
    );
    expect(await loadDataVersion(database, version, async () => undefined)).toMatchObject({ loaded: true });
    expect(await real.prisma.dataVersion.count({ where: { id } })).toBe(0);
  });

  it('are copied in their order, discarded and removed without a statement that takes the time of all', async () => {
    await loadRows();
    const base = await findCurrentVersion(database, 'live');
    written = [];
    const filled: number[] = [];
    const copy = serveCopy({
      ...{ database, base, except: [], ingested: {} },
      fill: async (id) => {
        filled.push(id);
        expect(await keysOf(id)).toEqual(Array.from({ length: ROWS }, (_, nth) => keyOf(nth)));
        throw new Error('not wanted');
      },
    });
    await expect(copy).rejects.toThrow('not wanted');
    const [id = 0] = filled;
    expect(await keysOf(id)).toEqual([]);
    expect(await real.prisma.dataVersion.count({ where: { id } })).toBe(0);
    expect(Math.max(...written)).toBe(MOST_AT_ONCE);
  });

  it('have the same digest in a copy, whatever the slices', async () => {
    await loadRows();
    const copy = async (): Promise<string> => {
      const base = await findCurrentVersion(database, 'live');
      return serveCopy({ database, base, except: [], ingested: {}, fill: async () => undefined });
    };
    const copied = await copy();
    expect(copied).toMatch(/^[0-9a-f]{64}$/);
    await real.execute(
      `UPDATE hts_row SET id = id + 100_007 WHERE data_version_id = (SELECT id FROM data_version WHERE content_hash = $1)`,
      [copied],
    );
    expect(await copy()).toBe(copied);
  });

  it('are removed for good when the process dies while they are removed', async () => {
    const kind = 'fixture';
    const older = await loadRows(kind);
    const newer = await loadRows(kind);
    failing = /DELETE FROM "hts_row" .* AND id >= /;
    await expect(removeRetiredVersions(database, kind, 0)).rejects.toThrow('killed here');
    failing = null;
    expect(await findDataVersion(real, older.contentHash)).toBeNull();
    await removeAbandonedDrafts(database);
    expect(await keysOf(older.id)).toEqual([]);
    expect(await keysOf(newer.id)).toHaveLength(ROWS);
  });

  it('of a draft stay unserved when another process has switched versions before the draft is served', async () => {
    await loadRows();
    const base = await findCurrentVersion(database, 'live');
    const other = await loadEmptyVersion(real);
    const late: Database = {
      ...database,
      transaction: async (work) => {
        await activateDataVersion(real, other);
        return real.transaction(work);
      },
    };
    const serve = serveCopy({
      ...{ database: late, base, except: [], ingested: {} },
      fill: async (id) =>
        void (await real.bulkInsert('htsRow', [htsRow({ dataVersionId: id, rowKey: '0101' })])),
    });
    await expect(serve).rejects.toThrow('another run has changed the data version served');
    expect(await findCurrentVersion(real, 'live')).toMatchObject({ id: other });
    expect(await real.prisma.dataVersion.count({ where: { baseVersionId: base?.id ?? 0 } })).toBe(0);
  });
});

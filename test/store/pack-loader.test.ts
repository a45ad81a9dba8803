import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activateDataVersion,
  findCurrentVersion,
  loadDataVersion,
  removeRetiredVersions,
} from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { loadPackIfAbsent, type LoadProgress } from '../../src/store/pack-loader/load-pack.js';
import type { PackSource } from '../../src/store/pack-loader/pack-source.js';
import { newVersion } from './rows.js';
import { madeUpPack } from './snapshot-pack.js';

describe('loading the bundled pack', () => {
  let database: Database;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'pack-'));
    await writeFile(join(folder, 'manifest.json'), '{}');
  }, 60_000);

  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const load = (pack: PackSource, onProgress?: (progress: LoadProgress) => void) =>
    loadPackIfAbsent(database, { folder, readPack: async () => pack }, { ...(onProgress && { onProgress }) });

  /** A pack whose rows nobody may ask for. */
  const sealed = (name: string): PackSource => ({
    ...madeUpPack(name),
    datasets: () => {
      throw new Error('the rows of the pack were read');
    },
  });

  test('a missing pack is an error while nothing is served', async () => {
    const missing = async (): Promise<PackSource> => {
      throw new Error('manifest.json is missing');
    };
    await expect(
      loadPackIfAbsent(database, { folder: join(folder, 'none'), readPack: missing }),
    ).rejects.toThrow('manifest.json is missing');
  });

  test('a pack that breaks a constraint leaves nothing behind', async () => {
    const [country] = [
      { iso2: 'CN', name: 'China', rate_column: 1, eu_member: false, inside_us_customs_territory: false },
    ];
    await expect(load(madeUpPack('broken', { country: [country, country] }))).rejects.toThrow('country_pkey');
    await expect(load(madeUpPack('broken', { country: [{ ...country, 'name"; --': 'x' }] }))).rejects.toThrow(
      'not the name of a table or column',
    );
    expect(await database.query(`SELECT id FROM data_version`)).toEqual([]);
    expect(await database.query(`SELECT id FROM hts_row`)).toEqual([]);
  });

  test('every dataset is loaded and served, read when its sources say, and progress reaches the end', async () => {
    const reports: LoadProgress[] = [];
    const pack = madeUpPack('first');
    expect(await load(pack, (progress) => reports.push(progress))).toEqual({
      dataVersion: 'first',
      loaded: true,
    });
    const version = await findCurrentVersion(database, 'live');
    expect(version).toMatchObject({ contentHash: 'first', manifest: { dataVersion: 'first' } });
    for (const { table, rows } of pack.manifest.datasets) {
      const [counted] = await database.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM ${table} WHERE data_version_id = $1`,
        [version?.id],
      );
      expect([table, counted?.rows]).toEqual([table, rows]);
    }
    const total = pack.manifest.datasets.reduce((sum, { rows }) => sum + rows, 0);
    expect(reports.at(-1)).toMatchObject({ rowsLoaded: total, rowsTotal: total });
    const loaded = await database.query(
      'SELECT dataset FROM dataset_health WHERE last_refreshed IS NOT NULL',
    );
    expect(loaded).toEqual([{ dataset: 'hts_schedule' }]);
  });

  test('a second start does not read the rows of the pack, nor need it', async () => {
    expect(await load(sealed('first'))).toEqual({ dataVersion: 'first', loaded: false });
    const gone = join(folder, 'none');
    const never = async (): Promise<PackSource> => sealed('first');
    expect(await loadPackIfAbsent(database, { folder: gone, readPack: never })).toEqual({
      dataVersion: 'first',
      loaded: false,
    });
  });

  test('a version made by an ingest is not put back by the pack it began from', async () => {
    const derived = await loadDataVersion(
      database,
      newVersion({ contentHash: 'derived' }),
      async () => undefined,
    );
    await activateDataVersion(database, derived.id);
    expect(await load(sealed('first'))).toEqual({ dataVersion: 'derived', loaded: false });
  });

  test('a new pack is served from then on', async () => {
    expect(await load(madeUpPack('second'))).toEqual({ dataVersion: 'second', loaded: true });
    expect((await findCurrentVersion(database, 'live'))?.contentHash).toBe('second');
  });

  test('a pack that was loaded but not yet served is served', async () => {
    await loadDataVersion(database, newVersion({ contentHash: 'third' }), async () => undefined);
    expect(await load(sealed('third'))).toEqual({ dataVersion: 'third', loaded: false });
    expect((await findCurrentVersion(database, 'live'))?.contentHash).toBe('third');
  });

  test('a pack is not put back after its own version is no longer kept', async () => {
    await load(madeUpPack('fourth'));
    const base = await findCurrentVersion(database, 'live');
    const derived = await loadDataVersion(
      database,
      newVersion({ contentHash: 'from fourth', manifest: { ...base!.manifest } }),
      async () => undefined,
    );
    await activateDataVersion(database, derived.id);
    await removeRetiredVersions(database, 'live', 0);
    expect(await database.query(`SELECT id FROM data_version WHERE content_hash = 'fourth'`)).toEqual([]);
    expect(await load(sealed('fourth'))).toEqual({ dataVersion: 'from fourth', loaded: false });
    expect(await load(madeUpPack('fifth'))).toEqual({ dataVersion: 'fifth', loaded: true });
  });
});

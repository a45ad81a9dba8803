import { describe, expect, it } from '@jest/globals';
import {
  activateDataVersion,
  findCurrentVersion,
  loadDataVersion,
  removeRetiredVersions,
} from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { htsRow, newVersion } from './rows.js';

/** What holds for data versions on every database. */
export function describeDataVersions(database: () => Database): void {
  describe('data versions', () => {
    it('load once, however often and from wherever they are asked for', async () => {
      const version = newVersion();
      let loads = 0;
      const load = async (): Promise<void> => void (loads += 1);
      const results = await Promise.all([
        loadDataVersion(database(), version, load),
        loadDataVersion(database(), version, load),
      ]);
      expect(loads).toBe(1);
      expect(results.map((result) => result.loaded).sort()).toEqual([false, true]);
    });

    it('leave nothing of a load that fails', async () => {
      const version = newVersion();
      const load = loadDataVersion(database(), version, async (session, dataVersionId) => {
        const row = htsRow({ dataVersionId, rowKey: '0101210000' });
        await session.bulkInsert('htsRow', [row, row]);
      });
      await expect(load).rejects.toThrow('hts_row_no_overlap');
      expect(await database().prisma.dataVersion.count({ where: { contentHash: version.contentHash } })).toBe(
        0,
      );
    });

    it('serve one at a time, go back, and fall with all their rows', async () => {
      const kind = 'fixture';
      const [first, second] = [newVersion({ kind }), newVersion({ kind })];
      const load = async (session: Pick<Database, 'bulkInsert'>, dataVersionId: number): Promise<void> =>
        void (await session.bulkInsert('htsRow', [htsRow({ dataVersionId, rowKey: '0101210000' })]));
      const older = await loadDataVersion(database(), first, load);
      const newer = await loadDataVersion(database(), second, load);

      await activateDataVersion(database(), older.id);
      await activateDataVersion(database(), newer.id);
      expect(await findCurrentVersion(database(), kind)).toMatchObject({
        id: newer.id,
        manifest: second.manifest,
      });

      await activateDataVersion(database(), older.id);
      expect(await findCurrentVersion(database(), kind)).toMatchObject({ id: older.id, status: 'current' });

      expect(await removeRetiredVersions(database(), kind, 1)).toBe(0);
      expect(await removeRetiredVersions(database(), kind, 0)).toBe(1);
      expect(await database().prisma.htsRow.count({ where: { dataVersionId: newer.id } })).toBe(0);
      expect(await database().prisma.htsRow.count({ where: { dataVersionId: older.id } })).toBe(1);
    });
  });
}

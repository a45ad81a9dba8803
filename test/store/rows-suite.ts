import { describe, expect, it } from '@jest/globals';
import type { RowOf } from '../../src/store/database/bulk-rows.js';
import type { Database } from '../../src/store/database/database.js';
import { chapter99Rule, htsRow, loadEmptyVersion } from './rows.js';

const SCHEDULE_SIZE = 30_000;

/** What holds for rows of law on every database. */
export function describeRows(database: () => Database): void {
  const emptyVersion = (): Promise<number> => loadEmptyVersion(database());

  describe('rows of law', () => {
    const insert = (rows: readonly RowOf<'htsRow'>[]): Promise<number> =>
      database().bulkInsert('htsRow', rows);

    it('refuse two wordings of one row for the same legal and published day', async () => {
      const dataVersionId = await emptyVersion();
      await insert([htsRow({ dataVersionId, rowKey: '0101210000', legalTo: '2026-01-01' })]);
      const overlapping = htsRow({ dataVersionId, rowKey: '0101210000', legalFrom: '2025-12-31' });
      await expect(insert([overlapping])).rejects.toThrow('hts_row_no_overlap');
    });

    it('accept a wording that begins on the day the other ends', async () => {
      const dataVersionId = await emptyVersion();
      const first = htsRow({ dataVersionId, rowKey: '0101210000', legalTo: '2026-01-01' });
      const second = htsRow({ dataVersionId, rowKey: '0101210000', legalFrom: '2026-01-01' });
      expect(await insert([first, second])).toBe(2);
    });

    it('accept a later publication about the same legal days', async () => {
      const dataVersionId = await emptyVersion();
      const asFirstPrinted = htsRow({ dataVersionId, rowKey: '0101210000', publishedTo: '2026-04-29' });
      const corrected = htsRow({ dataVersionId, rowKey: '0101210000', publishedFrom: '2026-04-29' });
      expect(await insert([asFirstPrinted, corrected])).toBe(2);
    });

    it('accept the same row in another data version', async () => {
      const rows = [await emptyVersion(), await emptyVersion()].map((dataVersionId) =>
        htsRow({ dataVersionId, rowKey: '0101210000' }),
      );
      expect(await insert(rows)).toBe(2);
    });

    it('keep a rule that was never in force beside the one that was', async () => {
      const dataVersionId = await emptyVersion();
      const rules = [
        chapter99Rule({
          dataVersionId,
          ruleKey: 'list-4b',
          legalFrom: '2019-12-15',
          legalTo: '2019-12-15',
        }),
        chapter99Rule({ dataVersionId, ruleKey: 'list-4b', legalFrom: '2019-12-15', legalTo: null }),
      ];
      expect(await database().bulkInsert('chapter99Rule', rules)).toBe(2);
    });

    it('refuse a rate without a citation', async () => {
      const rule = chapter99Rule({
        dataVersionId: await emptyVersion(),
        ruleKey: 'uncited',
        citations: [],
      });
      await expect(database().bulkInsert('chapter99Rule', [rule])).rejects.toThrow('chapter99_rule_cited');
    });

    it('refuse a dotted number', async () => {
      const row = htsRow({
        dataVersionId: await emptyVersion(),
        rowKey: 'x',
        chapter: '01',
        htsNumber: '0101.21',
      });
      await expect(insert([row])).rejects.toThrow('hts_row_shape');
    });
  });

  describe('many rows', () => {
    it('come back as they went in, a schedule at a time', async () => {
      const dataVersionId = await emptyVersion();
      const rows = Array.from({ length: SCHEDULE_SIZE }, (_, index) =>
        htsRow({ dataVersionId, rowKey: String(1_000_000_000 + index), position: index }),
      );
      const progress: number[] = [];
      expect(await database().bulkInsert('htsRow', rows, { onProgress: (done) => progress.push(done) })).toBe(
        SCHEDULE_SIZE,
      );
      expect(progress.at(-1)).toBe(SCHEDULE_SIZE);

      const sql = `SELECT row_key AS "rowKey", units, endnotes, legal_from AS "legalFrom", legal_to AS "legalTo",
                          is_superior AS "isSuperior" FROM hts_row WHERE data_version_id = $1 ORDER BY position`;
      const read = await database().query(sql, [dataVersionId]);
      expect(read).toHaveLength(SCHEDULE_SIZE);
      expect(read[7]).toEqual({
        rowKey: '1000000007',
        units: ['No.', 'kg'],
        endnotes: [{ columns: ['general'], value: 'See 9903.88.15. ', type: 'endnote' }],
        legalFrom: '2025-01-01',
        legalTo: null,
        isSuperior: false,
      });
      expect(await database().queryAsJson(sql, [dataVersionId])).toEqual(read);
    });

    it('keep decimals exact and hostile text as it is', async () => {
      const dataVersionId = await emptyVersion();
      const title = `Robert'); DROP TABLE note;-- "quoted" \\ \u00a0 2,5 m² ${'é'.repeat(20)}`;
      await database().bulkInsert('chapter99Rule', [
        chapter99Rule({ dataVersionId, ruleKey: 'exact', ratePct: '0.346401', notes: title }),
      ]);
      const rows = await database().query(
        'SELECT rate_pct AS "ratePct", notes FROM chapter99_rule WHERE data_version_id = $1',
        [dataVersionId],
      );
      expect(rows).toEqual([{ ratePct: '0.346401', notes: title }]);
    });

    it('give no rows for no rows', async () => {
      expect(await database().bulkInsert('htsRow', [])).toBe(0);
      expect(await database().queryAsJson('SELECT 1 AS one WHERE false')).toEqual([]);
    });
  });
}

import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ALL, IngestBench, ITEMS, REV_1, REV_2, type OpenDatabase } from './hts-ingest-bench.js';
import { day } from './hts-printing.js';

/** Ingesting the schedule, on one kind of database. */
export function describeIngest(kind: string, open: OpenDatabase): void {
  describe(`ingesting the schedule, ${kind}`, () => {
    const bench = new IngestBench(open);

    it('applies every archived revision under a run of its own and serves the result', async () => {
      bench.folder.list(ALL, ITEMS);
      const report = await bench.ingest();
      expect(report).toMatchObject({ succeeded: true, rowsRead: 3 * 42 });
      expect(report.runs.map((run) => [run.unit, run.status])).toEqual([
        ['2026_basic', 'applied'],
        ['2026_rev_2', 'applied'],
        ['2026_rev_3', 'applied'],
      ]);
      expect(await bench.rate('01011000', ['2026-04-10'])).toBe('7%');
      expect(await bench.rate('01011000', ['2026-04-25', '2026-04-25'])).toBe('5%');
      expect(await bench.rate('01012000', ['2026-03-01'])).toBe('6%');
      expect(await bench.rate('01012000', ['2026-02-28'])).toBe('Free');
      expect(await bench.health()).toEqual({
        health: 'healthy',
        detail: null,
        rowCount: 48,
        coverageFrom: '2026-01-01',
        coverageTo: '2026-04-30',
      });
    });

    it('keeps every archive by its hash, and who read it', async () => {
      bench.folder.list(ALL);
      await bench.ingest();
      const files = await bench.database.query<{ name: string; sha256: string; size: number }>(
        'SELECT name, sha256, byte_length AS "size" FROM ingest_file ORDER BY id',
      );
      expect(files.map((file) => file.name)).toEqual([
        '2026_basic.json.gz',
        '2026_rev_2.json.gz',
        '2026_rev_3.json.gz',
      ]);
      for (const { name, sha256, size } of files) {
        const kept = readFileSync(join(bench.folder.dataDir, 'raw', sha256.slice(0, 2), sha256));
        expect(kept).toEqual(readFileSync(join(bench.folder.path, name)));
        expect(kept).toHaveLength(size);
      }
    });

    it('lists all revisions, the unarchived ones too, with their change records', async () => {
      bench.folder.list(ALL, ITEMS);
      await bench.ingest();
      const revisions = await bench.database.query(
        `SELECT revision, title, sequence, published_on AS "publishedOn", file_sha256 IS NOT NULL AS "held" FROM hts_revision ORDER BY sequence`,
      );
      expect(revisions).toMatchObject([
        { revision: '2026_basic', title: 'HTSUS 2026 Basic Edition', sequence: 1, held: true },
        { revision: '2026_rev_1', sequence: 2, publishedOn: '2026-02-06', held: false },
        { revision: '2026_rev_2', sequence: 3, held: true },
        { revision: '2026_rev_3', sequence: 4, publishedOn: '2026-04-29', held: true },
      ]);
      expect(
        await bench.database.query(
          'SELECT revision, item, effective_on AS "effectiveOn" FROM hts_change_record',
        ),
      ).toEqual([{ revision: '2026_rev_2', item: '0101.20.00', effectiveOn: '2026-03-01' }]);
    });

    it('changes nothing when it reads the same bytes again', async () => {
      bench.folder.list(ALL, ITEMS);
      const first = await bench.ingest();
      const again = await bench.ingest();
      expect(again).toMatchObject({
        succeeded: true,
        dataVersion: first.dataVersion,
        rowsRead: 0,
        runs: [{ status: 'unchanged' }],
      });
      expect(again.runs[0]?.lines).toEqual([
        '4 revisions already held: the change set is empty',
        '  3 read again, with the same bytes',
        '  1 without a published archive',
      ]);
      expect(await bench.database.query('SELECT id FROM data_version')).toHaveLength(1);
    });

    it('does not say that bytes are the same which it did not read', async () => {
      bench.folder.list(ALL, ITEMS);
      const { dataVersion } = await bench.ingest();
      bench.folder.overwrite('rev_1.json', Buffer.from(JSON.stringify(REV_2.rows)));
      const { revision, effectiveOn, publishedOn } = REV_1;
      const label = { revision, effectiveOn: day(effectiveOn), publishedOn: day(publishedOn!) };
      const late = await bench.ingest({ from: join(bench.folder.path, 'rev_1.json'), label });
      expect(late).toMatchObject({ succeeded: true, dataVersion, rowsRead: 0 });
      expect(late.runs[0]?.lines).toEqual([
        '1 revision already held: the change set is empty',
        '  1 held without an archive, which cannot be put between revisions: what is offered was not read',
      ]);
    });

    it('comes to the same content by one run and by several', async () => {
      bench.folder.list(ALL, ITEMS);
      const { dataVersion } = await bench.ingest();
      await bench.database.execute('DELETE FROM data_version');
      for (const count of [1, 2, 3, 4]) {
        bench.folder.list(ALL.slice(0, count), ITEMS);
        await bench.ingest();
      }
      expect(
        await bench.database.query(
          `SELECT content_hash AS "hash" FROM data_version WHERE status = 'current'`,
        ),
      ).toEqual([{ hash: dataVersion }]);
      expect(await bench.database.query('SELECT id FROM data_version')).toHaveLength(3);
    });

    it('carries everything else of the version it starts from', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      await bench.database.execute(
        `INSERT INTO hts_section (data_version_id, roman, sequence, title) SELECT id, 'I', 1, 'Live animals' FROM data_version`,
      );
      bench.folder.list(ALL);
      await bench.ingest();
      expect(
        await bench.database.query(
          `SELECT title FROM hts_section s JOIN data_version v ON v.id = s.data_version_id WHERE v.status = 'current'`,
        ),
      ).toEqual([{ title: 'Live animals' }]);
    });

    it('shows the change set of a dry run and changes nothing', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      const before = await bench.servedRows();
      bench.folder.list(ALL, ITEMS);
      const report = await bench.ingest({ dryRun: true });
      expect(report.runs.map((run) => run.status)).toEqual(['dry_run', 'dry_run']);
      expect(report.runs[0]?.lines.slice(0, 3)).toEqual([
        '2026_rev_2, published 2026-04-23: 0 added, 2 changed (general 2), 0 ended: law from 2026-03-01 (1), 2026-04-23 (1)',
        '  ~ 0101.10.00  general: Free -> 5%',
        '  ~ 0101.20.00  general: Free -> 6%',
      ]);
      expect(await bench.servedRows()).toEqual(before);
    });

    it('reads one archive by itself when told what it is', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      bench.folder.overwrite('new.json', Buffer.from(JSON.stringify(REV_2.rows)));
      const label = {
        revision: '2026_rev_9',
        effectiveOn: day('2026-05-01'),
        publishedOn: day('2026-05-28'),
      };
      const from = join(bench.folder.path, 'new.json');
      expect(await bench.ingest({ from })).toMatchObject({
        succeeded: false,
        runs: [{ failure: expect.stringContaining('--revision') }],
      });
      expect(await bench.ingest({ from, label })).toMatchObject({ succeeded: true });
      expect(await bench.rate('01011000', ['2026-05-10'])).toBe('5%');
      expect(await bench.rate('01011000', ['2026-05-10', '2026-05-10'])).toBe('Free');
    });

    it('reads one archive of a folder by name, and the unarchived revisions just before it', async () => {
      bench.folder.list(ALL, ITEMS);
      await bench.ingest({ from: join(bench.folder.path, '2026_basic.json.gz') });
      await bench.ingest({ from: join(bench.folder.path, '2026_rev_2.json.gz') });
      expect(await bench.rate('01012000', ['2026-03-01'])).toBe('6%');
      expect(
        await bench.database.query(
          `SELECT revision, sequence FROM hts_revision r JOIN data_version v ON v.id = r.data_version_id AND v.status = 'current' ORDER BY sequence`,
        ),
      ).toEqual([
        { revision: '2026_basic', sequence: 1 },
        { revision: '2026_rev_1', sequence: 2 },
        { revision: '2026_rev_2', sequence: 3 },
      ]);
    });

    it('reads the same folder over http', async () => {
      bench.folder.list(ALL, ITEMS);
      const files = new Set(readdirSync(bench.folder.path));
      const server = createServer((request, response) => {
        const name = (request.url ?? '').slice(1);
        if (files.has(name)) response.end(readFileSync(join(bench.folder.path, name)));
        else response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      const local = await bench.ingest();
      await bench.database.execute('DELETE FROM data_version');
      const remote = await bench.ingest({
        from: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      });
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
      expect(remote).toMatchObject({ succeeded: true, dataVersion: local.dataVersion });
    });
  });
}

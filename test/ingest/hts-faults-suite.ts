import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { smallSchedule, type ArchiveFolder, type Listed } from './hts-folder.js';
import { ALL, BASIC, IngestBench, REV_2, REV_3, type OpenDatabase } from './hts-ingest-bench.js';
import { line } from './hts-printing.js';

/** A run of the schedule that goes wrong, on one kind of database. */
export function describeIngestFaults(kind: string, open: OpenDatabase): void {
  describe(`a run of the schedule that goes wrong, ${kind}`, () => {
    const bench = new IngestBench(open);

    it('quarantines a change out of bounds until somebody accepts it', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      const before = await bench.servedRows();
      const rates = Object.fromEntries(
        ['10', '11', '12', '13', '14'].map((part) => [`0101.${part}.00`, '9%']),
      );
      bench.folder.list([BASIC, { ...REV_2, rows: smallSchedule(rates) }]);
      const refused = await bench.ingest({ allowLargeChange: false });
      expect(refused).toMatchObject({
        succeeded: false,
        runs: [{ unit: '2026_rev_2', status: 'quarantined' }],
      });
      expect(refused.runs[0]?.failure).toContain(
        '5 of 42 rows change: look at the change set, then run again with --allow-large-change',
      );
      expect(await bench.servedRows()).toEqual(before);
      expect(await bench.health()).toMatchObject({
        health: 'error',
        detail: expect.stringContaining('bounded change'),
      });
      expect(await bench.ingest()).toMatchObject({ succeeded: true });
      expect(await bench.rate('01011000', ['2026-04-23'])).toBe('9%');
      expect(await bench.health()).toMatchObject({ health: 'healthy', detail: null });
    });

    it.each<[string, (folder: ArchiveFolder) => void, string]>([
      [
        'a truncated archive',
        (at) =>
          at.overwrite(
            '2026_rev_2.json.gz',
            readFileSync(join(at.path, '2026_rev_2.json.gz')).subarray(0, 300),
          ),
        'truncated or damaged',
      ],
      [
        'a web page for an archive',
        (at) => at.overwrite('2026_rev_2.json.gz', Buffer.from('<html>down</html>')),
        'web page',
      ],
    ])('serves what was good before %s, and says so', async (_, spoil, reason) => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      bench.folder.list(ALL);
      spoil(bench.folder);
      const report = await bench.ingest();
      expect(report).toMatchObject({
        succeeded: false,
        runs: [{ unit: '2026_rev_2', status: 'failed', failure: expect.stringContaining(reason) }],
      });
      expect(await bench.rate('01011000', ['2026-04-25'])).toBe('Free');
      expect(await bench.health()).toMatchObject({
        health: 'error',
        detail: expect.stringContaining(reason),
      });
      expect(await bench.statuses()).toEqual(['applied', 'failed']);
    });

    it('applies the sound revisions before one that is not', async () => {
      bench.folder.list(ALL);
      bench.folder.overwrite('2026_rev_3.json.gz', Buffer.from('[]'));
      expect((await bench.ingest()).runs.map((run) => run.status)).toEqual(['applied', 'applied', 'failed']);
      expect(await bench.rate('01011000', ['2026-04-25'])).toBe('5%');
    });

    it.each<[string, Listed, string]>([
      [
        'a row count the list does not say',
        { ...REV_2, rows: smallSchedule() },
        'row count: 41 rows read, the list of revisions says 42',
      ],
      [
        'a line without a rate',
        { ...REV_2, rows: [...smallSchedule(), line(2, '0101.90.00')] },
        'rates: 1 lines without rates, first 01019000',
      ],
      [
        'a publication before the newest known',
        { ...REV_2, publishedOn: '2026-02-01' },
        'publication order: published 2026-02-01',
      ],
    ])('quarantines %s', async (_, listed, reason) => {
      bench.folder.list([BASIC, { ...REV_3, publishedOn: '2026-02-02' }]);
      await bench.ingest();
      bench.folder.list([listed]);
      if (reason.startsWith('row count'))
        bench.folder.overwrite(
          '2026_rev_2.json.gz',
          Buffer.from(JSON.stringify(smallSchedule().slice(0, -1))),
        );
      expect((await bench.ingest()).runs).toMatchObject([
        { status: 'quarantined', failure: expect.stringContaining(reason) },
      ]);
    });

    it('quarantines other bytes under a name it holds', async () => {
      bench.folder.list(ALL);
      await bench.ingest();
      bench.folder.list([{ ...BASIC, rows: smallSchedule({ '0101.10.00': '1%' }) }]);
      expect((await bench.ingest()).runs).toMatchObject([
        { status: 'quarantined', failure: expect.stringContaining('already held with other bytes') },
      ]);
    });

    it('removes what an interrupted run left behind', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      await bench.database.execute(
        `INSERT INTO data_version (content_hash, manifest, created_at) VALUES ('draft:dead', '{}', now() - interval '2 hours')`,
      );
      await bench.database.execute(
        `INSERT INTO ingest_run (source, started_at) VALUES ('hts', now() - interval '2 hours')`,
      );
      await bench.ingest();
      expect(await bench.database.query(`SELECT id FROM data_version WHERE status = 'loading'`)).toEqual([]);
      expect(await bench.database.query(`SELECT failure FROM ingest_run WHERE status = 'failed'`)).toEqual([
        { failure: 'interrupted' },
      ]);
    });

    it('leaves the version served when a transaction fails half way', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      const before = await bench.servedRows();
      bench.folder.list(ALL);
      await bench.database.execute(
        `CREATE FUNCTION refuse_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`,
      );
      await bench.database.execute(
        `CREATE TRIGGER refuse_rows BEFORE INSERT ON hts_row FOR EACH ROW WHEN (NEW.revision = '2026_rev_3') EXECUTE FUNCTION refuse_rows()`,
      );
      try {
        const failed = { status: 'failed', failure: expect.stringContaining('disk full') };
        expect(await bench.ingest()).toMatchObject({ succeeded: false, runs: [failed, failed] });
      } finally {
        await bench.database.execute('DROP FUNCTION refuse_rows CASCADE');
      }
      expect(await bench.servedRows()).toEqual(before);
      expect(await bench.database.query('SELECT id FROM data_version')).toHaveLength(1);
      // The second revision was written to the draft that was discarded: it was not applied either.
      expect(await bench.statuses()).toEqual(['applied', 'failed', 'failed']);
      expect(await bench.database.query(`SELECT failure FROM ingest_run WHERE status = 'failed'`)).toEqual([
        { failure: expect.stringContaining('disk full') },
        { failure: expect.stringContaining('disk full') },
      ]);
    });

    it('says of no run that it was applied before its version is served', async () => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      bench.folder.list(ALL);
      await bench.database.execute(
        `CREATE FUNCTION refuse_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`,
      );
      await bench.database.execute(
        `CREATE TRIGGER refuse_version BEFORE UPDATE ON data_version FOR EACH ROW WHEN (NEW.status = 'ready') EXECUTE FUNCTION refuse_version()`,
      );
      try {
        const failed = { status: 'failed', failure: expect.stringContaining('killed') };
        expect(await bench.ingest()).toMatchObject({ succeeded: false, runs: [failed, failed] });
      } finally {
        await bench.database.execute('DROP FUNCTION refuse_version CASCADE');
      }
      expect(await bench.statuses()).toEqual(['applied', 'failed', 'failed']);
      expect(await bench.ingest()).toMatchObject({ succeeded: true });
      expect(await bench.statuses()).toEqual(['applied', 'failed', 'failed', 'applied', 'applied']);
    });

    it.each([
      ['a folder that is not there', '/nonexistent/hts', 'does not exist'],
      ['a folder that is a file', `${fileURLToPath(import.meta.url)}/hts`, 'does not exist'],
    ])('fails on %s and leaves what is served', async (_, from, reason) => {
      bench.folder.list(ALL.slice(0, 1));
      await bench.ingest();
      expect(await bench.ingest({ from })).toMatchObject({
        succeeded: false,
        runs: [{ status: 'failed', failure: expect.stringContaining(reason) }],
      });
      expect(await bench.rate('01011000', ['2026-04-25'])).toBe('Free');
    });
  });
}

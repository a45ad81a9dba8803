import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS } from '../../src/ingest/run/source.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { SnapshotCache } from '../../src/server/snapshot-cache.js';
import { openTestDatabase } from '../support/test-database.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import { ALL, BASIC } from '../ingest/hts-ingest-bench.js';
import { makeArchiveFolder, smallSchedule, type Listed } from '../ingest/hts-folder.js';
import { bodyOf, sendTo } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeDataDiff(): void {
  describe('two data versions made by two ingestions', () => {
    /** Changes one rate, with effect from a day of its own. */
    const LATER: Listed = {
      revision: '2026_rev_4',
      effectiveOn: '2026-06-01',
      rows: smallSchedule({ '0101.10.00': '9%', '0101.20.00': '6%' }),
    };

    let server: RunningServer;
    let before: string;
    let after: string;

    beforeAll(async () => {
      const database = await openTestDatabase();
      const folder = makeArchiveFolder();
      const cache = new SnapshotCache();
      const ingest = async (revisions: readonly Listed[]): Promise<string> => {
        folder.list([...revisions]);
        const request = { dryRun: false, allowLargeChange: true, since: null, label: null };
        const workshop = { database, dataDir: folder.dataDir, now: () => new Date('2026-11-20T12:00:00Z') };
        await htsSource.ingest({ from: folder.path, ...request }, { ...workshop, progress: NO_PROGRESS });
        // A version is served once it says how far the programs are known.
        await database.execute(
          `INSERT INTO dataset_health (data_version_id, dataset, coverage_to)
       SELECT id, 'chapter99_programs', '2026-10-11' FROM data_version ON CONFLICT DO NOTHING`,
        );
        const snapshot = await buildSnapshot(database);
        cache.put('live', snapshot);
        return snapshot.dataVersion;
      };
      before = await ingest(ALL);
      after = await ingest([...ALL, LATER]);
      folder.remove();
      await database.close();
      server = await startServer({ snapshots: cache });
    }, 120_000);

    afterAll(() => server.stop());

    const FIELDS = `identical datasets { dataset sha256Before sha256After recordsBefore recordsAfter added removed changed unchanged }
  changes(first: 1) { totalCount pageInfo { endCursor hasNextPage } nodes { dataset key kind description fieldCount
    fields { field since before after } } }`;

    interface Changes {
      readonly totalCount: number;
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
      readonly nodes: readonly {
        readonly dataset: string;
        readonly key: string;
        readonly kind: string;
        readonly description: string;
        readonly fields: readonly {
          readonly field: string;
          readonly before: unknown;
          readonly after: unknown;
        }[];
      }[];
    }
    interface Diff {
      readonly from: string;
      readonly to: string;
      readonly identical: boolean;
      readonly datasets: readonly Readonly<Record<string, unknown>>[];
      readonly changes: Changes;
    }

    const ask = (versions: string, fields = FIELDS): Promise<Response> =>
      sendTo(server, { query: `{ dataDiff(${versions}) { from to ${fields} } }` });
    const diff = async (versions: string, fields?: string): Promise<Diff> => {
      const { data, errors } = await bodyOf(await ask(versions, fields));
      expect(errors).toBeUndefined();
      return data!.dataDiff as unknown as Diff;
    };
    const both = (): string => `from: "${before}", to: "${after}"`;
    const page = (choice: string): string =>
      `changes(${choice}) { totalCount pageInfo { endCursor hasNextPage } nodes { dataset key kind description fields { field before after } } }`;

    it('differ in the revision and in the line it changed, and in nothing else', async () => {
      const found = await diff(both(), `${FIELDS.split('changes')[0]} ${page('first: 100')}`);
      expect(found.identical).toBe(false);
      const differing = found.datasets.filter(
        ({ sha256Before, sha256After }) => sha256Before !== sha256After,
      );
      expect(differing).toMatchObject([{ dataset: 'hts_schedule', added: 1, removed: 0, changed: 1 }]);
      expect(found.changes.nodes.map(({ key, kind }) => [key, kind])).toEqual([
        ['revision/2026_rev_4', 'added'],
        ['row/01011000', 'changed'],
      ]);
      const line = found.changes.nodes[1]!;
      expect(line.description).toMatch(/^0101\.10\.00: /);
      expect(line.fields).toContainEqual({ field: 'general', before: '7%', after: '9%' });
      for (const one of found.datasets)
        expect([one.recordsBefore, one.recordsAfter]).toEqual([
          Number(one.unchanged) + Number(one.changed) + Number(one.removed),
          Number(one.unchanged) + Number(one.changed) + Number(one.added),
        ]);
    });

    it('are read page by page, by data set and by kind', async () => {
      const { changes } = await diff(both());
      expect(changes).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
      const next = await diff(both(), page(`first: 1, after: "${changes.pageInfo.endCursor}"`));
      expect(next.changes.pageInfo.hasNextPage).toBe(false);
      expect(next.changes.nodes[0]!.key).toBe('row/01011000');
      const changed = await diff(both(), page('kind: changed, dataset: "hts_schedule"'));
      expect(changed.changes).toMatchObject({ totalCount: 1, nodes: [{ kind: 'changed' }] });
      expect((await diff(both(), page('dataset: "fees"'))).changes.totalCount).toBe(0);
    });

    it('are compared in either direction, and with the one that answers', async () => {
      const { changes, to } = await diff(`from: "${before}"`);
      expect([changes.totalCount, to]).toEqual([2, after]);
      const back = await diff(`from: "${after}", to: "${before}"`);
      expect(back.datasets[0]).toMatchObject({ added: 0, removed: 1, changed: 1 });
    });

    it('are the same as themselves', async () => {
      const same = await diff(`from: "${after}"`);
      expect(same).toMatchObject({ identical: true, changes: { totalCount: 0, nodes: [] } });
      expect(same.datasets.every(({ sha256Before, sha256After }) => sha256Before === sha256After)).toBe(true);
    });

    it('are both kept, or the request is refused', async () => {
      for (const [at, versions] of [
        ['from', `from: "gone", to: "${after}"`],
        ['to', `from: "${before}", to: "${BASIC.revision}"`],
      ]) {
        const { data, errors } = await bodyOf(await ask(versions!));
        expect(data).toBeNull();
        expect(errors).toMatchObject([
          { extensions: { code: 'DATA_VERSION_GONE', errors: [{ field: at }] }, path: ['dataDiff'] },
        ]);
        expect(errors![0]!.message).toContain(before);
      }
    });

    it.each([
      ['first', '0'],
      ['first', '101'],
      ['after', '"x"'],
      ['dataset', '"nothing"'],
    ])('refuse a page of %s: %s', async (field, value) => {
      const { errors } = await bodyOf(await ask(both(), page(`${field}: ${value}`)));
      expect(errors).toMatchObject([{ extensions: { code: 'INVALID_PARAMETER', errors: [{ field }] } }]);
    });
  });
}

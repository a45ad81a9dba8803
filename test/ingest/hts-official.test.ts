import { afterEach, describe, expect, it } from '@jest/globals';
import { parseReleaseList } from '../../src/ingest/sources/hts/official-releases.js';
import type { HtsRevision } from '../../src/ingest/sources/hts/revision-list.js';
import { openTestDatabase } from '../support/test-database.js';
import { startHtsStandIn, type StandIn } from '../support/hts-stand-in.js';
import type { Mischief } from '../support/mischief.js';
import { BASIC, IngestBench, REV_2, REV_3 } from './hts-ingest-bench.js';
import { revisionOf, valueOf } from './hts-printing.js';

const REVISIONS: readonly HtsRevision[] = [BASIC, REV_2, REV_3].map(
  ({ revision, effectiveOn, publishedOn }) => ({
    ...revisionOf(revision, effectiveOn, publishedOn),
    fileName: `${revision}.json.gz`,
  }),
);
const UNPUBLISHED: HtsRevision = { ...revisionOf('2026_rev_1', '2026-02-06'), fileName: null };
const ARCHIVE_2 = '/sites/default/files/tata/hts/hts_2026_revision_2_json.json';

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describe('the schedule from an interface in the official form', () => {
  const bench = new IngestBench(open);
  let standIn: StandIn;
  afterEach(() => standIn.close());

  const start = async (
    mischief?: (path: string, nth: number) => Mischief | null,
    revisions = REVISIONS,
  ): Promise<StandIn> => {
    bench.folder.list([BASIC, REV_2, REV_3]);
    return (standIn = await startHtsStandIn(bench.folder.path, revisions, mischief && { mischief }));
  };
  const ingest = () => bench.ingest({ from: standIn.from, requestsPerSecond: 100 });
  const clean = async (): Promise<string | null> => {
    await start();
    const { dataVersion } = await ingest();
    await standIn.close();
    await bench.database.execute('DELETE FROM data_version');
    return dataVersion;
  };
  const forgetRuns = () => bench.database.execute('DELETE FROM ingest_run');

  it('is applied release by release, in the order of publication', async () => {
    await start(undefined, [REVISIONS[0]!, UNPUBLISHED, ...REVISIONS.slice(1)]);
    const report = await ingest();
    expect(report).toMatchObject({ succeeded: true, rowsRead: 3 * 42 });
    expect(report.runs.map(({ unit }) => unit)).toEqual(['2026_basic', '2026_rev_2', '2026_rev_3']);
    expect(await bench.rate('01011000', ['2026-04-29'])).toBe('7%');
    expect(await bench.rate('01011000', ['2026-04-28'])).toBe('5%');
    expect(
      await bench.database.query('SELECT revision, file_name AS "file" FROM hts_revision ORDER BY sequence'),
    ).toMatchObject([{}, { revision: '2026_rev_1', file: null }, {}, {}]);
    expect(await bench.database.query('SELECT url FROM ingest_file ORDER BY id LIMIT 1')).toEqual([
      { url: expect.stringContaining('/hts_2026_basic_edition_json.json') },
    ]);
  });

  it('is asked conditionally the next time, and what is held is not fetched again', async () => {
    await start();
    const { dataVersion } = await ingest();
    standIn.visits.length = 0;
    const again = await ingest();
    expect(again).toMatchObject({ succeeded: true, dataVersion, runs: [{ status: 'unchanged' }] });
    expect(again.runs[0]?.lines).toContain('  3 not read: the list does not say that they changed');
    expect(standIn.visits).toEqual([{ path: '/reststop/releaseList', conditional: true, status: 304 }]);
  });

  it.each<Mischief>(['busy', 'unavailable', 'truncated', 'cut', 'web-page', 'slow'])(
    'comes to the same content when every first answer is %s',
    async (kind) => {
      const dataVersion = await clean();
      await forgetRuns();
      bench.folder.forgetRaw();
      await start((_, nth) => (nth === 1 ? kind : null));
      expect(await ingest()).toMatchObject({ succeeded: true, dataVersion });
    },
  );

  it.each<[Mischief, string]>([
    ['unavailable', 'answered 503'],
    ['busy', 'answered 429'],
    ['cut', 'not a whole JSON list'],
    ['web-page', 'web page'],
    ['changed-field', 'description is missing'],
  ])('serves the releases before one that stays %s, says why, and resumes there', async (kind, reason) => {
    const dataVersion = await clean();
    await forgetRuns();
    bench.folder.forgetRaw();
    let broken = true;
    await start((path) => (broken && path === ARCHIVE_2 ? kind : null));
    const report = await ingest();
    expect(report.runs).toMatchObject([
      { unit: '2026_basic', status: 'applied' },
      { unit: '2026_rev_2', status: 'failed', failure: expect.stringContaining(reason) },
    ]);
    expect(await bench.health()).toMatchObject({ health: 'error', detail: expect.stringContaining(reason) });
    broken = false;
    standIn.visits.length = 0;
    expect(await ingest()).toMatchObject({ succeeded: true, dataVersion });
    expect(standIn.visits.map(({ path }) => path)).not.toContain(
      '/sites/default/files/tata/hts/hts_2026_basic_edition_json.json',
    );
  });
});

describe('the official list of releases', () => {
  const release = { name: '2026HTSRev2', status: 'archived', releaseStartDate: '04/23/2026' };
  const parse = (...releases: object[]) => parseReleaseList(JSON.stringify(releases));

  it('takes members it does not know, and leaves out what is no release of the schedule in this form', () => {
    const listed = valueOf(
      parse(
        { ...release, mood: 'new' },
        { ...release, name: '2024HTSRev9', releaseStartDate: '10/01/2024' },
        { ...release, name: '2026HTSBasic', releaseStartDate: '01/01/2026' },
        { ...release, name: '2026HTSRev3', status: 'draft', releaseStartDate: null },
      ),
    );
    expect(listed.map(({ revision }) => [revision.revision, revision.fileName])).toEqual([
      ['2026_basic', 'hts_2026_basic_edition_json.json'],
      ['2026_rev_2', 'hts_2026_revision_2_json.json'],
    ]);
  });

  it.each([
    ['a member missing', [{ name: '2026HTSRev2', status: 'current' }], 'releaseStartDate'],
    ['a day in another form', [{ ...release, releaseStartDate: '2026-04-23' }], '2026-04-23'],
    ['no release at all', [], 'no release'],
  ])('is refused with %s', (_, releases, reason) => {
    expect(parse(...releases)).toMatchObject({ ok: false, message: expect.stringContaining(reason) });
  });

  it('is refused when it is no list', () => {
    expect(parseReleaseList('{}')).toMatchObject({ ok: false });
    expect(parseReleaseList('<html>')).toMatchObject({ ok: false });
  });
});

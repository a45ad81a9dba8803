import { describe, expect, it } from '@jest/globals';
import { openTestDatabase } from '../support/test-database.js';
import { smallSchedule, type Listed } from './hts-folder.js';
import { BASIC, IngestBench, REV_2, REV_3 } from './hts-ingest-bench.js';
import { line } from './hts-printing.js';

const Y2024: Listed = {
  revision: '2024_basic',
  effectiveOn: '2024-01-01',
  rows: smallSchedule({ '0101.10.00': '4%', '0101.30.00': '9%' }),
};
const Y2024_REV: Listed = {
  revision: '2024_rev_1',
  effectiveOn: '2024-03-01',
  publishedOn: '2024-03-05',
  rows: smallSchedule({ '0101.10.00': '4.5%', '0101.30.00': '9%' }).filter(
    ({ htsno }) => htsno !== '0101.49.00',
  ),
};
const Y2025: Listed = {
  ...Y2024_REV,
  revision: '2025_basic',
  effectiveOn: '2025-01-01',
  publishedOn: '2025-01-01',
};

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describe('years before those held', () => {
  const bench = new IngestBench(open);
  const held = async () => {
    bench.folder.list([BASIC, REV_2, REV_3]);
    await bench.ingest();
    return bench.servedRows();
  };
  const add = (revisions: readonly Listed[], request = {}) => {
    bench.folder.list([...revisions, BASIC, REV_2, REV_3]);
    return bench.ingest(request);
  };

  it('are put before them, to the day before the first one held', async () => {
    const before = await held();
    const report = await add([Y2024, Y2024_REV, Y2025]);
    expect(report).toMatchObject({ succeeded: true });
    expect(report.runs.map(({ unit, status }) => [unit, status])).toEqual([
      ['2024_basic', 'applied'],
      ['2024_rev_1', 'applied'],
      ['2025_basic', 'applied'],
    ]);
    expect(await bench.rate('01011000', ['2024-02-29'])).toBe('4%');
    expect(await bench.rate('01011000', ['2024-03-01'])).toBe('4.5%');
    expect(await bench.rate('01011000', ['2024-03-04', '2024-03-04'])).toBe('4%');
    expect(await bench.rate('01013000', ['2025-12-31'])).toBe('9%');
    expect(await bench.rate('01013000', ['2026-01-01'])).toBe('Free');
    expect(await bench.rate('01011000', ['2026-04-29'])).toBe('7%');
    expect(await bench.rate('01011000', ['2023-12-31'])).toBeUndefined();
    expect(await bench.health()).toMatchObject({
      health: 'healthy',
      coverageFrom: '2024-01-01',
      coverageTo: '2026-04-30',
    });
    const later = (await bench.servedRows()).filter(({ legalFrom }) => legalFrom >= '2026-01-01');
    const bare = (rows: typeof before) => rows.map(({ position: _, ...row }) => row);
    expect(bare(later)).toEqual(bare(before));
  });

  it('keep a row that is no longer printed in its place, and end it', async () => {
    await held();
    await add([Y2024, Y2024_REV]);
    expect(await bench.rate('01014900', ['2024-02-01'])).toBe('Free');
    expect(await bench.rate('01014900', ['2024-06-01'])).toBeUndefined();
    expect(await bench.rate('01014900', ['2026-02-01'])).toBe('Free');
    const places = new Map<string, number>(
      (await bench.servedRows()).map(({ rowKey, position }) => [rowKey, position]),
    );
    expect(places.get('01014800')!).toBeLessThan(places.get('01014900')!);
  });

  it('list their revisions first, change nothing when read again, and are rolled back together', async () => {
    const before = await held();
    await add([Y2024, Y2024_REV]);
    const names = await bench.database.query<{ revision: string }>(
      `SELECT revision FROM hts_revision r JOIN data_version v ON v.id = r.data_version_id AND v.status = 'current' ORDER BY sequence`,
    );
    expect(names.map(({ revision }) => revision)).toEqual([
      ...['2024_basic', '2024_rev_1', '2026_basic', '2026_rev_2', '2026_rev_3'],
    ]);
    expect((await add([Y2024, Y2024_REV])).runs).toMatchObject([{ status: 'unchanged' }]);
    expect(before).toHaveLength(
      (await bench.servedRows()).filter(({ legalFrom }) => legalFrom > '2025').length,
    );
  });

  it('are all put there or none, and none of them by a dry run', async () => {
    const before = await held();
    expect((await add([Y2024, Y2024_REV], { dryRun: true })).runs).toMatchObject([
      { status: 'dry_run' },
      { status: 'dry_run' },
    ]);
    bench.folder.list([Y2024, Y2024_REV, BASIC, REV_2, REV_3]);
    bench.folder.overwrite('2024_rev_1.json.gz', Buffer.from('{'));
    expect(await bench.ingest()).toMatchObject({
      succeeded: false,
      runs: [{ unit: '2024_rev_1', status: 'failed' }],
    });
    expect(await bench.servedRows()).toEqual(before);
    expect(await bench.health()).toMatchObject({ health: 'healthy', detail: null });
  });

  it('are refused where an archive has headings of a later time: another file was served under its name', async () => {
    await held();
    const rows = [
      ...Y2024.rows!,
      line(0, '9903.01.25', { general: 'The duty provided in the applicable subheading' }),
    ];
    expect((await add([{ ...Y2024, rows }])).runs).toMatchObject([
      { unit: '2024_basic', status: 'quarantined', failure: expect.stringContaining('9903.01.25') },
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_PROGRESS, type IngestReport, type IngestRequest } from '../../src/ingest/run/source.js';
import { crossSource } from '../../src/ingest/sources/cross/source.js';
import { CrossBench } from './cross-bench.js';
import { day } from './hts-printing.js';

interface Page {
  rulings: Record<string, unknown>[];
}
const SEARCH = readFileSync(fileURLToPath(new URL('cross-search.json', import.meta.url)), 'utf8');

describe('letters of the CROSS service', () => {
  let change: (page: Page) => void;
  let letterOf: (number: string) => string;
  beforeEach(() => {
    change = () => undefined;
    letterOf = (rulingNumber) =>
      JSON.stringify({ rulingNumber, text: 'The applicable subheading will be 6307.90.9889, HTS.' });
  });
  const bench = new CrossBench((letter) => {
    const page = JSON.parse(SEARCH) as Page;
    change(page);
    return { body: letter === null ? JSON.stringify(page) : letterOf(letter) };
  });

  const ingest = (request: Partial<IngestRequest> = {}): Promise<IngestReport> =>
    crossSource.ingest(
      {
        ...{ from: bench.from, dryRun: false, allowLargeChange: false, label: null, requestsPerSecond: 100 },
        since: day('2000-01-01'),
        ...request,
      },
      bench.workshop('2026-11-20T12:00:00Z', NO_PROGRESS),
    );
  const held = () =>
    bench.database.query(
      `SELECT ruling_number AS number, ruling_date AS day, collection, hts_numbers AS lines, source_label AS label FROM ruling ORDER BY 1`,
    );

  it('are found newest first, read one by one and kept by their number', async () => {
    expect(await ingest()).toMatchObject({ succeeded: true, rowsRead: 2, runs: [{ status: 'applied' }] });
    expect(await held()).toEqual([
      { number: 'I89016', day: '2002-12-09', collection: 'NY', lines: ['6307909889'], label: 'official' },
      { number: 'K80661', day: '2003-11-20', collection: 'NY', lines: ['6307909889'], label: 'official' },
    ]);
    expect(bench.asked[0]!.searchParams.get('sortBy')).toBe('DATE_DESC');
    expect(bench.asked.map(({ pathname }) => pathname).slice(1)).toEqual([
      '/api/ruling/K80661',
      '/api/ruling/I89016',
    ]);
    expect(await ingest()).toMatchObject({ runs: [{ status: 'unchanged' }] });
  });

  it('before the day asked for are left where they are', async () => {
    expect(await ingest({ since: day('2003-01-01') })).toMatchObject({ succeeded: true, rowsRead: 1 });
    expect(await held()).toHaveLength(1);
  });

  it('are shown by a dry run and not kept', async () => {
    expect(await ingest({ dryRun: true })).toMatchObject({ runs: [{ status: 'dry_run' }] });
    expect(await held()).toEqual([]);
  });

  it('may have members nobody has heard of', async () => {
    change = ({ rulings }) => rulings.forEach((ruling) => void (ruling['mood'] = { deep: true }));
    expect(await ingest()).toMatchObject({ succeeded: true });
  });

  it.each(['rulingNumber', 'subject', 'rulingDate', 'collection'])(
    'without %s are quarantined, and nothing is kept',
    async (member) => {
      change = ({ rulings }) => void delete rulings[1]![member];
      expect(await ingest()).toMatchObject({
        succeeded: false,
        runs: [{ status: 'quarantined', failure: expect.stringContaining(member) }],
      });
      expect(await held()).toEqual([]);
    },
  );

  it.each([
    ['without its text', (number: string) => JSON.stringify({ rulingNumber: number }), 'text'],
    ['that is another one', () => JSON.stringify({ rulingNumber: 'N000001', text: 'x' }), 'N000001'],
  ])('quarantine the run with a letter %s', async (_, letter, reason) => {
    letterOf = letter;
    expect(await ingest()).toMatchObject({
      runs: [{ status: 'quarantined', failure: expect.stringContaining(reason) }],
    });
  });

  it('are not looked for in files', async () => {
    expect(await ingest({ from: bench.folder })).toMatchObject({
      succeeded: false,
      runs: [{ status: 'failed' }],
    });
  });
});

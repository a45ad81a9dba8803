import { beforeEach, describe, expect, it } from '@jest/globals';
import { runAlone } from '../../src/ingest/ledger/ingest-lock.js';
import { parseIngestCommand } from '../../src/ingest/run/ingest-command.js';
import { runIngestCommand } from '../../src/ingest/run/run-sources.js';
import { NO_PROGRESS, type IngestReport } from '../../src/ingest/run/source.js';
import { crossSource } from '../../src/ingest/sources/cross/source.js';
import { CrossBench } from './cross-bench.js';

/** Days with letters: number of the letter by day. */
const LETTERS = Array.from({ length: 8 }, (_, month) =>
  [3, 17].map((dayOfMonth) => ({
    rulingNumber: `N3${month + 1}00${dayOfMonth}`,
    rulingDate: `2026-0${month + 1}-${String(dayOfMonth).padStart(2, '0')}T00:00:00`,
  })),
).flat();

describe('letters of many months', () => {
  let stages: string[];
  /** What the service answers to a search: the letters of the days, or something else. */
  let search: (
    first: string,
    last: string,
    page: number,
  ) => { status?: number; totalHits?: number; rulings: object[] };
  beforeEach(() => {
    stages = [];
    search = lettersBetween;
  });
  const bench = new CrossBench((letter, { searchParams }) => {
    const text = `The applicable subheading of ${letter} is 6307.90.9889, HTSUS.`;
    if (letter !== null) return { body: JSON.stringify({ rulingNumber: letter, text }) };
    const named = (name: string): string => searchParams.get(name) ?? '';
    const { status = 200, ...found } = search(named('fromDate'), named('toDate'), Number(named('page')));
    return { status, body: JSON.stringify(found) };
  });

  function lettersBetween(first: string, last: string) {
    const rulings = LETTERS.filter(({ rulingDate }) => {
      const on = rulingDate.slice(0, 10);
      return on >= first && on <= last;
    }).map((letter) => ({ ...letter, subject: 'The tariff classification of a bag', collection: 'ny' }));
    return { totalHits: rulings.length, rulings: rulings.reverse() };
  }

  const ingest = async (since: string, now = '2026-08-20T12:00:00Z'): Promise<IngestReport> => {
    const words = ['cross', '--from', bench.from, '--since', since, '--rate', '100'];
    const command = parseIngestCommand(words, [crossSource]);
    if (!command.ok) throw new Error(command.message);
    const progress = { ...NO_PROGRESS, start: (stage: string) => void stages.push(stage) };
    const [report] = await runIngestCommand(command.value, bench.workshop(now, progress));
    return report!;
  };
  const statuses = ({ runs }: IngestReport): string[] => runs.map(({ status }) => status);
  const countHeld = async (): Promise<number | undefined> =>
    (await bench.database.query<{ count: number }>('SELECT count(*)::int AS count FROM ruling'))[0]?.count;
  const searched = (): string[] =>
    bench.asked
      .filter(({ pathname }) => pathname.endsWith('/search'))
      .map(({ searchParams }) => `${searchParams.get('fromDate')}..${searchParams.get('toDate')}`);

  it('are read by the month, the newest first, each in a run of its own', async () => {
    const report = await ingest('2026-05-10');
    expect(statuses(report)).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(report).toMatchObject({ succeeded: true, rowsRead: 7 });
    expect(searched()).toEqual([
      '2026-08-01..2026-08-20',
      '2026-07-01..2026-07-31',
      '2026-06-01..2026-06-30',
      '2026-05-10..2026-05-31',
    ]);
    expect(stages.filter((stage) => stage.endsWith('reading'))).toEqual([
      '2026-08 (1 of 4): reading',
      '2026-07 (2 of 4): reading',
      '2026-06 (3 of 4): reading',
      '2026-05 (4 of 4): reading',
    ]);
    expect(await countHeld()).toBe(7);
  });

  it('go on where the service failed, and are read again a month later', async () => {
    search = (first, last) =>
      first < '2026-06-01' ? { status: 404, rulings: [] } : lettersBetween(first, last);
    const cut = await ingest('2026-03-01');
    expect(statuses(cut)).toEqual(['applied', 'applied', 'applied', 'failed']);
    search = lettersBetween;
    bench.asked = [];
    expect(statuses(await ingest('2026-03-01'))).toEqual(['applied', 'applied', 'applied']);
    expect(searched()).toEqual([
      '2026-05-01..2026-05-31',
      '2026-04-01..2026-04-30',
      '2026-03-01..2026-03-31',
    ]);
    expect(await ingest('2026-03-01')).toMatchObject({ runs: [], succeeded: true });
    expect(statuses(await ingest('2026-07-20', '2026-09-25T00:00:00Z'))).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
  });

  it('wait while somebody else ingests, and leave the time between two months to others', async () => {
    let release = (): void => undefined;
    const other = runAlone(bench.database, () => new Promise<void>((resolve) => (release = resolve)));
    setTimeout(release, 200);
    expect(statuses(await ingest('2026-07-01'))).toEqual(['applied', 'applied']);
    await other;
  });

  it.each([
    [
      'that the search does not keep to',
      () => lettersBetween('2026-01-01', '2026-12-31'),
      /N8?\w+ of 2026-0\d-\d\d: not of the days asked for/,
    ],
    [
      'of which the search gives fewer than it counts',
      (first: string, last: string, page: number) =>
        page === 1 ? { ...lettersBetween(first, last), totalHits: 3 } : { totalHits: 3, rulings: [] },
      /has no letter, after 2 of 3/,
    ],
  ])('of days %s end the run', async (_, answer, reason) => {
    search = answer;
    const report = await ingest('2026-06-01', '2026-07-31T12:00:00Z');
    expect(report.runs).toMatchObject([{ status: 'failed', failure: expect.stringMatching(reason) }]);
  });

  it('that are none are a search which no longer finds', async () => {
    search = () => ({ totalHits: 0, rulings: [] });
    const report = await ingest('2026-06-01', '2026-07-31T12:00:00Z');
    expect(report.runs).toMatchObject([
      { status: 'quarantined', failure: 'there are letters: 0 letters from 2026-07-01 to 2026-07-31' },
      { status: 'quarantined', failure: 'there are letters: 0 letters from 2026-06-01 to 2026-06-30' },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { decideFreshness, sourceOf, addLiveSources } from '../../src/services/freshness.js';
import { findUnmodelled } from '../../src/services/unmodelled-headings.js';
import type { DatasetStatus } from '../../src/store/snapshot/records.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';

const TODAY = toCalendarDate('2026-11-20');

function record(changes: Partial<DatasetStatus> = {}): DatasetStatus {
  return {
    dataset: 'hts_schedule',
    title: null,
    health: 'healthy',
    lastRefreshed: '2026-11-01T12:00:00.000Z',
    sourceDate: toCalendarDate('2026-11-01'),
    sourceName: 'HTSUS 2026 Revision 22',
    notLoaded: [],
    coverage: { from: null, to: null },
    rowCount: 1,
    sources: [],
    detail: null,
    ...changes,
  };
}

describe('the condition of a data set', () => {
  it.each<[Partial<DatasetStatus>, string, string]>([
    [{}, 'healthy', '19 days ago, not more than 30'],
    [{ sourceDate: toCalendarDate('2026-10-21') }, 'healthy', '30 days ago, not more than 30'],
    [{ sourceDate: toCalendarDate('2026-10-20') }, 'stale', '31 days ago, more than 30'],
    [
      { coverage: { from: null, to: toCalendarDate('2026-11-20') } },
      'healthy',
      'known to 2026-11-19, 1 days ago',
    ],
    [{ dataset: 'federal_register', sourceDate: toCalendarDate('2026-11-12') }, 'stale', 'more than 7'],
    [{ dataset: 'countries' }, 'healthy', 'not more than 180'],
    [{ sourceDate: toCalendarDate('2026-12-01') }, 'healthy', 'after the day asked about'],
    [{ sourceDate: null, lastRefreshed: null }, 'unknown', 'no source of it was read'],
    [{ health: 'unknown', detail: 'from the regulations' }, 'unknown', 'from the regulations'],
    [{ health: 'error', detail: '2026_rev_11: web page' }, 'error', '2026_rev_11: web page'],
    [{ health: 'error', sourceDate: null, lastRefreshed: null }, 'error', 'no reason recorded'],
  ])('%j is %s: %s', (changes, health, reason) => {
    expect(decideFreshness(record(changes), TODAY)).toMatchObject({
      health,
      reason: expect.stringContaining(reason),
    });
  });

  it('is stale from the day a later publication is known that is not loaded, however young it is', () => {
    const notLoaded = [
      { name: 'HTSUS 2026 Revision 23', date: toCalendarDate('2026-11-20') },
      { name: 'HTSUS 2026 Revision 24', date: toCalendarDate('2026-11-21') },
    ];
    expect(decideFreshness(record({ notLoaded }), TODAY)).toMatchObject({
      health: 'stale',
      reason: 'HTSUS 2026 Revision 23 of 2026-11-20 is known and not loaded',
      newestKnown: notLoaded[0],
    });
    expect(decideFreshness(record({ notLoaded }), toCalendarDate('2026-11-19'))).toMatchObject({
      health: 'healthy',
      newestKnown: null,
    });
  });

  it('is told of readers that were never run on the live service, until one fills them', () => {
    const untried = (dataset: string) => ({
      dataset,
      health: 'unknown',
      detail: expect.stringContaining('not yet run against the live service'),
    });
    expect(addLiveSources([])).toMatchObject([
      untried('federal_register'),
      untried('csms'),
      untried('hts_documents'),
    ]);
    expect(addLiveSources([record({ dataset: 'federal_register' })])).toMatchObject([
      { dataset: 'federal_register' },
      untried('csms'),
      untried('hts_documents'),
    ]);
  });

  it('names the revision and the bytes that were read', () => {
    expect(sourceOf(record({ sources: [{ revision: '2026_rev_11', sha256: 'ab' }] }))).toEqual({
      sourceRevision: '2026_rev_11',
      sourceSha256: 'ab',
    });
    expect(sourceOf(record())).toEqual({ sourceRevision: null, sourceSha256: null });
  });
});

describe('headings on which schedule and rules do not agree', () => {
  const row = (number: string, from: string) => ({
    row: {
      htsNumber: number,
      description: `Goods of ${number}`,
      legal: { from: toCalendarDate(from), to: null },
    },
  });
  const rule = (heading: string, to: string | null) => ({
    rule: {
      heading,
      interval: { from: toCalendarDate('2026-01-01'), to: to === null ? null : toCalendarDate(to) },
    },
  });
  const printed = [
    row('99030125', '2026-04-01'),
    row('99030126', '2026-04-01'),
    row('99030127', '2025-01-01'),
    row('99020101', '2026-04-01'),
    row('990301', '2026-04-01'),
  ];
  const snapshot = {
    coverage: { firstDate: toCalendarDate('2025-01-01') },
    catalog: { chapter99: new Map() },
    rules: [
      rule('9903.01.25', null),
      rule('9903.01.50', null),
      rule('9903.01.51', '2026-06-01'),
      rule('9903.01.52', null),
    ],
    listChapterRows: () => printed,
    findRow: (number: string) => printed.find(({ row: { htsNumber: own } }) => own === number) ?? null,
    wasPrinted: (number: string) => number !== '99030152',
  } as unknown as Snapshot;

  it('are those that came without a rule, and those that went while a rule holds', () => {
    expect(findUnmodelled(snapshot, TODAY)).toEqual([
      { heading: '9903.01.26', state: 'unmodelled', description: 'Goods of 99030126', since: '2026-04-01' },
      { heading: '9903.01.50', state: 'expired', description: '', since: TODAY },
    ]);
  });

  it('are looked for once a day', () => {
    expect(findUnmodelled(snapshot, TODAY)).toBe(findUnmodelled(snapshot, TODAY));
  });
});

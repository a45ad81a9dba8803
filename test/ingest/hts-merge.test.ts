import { describe, expect, it } from '@jest/globals';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { scheduleAt } from '../support/schedule-at.js';
import { day, item, line, publish, revisionOf, type Publication } from './hts-printing.js';

const heading = (number: string, general: string) => line(0, number, { general });

/** What a number reads on a legal day, as now known or as filed on a day; null when it is not in force. */
function reading(
  rows: readonly ScheduleRow[],
  number: string,
  [legal, filed]: readonly [string, string?],
): string | null {
  const found = scheduleAt(rows, day(legal), filed === undefined ? undefined : day(filed)).filter(
    (row) => row.htsNumber === number.replaceAll('.', ''),
  );
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.general ?? null;
}

const intervalsOf = (rows: readonly ScheduleRow[], number: string) =>
  rows
    .filter((row) => row.htsNumber === number.replaceAll('.', ''))
    .map((row) => [
      row.general,
      row.legalFrom,
      row.legalTo,
      row.publishedFrom,
      row.publishedTo,
      row.revision,
    ]);

const BASIC: Publication = {
  revision: revisionOf('basic', '2026-01-01'),
  rows: [heading('0101', '1%'), heading('0102', '2%')],
};

describe('a change in the order of dates', () => {
  const rows = publish([
    BASIC,
    { revision: revisionOf('rev_1', '2026-03-01'), rows: [heading('0101', '5%'), heading('0102', '2%')] },
  ]);

  it('ends the old wording the day before, and is readable as filed before it was printed', () => {
    expect(reading(rows, '0101', ['2026-02-28'])).toBe('1%');
    expect(reading(rows, '0101', ['2026-03-01'])).toBe('5%');
    expect(reading(rows, '0101', ['2026-03-01', '2026-02-01'])).toBe('1%');
  });

  it('leaves rows it does not touch with one version', () => {
    expect(intervalsOf(rows, '0102')).toEqual([['2%', '2026-01-01', null, '2026-01-01', null, 'basic']]);
  });

  it('supersedes the open version and keeps both halves', () => {
    expect(intervalsOf(rows, '0101')).toEqual([
      ['1%', '2026-01-01', null, '2026-01-01', '2026-03-01', 'basic'],
      ['1%', '2026-01-01', '2026-03-01', '2026-03-01', null, 'basic'],
      ['5%', '2026-03-01', null, '2026-03-01', null, 'rev_1'],
    ]);
  });
});

describe('a revision published later with an earlier legal day', () => {
  const rows = publish([
    BASIC,
    { revision: revisionOf('rev_1', '2026-04-23'), rows: [heading('0101', '10%'), heading('0102', '2%')] },
    {
      revision: revisionOf('rev_2', '2026-04-06', '2026-04-29'),
      rows: [heading('0101', '7%'), heading('0102', '2%')],
    },
  ]);

  it('overrides every legal day from its own on', () => {
    expect(reading(rows, '0101', ['2026-04-05'])).toBe('1%');
    expect(reading(rows, '0101', ['2026-04-06'])).toBe('7%');
    expect(reading(rows, '0101', ['2026-04-23'])).toBe('7%');
  });

  it('leaves what was filed before its publication as it was read then', () => {
    expect(reading(rows, '0101', ['2026-04-24', '2026-04-28'])).toBe('10%');
    expect(reading(rows, '0101', ['2026-04-10', '2026-04-28'])).toBe('1%');
    expect(reading(rows, '0101', ['2026-04-10', '2026-04-29'])).toBe('7%');
  });

  it('does not touch the days of rows it does not change', () => {
    expect(intervalsOf(rows, '0102')).toHaveLength(1);
  });
});

describe('a revision with mixed legal days', () => {
  const printed = [heading('0101', '5%'), heading('0102', '6%'), heading('0103', '7%')];
  const records = [item('rev_1', '0101', '2026-01-15'), item('rev_1', '0103', '2026-07-01')];
  const rows = publish([BASIC, { revision: revisionOf('rev_1', '2026-03-01'), rows: printed }], records);

  it('reads each item from its own day and the rest from the day of the revision', () => {
    expect(['2026-01-14', '2026-01-15', '2026-03-01'].map((date) => reading(rows, '0101', [date]))).toEqual([
      '1%',
      '5%',
      '5%',
    ]);
    expect(['2026-01-15', '2026-02-28', '2026-03-01'].map((date) => reading(rows, '0102', [date]))).toEqual([
      '2%',
      '2%',
      '6%',
    ]);
    expect(['2026-03-01', '2026-06-30', '2026-07-01'].map((date) => reading(rows, '0103', [date]))).toEqual([
      null,
      null,
      '7%',
    ]);
  });

  it('reads nothing of it before it was printed', () => {
    expect(reading(rows, '0101', ['2026-01-15', '2026-02-28'])).toBe('1%');
    expect(reading(rows, '0103', ['2026-07-01', '2026-02-28'])).toBeNull();
  });

  it('dates the lines under an item with it', () => {
    const family = [heading('0101', '1%'), line(1, '0101.21.00', { general: '3%' })];
    const changed = [heading('0101', '1%'), line(1, '0101.21.00', { general: '4%' })];
    const history = publish(
      [
        { ...BASIC, rows: family },
        { revision: revisionOf('rev_1', '2026-03-01'), rows: changed },
      ],
      records,
    );
    expect(reading(history, '0101.21.00', ['2026-01-15'])).toBe('4%');
  });
});

describe('a row that ends and comes back', () => {
  const both = BASIC.rows;
  const one = [heading('0101', '1%')];
  const rows = publish([
    BASIC,
    { revision: revisionOf('rev_1', '2026-02-01'), rows: one },
    { revision: revisionOf('rev_2', '2026-05-01'), rows: both },
  ]);

  it('is not in force between', () => {
    expect(
      ['2026-01-31', '2026-02-01', '2026-04-30', '2026-05-01'].map((date) => reading(rows, '0102', [date])),
    ).toEqual(['2%', null, null, '2%']);
  });

  it('was taken for ended by whoever filed between', () => {
    expect(reading(rows, '0102', ['2026-06-01', '2026-03-01'])).toBeNull();
    expect(reading(rows, '0102', ['2026-06-01', '2026-01-15'])).toBe('2%');
  });

  it('never was away when its return is retroactive', () => {
    const history = publish([
      BASIC,
      { revision: revisionOf('rev_1', '2026-04-23'), rows: one },
      { revision: revisionOf('rev_2', '2026-04-06', '2026-04-29'), rows: both },
    ]);
    expect(reading(history, '0102', ['2026-04-25'])).toBe('2%');
    expect(reading(history, '0102', ['2026-04-25', '2026-04-25'])).toBeNull();
  });
});

describe('an unarchived revision', () => {
  it('dates what first shows in the next archive by its own change record', () => {
    const rows = publish(
      [
        BASIC,
        { revision: revisionOf('rev_1', '2026-02-10'), rows: null },
        { revision: revisionOf('rev_2', '2026-03-01'), rows: [heading('0101', '9%'), heading('0102', '8%')] },
      ],
      [item('rev_1', '0101', '2026-02-10')],
    );
    expect(['2026-02-09', '2026-02-10'].map((date) => reading(rows, '0101', [date]))).toEqual(['1%', '9%']);
    expect(['2026-02-28', '2026-03-01'].map((date) => reading(rows, '0102', [date]))).toEqual(['2%', '8%']);
    expect(reading(rows, '0101', ['2026-02-20', '2026-02-20'])).toBe('1%');
  });
});

describe('two revisions of one day of publication', () => {
  it('leave only the second to be read', () => {
    const rows = publish([
      BASIC,
      { revision: revisionOf('rev_1', '2026-03-01'), rows: [heading('0101', '5%'), heading('0102', '2%')] },
      { revision: revisionOf('rev_2', '2026-03-01'), rows: [heading('0101', '6%'), heading('0102', '2%')] },
    ]);
    expect(intervalsOf(rows, '0101').map(([general, , , published]) => [general, published])).toEqual([
      ['1%', '2026-01-01'],
      ['1%', '2026-03-01'],
      ['6%', '2026-03-01'],
    ]);
  });
});

describe('blanks and mark-up', () => {
  it('are no change', () => {
    const plain = [line(0, '0101', { general: '2.5%', description: 'Live horses', units: ['No.'] })];
    const dressed = [
      line(0, '0101', {
        general: '2.5% <u></u>',
        description: '<il>Live\u00a0horses</il> ',
        units: [' <u>No.</u>'],
      }),
    ];
    const rows = publish([
      { ...BASIC, rows: plain },
      { revision: revisionOf('rev_1', '2026-03-01'), rows: dressed },
    ]);
    expect(intervalsOf(rows, '0101')).toHaveLength(1);
  });
});

describe('a heading', () => {
  it('may change its wording without its lines changing theirs', () => {
    const rows = publish([
      {
        revision: revisionOf('basic', '2026-01-01'),
        rows: [line(0, '0101', { description: 'Horses' }), line(1, '0101.21.00')],
      },
      {
        revision: revisionOf('rev_1', '2026-03-01'),
        rows: [line(0, '0101', { description: 'Live horses' }), line(1, '0101.21.00')],
      },
    ]);
    expect(intervalsOf(rows, '0101.21.00')).toHaveLength(1);
    expect(intervalsOf(rows, '0101')).toHaveLength(3);
  });
});

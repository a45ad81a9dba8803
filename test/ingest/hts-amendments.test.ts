import { describe, expect, it } from '@jest/globals';
import { amendRows } from '../../src/ingest/sources/hts/amend-rows.js';
import type { Amendment, TreeRow } from '../../src/ingest/sources/hts/amendments.js';
import type { ChangeRecord } from '../../src/ingest/sources/hts/change-records.js';
import { CellPool } from '../../src/ingest/sources/hts/clean-text.js';
import { readSuccessions } from '../../src/ingest/sources/hts/successions.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { day, line, read, superior } from './hts-printing.js';

const RATE = { general: '12.5%', special: 'Free (KR)', other: '35%' };
const printed = new Map(
  read([
    line(0, '0704'),
    line(1, '0704.20.00.00', {
      ...RATE,
      description: 'Brussels sprouts',
      units: ['kg'],
      footnotes: [{ columns: ['general'], value: 'See 9903.88.15.', type: 'endnote' }],
    }),
    line(1, '0704.90'),
    line(2, '0704.90.40', { ...RATE, description: 'Other' }),
    line(3, '0704.90.40.20', { description: 'Kale', units: ['kg'] }),
    superior(3, 'Other:'),
    line(4, '0704.90.40.40', {
      description: 'Other',
      units: ['kg'],
      footnotes: [{ columns: ['desc'], value: 'See 9903.88.69.', type: 'endnote' }],
    }),
  ]).rows.map((row) => [row.rowKey, row] as const),
);

function tree(state: TreeRow['state'], number: string | null, members: Partial<TreeRow> = {}): TreeRow {
  const digits = number === null ? null : toHtsNumber(number);
  return { state, number: digits, indent: 2, description: '', units: [], ...members };
}

function amend(amendment: Partial<Amendment>, steps: readonly (readonly [string, string])[] = []) {
  const rows = amendRows(printed, {
    amendment: { trees: new Map(), changes: [], ...amendment },
    steps: steps.map(([from, to]) => ({ from: toHtsNumber(from), to: toHtsNumber(to) })),
    pool: new CellPool(),
  });
  return rows.map(({ rowKey, parentRowKey, description, units, general, endnotes }) => ({
    rowKey,
    parentRowKey,
    description: description.text,
    units,
    general: general.text,
    endnotes: endnotes.map(({ value }) => value),
  }));
}

const SPROUTS = new Map([
  [
    '07042000',
    [
      tree('line', null, { indent: 1, description: 'Brussels sprouts' }),
      tree('new', '0704200020', { description: 'Certified organic', units: ['kg'] }),
      tree('new', '0704200040', { description: 'Other', units: ['kg'] }),
    ],
  ],
]);

describe('rows of a revision that is known by its change record', () => {
  it('divide the only number of a line: the line keeps its rates and remarks and loses its unit', () => {
    const rows = amend({ trees: SPROUTS });
    expect(rows.slice(1, 4)).toEqual([
      {
        rowKey: '07042000',
        parentRowKey: '0704',
        description: 'Brussels sprouts',
        units: [],
        general: '12.5%',
        endnotes: ['See 9903.88.15.'],
      },
      expect.objectContaining({
        rowKey: '0704200020',
        parentRowKey: '07042000',
        units: ['kg'],
        general: '',
        endnotes: [],
      }),
      expect.objectContaining({ rowKey: '0704200040', parentRowKey: '07042000', description: 'Other' }),
    ]);
    expect(rows).toHaveLength(printed.size + 2);
    expect(rows.map(({ rowKey }) => rowKey)).not.toContain('0704200000');
  });

  it('replace numbers under a line, keep the others, and carry named Chapter 99 headings to the successors', () => {
    const other = new Map([
      [
        '07049040',
        [
          tree('line', null, { description: 'Other' }),
          tree('kept', '0704904020', { indent: 3, description: 'Kale', units: ['kg'] }),
          tree('heading_text', null, { indent: 3, description: 'Other:' }),
          tree('new', '0704904060', { indent: 4, description: 'Certified organic', units: ['kg'] }),
        ],
      ],
    ]);
    const rows = amend({ trees: other }, [['0704904040', '0704904060']]);
    const last = rows.at(-1)!;
    expect(last).toMatchObject({ rowKey: '0704904060', endnotes: ['See 9903.88.69.'] });
    expect(last.parentRowKey).toMatch(/^07049040\/other~/);
    expect(rows.map(({ rowKey }) => rowKey)).not.toContain('0704904040');
  });

  it('change a cell of a number that stays', () => {
    const change = {
      number: toHtsNumber('0704904020'),
      field: 'units',
      before: 'kg',
      after: 'kg;No.',
    } as const;
    expect(amend({ changes: [change] }).find(({ rowKey }) => rowKey === '0704904020')?.units).toEqual([
      'kg',
      'No.',
    ]);
  });

  it.each([
    [
      'a kept row that reads otherwise',
      [
        tree('line', null, { description: 'Other' }),
        tree('kept', '0704904020', { indent: 3, description: 'Chard' }),
      ],
      'is printed "3 Kale", the amendment has "3 Chard"',
    ],
    [
      'a kept row that was not printed',
      [tree('line', null, { description: 'Other' }), tree('kept', '0704904099', { indent: 3 })],
      '0704904099 is kept by an amendment but not printed before',
    ],
    [
      'a line at another depth',
      [tree('line', null, { indent: 1, description: 'Other' })],
      'is printed "2 Other"',
    ],
  ])('are refused over %s', (_, rows, message) => {
    expect(() => amend({ trees: new Map([['07049040', rows]]) })).toThrow(message);
  });

  it('are refused over a line that is not there and a cell that reads otherwise', () => {
    expect(() => amend({ trees: new Map([['07059900', [tree('line', null)]]]) })).toThrow(
      '07059900 is amended but not printed',
    );
    const change = { number: toHtsNumber('0704904020'), field: 'units', before: 'No.', after: 'kg' } as const;
    expect(() => amend({ changes: [change] })).toThrow(
      'units of 0704904020 is "kg", the amendment changes "No."',
    );
  });
});

function record(item: string, nature: string, revision = '2026_rev_2'): ChangeRecord {
  return {
    revision,
    item,
    digits: item.replaceAll('.', ''),
    nature,
    effectiveOn: day('2026-02-01'),
    authorityText: '484(f)',
  };
}

describe('successions in change records', () => {
  const read = (...records: readonly ChangeRecord[]) =>
    readSuccessions(records).map(({ from, to, kind }) => `${from} ${kind} ${to}`);

  it('are read from either side of a transfer, once', () => {
    expect(
      read(
        record('0201.30.5085', 'Discontinued (transferred to 0201.30.5091 and 0201.30.5097)'),
        record('0201.30.5091', 'Established (transferred from 0201.30.5085 (pt.))'),
        record('0201.30.5097', 'Established (transferred from 0201.30.5085 (pt.))'),
      ),
    ).toEqual(['0201305085 split 0201305091', '0201305085 split 0201305097']);
    expect(
      read(
        record(
          '8460.24.0080',
          'Established (transferred from 8460.24.0010, 8460.24.0030 and 8460.24.0050 (pt.))',
        ),
      ),
    ).toEqual(['8460240010', '8460240030', '8460240050'].map((from) => `${from} merged 8460240080`));
    expect(read(record('3004.90.9226', 'Established (transferred from 3004.90.9222'))).toEqual([
      '3004909222 renumbered 3004909226',
    ]);
  });

  it('pass over a number of another subheading, which is misprinted', () => {
    expect(
      read(
        record('0710.80.9724', 'Discontinued (transferred to 0710.80.9723 and 0709.80.9725)'),
        record('0710.80.9725', 'Established (transferred from 0710.80.9724 (pt.))'),
      ),
    ).toEqual(['0710809724 split 0710809723', '0710809724 split 0710809725']);
  });

  it('have no successor where none is printed, but for the only number of a line that was divided', () => {
    expect(read(record('0901.11.0045', 'Discontinued', '2025_rev_16'))).toEqual([
      '0901110045 discontinued null',
    ]);
    expect(
      read(
        record('0202.30.8000', 'Annotated'),
        record('0202.30.8015', 'Established'),
        record('0202.30.8025', 'Established'),
        record('0202.30.9025', 'Established'),
      ),
    ).toEqual(['0202308000 subdivided 0202308015', '0202308000 subdivided 0202308025']);
  });
});

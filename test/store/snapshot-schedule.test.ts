import { describe, expect, test } from '@jest/globals';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { printRate } from '../../src/terms/rate-expression.js';
import { RateReferences } from '../../src/store/snapshot/schedule/referenced-rate.js';
import { listPathTo, siblingsOf } from '../../src/store/snapshot/schedule/schedule-row.js';
import { linesOf, rowOf } from './snapshot-rows.js';

const SCREWS = [
  rowOf('7318', { description: 'Screws, bolts and nuts:' }),
  rowOf('7318/threaded~1', { parentRowKey: '7318', description: 'Threaded articles:' }),
  rowOf('731815', { parentRowKey: '7318/threaded~1', description: 'Other screws and bolts:' }),
  rowOf('73181520', {
    parentRowKey: '731815',
    description: 'Bolts',
    general: '2.9%',
    special: 'Free (A,AU) 1.5% (JP)',
    column2: '45%',
    endnotes: [{ columns: ['general'], value: 'See 9903.88.03. ', type: 'endnote' }],
  }),
  rowOf('7318152010', {
    parentRowKey: '73181520',
    description: 'Track bolts',
    units: ['kg', ' '],
    endnotes: [{ columns: ['stat'], value: 'See 9903.81.89 and 9903.91.05-9903.91.07.', type: 'endnote' }],
  }),
  rowOf('7318152095', { parentRowKey: '73181520', description: 'Other', units: ['kg'] }),
  rowOf('73181600', {
    parentRowKey: '7318/threaded~1',
    description: 'Nuts',
    general: 'Free',
    column2: '0.4¢/kg',
  }),
  rowOf('9903', { chapter: '99' }),
  rowOf('99039104', { parentRowKey: '9903' }),
  rowOf('99039106', { parentRowKey: '9903' }),
  rowOf('99039107', { parentRowKey: '9903' }),
];

describe('lines', () => {
  test('a ten-digit line takes the rates of its parent and names the row that prints them', () => {
    const line = linesOf(SCREWS).find(toHtsNumber('7318152010'));
    expect(line?.column1General).toMatchObject({ text: '2.9%', source: '73181520' });
    expect(line?.column2).toMatchObject({ text: '45%', source: '73181520' });
    expect(line?.column1Special.map(({ programs, rate }) => [programs, rate.text, rate.source])).toEqual([
      [['A', 'AU'], 'Free', '73181520'],
      [['JP'], '1.5%', '73181520'],
    ]);
    expect(line?.units).toEqual(['KG']);
    expect(line?.citations).toEqual([
      {
        document: 'HTS 2026 Basic Edition',
        locator: '7318.15.20',
        url: 'https://hts.example/2026',
        source: 'official',
      },
      {
        document: 'HTS 2026 Basic Edition',
        locator: '7318.15.20.10',
        url: 'https://hts.example/2026',
        source: 'official',
      },
    ]);
  });

  test('the path holds unnumbered levels, heading first', () => {
    expect(linesOf(SCREWS).find(toHtsNumber('7318152010'))?.path).toEqual([
      'Screws, bolts and nuts:',
      'Threaded articles:',
      'Other screws and bolts:',
      'Bolts',
      'Track bolts',
    ]);
  });

  test('endnotes are own, then inherited; a range stands for the headings printed in it', () => {
    expect(linesOf(SCREWS).find(toHtsNumber('7318152010'))?.endnoteHeadings).toEqual([
      '9903.81.89',
      '9903.91.06',
      '9903.91.07',
      '9903.88.03',
    ]);
  });

  test('an own general rate with an empty special cell has no special rates, whatever stands above', () => {
    const rows = [
      ...SCREWS,
      rowOf('7318152099', { parentRowKey: '73181520', general: '3%', column2: '50%' }),
    ];
    expect(linesOf(rows).find(toHtsNumber('7318152099'))).toMatchObject({
      column1General: { text: '3%', source: '7318152099' },
      column1Special: [],
    });
  });

  test('a cell that is empty alone is inherited alone: own column 2, general and special from above', () => {
    const rows = [
      ...SCREWS,
      rowOf('7318152099', { parentRowKey: '73181520', column2: '20%', general: ' <u></u> ' }),
    ];
    const line = linesOf(rows).find(toHtsNumber('7318152099'));
    expect(line).toMatchObject({
      column1General: { text: '2.9%', source: '73181520' },
      column2: { text: '20%', source: '7318152099' },
    });
    expect(line?.column1Special).toHaveLength(2);
  });

  test('a rate printed on an unnumbered row is cited by the number above it', () => {
    const rows = [
      rowOf('0101', {}),
      rowOf('0101/horses~1', { parentRowKey: '0101', general: '4%', column2: '20%' }),
      rowOf('01012100', { parentRowKey: '0101/horses~1' }),
    ];
    expect(linesOf(rows).find(toHtsNumber('01012100'))?.column1General).toMatchObject({
      text: '4%',
      source: '0101',
    });
  });

  test('a line without a rate up to its heading, and a rate that cannot be read, are refused by name', () => {
    expect(() =>
      linesOf([rowOf('0101'), rowOf('01012100', { parentRowKey: '0101' })]).find(toHtsNumber('01012100')),
    ).toThrow(/general of row 01012100 of HTS 2026 Basic Edition is empty/);
    const unreadable = rowOf('01012100', { parentRowKey: null, general: 'a lot', column2: 'Free' });
    expect(() => linesOf([unreadable]).find(toHtsNumber('01012100'))).toThrow(
      /general of row 01012100 .*"a lot" is not a rate/,
    );
  });

  test('only reportable lines are found; suffix 00 finds an eight-digit line', () => {
    const lines = linesOf(SCREWS);
    expect(lines.reportable).toEqual(['7318152010', '7318152095', '73181600']);
    expect(lines.find(toHtsNumber('73181520'))).toBeNull();
    expect(lines.find(toHtsNumber('7318152000'))).toBeNull();
    expect(lines.find(toHtsNumber('7318160000'))?.number).toBe('73181600');
    expect(lines.find(toHtsNumber('99039106'))).toBeNull();
    expect(lines.listUnder('731815').map((line) => line.number)).toEqual(['7318152010', '7318152095']);
  });
});

describe('the tree', () => {
  test('parent, children, siblings and path of a row', () => {
    const node = linesOf(SCREWS).findRow(toHtsNumber('731815'));
    expect(node?.parent?.row.description).toBe('Threaded articles:');
    expect(node?.children.map(({ row }) => row.htsNumber)).toEqual(['73181520']);
    expect(node && siblingsOf(node).map(({ row }) => row.htsNumber)).toEqual(['73181600']);
    expect(node && listPathTo(node).map(({ row }) => row.rowKey)).toEqual([
      '7318',
      '7318/threaded~1',
      '731815',
    ]);
  });

  test('a row whose parent is not in force hangs under the nearest number above it', () => {
    const node = linesOf([rowOf('0101'), rowOf('01012100', { parentRowKey: '0101/gone~1' })]).findRow(
      toHtsNumber('01012100'),
    );
    expect(node?.parent?.row.htsNumber).toBe('0101');
  });
});

describe('references', () => {
  const rows = [
    rowOf('2009', {}),
    rowOf('20091100', { parentRowKey: '2009', general: '7.85¢/liter', column2: '18¢/liter' }),
    rowOf('20091200', { parentRowKey: '2009', general: '7.85¢/liter', column2: '20¢/liter' }),
    rowOf('2106', {}),
    rowOf('21069048', {
      parentRowKey: '2106',
      general: 'The rate applicable to the natural juice in heading 2009',
      column2: 'The rate applicable to the natural juice in heading 2009',
    }),
  ];
  const lines = linesOf(rows);
  const line = lines.find(toHtsNumber('21069048'));
  const resolve = (column: 'general' | 'column2'): string | null => {
    const reference = line?.column1General.expression;
    if (line === null || reference?.kind !== 'reference') throw new Error('the line prints no reference');
    const rate = new RateReferences([]).resolve(line, reference, { column, day: lines });
    return rate && printRate(rate);
  };

  test('a reference resolves when every line it can mean has one rate, and not when they differ', () => {
    expect(resolve('general')).toBe('7.85¢/liter');
    expect(resolve('column2')).toBeNull();
  });
});

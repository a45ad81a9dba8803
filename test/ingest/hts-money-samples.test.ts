import { describe, expect, it } from '@jest/globals';
import { describeMoney } from '../../src/ingest/sources/hts/money-samples.js';
import type { DatedChange } from '../../src/ingest/sources/hts/legal-dates.js';
import type { PrintedRow } from '../../src/ingest/sources/hts/printed-row.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { day } from './hts-printing.js';

type Column = 'general' | 'special' | 'column2';

function changeOf(column: Column, before: string, after: string): DatedChange {
  const row = (text: string): PrintedRow => {
    const cell = (own: Column) => ({ raw: '', text: own === column ? text : '' });
    return {
      ...{
        htsNumber: toHtsNumber('02011005'),
        rowKey: '02011005',
        parentRowKey: null,
        chapter: '02',
        indent: 0,
      },
      ...{ description: { raw: '', text: 'Goods' }, units: ['kg'], endnotes: [] },
      ...{ general: cell('general'), special: cell('special'), column2: cell('column2') },
      ...{ additionalDuties: null, quotaQuantity: null },
    };
  };
  const change = {
    kind: 'changed',
    rowKey: '02011005',
    before: row(before),
    after: row(after),
    fields: [column],
  };
  return { ...change, legalFrom: day('2026-04-23') } as unknown as DatedChange;
}

describe('the money of a changed rate on a sample', () => {
  it.each<[Column, string, string, readonly string[]]>([
    ['general', 'Free', '5%', ['0201.10.05 on a value of 10,000.00: 0.00 -> 500.00 (+500.00)']],
    [
      'general',
      '4.4¢/kg',
      '6.6¢/kg',
      ['0201.10.05 on a value of 10,000.00 and 1000 kg: 44.00 -> 66.00 (+22.00)'],
    ],
    [
      'general',
      '4.4¢/kg + 10%',
      '8%',
      ['0201.10.05 on a value of 10,000.00 and 1000 kg: 1,044.00 -> 800.00 (-244.00)'],
    ],
    [
      'general',
      '$1.61/m<sup>3</sup>',
      '2.5¢ each',
      ['0201.10.05 on a value of 10,000.00 and 1000 m3 and 1000 No.: 1,610.00 -> 25.00 (-1,585.00)'],
    ],
    [
      'column2',
      '20%',
      '35%',
      ['0201.10.05 column 2 on a value of 10,000.00: 2,000.00 -> 3,500.00 (+1,500.00)'],
    ],
    [
      'special',
      'Free (AU,CA) 2% (JP,KR)',
      'Free (AU) 1% (CA,JP,KR)',
      [
        '0201.10.05 special (CA) on a value of 10,000.00: 0.00 -> 100.00 (+100.00)',
        '0201.10.05 special (JP, KR) on a value of 10,000.00: 200.00 -> 100.00 (-100.00)',
      ],
    ],
    // Programs that come or go have no rate of their own to compare.
    ['special', 'Free (AU)', 'Free (AU,CA)', []],
    // A rate printed elsewhere, and one that depends on degrees, are left out.
    ['general', '5%', 'The duty provided in the applicable subheading', []],
    ['general', 'Free', 'Free, under bond, as prescribed in U.S. note 1 to this subchapter', []],
  ])('%s %s -> %s', (...[column, before, after, expected]) => {
    expect(describeMoney(changeOf(column, before, after))).toEqual(
      expected.map((line) => `  ${line} from 2026-04-23`),
    );
  });
});

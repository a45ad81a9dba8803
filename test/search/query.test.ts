import { describe, expect, it } from '@jest/globals';
import { splitSegments } from '../../src/search/query/segments.js';
import { readTypedNumber } from '../../src/search/query/typed-number.js';
import { parseTradeNames } from '../../src/search/trade/read-trade-names.js';
import { TradeTable } from '../../src/search/trade/trade-names.js';

describe('a typed number', () => {
  it.each([
    ['8471.30.01.00', '8471300100'],
    ['8471 30 01', '84713001'],
    ['8471.3', '84713'],
    ['HTS: 847130', '847130'],
    ['heading 61.09', '6109'],
    ['61.09.10', '610910'],
    ['chapter 1', '01'],
    ['84', '84'],
  ])('%s is %s', (text, digits) => expect(readTypedNumber(text)).toBe(digits));

  it.each(['laptop', '100% cotton', '20V', '2x4', '0000', '84713001001234', '1,500 cc', ''])(
    '%s is words',
    (text) => expect(readTypedNumber(text)).toBeNull(),
  );
});

describe('the parts of a description', () => {
  it('are the goods, their material and their purpose; the origin is left out', () => {
    expect(splitSegments('a shoulder bag made of jute and cotton used for shopping from China')).toEqual([
      { text: 'a shoulder bag', role: 'goods' },
      { text: 'made of jute and cotton', role: 'material' },
      { text: 'used for shopping', role: 'purpose' },
    ]);
  });

  it('are goods where nothing else is said', () => {
    expect(splitSegments('electronic pressure transducers')).toEqual([
      { text: 'electronic pressure transducers', role: 'goods' },
    ]);
  });

  it('are never none', () => {
    expect(splitSegments('for dogs')).toEqual([{ text: 'for dogs', role: 'goods' }]);
  });
});

describe('the table of trade names', () => {
  it('finds the longest phrase first, plurals and hyphens alike', () => {
    const table = new TradeTable([
      { say: ['bike'], under: ['8712.00'] },
      { say: ['bike helmet'], under: ['6506.10'] },
    ]);
    const found = table.findPhrasesAt(['bik', 'helmet'], 0);
    expect(found.map(({ text }) => text)).toEqual(['bike helmet', 'bike']);
    expect(found[0]?.under).toEqual(['650610']);
  });

  it.each([
    '- { say: [laptop] }',
    '- { say: [], under: ["8471.30"] }',
    '- { say: [laptop], under: ["84713"] }',
    '- { say: [laptop], under: ["8471.30"], note: x }',
    'laptop: 8471.30',
  ])('refuses %s', (yaml) => expect(() => parseTradeNames(yaml)).toThrow(/trade-names\.yaml/));
});

import { expect, it } from '@jest/globals';
import { buildTextIndex } from '../../src/search/index/text-index.js';
import { readQuery } from '../../src/search/query/concepts.js';
import { MAX_CORRECTIONS } from '../../src/search/query/spelling.js';
import { NO_TRADE_NAMES } from '../../src/search/trade/trade-names.js';

const section = { parent: -1, level: 'section', text: 'marble', chapter: '', row: null } as const;

it('corrects a word to one of the same first letter', () => {
  const index = buildTextIndex([section], NO_TRADE_NAMES);
  const readingsOf = (text: string) => readQuery(text, index, NO_TRADE_NAMES).concepts[0]?.alternatives;
  expect(readingsOf('marbel')).toMatchObject([{ stems: ['marbl'], kind: 'spelling' }]);
  expect(readingsOf('garble')).toEqual([]);
});

it('takes two letters that changed places for one edit', () => {
  const words = ['shirt', 'shrimp'].map((text) => ({ ...section, text }));
  const index = buildTextIndex(words, NO_TRADE_NAMES);
  const { concepts, corrected } = readQuery('shrits', index, NO_TRADE_NAMES);
  expect(concepts[0]?.alternatives).toEqual([{ stems: ['shirt'], weight: 0.8, kind: 'spelling' }]);
  expect([...corrected]).toEqual([['shrits', 'shirt']]);
});

it('corrects no more words of a query than anybody mistypes', () => {
  const index = buildTextIndex([section], NO_TRADE_NAMES);
  const typed = Array<string>(MAX_CORRECTIONS + 3)
    .fill('marxble')
    .join(' ');
  const corrected = readQuery(typed, index, NO_TRADE_NAMES).concepts.filter(
    ({ alternatives }) => alternatives[0]?.kind === 'spelling',
  );
  expect(corrected).toHaveLength(MAX_CORRECTIONS);
});

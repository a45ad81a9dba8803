import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measuresOf, rangesOf } from '../../src/search/language/measure.js';
import { readNegation } from '../../src/search/language/negation.js';
import { stem } from '../../src/search/language/stem.js';
import { stemsOf, wordsOf } from '../../src/search/language/words.js';

describe('stems', () => {
  it.each([
    ['batteries', 'battery'],
    ['knitted', 'knit'],
    ['boxes', 'box'],
    ['glasses', 'glass'],
    ["women's", 'woman'],
    ['fibres', 'fiber'],
    ['machines', 'machine'],
    ['screwdrivers', 'screwdriver'],
    ['mice', 'mouse'],
    ['geese', 'goose'],
    ['whiskies', 'whiskey'],
    ['wolves', 'wolf'],
  ])('of %s and %s are the same', (left, right) => {
    expect(stemsOf(left)).toEqual(stemsOf(right));
  });

  it.each([
    ['glass', 'glaze'],
    ['bus', 'busy'],
    ['lens', 'len'],
  ])('of %s and %s are not', (left, right) => {
    expect(stem(left)).not.toBe(stem(right));
  });
});

describe('words', () => {
  it('join a hyphenated word and keep its longer parts', () => {
    expect(stemsOf('T-shirts')).toEqual(stemsOf('tshirt shirts'));
    expect(stemsOf('man-made')[0]).toBe(stemsOf('manmade')[0]);
  });

  it('stand where the text has them', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { from, to } of wordsOf(text)) expect(text.slice(from, to)).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  });

  it('have no accents', () => expect(wordsOf('Maté')[0]?.text).toBe('mate'));
});

describe('negations', () => {
  it.each([
    ['Trousers (other than swimwear), of cotton', 'swimwear', 'cotton'],
    ['Articles of apparel, not knitted or crocheted', 'knitted or crocheted', 'apparel'],
    ['Pumps, excluding hand pumps; parts thereof', 'hand pumps', 'parts'],
  ])('of %s', (text, negated, covered) => {
    const read = readNegation(text);
    expect(read.negated).toContain(negated);
    expect(read.covered).toContain(covered);
    expect(read.covered).not.toContain(negated);
    expect(read.covered).toHaveLength(text.length);
  });

  it('leave bounds alone', () => {
    expect(readNegation('Weighing not more than 10 kg, not elsewhere specified').negated).toBe('');
  });
});

describe('measures', () => {
  it.each([
    ['a 1,500 cc engine', 'displacement', 1500],
    ['260 lb', 'mass', 117_933.92],
    ['20V drill', 'tension', 20],
    ['2 inch', 'length', 50.8],
  ])('in %s', (text, dimension, value) => {
    expect(measuresOf(text)).toEqual([{ dimension, value: expect.closeTo(value, 2) as unknown }]);
  });

  it('are not read from numbers without a unit', () => expect(measuresOf('126 pieces, 100%')).toEqual([]));

  it.each([
    ['Of a cylinder capacity exceeding 1,000 cc but not exceeding 1,500 cc', 1000, 1500],
    ['Of a cylinder capacity not exceeding 250 cc', -Infinity, 250],
    ['Of a cylinder capacity not less than 250 cc', 250, Infinity],
    ['250 cc or more', 250, Infinity],
  ])('bound %s', (text, low, high) => {
    expect(rangesOf(text)).toEqual([{ dimension: 'displacement', low, high }]);
  });
});

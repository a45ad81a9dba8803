import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { featuresOf, kindOf } from '../../src/search/goods/goods-features.js';
import { GoodsModel, VAGUE } from '../../src/search/goods/goods-model.js';
import { decodeModel, encodeModel } from '../../src/search/goods/model-file.js';
import { readGoodsModel } from '../../src/search/goods/read-goods-model.js';
import { trainModel, type LabelledText } from '../../src/search/goods/train-model.js';

const TEXTS: readonly LabelledText[] = (
  [
    ['steel water bottle', '732393'],
    ['insulated steel bottle', '732393'],
    ['plastic water bottle', '392330'],
    ['mineral water', '220110'],
    ['bottled mineral water', '220110'],
    ['leather phone case', '420231'],
    ['phone case of plastic', '420232'],
    ['pink', VAGUE],
    ['one size pink', VAGUE],
  ] as const
).map(([text, label]) => ({ text, labels: [label], weight: 1 }));

describe('features of a text', () => {
  it('are its stems and pairs of neighbors, without numbers and stop words', () => {
    const wordsOf = (text: string) => featuresOf(text).filter((feature) => kindOf(feature) !== 'letters');
    expect(wordsOf('2 bottles for the Water')).toEqual(['bottl', 'water', 'bottl water']);
    expect(wordsOf('500 ml 12')).toEqual(['ml']);
  });

  it('are groups of four letters too, with the beginning and the end of each word', () => {
    const lettersOf = (text: string) => featuresOf(text).filter((feature) => kindOf(feature) === 'letters');
    expect(lettersOf('the Téa 42')).toEqual(['~<tea', '~tea>']);
    expect(lettersOf('shirt shirts')).toEqual(['~<shi', '~shir', '~hirt', '~irt>', '~irts', '~rts>']);
  });
});

describe('a goods model', () => {
  const model = new GoodsModel(trainModel(TEXTS));

  it('finds what goods are filed under, and the words that say so', () => {
    const [first] = model.rank('bottle of steel', 3).matches;
    expect(first?.subheading).toBe('732393');
    expect(first?.words).toContain('steel');
    expect(model.rank('Phones, Cases: plastic', 1).matches[0]?.words).toEqual(['plastic', 'phones', 'cases']);
    expect(model.rank('Phone Cases', 1).matches[0]?.words).toEqual(['phone cases']);
    expect(model.rank('mineral water', 1).matches).toHaveLength(1);
    expect(model.rank('mineral water', 1).matches[0]?.subheading).toBe('220110');
  });

  it('gives the best of all that it finds, whatever number is asked for', () => {
    for (const text of ['bottled mineral water', 'steel phone case', 'steel case of plastic']) {
      const { matches: all } = model.rank(text, TEXTS.length);
      const byScore = [...all].sort(
        (left, right) => right.score - left.score || left.subheading.localeCompare(right.subheading),
      );
      expect(all.length).toBeGreaterThan(2);
      expect(all).toEqual(byScore);
      for (let most = 1; most < all.length; most += 1)
        expect(model.rank(text, most).matches).toEqual(all.slice(0, most));
    }
  });

  it('knows a text that names no goods, and one of no known word', () => {
    expect(model.rank('pink', 5).vague).toBeGreaterThan(0.5);
    expect(model.rank('steel bottle', 5).vague).toBeLessThan(0.5);
    expect(model.rank('xyzzy 42', 5)).toEqual({ matches: [], vague: 1 });
  });

  it('reads compounds, words written apart and slips of the pen', () => {
    const subheadingOf = (text: string) => model.rank(text, 1).matches[0]?.subheading;
    expect(subheadingOf('phonecase of leather')).toBe('420231');
    expect(subheadingOf('insulatd steel')).toBe('732393');
    expect(model.rank('bottledmineral', 1).matches[0]?.words).toContain('mineral');
  });

  it('completes the last word of a text that was cut off', () => {
    const [first] = model.rank('bottle of plas', 1).matches;
    expect(first?.subheading).toBe('392330');
    expect(first?.words).toContain('plastic');
    expect(model.rank('xyzzy pla', 1)).toEqual({ matches: [], vague: 1 });
  });

  it('knows a word written another way by its letters, and does not name them as a reason', () => {
    const [first] = model.rank('bottlesteel insul', 1).matches;
    expect(first?.subheading).toBe('732393');
    expect(model.rank('xmineral', 1).matches[0]).toMatchObject({ subheading: '220110', words: [] });
    expect(model.rank('minxyzzyqwrtp', 1)).toEqual({ matches: [], vague: 1 });
  });

  it('is the same, byte for byte, from the same texts', () => {
    expect(encodeModel(trainModel(TEXTS)).equals(encodeModel(model.weights))).toBe(true);
  });

  it('is the same after it was written and read', () => {
    const read = decodeModel(encodeModel(model.weights));
    expect(read).toEqual(model.weights);
    expect(() => decodeModel(encodeModel(model.weights).subarray(0, -1))).toThrow('cut off');
    expect(() => decodeModel(Buffer.from('{"format":"other"}\n'))).toThrow('another format');
  });

  it('gives shares of one whole, best first, for any text', () => {
    const words = fc.constantFrom('steel', 'water', 'phone', 'case', 'pink', 'mineral', 'of', '7');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (text) => {
        const { matches, vague } = model.rank(text.join(' '), 100);
        const shares = matches.map(({ score }) => Math.exp(score));
        expect([...shares].sort((left, right) => right - left)).toEqual(shares);
        const whole = shares.reduce((sum, share) => sum + share, vague);
        expect(whole).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('the bundled goods model', () => {
  it.each([
    ['insulated stainless steel water bottle', '7323'],
    ['air fryer', '8516'],
    ['bicycle helmet', '6506'],
    ['laptop', '8471'],
    ['wireless earbuds', '8518'],
  ])('leads from %j to heading %s', (text, heading) => {
    const found = readGoodsModel()
      .rank(text, 5)
      .matches.map(({ subheading }) => subheading.slice(0, 4));
    expect(found).toContain(heading);
  });
});

import { describe, expect, it } from '@jest/globals';
import { GoodsModel, VAGUE } from '../../src/search/goods/goods-model.js';
import { trainModel } from '../../src/search/goods/train-model.js';
import type { Concept } from '../../src/search/query/concepts.js';
import { readEverydayConcept } from '../../src/search/query/everyday-concept.js';

const model = new GoodsModel(
  trainModel(
    (
      [
        ['laptop sleeve', '420299'],
        ['laptop', '847130'],
        ['portable laptop', '847130'],
        ['pipe sleeve', '730792'],
        ['pink', VAGUE],
        ['small pink', VAGUE],
      ] as const
    ).map(([text, label]) => ({ text, labels: [label], weight: 1 })),
  ),
);

const idea: Concept = { text: '', weight: 1, alternatives: [], under: [] };
const read = (text: string, others = 1, corrected: Readonly<Record<string, string>> = {}) => {
  const concepts = Array<Concept>(others).fill(idea);
  return readEverydayConcept(
    { text, reading: { concepts, corrected: new Map(Object.entries(corrected)) } },
    model,
  );
};

describe('everyday words of a query', () => {
  it('mean one of several subheadings, the likelier the more, by the words that say so', () => {
    const { alternatives, under } = read('Laptop sleeves')!;
    expect(alternatives).toEqual([]);
    expect(under[0]).toMatchObject({ digits: '420299', text: 'sleeves, laptop' });
    const weights = under.map(({ weight }) => weight);
    expect([...weights].sort((left, right) => right - left)).toEqual(weights);
    expect(Math.max(...weights)).toBeLessThanOrEqual(1);
  });

  it('count twice in a short query, and the less the more else it says', () => {
    const weights = [1, 6, 12, 60].map((others) => read('laptop', others)!.weight);
    expect(weights).toEqual([2, 2, 1.5, 1.1]);
  });

  it('are the whole query where its letters alone are known', () => {
    expect(read('aptop')!.under.map(({ text }) => text)).toEqual(['aptop', 'aptop']);
  });

  it('are read as the schedule corrects them, save for those known as they are', () => {
    const digitsOf = (text: string, corrected: Readonly<Record<string, string>> = {}) =>
      read(text, 1, corrected)!.under[0]!.digits;
    expect(digitsOf('aptop', { aptop: 'pipe' })).toBe('730792');
    expect(digitsOf('aptop')).toBe(digitsOf('laptop'));
    expect(digitsOf('laptop', { laptop: 'pipe' })).toBe(digitsOf('laptop'));
  });

  it('mean nothing where no goods are named, or none of them is known', () => {
    expect([read('pink'), read('xyzzy'), read('')]).toEqual([null, null, null]);
  });
});

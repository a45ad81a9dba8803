import { describe, expect, it } from '@jest/globals';
import { GoodsModel, VAGUE } from '../../src/search/goods/goods-model.js';
import { trainModel } from '../../src/search/goods/train-model.js';
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

const read = (text: string, others = 1) => readEverydayConcept({ text, others }, model);

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

  it('mean nothing where no goods are named, or none of them is known', () => {
    expect([read('pink'), read('xyzzy'), read('')]).toEqual([null, null, null]);
  });
});

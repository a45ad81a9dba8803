import { describe, expect, it } from '@jest/globals';
import { readGoods } from '../../src/classify/goods/read-goods.js';

const factsOf = (description: string) => readGoods({ description, material: null, use: null, form: null });

describe('the chief fiber', () => {
  it.each([
    ['60% cotton, 40% polyester', 'cotton', '60% cotton, 40% polyester'],
    ['cotton 60%, polyester 40%', 'cotton', 'cotton 60%, polyester 40%'],
    ['polyester (35%) / cotton (65%)', 'cotton', 'polyester (35%) / cotton (65%'],
    ['T-shirt, Cotton: 40 % Polyester: 60 %', 'manMade', 'Cotton: 40 % Polyester: 60 %'],
    ['wool 100%', 'wool', 'wool 100%'],
    ['60% polyester 40% cotton', 'manMade', '60% polyester 40% cotton'],
  ])('of %s is %s', (text, fiber, quote) => {
    expect(factsOf(text).fiber).toEqual({ fiber, quote });
  });
});

describe('the construction', () => {
  it.each([
    ['a knitted dress', 'knit', 'knitted'],
    ['a dress, not knitted or crocheted', 'notKnit', 'not knitted or crocheted'],
    ['a non-knit dress', 'notKnit', 'non-knit'],
    ['a woven dress', 'woven', 'woven'],
  ])('of %s is %s', (text, value, quote) => {
    expect(factsOf(text).construction).toEqual({ value, quote });
  });

  it.each(['a non-woven coverall', 'a coverall, not woven', 'a leather coat'])(
    'of %s is not stated',
    (text) => {
      expect(factsOf(text).construction).toBeNull();
    },
  );
});

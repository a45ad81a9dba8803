import { describe, expect, it } from '@jest/globals';
import { addToList, groupBy } from '../../src/terms/group-by.js';

describe('lists by key', () => {
  it('begin with the first value of a key and keep the order of the others', () => {
    const lists = new Map([['84', ['8471']]]);
    addToList(lists, '85', '8517');
    addToList(lists, '84', '8473');
    expect([...lists]).toEqual([
      ['84', ['8471', '8473']],
      ['85', ['8517']],
    ]);
  });

  it('group values, the keys in the order in which each is first met', () => {
    const groups = groupBy(['8517', '8471', '8504'], (heading) => heading.slice(0, 2));
    expect([...groups]).toEqual([
      ['85', ['8517', '8504']],
      ['84', ['8471']],
    ]);
  });

  it('take values from anything that can be read once, and any key', () => {
    const numbers = new Set([1, 2, 3]).values();
    const groups = groupBy(numbers, (number) => (number === 2 ? null : number > 2));
    expect([...groups]).toEqual([
      [false, [1]],
      [null, [2]],
      [true, [3]],
    ]);
  });

  it('are none of no values', () => {
    expect(groupBy([], String).size).toBe(0);
  });
});

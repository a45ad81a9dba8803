import { describe, expect, it } from '@jest/globals';
import { memberOf, memoize } from '../../src/terms/lazily.js';

describe('a value that is computed on first use', () => {
  it('is computed once, and again where it was refused', () => {
    let asked = 0;
    const first = memoize(() => {
      asked += 1;
      if (asked === 1) throw new Error('not yet');
      return { asked };
    });
    expect(first).toThrow('not yet');
    expect(first()).toEqual({ asked: 2 });
    expect(first()).toBe(first());
    expect(asked).toBe(2);
  });

  it('is one for each key of a map', () => {
    const lengths = new Map<string, number>();
    const lengthOf = (word: string): number => memberOf(lengths, word, () => word.length + lengths.size);
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 6, 3]);
  });
});

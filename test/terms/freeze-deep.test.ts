import { describe, expect, it } from '@jest/globals';
import { freezeDeep } from '../../src/terms/freeze-deep.js';

describe('freezing a value with what is in it', () => {
  it('reaches objects and lists at every depth', () => {
    const value = { rows: [{ units: ['kg'] }], none: null, text: 'a' };
    expect(freezeDeep(value)).toBe(value);
    for (const part of [value, value.rows, value.rows[0], value.rows[0]!.units])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('leaves instances of classes as they are', () => {
    const instance = new (class Kept {
      readonly words = ['a'];
    })();
    freezeDeep({ instance, known: new Map([['a', 1]]) });
    expect([Object.isFrozen(instance), Object.isFrozen(instance.words)]).toEqual([false, false]);
  });
});

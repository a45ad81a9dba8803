import { describe, expect, it } from '@jest/globals';
import { continueWith } from '../../src/terms/after.js';

describe('going on with a value', () => {
  it('is done at once where it is there, and without a promise', () => {
    expect(continueWith(20, (value) => value + 1)).toBe(21);
  });

  it('is done when it comes, where it is a promise', async () => {
    const later = continueWith(Promise.resolve(20), (value) => value + 1);
    expect(later).toBeInstanceOf(Promise);
    await expect(later).resolves.toBe(21);
  });

  it('is not done where it fails: the failure goes on', async () => {
    let isCalled = false;
    const failed = continueWith(Promise.reject(new Error('no value')), () => (isCalled = true));
    await expect(failed).rejects.toThrow('no value');
    expect(isCalled).toBe(false);
  });

  it('throws what going on throws where the value is there', () => {
    const fail = (): never => {
      throw new Error('in what follows');
    };
    expect(() => continueWith(20, fail)).toThrow('in what follows');
  });
});

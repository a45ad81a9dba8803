import { describe, expect, it } from '@jest/globals';
import { KeptOnParts, freezeConstantPart, type KeptEntry } from '../../src/terms/constant-part.js';

describe('what is kept by a constant part', () => {
  const kinds = [
    ['with a entries', () => freezeConstantPart({ code: '9903.88.03' })],
    ['without one', () => Object.freeze({ code: '9903.88.03' })],
  ] as const;

  it.each(kinds)('is found by who kept it, and by nobody else: a part %s', (_kind, make) => {
    const readerOf =
      (symbol: symbol) =>
      (source: object): unknown =>
        Reflect.get(source, symbol);
    const [first, second] = [new KeptOnParts<KeptEntry>(readerOf), new KeptOnParts<KeptEntry>(readerOf)];
    const [part, other] = [make(), make()];
    const [mine, theirs, later] = [1, 2, 3].map((): KeptEntry => ({ keeper: null, behind: null }));
    expect(first.get(part)).toBeUndefined();
    first.set(part, mine!);
    expect(second.get(part)).toBeUndefined();
    second.set(part, theirs!);
    expect(first.get(part)).toBe(mine);
    expect(second.get(part)).toBe(theirs);
    expect(first.get(other)).toBeUndefined();
    first.set(part, later!);
    expect(first.get(part)).toBe(later);
  });

  it('does not show on the part, which is frozen', () => {
    const part = freezeConstantPart({ code: '9903.88.03' });
    expect(Object.isFrozen(part)).toBe(true);
    expect(JSON.stringify(part)).toBe('{"code":"9903.88.03"}');
    expect({ ...part }).toStrictEqual({ code: '9903.88.03' });
  });
});

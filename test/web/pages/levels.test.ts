import { describe, expect, it } from '@jest/globals';
import { listOpen } from '../../../web/src/pages/origins/levels.js';

describe('what is open from an origin', () => {
  it.each([
    ['measures.NO', 'quantity in NO'],
    ['qty', 'quantity'],
    ['qty2', 'second quantity'],
    ['fact.smelt_country', 'smelt country'],
  ])('calls %s by the words of the console', (input, shown) =>
    expect(
      listOpen({ openInputs: [input], incompleteKinds: [] } as unknown as Parameters<typeof listOpen>[0]),
    ).toEqual([shown]),
  );
});

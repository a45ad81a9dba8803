import { describe, expect, it } from '@jest/globals';
import { formatPercent, nameOfInput } from '../../../web/src/parts/text.js';

describe('a rate', () => {
  it.each([
    ['16.5', '16.5%'],
    ['40.887', '40.89%'],
    ['14.999999999964', '15%'],
    ['0', '0%'],
    ['0.005', '0.01%'],
    ['0.004', '0%'],
    ['99.995', '100%'],
    ['105.04', '105.04%'],
    ['-2.5', '−2.5%'],
    [null, 'not known'],
  ])('of %s is shown as %s, as the terminal rounds it', (percent, shown) =>
    expect(formatPercent(percent)).toBe(shown),
  );
});

describe('what is asked for', () => {
  it.each([
    ['measures.NO', 'quantity in NO'],
    ['qty', 'quantity'],
    ['qty2', 'second quantity'],
    ['fact.smelt_country', 'smelt country'],
  ])('%s is called by the words of the console', (field, shown) => expect(nameOfInput(field)).toBe(shown));
});

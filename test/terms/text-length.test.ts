import { describe, expect, it } from '@jest/globals';
import { findExcessLength } from '../../src/terms/text-length.js';

describe('the length of a text', () => {
  it.each([
    ['stainless steel', 15],
    ['café crème', 10],
    ['한국어', 3],
    ['\ufdfa', 18],
    ['\ufdfa'.repeat(50), 900],
    ['👨‍👩‍👧‍👦', 11],
  ])('%s', (text, length) => {
    expect(findExcessLength(text, length)).toBeNull();
    expect(findExcessLength(text, length - 1)).toBe(`${length} characters long: give at most ${length - 1}`);
  });

  it('is measured as it is written out', () => {
    expect(findExcessLength('a'.repeat(1000), 1000)).toBeNull();
    expect(findExcessLength('a'.repeat(1001), 1000)).toBe('1001 characters long: give at most 1000');
    expect(findExcessLength('\ufdfa'.repeat(56), 1000)).toBe('1008 characters long: give at most 1000');
    expect(findExcessLength('\ufdfa'.repeat(900_000), 1000)).toBe(
      '900000 characters long: give at most 1000',
    );
  });
});

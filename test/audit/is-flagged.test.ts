import { describe, expect, it } from '@jest/globals';
import { isFlagged } from '../../src/audit/is-flagged.js';

describe('an indicator says yes', () => {
  it.each(['Y', 'yes', 'TRUE', 'x', '1', '001', '2', ' 04 ', '010'])('by %s', (flag) => {
    expect(isFlagged(flag)).toBe(true);
  });

  it.each([null, '', 'N', 'no', '0', '000', 'FALSE'])('not by %s', (flag) => {
    expect(isFlagged(flag)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { describeOffset } from '../../../web/src/pages/audit/offset.js';

describe('the difference of a finding', () => {
  it('needs no word where it is filed less lawful, or there is no money', () => {
    expect(
      describeOffset({ code: 'T11', filed: '8319.96', lawful: '6933.3', difference: '1386.66' }),
    ).toBeNull();
    expect(describeOffset({ code: 'T09', filed: '100', lawful: '90', difference: null })).toBeNull();
    expect(describeOffset({ code: 'P01', filed: null, lawful: null, difference: null })).toBeNull();
  });

  it('says what other findings of the line have of it', () => {
    expect(describeOffset({ code: 'T18', filed: '8319.96', lawful: '1386.66', difference: '5546.64' })).toBe(
      '+$6,933.30, less $1,386.66 in other findings of the line:',
    );
  });

  it('says what is set against it on other headings', () => {
    expect(describeOffset({ code: 'T01', filed: '0', lawful: '500', difference: '-300' })).toBe(
      '−$500.00, less $200.00 set against other headings:',
    );
  });
});

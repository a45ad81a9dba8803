import { describe, expect, it } from '@jest/globals';
import { formatAttributes } from '../../src/terms/attribute-words.js';
import { toCsv } from '../../src/terms/csv.js';

describe('rows as CSV', () => {
  it('quote what has a separator, and leave nothing for what is not known', () => {
    const rows = [
      ['7326.90', 'nails, tacks', 12.5],
      ['9903', 'of "steel"', null],
    ] as const;
    expect(toCsv(['line', 'words', 'rate'], rows)).toBe(
      'line,words,rate\r\n7326.90,"nails, tacks",12.5\r\n9903,"of ""steel""",\r\n',
    );
  });

  it('keep a spreadsheet from running text, and leave numbers below nothing as they are', () => {
    expect(toCsv(['a'], [['=1+1'], ['-x'], [-5], ['a\nb']])).toBe('a\r\n\'=1+1\r\n\'-x\r\n-5\r\n"a\nb"\r\n');
    expect(toCsv(['a'], [['-5'], ['-1000.25'], ['-1-1'], ['-5%'], ['-1e3'], ['-']])).toBe(
      "a\r\n-5\r\n-1000.25\r\n'-1-1\r\n'-5%\r\n'-1e3\r\n'-\r\n",
    );
  });
});

describe('attributes in words', () => {
  it('are their names taken apart and their values, however nested', () => {
    const attributes = {
      thicknessMinExclusiveMm: 6,
      material: ['a', 'b'],
      limit: { maxPct: 3, note_no: null },
    };
    expect(formatAttributes(attributes)).toBe(
      'thickness min exclusive mm: 6; material: a, b; limit: max pct 3, note no null',
    );
    expect(formatAttributes({})).toBe('');
  });
});

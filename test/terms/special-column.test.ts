import { describe, expect, test } from '@jest/globals';
import { parseSpecialColumn } from '../../src/terms/special-column.js';
import { printSpecialColumn } from '../support/print-special-column.js';

function programsOf(text: string): readonly (readonly string[])[] {
  const parsed = parseSpecialColumn(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value.map(({ programs }) => programs);
}

function reprint(text: string): string {
  const parsed = parseSpecialColumn(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return printSpecialColumn(parsed.value);
}

describe('the special column', () => {
  test('has a rate for each list of programs', () => {
    expect(programsOf('Free (A*,AU,BH) 2.75% (JP) See 9822.05.15 (P+)')).toEqual([
      ['A*', 'AU', 'BH'],
      ['JP'],
      ['P+'],
    ]);
  });

  test.each([
    ['Free(A+, AU, BH)', [['A+', 'AU', 'BH']]],
    ['Free\n(A, AU,  BH)', [['A', 'AU', 'BH']]],
    ['Free (A+,AU,BH,C )25% (KR)', [['A+', 'AU', 'BH', 'C'], ['KR']]],
    ['Free (D,E IL,JO)', [['D', 'E', 'IL', 'JO']]],
    ['Free (MA,.OM,P)', [['MA', 'OM', 'P']]],
    ['Free (B,C,)', [['B', 'C']]],
    ['See 9919.04.50 (PA (PA)', [['PA']]],
    ['Free (P ,PA)', [['P', 'PA']]],
    [
      'No change (A) Free (CA,IL, MX) See U.S. note 3 to this sub- chapter (E)',
      [['A'], ['CA', 'IL', 'MX'], ['E']],
    ],
    ['Free (See U.S. note 4 of this subchapter)', [[]]],
    ['The duty provided in the applicable subheading + 25%.', [[]]],
  ])('%j', (text, programs) => {
    expect(programsOf(text)).toEqual(programs);
  });

  test.each(['', ' ', '\n', '\u00a0'])('%j has no special rates', (text) => {
    expect(parseSpecialColumn(text)).toEqual({ ok: true, value: [] });
  });

  test.each(['Free (A', 'Free (A) 5% or so (B)', 'Free (ABC)', '(A)', `Free (${'A,'.repeat(2_000)})`])(
    '%.20s is refused',
    (text) => {
      expect(parseSpecialColumn(text)).toMatchObject({ ok: false });
    },
  );

  test.each([
    [
      'Free (A+,AU, BH) 1.5¢/pf. liter (CO) 10.5¢/pf.liter (JO)',
      'Free (A+,AU,BH) 1.5¢/pf.liter (CO) 10.5¢/pf.liter (JO)',
    ],
    [
      'The duty provided in the applicable subheading +25%',
      'The duty provided in the applicable subheading + 25%',
    ],
    ['Free', 'Free'],
  ])('%s prints as %s', (text, printed) => {
    expect(reprint(text)).toBe(printed);
    expect(reprint(printed)).toBe(printed);
  });
});

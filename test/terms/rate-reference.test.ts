import { describe, expect, test } from '@jest/globals';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import {
  isTarget,
  parseNoteRates,
  parseRate,
  printRate,
  targetsOf,
  type RateReference,
} from '../../src/terms/rate-expression.js';

function reference(text: string): RateReference {
  const parsed = parseRate(text);
  if (!parsed.ok || parsed.value.kind !== 'reference') throw new Error(`not a reference: ${text}`);
  return parsed.value;
}

const PART = 'The rate applicable to the article of which it is a part or accessory';

describe('what a reference points to', () => {
  test.each([
    ['See 9823.04.01-9823.04.54, 9908.04.05', ['98230401-98230454', '99080405-99080405']],
    ['The rate applicable to the natural juice in heading 2009', ['2009-2009']],
    [
      'The duty provided in subheadings 8716.39.00, 8716.90.30 or 8716.90.50',
      ['87163900-87163900', '87169030-87169030', '87169050-87169050'],
    ],
  ])('%s names its lines', (text, lines) => {
    const targets = targetsOf(reference(text), toHtsNumber('0406100800'));
    expect(targets.map(({ from, to }) => `${from}-${to}`)).toEqual(lines);
  });

  test.each([
    [PART, '9005904000', '9005104000', '9005904000'],
    [PART, '9025900600', '9025804000', '9026200000'],
    [
      'The rate applicable to the article of which it is an accessory',
      '9620001500',
      '9005104000',
      '9015104000',
    ],
    [
      'The rate applicable to the article of which it is an accessory',
      '9620003000',
      '9015104000',
      '9005104000',
    ],
    ['The rate applicable to the complete, assembled movement', '9110110000', '9108110000', '9109100000'],
    ['The rate applicable to the complete, assembled movement', '9110902000', '9109100000', '9108110000'],
    [
      'The rate applicable to each garment in the ensemble if separately entered',
      '6103220000',
      '6103420000',
      '6109100000',
    ],
    [
      'The rate applicable to each garment in the ensemble if separately entered',
      '6203223000',
      '6203420000',
      '6103420000',
    ],
    [
      'The rate of duty applicable to that article in the set subject to the highest rate of duty',
      '8206000000',
      '8205510000',
      '8206000000',
    ],
    [
      'The rate applicable to each article in the absence of this subheading',
      '9608500000',
      '9608300000',
      '9608910000',
    ],
  ])('%s, on %s: %s, not %s', (text, line, ...[inside, outside]) => {
    const targets = targetsOf(reference(text), toHtsNumber(line));
    expect(isTarget(toHtsNumber(inside), targets)).toBe(true);
    expect(isTarget(toHtsNumber(outside), targets)).toBe(false);
  });

  test('a line that prints no such rate has no targets', () => {
    expect(targetsOf(reference(PART), toHtsNumber('0101210000'))).toEqual([]);
  });
});

describe('rates of legal notes', () => {
  const TABLE =
    'The rates of duty applicable to subheading 5810.92.10 are:\n   | column 1 (general)- | 4.2%, but in the case of ' +
    'embroidery in the piece not less than the rate which would apply to such product if not embroidered. |\n   | --- | --- |\n' +
    '   | column 2- | 90%, but in the case of embroidery in the piece not less than the rate which would apply to such ' +
    'product if not embroidered. |';

  test('as a table', () => {
    const parsed = parseNoteRates(TABLE);
    expect(parsed.ok && parsed.value.line).toBe('58109210');
    expect(parsed.ok && printRate(parsed.value.general)).toBe(
      '4.2%, but in the case of embroidery in the piece not less than the rate which would apply to such product if not embroidered',
    );
    expect(parsed.ok && parsed.value.column2).toMatchObject({
      kind: 'bounded',
      rate: { percent: '90' },
      when: 'IN_THE_PIECE',
    });
  });

  test('as two lines', () => {
    const parsed = parseNoteRates(
      'The rates of duty applicable to subheading 5810.91.00 are:\ncolumn 1 (general)- Free.\ncolumn 2- 90%.',
    );
    expect(parsed).toMatchObject({
      ok: true,
      value: { line: '58109100', general: { kind: 'free' }, column2: { percent: '90' } },
    });
  });

  test.each([
    ['For the purposes of this chapter ...', 'does not say which subheading'],
    ['The rates of duty applicable to subheading 5810.91.00 are:\ncolumn 2- 90%.', 'is not a rate of duty'],
    [
      'The rates of duty applicable to subheading 5810.91.00 are:\ncolumn 1 (general)- Free.',
      'is not a rate of duty',
    ],
  ])('%j is refused', (text, reason) => {
    const parsed = parseNoteRates(text);
    expect(!parsed.ok && parsed.message).toContain(reason);
  });
});

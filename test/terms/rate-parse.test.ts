import { describe, expect, test } from '@jest/globals';
import {
  normalizeRateText,
  parseRate,
  printRate,
  type RateExpression,
} from '../../src/terms/rate-expression.js';

const specific = { kind: 'specific', goods: null, over: null };
const percent = (text: string): object => ({ kind: 'adValorem', percent: text, on: 'article' });

const READ: readonly (readonly [string, object])[] = [
  ['Free', { kind: 'free', terms: null }],
  ['Free, under bond', { kind: 'free', terms: 'under bond' }],
  ['5.0%', percent('5')],
  ['0.50%', percent('0.5')],
  ['33 1/3%', percent('33 1/3')],
  ['2.9¢/kg', { ...specific, dollars: '0.029', unit: 'KG' }],
  ['6.58170¢/kg', { ...specific, dollars: '0.065817', unit: 'KG' }],
  ['52.5¢/bbl', { ...specific, dollars: '0.525', unit: 'BBL' }],
  ['150¢/kg', { ...specific, dollars: '1.5', unit: 'KG' }],
  ['$5.00 each', { ...specific, dollars: '5', unit: 'NO' }],
  ['$1.10/kg on tungsten content', { ...specific, dollars: '1.1', unit: 'W_KG' }],
  ['68¢/head', { ...specific, dollars: '0.68', unit: 'NO', goods: 'head' }],
  ['2.8¢/jewel over 7', { ...specific, dollars: '0.028', unit: 'JWL', over: '7' }],
  ['$1/1,000 pins', { ...specific, dollars: '1', unit: 'THOUSAND', goods: 'pins' }],
  ['3% on the case', { kind: 'adValorem', percent: '3', on: ['CASE_USD'] }],
  [
    '5% on case and strap, band or bracelet',
    { kind: 'adValorem', percent: '5', on: ['CASE_USD', 'STRAP_USD'] },
  ],
  ['70% on the entire set', { kind: 'adValorem', percent: '70', on: 'entireSet' }],
  ['9¢/kg + 3%', { kind: 'compound', terms: [{ ...specific, dollars: '0.09', unit: 'KG' }, percent('3')] }],
  ['4% minus 0.5%', { kind: 'difference', rate: percent('4'), less: percent('0.5') }],
  [
    '4% but not less than 1%',
    { kind: 'bounded', rate: percent('4'), minimum: percent('1'), maximum: null, when: null },
  ],
  [
    'See 9823.04.01-9823.04.54, 99.19.04.14',
    {
      kind: 'reference',
      rule: 'lines',
      targets: [
        { from: '98230401', to: '98230454' },
        { from: '99190414', to: '99190414' },
      ],
      detail: null,
    },
  ],
  [
    'See additional U.S. note 3',
    { kind: 'reference', rule: 'note', targets: [], detail: 'additional U.S. note 3' },
  ],
  ['no change.', { kind: 'reference', rule: 'unchanged', targets: [], detail: null }],
];

describe('reading rates', () => {
  test.each(READ)('%s', (text, expression) => {
    expect(parseRate(text)).toEqual({ ok: true, value: expression });
  });

  test('an expression is frozen through and through, and survives JSON', () => {
    const parsed = parseRate('9¢/kg + 3% on the movement and case');
    const value = parsed.ok ? parsed.value : null;
    const pending: unknown[] = [value];
    let seen = 0;
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (typeof node !== 'object' || node === null) continue;
      expect(Object.isFrozen(node)).toBe(true);
      seen += 1;
      pending.push(...Object.values(node));
    }
    expect(seen).toBe(5);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });

  test.each([
    ['', 'is not a rate of duty, from "" on'],
    ['about 5%', 'from "about 5%" on'],
    ['5% or so', 'from "or so" on'],
    ['5¢/stone', 'from "stone" on'],
    ['5%%', 'from "%" on'],
    ['-5%', 'from "-5%" on'],
    ['1e3%', 'from "e3%" on'],
    [
      '5¢/kg less 1¢/liter for each degree under 100 degrees (and fractions of a degree in proportion)',
      'from "',
    ],
    ['See 123', 'from "'],
    ['See 0012.34.56', 'from "'],
    ['Free (A)', 'from "A)" on'],
  ])('%j is refused', (text, reason) => {
    const parsed = parseRate(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.message).toContain(reason);
  });

  test('a text too long to be a rate is refused before it is read', () => {
    const parsed = parseRate('5% + '.repeat(1_000));
    expect(!parsed.ok && parsed.message).toContain('longer than 2000 characters');
  });
});

describe('normalising', () => {
  test.each([
    ['2.5% <u></u>', '2.5%'],
    ['<il>86.1¢/m<sup>2</sup></il> of recording surface', '86.1¢/m2 of recording surface'],
    ['14.5¢/m²', '14.5¢/m2'],
    ['\u00a015.4¢/kg\u00a0 +  \n 60%', '15.4¢/kg + 60%'],
    ['$2.50/thou- sand', '$2.50/thousand'],
    ['37% /', '37%'],
    [':', ''],
    [' \n', ''],
    ['9919.04.41–9919.04.42', '9919.04.41-9919.04.42'],
    ['2.8¢/doz.', '2.8¢/doz.'],
  ])('%j becomes %j', (raw, text) => {
    expect(normalizeRateText(raw)).toBe(text);
    expect(normalizeRateText(text)).toBe(text);
  });
});

describe('printing', () => {
  test.each([
    ['0.0500%', '0.05%'],
    ['$1.034/kg + 17%', '$1.034/kg + 17%'],
    ['$1.1/kg', '$1.10/kg'],
    ['$5.00 each', '$5 each'],
    ['0.18¢/line/ gross + 2.5%', '0.18¢/line/gross + 2.5%'],
    ['0.01¢/kg', '0.01¢/kg'],
    ['$2.70 each + 45% on the case + 35% on thebattery', '$2.70 each + 45% on the case + 35% on the battery'],
    ['Free (See U.S. note 4 of this subchapter)', 'Free (see U.S. note 4 of this subchapter)'],
    ['5¢/kg but not less than 10% nor more than 20%', '5¢/kg but not less than 10% nor more than 20%'],
    ['3% but shall not exceed 9¢/kg', '3% but not more than 9¢/kg'],
    [
      'The duty provided in the applicable subheading plus 25%',
      'The duty provided in the applicable subheading + 25%',
    ],
    [
      'A duty upon the full value of the import- ed article less the value of fabrics, components or materials of the United States (see U.S. note 39 to this subchapter)',
      'A duty upon the full value of the imported article less the cost or value of such products of the United States (see U.S. note 39 to this subchapter)',
    ],
    [
      'The rate applicable in the absence of this subheading on the cost of such parts',
      'The rate applicable in the absence of this subheading on the cost of such goods, parts, materials or repairs',
    ],
    ...[
      'A duty upon the value of the repairs or alterations',
      'See U.S. note 3(e) to this subchapter',
      'The duty rate provided for originating goods of Korea in such subheading',
      'The rate provided for beneficiary countries in heading 9901.00.50',
      'The rate applicable in the absence of this heading',
      'The rate applicable in the absence of this subheading',
      'The rate applicable to each article in the absence of this subheading',
      'The rate applicable to the article of which it is an accessory',
    ].map((text) => [text, text] as const),
  ])('%s', (text, printed) => {
    const parsed = parseRate(text);
    expect(parsed.ok && printRate(parsed.value)).toBe(printed);
  });

  test('a unit no rate is charged on is named as the schedule prints it', () => {
    expect(printRate({ kind: 'specific', dollars: '0.05', unit: 'MWH', goods: null, over: null })).toBe(
      '5¢/MWh',
    );
    expect(printRate({ kind: 'reference', rule: 'article', targets: [], detail: null })).toBe(
      'The rate of the article',
    );
  });

  test('limits without a limit add nothing', () => {
    const rate: RateExpression = { kind: 'free', terms: null };
    expect(printRate({ kind: 'bounded', rate, minimum: null, maximum: null, when: null })).toBe('Free');
  });
});

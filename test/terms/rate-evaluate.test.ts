import { describe, expect, test } from '@jest/globals';
import {
  evaluateRate,
  formulaOf,
  referencesOf,
  type RateExpression,
  type RateInputs,
} from '../../src/terms/rate-expression.js';
import { inputs, PLATE, rate, show, SUGAR, WATCH } from './rate-support.js';

describe('what is missing', () => {
  test('is asked for with its unit and the rate that needs it', () => {
    const outcome = evaluateRate(rate('2.9¢/kg + 4%'), inputs('100'));
    expect(outcome.kind === 'needs' && outcome.missing).toEqual([
      { code: 'KG', label: 'kg', reason: 'kilograms, net: needed for the rate "2.9¢/kg"' },
    ]);
  });

  test.each<[string, RateInputs, object]>([
    ['4%', inputs(null), { needs: ['VALUE_USD'], from: '0', to: null }],
    ['2.9¢/kg', inputs('100'), { needs: ['KG'], from: '0', to: null }],
    ['2.9¢/kg + 4%', inputs(null, { KG: '10' }), { needs: ['VALUE_USD'], from: '0.29', to: null }],
    ['2.9¢/kg + 1¢/kg on lead content', inputs('5'), { needs: ['KG', 'PB_KG'], from: '0', to: null }],
    ['3¢/kg on lead content + 1¢/kg on lead content', inputs('5'), { needs: ['PB_KG'], from: '0', to: null }],
    [SUGAR, inputs(null), { needs: ['KG', 'DEG'], from: '0', to: null }],
    [SUGAR, inputs(null, { DEG: '96' }), { needs: ['KG'], from: '0', to: null }],
    ['43¢ each + 2.8¢/jewel over 7', inputs(null, { NO: '10' }), { needs: ['JWL'], from: '4.3', to: null }],
    ['43¢ each + 2.8¢/jewel over 7', inputs(null, { JWL: '100' }), { needs: ['NO'], from: '0', to: null }],
    ['2.8¢/jewel over 7', inputs(null, { JWL: '100' }), { needs: ['NO'], from: '0', to: '2.8' }],
    ['2.8¢/jewel over 7', inputs(null), { needs: ['JWL', 'NO'], from: '0', to: null }],
    [
      PLATE,
      inputs('100', { PIECE: '500' }),
      { needs: ['HAS_PLATE', 'MOVEMENT_DUTY_USD'], from: '0', to: '5' },
    ],
    [
      PLATE,
      inputs('100', { PIECE: '500', HAS_PLATE: '1' }),
      { needs: ['MOVEMENT_DUTY_USD'], from: '0', to: '5' },
    ],
    ['3% on the case', inputs(null), { needs: ['CASE_USD'], from: '0', to: null }],
    ['4% minus 1¢/kg', inputs('100'), { needs: ['KG'], from: '0', to: '4' }],
    ['4% minus 1¢/kg', inputs(null, { KG: '100' }), { needs: ['VALUE_USD'], from: '0', to: null }],
    ['4% but not less than 1¢/kg', inputs('100'), { needs: ['KG'], from: '4', to: null }],
    ['1¢/kg but not more than 4%', inputs('100'), { needs: ['KG'], from: '0', to: '4' }],
    ['1¢/kg but not more than 2¢/liter', inputs('100'), { needs: ['KG', 'L'], from: '0', to: null }],
    ['1¢/kg but not more than 2¢/liter', inputs('1', { KG: '7' }), { needs: ['L'], from: '0', to: '0.07' }],
  ])('%s', (text, given, expected) => {
    expect(show(evaluateRate(rate(text), given))).toEqual(expected);
  });

  test('bounds that meet are an amount: the pieces cannot matter once the ceiling is reached', () => {
    const given = inputs('100', { HAS_PLATE: '1', MOVEMENT_DUTY_USD: '3' });
    expect(show(evaluateRate(rate(PLATE), given))).toEqual({ amount: '3' });
    expect(formulaOf(rate(PLATE), given)).toBeNull();
  });

  test('parts that make up the whole value leave nothing for the rest', () => {
    const given = inputs('1200', { NO: '1', CASE_USD: '900', STRAP_USD: '300' });
    expect(show(evaluateRate(rate(WATCH), given))).toEqual({ amount: '118.9' });
    expect(formulaOf(rate(WATCH), given)).toBeNull();
  });

  test('nothing of value owes nothing, whatever its parts', () => {
    expect(show(evaluateRate(rate('3% on the case'), inputs('0')))).toEqual({ amount: '0' });
    expect(show(evaluateRate(rate('5% + 3% on the case'), inputs('0')))).toEqual({ amount: '0' });
    expect(formulaOf(rate('5% + 3% on the case'), inputs('0'))).toBeNull();
  });
});

describe('a rate printed elsewhere', () => {
  const HALF = rate('The duty provided in the applicable subheading + 25%');
  const resolving = (text: string | null, given = inputs('100')): RateInputs => ({
    ...given,
    resolve: () => (text === null ? null : rate(text)),
  });

  test('is unresolved without a resolver, or when the resolver does not know', () => {
    expect(show(evaluateRate(HALF, inputs('100')))).toEqual({ unresolved: 'applicableSubheading' });
    expect(show(evaluateRate(HALF, resolving(null)))).toEqual({ unresolved: 'applicableSubheading' });
    expect(formulaOf(HALF, inputs('100'))).toBeNull();
  });

  test('is applied once it is known, with what it needs', () => {
    expect(show(evaluateRate(HALF, resolving('4%')))).toEqual({ amount: '29' });
    expect(show(evaluateRate(HALF, resolving('4¢/kg')))).toEqual({ needs: ['KG'], from: '25', to: null });
    expect(formulaOf(HALF, resolving('4%'))).toBe('100 x 4% + 100 x 25%');
  });

  test('that leads back to itself stays unresolved', () => {
    const circle = rate('No change');
    expect(show(evaluateRate(circle, { ...inputs('100'), resolve: () => circle }))).toEqual({
      unresolved: 'unchanged',
    });
    const first = rate('See 9903.01.01');
    const second = rate('See 9903.01.02');
    const around: RateInputs = {
      ...inputs('100'),
      resolve: (reference) => (reference === first ? second : first),
    };
    expect(show(evaluateRate(first, around))).toEqual({ unresolved: 'lines' });
  });

  test('two of them: the first one is named', () => {
    const both = rate('4% but not less than the rate which would apply to such product if not embroidered');
    expect(show(evaluateRate(both, inputs('100')))).toEqual({ unresolved: 'notEmbroidered' });
    expect(referencesOf(rate('No change but not less than See 9903.01.01')).map(({ rule }) => rule)).toEqual([
      'unchanged',
      'lines',
    ]);
  });
});

describe('a duty on part of the value', () => {
  const REPAIRS = rate('A duty upon the value of the repairs or alterations');
  const SHIP = rate('The rate applicable in the absence of this subheading on the cost of such parts');
  const REMAINDER = rate(
    'A duty upon the full value of the imported article, less the cost or value of such products of the United States',
  );
  const at = (text: string, given: RateInputs): RateInputs => ({ ...given, resolve: () => rate(text) });

  test.each<[string, RateExpression, RateInputs, object]>([
    ['in proportion', REPAIRS, at('10%', inputs('500', { REPAIR_USD: '100' })), { amount: '10' }],
    [
      'of a rate by weight',
      REPAIRS,
      at('$1/kg', inputs('500', { REPAIR_USD: '100', KG: '50' })),
      { amount: '10' },
    ],
    [
      'of an unknown weight',
      REPAIRS,
      at('$1/kg', inputs('500', { REPAIR_USD: '100' })),
      { needs: ['KG'], from: '0', to: null },
    ],
    [
      'of an unknown content',
      REPAIRS,
      at('$1/kg on lead content', inputs('500', { REPAIR_USD: '100', KG: '50' })),
      { needs: ['PB_KG'], from: '0', to: '10' },
    ],
    ['of nothing', REPAIRS, at('10%', inputs('0', { REPAIR_USD: '100' })), { amount: '0' }],
    [
      'of an unknown value',
      REPAIRS,
      at('10%', inputs(null, { REPAIR_USD: '1' })),
      { needs: ['VALUE_USD'], from: '0', to: null },
    ],
    ['part unknown', REPAIRS, at('10%', inputs('500')), { needs: ['REPAIR_USD'], from: '0', to: '50' }],
    [
      'cost that the value does not limit',
      SHIP,
      at('10%', inputs('500')),
      { needs: ['GOODS_COST_USD'], from: '0', to: null },
    ],
    ['the remainder', REMAINDER, at('10%', inputs('500', { US_PRODUCTS_USD: '200' })), { amount: '30' }],
    ['no remainder', REMAINDER, at('10%', inputs('500', { US_PRODUCTS_USD: '900' })), { amount: '0' }],
    ['unresolved', REPAIRS, inputs('500', { REPAIR_USD: '100' }), { unresolved: 'article' }],
  ])('%s', (_title, ...[expression, given, expected]) => {
    expect(show(evaluateRate(expression, given))).toEqual(expected);
  });

  test('is explained', () => {
    expect(formulaOf(REPAIRS, at('10%', inputs('500', { REPAIR_USD: '100' })))).toBe(
      '(500 x 10%) x 100 / 500',
    );
    expect(formulaOf(REMAINDER, at('10%', inputs('500', { US_PRODUCTS_USD: '200' })))).toBe(
      '(500 x 10%) x max(0, 500 - 200) / 500',
    );
    expect(formulaOf(REPAIRS, at('10%', inputs('0', { REPAIR_USD: '0' })))).toBeNull();
  });
});

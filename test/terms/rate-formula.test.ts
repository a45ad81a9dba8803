import { describe, expect, test } from '@jest/globals';
import {
  evaluateRate,
  formulaOf,
  isAdValorem,
  measuresOf,
  referencesOf,
} from '../../src/terms/rate-expression.js';
import type { UnitCode } from '../../src/terms/unit.js';
import { inputs, PLATE, rate, SUGAR, WATCH } from './rate-support.js';

describe('formulas', () => {
  test('have each term of a sum, at the quantity the rate is charged on', () => {
    const given = inputs('1000', { G: '150000' });
    expect(formulaOf(rate('2.9¢/kg + 4%'), given)).toBe('150 x 0.029 + 1000 x 4%');
  });

  test('of the sugar rate', () => {
    expect(formulaOf(rate(SUGAR), inputs(null, { KG: '100000', DEG: '96' }))).toBe(
      'max(100000 x max(0, 0.014606 - 0.00020668 x max(0, 100 - 96)), 100000 x 0.00943854)',
    );
  });

  test('say nothing of what is not known', () => {
    const unknown = inputs(null);
    for (const text of [
      '4%',
      '4¢/kg',
      SUGAR,
      PLATE,
      '3% on the case',
      '2.8¢/jewel over 7',
      'No change',
      '4% minus 1¢/kg',
    ]) {
      expect(formulaOf(rate(text), unknown)).toBeNull();
    }
    expect(formulaOf(rate('No change'), { ...unknown, resolve: () => null })).toBeNull();
  });

  test('of Free', () => {
    expect(formulaOf(rate('Free'), inputs(null))).toBe('0');
  });
});

describe('questions about a rate', () => {
  test.each([
    ['Free', '0'],
    ['4.5%', '4.5'],
    ['6.5% on the entire set', '6.5'],
    ['5% on the full value of the imported article', '5'],
    ['3% on the case', undefined],
    ['2¢/kg', undefined],
    ['2¢/kg + 3%', undefined],
    ['No change', undefined],
  ])('%s is %s percent ad valorem', (text, expected) => {
    const asked = rate(text);
    expect(isAdValorem(asked)).toBe(expected !== undefined);
    const outcome = evaluateRate(asked, inputs('100'));
    const percent = isAdValorem(asked) && outcome.kind === 'amount' ? outcome.amount.toString() : undefined;
    expect(percent).toBe(expected);
  });

  test('a third of a value is a third to fifty digits', () => {
    const outcome = evaluateRate(rate('33 1/3%'), inputs('100'));
    expect(outcome.kind === 'amount' && outcome.amount.toString()).toBe(`33.${'3'.repeat(48)}`);
  });

  test.each<[string, readonly UnitCode[]]>([
    ['Free', []],
    ['4%', []],
    ['No change', []],
    [WATCH, ['NO', 'CASE_USD', 'STRAP_USD', 'BATTERY_USD']],
    [SUGAR, ['KG', 'DEG']],
    [PLATE, ['PIECE', 'MOVEMENT_DUTY_USD', 'HAS_PLATE']],
    ['43¢ each + 2.8¢/jewel over 7', ['NO', 'JWL']],
    ['4¢/liter minus 1¢/kg', ['L', 'KG']],
    ['A duty upon the value of the repairs or alterations', ['REPAIR_USD']],
  ])('%s is charged on %j', (text, expected) => {
    expect(measuresOf(rate(text))).toEqual(expected);
  });

  test.each<[string, readonly string[]]>([
    ['4%', []],
    ['The duty rate provided in such subheading minus 0.5%', ['suchSubheading']],
    ['A duty upon the value of the repairs or alterations', ['article']],
    ['The duty provided in the applicable subheading + 25%', ['applicableSubheading']],
  ])('%s refers to %j', (text, expected) => {
    expect(referencesOf(rate(text)).map(({ rule }) => rule)).toEqual(expected);
  });
});

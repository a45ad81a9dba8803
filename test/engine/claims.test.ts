import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt, floor } from '../support/duty.js';
import { additive, definitionOf, due, holds, range, ruleOf } from '../support/law-fixture.js';

const spi = definitionOf('spi', { type: 'code', assumed: 'none', whenMissing: 'no preference' });

describe('the ledger of claims', () => {
  it('says what a preference open to the origin saves, in the column and in the headings that ask for it', () => {
    const border = ruleOf('B1', { rate: additive(25) });
    const relief = ruleOf('B2', {
      rate: exempt,
      when: { kind: 'isOneOf', key: 'spi', values: ['S'] },
      displaces: range('B1'),
    });
    const law = { rules: [border, relief], special: [['S', 'Free']] as const, facts: [spi] };
    const [claim] = duty(law, { origin: 'CA' }).result.claims;
    expect([claim?.key, claim?.value, claim?.totalDuty?.toFixed(2), claim?.saving?.toFixed(2)]).toEqual([
      'spi',
      'S',
      '0.00',
      '2750.00',
    ]);
    expect(duty(law, { origin: 'CN' }).result.claims).toEqual([]);
  });

  it('puts the greatest saving first, and a claim that costs more after one that saves', () => {
    const rules = [
      ruleOf('X1', { rate: additive(30) }),
      ruleOf('E1', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
      ruleOf('P1', { rate: additive(40), when: holds('transshipped') }),
      ruleOf('R1', { rate: additive(10), when: holds('repaired'), displaces: range('X1') }),
    ];
    const facts = ['transshipped', 'repaired', 'donation'].map((key) => definitionOf(key));
    const { claims } = duty({ rules, facts }).result;
    expect(claims.map(({ key, saving }) => [key, saving?.toFixed(2)])).toEqual([
      ['donation', '3000.00'],
      ['repaired', '2000.00'],
      ['transshipped', '-4000.00'],
    ]);
  });

  it('names claims without a saving where no value is stated, and gives rates alone', () => {
    const rules = [
      ruleOf('S1', { rate: additive(50), basis: 'steel_content' }),
      ruleOf('E1', { rate: exempt, basis: 'due_232_value', when: due('S1'), displaces: range('F1') }),
      ruleOf('F1', { rate: floor(15) }),
      ruleOf('X1', { rate: additive(30) }),
      ruleOf('E2', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
    ];
    const { result, layers } = duty({ rules, facts: [definitionOf('donation')] }, { value: null });
    expect(layers).toEqual({ S1: null, E1: null, X1: null, column: null });
    expect(result.layers.map(({ heading, ratePercent }) => [heading, ratePercent?.toFixed()])).toContainEqual(
      ['X1', '30'],
    );
    expect(result.claims.map(({ key, saving, totalDuty }) => [key, saving, totalDuty])).toEqual([
      ['donation', null, null],
    ]);
    expect(result.splitLines).toEqual([]);
    expect(result.totals.effectiveRate?.toFixed()).toBe('82.5');
  });

  it('a floor on a part of the value has its own percentage on the entry line', () => {
    const rules = [
      ruleOf('S1', { rate: additive(50), basis: 'steel_content' }),
      ruleOf('E1', { rate: exempt, basis: 'due_232_value', when: due('S1'), displaces: range('F1') }),
      ruleOf('F1', { rate: floor(15) }),
    ];
    const { result } = duty({ rules }, { stated: { steel_content_value: new Decimal(4000) } });
    const lines = result.splitLines.map(({ lineType, headings }) => [
      lineType,
      headings.map(({ heading, ratePercent, amount }) =>
        [heading, ratePercent?.toFixed(), amount.toFixed(2)].join(' '),
      ),
    ]);
    expect(lines).toEqual([
      ['remainder', ['F1 12.5 750.00']],
      ['steel_content', ['S1 50 2000.00']],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt, floor } from '../support/duty.js';
import { additive, any, compares, definitionOf, holds, range, ruleOf } from '../support/law-fixture.js';

/** The parts a value falls into, and what is compared on them. */

describe('a Chapter 98 claim that frees the column duty', () => {
  it('leaves floors to be compared with nothing', () => {
    const citations = ruleOf('X').rule.citations;
    const chapter98 = [{ provision: '*', authorityType: 'column', value: 'none', citations }] as const;
    const facts = [definitionOf('col1_ave', { type: 'derived' })];
    const rules = [
      ruleOf('F1', { rate: floor(15) }),
      ruleOf('E1', { rate: exempt, when: compares('col1_ave', '>=', '2'), displaces: range('F1') }),
    ];
    const { layers } = duty({ rules, facts, chapter98 }, { stated: { chapter98_provision: '9813.00.05' } });
    expect(layers).toEqual({ F1: '1500.00', column: '0.00' });
  });
});

describe('parts of the value', () => {
  const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });

  it('of a metal that nothing charges are nothing', () => {
    const rules = [
      ruleOf('E1', { rate: exempt, basis: 'copper_content', displaces: range('X1') }),
      ruleOf('X1'),
    ];
    expect(duty({ rules }).layers).toEqual({ X1: '1000.00', column: '250.00' });
    expect(duty({ rules }).result.notApplied).toMatchObject([
      { heading: 'E1', reason: 'no_value_left', because: 'the content it is charged on has no value' },
    ]);
  });

  it('keep their whole where another part is exempted', () => {
    const rules = [
      ruleOf('U1', { rate: exempt, basis: 'us_content', displaces: range('S1;X1') }),
      ruleOf('S1', { rate: additive(50), basis: 'steel_content', aceOrder: 11 }),
      ruleOf('X1', { aceOrder: 12 }),
    ];
    const stated = { us_content_pct: new Decimal(20), steel_content_value: new Decimal(3000) };
    expect(duty({ rules, facts: [share] }, { stated }).layers).toMatchObject({ S1: '1500.00', X1: '800.00' });
    const unknown = duty({ rules }, { stated: { steel_content_value: new Decimal(3000) } });
    expect(unknown.layers).toMatchObject({ S1: '1500.00', X1: '1000.00' });
  });
});

describe('a total', () => {
  const total = ruleOf('F1', { rate: floor(15), basis: 'steel_content' });

  it('takes off the column duty that falls on its part', () => {
    const [layer] = duty({ rules: [total] }, { stated: { steel_content_value: new Decimal(4000) } }).result
      .layers;
    expect(layer).toMatchObject({
      amount: new Decimal(500),
      computation: 'max(0, 4000 x 15% - 250 x 4000 / 10000 of column duty)',
    });
  });

  it('takes off no more than the column duty that a Chapter 98 claim leaves', () => {
    const chapter98 = [
      { provision: '*', authorityType: 'column', value: 'dutiable_value', citations: total.rule.citations },
    ] as const;
    const stated = {
      ...{ chapter98_provision: '9802.00.80', chapter98_dutiable_value: new Decimal(4000) },
      steel_content_value: new Decimal(10_000),
    };
    const [layer] = duty({ rules: [total], chapter98 }, { stated }).result.layers;
    expect(layer).toMatchObject({
      amount: new Decimal(1400),
      computation: 'max(0, 10000 x 15% - 100 of column duty)',
    });
  });
});

describe('any of several conditions', () => {
  it('is enough', () => {
    const rules = [ruleOf('X1', { when: any(holds('a'), holds('b')) })];
    expect(duty({ rules }, { stated: { b: true } }).layers).toHaveProperty('X1', '1000.00');
  });
});

import { describe, expect, it } from '@jest/globals';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import {
  additive,
  definitionOf,
  due,
  holds,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** Which of several reliefs from one duty are on the entry. */

const reliefsOf = (law: LawOptions, facts: FactOptions = {}) =>
  duty(law, facts)
    .result.layers.filter(({ kind }) => kind === 'exempt')
    .map(({ heading, ending, baseValue }) => `${heading} ${ending} ${baseValue?.toFixed()}`);
const relief = (heading: string, changes: Parameters<typeof ruleOf>[1] = {}) =>
  ruleOf(heading, { rate: exempt, displaces: range('X1'), ...changes });
const steel: FactOptions = { stated: { steel_content_value: new Decimal(3000) } };

describe('a relief beside another charge', () => {
  it('is not reported where a charge of the same programme stands in the place of the one it exempts', () => {
    const charged = ruleOf('X1', { exceptions: range('X2') });
    expect(reliefsOf({ rules: [charged, ruleOf('X2'), relief('E1')] })).toEqual([]);
    expect(reliefsOf({ rules: [charged, ruleOf('X2', { aceOrder: 11 }), relief('E1')] })).toEqual([
      'E1 applies 10000',
    ]);
    const aside = ruleOf('E0', { rate: exempt, aceOrder: 10, displaces: range('X1') });
    expect(reliefsOf({ rules: [charged, aside, relief('E1')] })).toEqual(['E0 applies 10000']);
  });
});

describe('a relief for goods that owe another duty', () => {
  const owing = relief('E9', { basis: 'due_232_value', when: due('S1;S2') });
  const whole = ruleOf('S1', { rate: additive(50), aceOrder: 30 });
  const part = ruleOf('S2', { rate: additive(50), basis: 'steel_content', aceOrder: 31 });
  const never = { ...whole, rule: { ...whole.rule, when: holds('never') } };

  it('comes before one that exempts the goods whole, where the other duty is on the whole value', () => {
    expect(reliefsOf({ rules: [ruleOf('X1'), whole, relief('E1'), owing] })).toEqual(['E9 applies 10000']);
    expect(reliefsOf({ rules: [ruleOf('X1'), whole, part, relief('E1'), owing] }, steel)).toEqual([
      'E9 applies 10000',
    ]);
  });

  it('comes after it where the other duty is on a part, or not due', () => {
    expect(reliefsOf({ rules: [ruleOf('X1'), part, relief('E1'), owing] }, steel)).toEqual([
      'E1 applies 10000',
    ]);
    expect(reliefsOf({ rules: [ruleOf('X1'), never, part, relief('E1'), owing] }, steel)).toEqual([
      'E1 applies 10000',
    ]);
  });

  it('is on the value of the parts that owe it, where it stands alone', () => {
    expect(reliefsOf({ rules: [ruleOf('X1'), never, part, owing] }, steel)).toEqual(['E9 applies 3000']);
  });
});

describe('a relief for a part of the value', () => {
  const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });
  const american = relief('U1', { basis: 'us_content' });

  it('is reported beside the one for the whole, and only where it applies', () => {
    const stated = { us_content_pct: new Decimal(20) };
    expect(reliefsOf({ rules: [ruleOf('X1'), relief('E1'), american], facts: [share] }, { stated })).toEqual([
      'E1 applies 10000',
      'U1 applies 2000',
    ]);
    const idle = relief('U1', { basis: 'us_content', when: holds('never') });
    expect(reliefsOf({ rules: [ruleOf('X1'), relief('E1'), idle], facts: [share] }, { stated })).toEqual([
      'E1 applies 10000',
    ]);
  });
});

describe('a relief of a country on all its goods', () => {
  it('is reported always only where it has no condition', () => {
    const include = new Set([toCountry('CN')]);
    const country = (when: Parameters<typeof ruleOf>[1]) => ({
      ...ruleOf('E1', { rate: exempt, include, ...when }),
      listedAs: null,
      list: null,
    });
    const stated = { q0: true };
    expect(reliefsOf({ rules: [country({})] }, { stated })).toEqual(['E1 applies 10000']);
    expect(reliefsOf({ rules: [country({ when: holds('q0') })] }, { stated })).toEqual([]);
  });
});

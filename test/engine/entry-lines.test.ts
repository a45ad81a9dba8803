import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import {
  additive,
  CITED,
  definitionOf,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** The lines an entry is split into where duties fall on parts of the value. */

const linesOf = (law: LawOptions, facts: FactOptions = {}) =>
  duty(law, facts).result.splitLines.map(({ lineType, value, headings }) => [
    lineType,
    value.toFixed(),
    headings.map(
      ({ heading, ratePercent, amount }) => `${heading} ${ratePercent?.toFixed()}% ${amount.toFixed(2)}`,
    ),
  ]);
const contents = (values: Readonly<Record<string, number>>): FactOptions => ({
  stated: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, new Decimal(value)])),
});
const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });

describe('entry lines', () => {
  it('are the remainder, then each metal with what is charged on it and on the whole', () => {
    const rules = [
      ruleOf('X1', { rate: additive(5) }),
      ruleOf('A1', { rate: additive(20), basis: 'aluminum_content', aceOrder: 11 }),
      ruleOf('C1', { rate: additive(10), basis: 'copper_content', aceOrder: 12 }),
    ];
    const stated = contents({ aluminum_content_value: 3000, copper_content_value: 2000 });
    expect(linesOf({ rules }, stated)).toEqual([
      ['remainder', '5000', ['X1 5% 250.00']],
      ['aluminum_content', '3000', ['X1 5% 150.00', 'A1 20% 600.00']],
      ['copper_content', '2000', ['X1 5% 100.00', 'C1 10% 200.00']],
    ]);
  });

  it('are metals before U.S. content before what is neither, whatever comes first in the law', () => {
    const rules = [
      ruleOf('N1', { rate: additive(25), basis: 'non_us_content' }),
      ruleOf('S1', { rate: additive(50), basis: 'steel_content', aceOrder: 11 }),
    ];
    const stated = contents({ steel_content_value: 1000, us_content_pct: 30 });
    expect(linesOf({ rules, facts: [share] }, stated).map(([type, value]) => `${type} ${value}`)).toEqual([
      'steel_content 1000',
      'us_content 3000',
      'non_us_content 6000',
    ]);
  });

  it('have U.S. content up to its cap', () => {
    const rules = [ruleOf('N1', { rate: additive(25), basis: 'non_us_content_above_40pct_cap' })];
    expect(linesOf({ rules, facts: [share] }, contents({ us_content_pct: 60 }))).toEqual([
      ['us_content', '4000', []],
      ['non_us_content', '6000', ['N1 25% 1500.00']],
    ]);
  });

  it('are split where a part is only exempted', () => {
    const rules = [ruleOf('U1', { rate: exempt, basis: 'us_content', displaces: range('X1') }), ruleOf('X1')];
    expect(linesOf({ rules, facts: [share] }, contents({ us_content_pct: 25 }))).toEqual([
      ['us_content', '2500', []],
      ['non_us_content', '7500', ['X1 10% 750.00']],
    ]);
  });

  it('are none where every duty is on the whole, the value is not stated, or the goods are barred', () => {
    const metal = ruleOf('S1', { basis: 'steel_content' });
    const stated = contents({ steel_content_value: 1000 });
    expect(linesOf({ rules: [ruleOf('X1')] })).toEqual([]);
    expect(linesOf({ rules: [metal] }, { ...stated, value: null })).toEqual([]);
    expect(linesOf({ rules: [ruleOf('(ban)', { rate: { kind: 'prohibited' } }), metal] }, stated)).toEqual(
      [],
    );
    expect(linesOf({ rules: [metal] }, stated)).toHaveLength(2);
  });

  it('split the value that the duty on a part is computed on', () => {
    const chapter98 = [
      { provision: '9802.00.50', authorityType: 'section_part', value: 'dutiable_value', citations: CITED },
    ] as const;
    const rules = [
      ruleOf('X1'),
      ruleOf('S1', {
        rate: additive(50),
        basis: 'steel_content',
        authorityType: 'section_part',
        aceOrder: 11,
      }),
    ];
    const stated = {
      chapter98_provision: '9802.00.50',
      chapter98_dutiable_value: new Decimal(2000),
      steel_content_value: new Decimal(500),
    };
    expect(linesOf({ rules, chapter98 }, { stated }).map(([type, value]) => [type, value])).toEqual([
      ['remainder', '1500'],
      ['steel_content', '500'],
    ]);
  });

  it('show the rate of the heading, not one worked back from cents', () => {
    const rules = [ruleOf('S1', { rate: additive(15), basis: 'steel_content' })];
    const lines = linesOf({ rules }, { value: '333.33', ...contents({ steel_content_value: 111.11 }) });
    expect(lines[1]).toEqual(['steel_content', '111.11', ['S1 15% 16.67']]);
  });
});

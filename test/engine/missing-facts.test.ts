import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt, floor } from '../support/duty.js';
import {
  additive,
  all,
  any,
  compares,
  definitionOf,
  holds,
  isOneOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';

describe('missing facts', () => {
  const part = definitionOf('is_part', { ask: true, assumed: 'true', whenMissing: 'true, unresolved' });
  const rules = [
    ruleOf('P1', { rate: additive(25), exceptions: range('N1') }),
    ruleOf('N1', { rate: exempt, when: not(holds('is_part')) }),
  ];

  it('leave the layer undetermined, with bounds and the question to ask', () => {
    const { result, total } = duty({ rules, facts: [part] });
    expect(total).toBe('2750.00');
    expect(result.complete).toBe(false);
    expect(result.layers.find((layer) => layer.heading === 'P1')).toMatchObject({
      ending: 'undetermined',
      openFacts: ['is_part'],
    });
    expect([
      result.bounds.low?.toFixed(2),
      result.bounds.high?.toFixed(2),
      result.bounds.nextBestFact,
    ]).toEqual(['250.00', '2750.00', 'is_part']);
    expect(result.requiredInputs).toEqual([
      expect.objectContaining({ field: 'is_part', severity: 'blocking', type: 'boolean' }),
    ]);
    expect(result.warnings.join()).toContain('is_part not stated');
  });

  it('are closed once stated', () => {
    const { result, total } = duty({ rules, facts: [part] }, { stated: { is_part: false } });
    expect([total, result.complete, result.bounds.low?.toFixed(2), result.bounds.high?.toFixed(2)]).toEqual([
      '250.00',
      true,
      '250.00',
      '250.00',
    ]);
    expect(result.layers.find((layer) => layer.heading === 'N1')).toMatchObject({
      amount: new Decimal(0),
      kind: 'exempt',
    });
  });

  it('are not asked for when no answer changes the duty', () => {
    const idle = [
      ruleOf('P1', { rate: additive(0), when: holds('is_part') }),
      ruleOf('N1', { rate: exempt, when: not(holds('is_part')) }),
    ];
    expect(duty({ rules: idle, facts: [part] }).result.requiredInputs.map((input) => input.field)).toEqual([
      'is_part',
    ]);
    const none = [ruleOf('N1', { rate: exempt, when: not(holds('is_part')) })];
    expect(duty({ rules: none, facts: [part] }).result.requiredInputs).toEqual([]);
  });

  it('name the fact that narrows the bounds most', () => {
    const small = definitionOf('is_small', { ask: true, assumed: 'true' });
    const two = [
      ruleOf('P1', { rate: additive(25), when: holds('is_part') }),
      ruleOf('P2', { rate: additive(5), when: all(holds('is_part'), holds('is_small')), aceOrder: 11 }),
    ];
    const { result } = duty({ rules: two, facts: [part, small] });
    expect(result.bounds.nextBestFact).toBe('is_part');
    expect([result.bounds.low?.toFixed(2), result.bounds.high?.toFixed(2)]).toEqual(['250.00', '3250.00']);
  });

  it('of a decided kind are offered as advice, not asked', () => {
    const weight = definitionOf('metal_weight_pct', {
      type: 'number',
      unit: 'percent of article weight',
      assumed: '15',
      whenMissing: '15 or more',
    });
    const light = [
      ruleOf('M1', { rate: additive(25), exceptions: range('L1') }),
      ruleOf('L1', { rate: exempt, when: compares('metal_weight_pct', '<', '15') }),
    ];
    const { result } = duty({ rules: light, facts: [weight] });
    expect(result.complete).toBe(true);
    expect(result.requiredInputs).toEqual([
      expect.objectContaining({ field: 'metal_weight_pct', severity: 'advisory', max: 100 }),
    ]);
  });

  it('bound a column duty whose quantity is missing', () => {
    const { result } = duty({ general: '10¢/kg', rules: [ruleOf('F1', { rate: floor(15) })] });
    expect(result.totals.totalDuty).toBeNull();
    expect(result.layers.map((layer) => [layer.heading, layer.amount, layer.ending])).toEqual([
      ['F1', null, 'undetermined'],
      ['1234.56.78.90', null, 'undetermined'],
    ]);
    expect([result.bounds.low?.toFixed(2), result.bounds.high]).toEqual(['1500.00', null]);
    expect(result.missingMeasures).toEqual(['KG']);
    expect(result.requiredInputs[0]).toMatchObject({ field: 'measures.KG', severity: 'blocking' });
  });

  it('keep rates without a value, and nothing without an origin', () => {
    const { result } = duty({ rules: [ruleOf('X1')] }, { value: null });
    expect(
      result.layers.map((layer) => [layer.amount, layer.baseValue, layer.ratePercent?.toFixed()]),
    ).toEqual([
      [null, null, '10'],
      [null, null, '2.5'],
    ]);
    expect(result.totals).toMatchObject({ totalDuty: null, effectiveRate: new Decimal('12.5') });
    expect(result.requiredInputs[0]).toMatchObject({ field: 'value', severity: 'blocking' });
    const nowhere = duty({}, { origin: null }).result;
    expect([nowhere.complete, nowhere.bounds.low, nowhere.requiredInputs[0]?.field]).toEqual([
      false,
      null,
      'origin',
    ]);
  });

  it('try each class of a code or a date once', () => {
    const facts = [
      definitionOf('smelt_country', {
        type: 'country',
        assumed: null,
        ask: true,
        whenMissing: 'not RU; ask',
      }),
      definitionOf('loading_date', { type: 'date', assumed: null }),
    ];
    const metals = [
      ruleOf('A1', { rate: additive(50), exceptions: range('R1') }),
      ruleOf('R1', {
        rate: additive(200),
        when: any(isOneOf('smelt_country', 'RU', 'UN'), compares('loading_date', '<', '2025-06-28')),
      }),
    ];
    const { result } = duty({ rules: metals, facts });
    expect([result.bounds.low?.toFixed(2), result.bounds.high?.toFixed(2)]).toEqual(['5250.00', '20250.00']);
    expect(result.requiredInputs.map((input) => [input.field, input.severity, input.type])).toEqual([
      ['smelt_country', 'blocking', 'iso2_country'],
      ['loading_date', 'advisory', 'iso_date'],
    ]);
  });

  it('are asked for in one object for all values of the goods, unless the value is in it', () => {
    const share = definitionOf('share', { type: 'number', assumed: '0' });
    const content = definitionOf('steel_content_value', { type: 'number', unit: 'USD', assumed: '0' });
    const factSet = {
      rules: [
        ruleOf('P1', { when: compares('share', '<', '20') }),
        ruleOf('P2', { basis: 'steel_content' as const }),
      ],
      facts: [share, content],
    };
    const [small, large] = ['50', '70'].map((value) => duty(factSet, { value }).result);
    const ofFact = (result: typeof small, key: string) =>
      result!.requiredInputs.find(({ field }) => field === key)!;
    expect(ofFact(small, 'share')).toMatchObject({ severity: 'advisory', exampleValue: '20' });
    expect(ofFact(large, 'share')).toBe(ofFact(small, 'share'));
    expect(Object.isFrozen(ofFact(small, 'share'))).toBe(true);
    const examples = [small, large].map((result) => ofFact(result, 'steel_content_value').exampleValue);
    expect(examples).toEqual(['50', '70']);
    expect(large!.assumedFacts).toEqual(small!.assumedFacts);
    expect(large!.assumedFacts[0]).toBe(small!.assumedFacts[0]);
  });
});

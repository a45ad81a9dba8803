import { describe, expect, it } from '@jest/globals';
import { duty, exempt, floor } from '../support/duty.js';
import {
  additive,
  compares,
  definitionOf,
  due,
  holds,
  isOneOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';

describe('layers', () => {
  it('add up on the customs value, each rounded once', () => {
    const { layers, total } = duty(
      { rules: [ruleOf('X1', { rate: additive(7.5) }), ruleOf('X2', { rate: additive(12.5), aceOrder: 5 })] },
      { value: '33.33' },
    );
    expect(layers).toEqual({ X2: '4.17', X1: '2.50', column: '0.83' });
    expect(total).toBe('7.50');
  });

  it('come in reporting order with the tariff line last', () => {
    const { result } = duty({
      rules: [ruleOf('X9', { aceOrder: 20 }), ruleOf('X2', { aceOrder: 20 }), ruleOf('X5', { aceOrder: 3 })],
    });
    expect(result.layers.map((layer) => layer.heading)).toEqual(['X5', 'X2', 'X9', '1234.56.78.90']);
  });

  it('top column 1 up to a floor and never below it', () => {
    expect(duty({ rules: [ruleOf('F1', { rate: floor(15) })] }).layers).toEqual({
      F1: '1250.00',
      column: '250.00',
    });
    expect(duty({ general: '20%', rules: [ruleOf('F1', { rate: floor(15) })] }).layers).toEqual({
      F1: '0.00',
      column: '2000.00',
    });
  });

  it('come to a floor to the cent, whatever the column duty is rounded to', () => {
    const rules = [ruleOf('F1', { rate: floor(15) })];
    const facts = { value: '16475.98' };
    // 15% is 2471.397, a column duty of 1234.564 is rounded down.
    const { layers, total } = duty({ general: '$1/kg', rules }, { ...facts, measures: { KG: '1234.564' } });
    expect({ layers, total }).toEqual({ layers: { column: '1234.56', F1: '1236.84' }, total: '2471.40' });
    const { low } = duty({ general: '$1/kg', rules }, facts).result.bounds;
    expect(low?.toFixed()).toBe('2471.4');
    for (let grams = 1_234_000; grams < 1_235_000; grams += 7) {
      const measures = { KG: (grams / 1_000).toFixed(3) };
      expect(duty({ general: '$1/kg', rules }, { ...facts, measures }).total).toBe('2471.40');
    }
  });

  it('measure thresholds against the ad valorem equivalent of a specific rate', () => {
    const rules = [
      ruleOf('LOW', { rate: floor(15), when: compares('col1_ave', '<', '15') }),
      ruleOf('HIGH', { rate: exempt, when: compares('col1_ave', '>=', '15') }),
    ];
    expect(duty({ general: '10¢/kg', rules }, { measures: { KG: '20000' } }).layers).toEqual({
      HIGH: '0.00',
      column: '2000.00',
    });
    expect(duty({ general: '10¢/kg', rules }, { measures: { KG: '1000' } }).layers).toEqual({
      LOW: '1400.00',
      column: '100.00',
    });
  });

  it('are taken away by a heading that excepts or displaces them, which is then reported at zero', () => {
    const rules = [
      ruleOf('X1', { exceptions: range('E1') }),
      ruleOf('E1', { rate: exempt, when: holds('donation') }),
    ];
    const facts = [definitionOf('donation')];
    expect(duty({ rules, facts }).layers).toEqual({ X1: '1000.00', column: '250.00' });
    expect(duty({ rules, facts }, { stated: { donation: true } }).layers).toEqual({
      E1: '0.00',
      column: '250.00',
    });
    const displaced = [ruleOf('X1'), ruleOf('X2', { rate: additive(3), displaces: range('X0-X1') })];
    expect(duty({ rules: displaced }).layers).toEqual({ X2: '300.00', column: '250.00' });
  });

  it('are not exempted by an exemption that is itself taken away', () => {
    const rules = [
      ruleOf('X1', { exceptions: range('E1') }),
      ruleOf('E1', { rate: exempt, exceptions: range('E2') }),
      ruleOf('E2', { rate: exempt, displaces: range('E1'), when: holds('certificate') }),
    ];
    const facts = [definitionOf('certificate')];
    expect(duty({ rules, facts }).layers).toEqual({ E1: '0.00', column: '250.00' });
    expect(duty({ rules, facts }, { stated: { certificate: true } }).layers.X1).toBe('1000.00');
  });

  it('do not hang on headings that except each other', () => {
    const rules = [ruleOf('X1', { exceptions: range('X2') }), ruleOf('X2', { exceptions: range('X1') })];
    expect(Object.keys(duty({ rules }).layers)).toHaveLength(2);
  });

  it('count once when two rows of one heading hold', () => {
    const rules = [ruleOf('X1', { id: 'first' }), ruleOf('X1', { id: 'second', rate: additive(10) })];
    const { layers, result } = duty({ rules });
    expect(layers).toEqual({ X1: '1000.00', column: '250.00' });
    expect(result.notApplied).toEqual([expect.objectContaining({ ruleId: 'second', reason: 'superseded' })]);
  });

  it('tell the uses of a two-use heading apart', () => {
    const rules = [
      ruleOf('Z1', { rate: exempt, when: due('P1[usmca]'), displaces: range('X1') }),
      ruleOf('P1', { use: 'usmca', rate: exempt, when: isOneOf('spi', 'S') }),
      ruleOf('P1', { rate: exempt, when: not(holds('part')), id: 'P1-other' }),
      ruleOf('X1'),
    ];
    const law = { rules, facts: [definitionOf('part')], special: [['S', 'Free']] } as const;
    expect(duty(law, { origin: 'CA' }).layers.X1).toBe('1000.00');
    expect(duty(law, { origin: 'CA', stated: { spi: 'S' } }).layers).toHaveProperty('Z1', '0.00');
  });
});

import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { Layer } from '../../src/engine/result.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt, floor, specific } from '../support/duty.js';
import {
  caseOf,
  CITED,
  factsOf,
  lawOf,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** Every word of a layer. */

const layerOf = (law: LawOptions, heading: string, facts: FactOptions = {}): Layer | undefined =>
  duty(law, facts).result.layers.find((layer) => layer.heading === heading);
const LINE = '1234.56.78.90';

describe('a layer in full', () => {
  const chapter99 = {
    ruleId: 'X1',
    program: 'test_program',
    authority: 'Test Act',
    authorityType: 'section_test',
    ending: 'applies',
    basis: 'full_value',
    aceOrder: 10,
    listedAs: '1234',
    qualifier: null,
    factsRead: [],
    openFacts: [],
    citations: CITED,
    confidence: 'high',
    assumptions: [],
  };
  const column = {
    heading: LINE,
    kind: 'column',
    ruleId: null,
    program: null,
    authority: 'HTSUS general note 3',
    authorityType: 'column1_general',
    ending: 'applies',
    rateText: '2.5%',
    ratePercent: new Decimal('2.5'),
    basis: 'full_value',
    baseValue: new Decimal(10_000),
    amount: new Decimal(250),
    computation: '10000 x 2.5%',
    aceOrder: 1_000,
    listedAs: null,
    qualifier: null,
    factsRead: [],
    openFacts: [],
    citations: CITED,
    confidence: 'high',
    assumptions: [],
  };

  it('is the column duty: general, special, column 2, replaced, freed, by quantity', () => {
    expect(layerOf({}, LINE)).toEqual(column);
    expect(layerOf({ special: [['S', 'Free']] }, LINE, { origin: 'CA', stated: { spi: 'S' } })).toEqual({
      ...column,
      program: 'S',
      authorityType: 'column1_special',
      rateText: 'Free',
      ratePercent: new Decimal(0),
      amount: new Decimal(0),
      computation: '0',
      factsRead: ['spi'],
    });
    const columnTwo = ruleOf('(column 2)', { rate: { kind: 'inLieu', percent: null } });
    expect(layerOf({ rules: [columnTwo] }, LINE)).toMatchObject({
      authority: 'HTSUS general note 3(b)',
      authorityType: 'column2',
      rateText: '45%',
      computation: '10000 x 45%',
    });
    const inLieu = ruleOf('L1', { rate: { kind: 'inLieu', percent: new Decimal(7) } });
    expect(layerOf({ rules: [inLieu] }, LINE)).toMatchObject({
      computation: 'replaced by L1',
      amount: new Decimal(0),
    });
    const chapter98 = [{ provision: '*', authorityType: 'column', value: 'none', citations: CITED }] as const;
    expect(layerOf({ chapter98 }, LINE, { stated: { chapter98_provision: '9813.00.05' } })).toMatchObject({
      computation: 'not due under the Chapter 98 provision claimed',
      baseValue: null,
      ratePercent: null,
    });
    expect(layerOf({ general: '2¢/kg' }, LINE)).toMatchObject({
      ending: 'undetermined',
      openFacts: ['KG'],
      computation: '2¢/kg',
      ratePercent: null,
    });
    expect(layerOf({}, LINE, { value: null })).toMatchObject({ computation: '2.5%', baseValue: null });
  });

  it('is a charge: additive, floor, by weight, of a content', () => {
    expect(layerOf({ rules: [ruleOf('X1')] }, 'X1')).toEqual({
      ...chapter99,
      heading: 'X1',
      kind: 'additive',
      rateText: '+ 10%',
      ratePercent: new Decimal(10),
      baseValue: new Decimal(10_000),
      amount: new Decimal(1_000),
      computation: '10000 x 10%',
    });
    const total = ruleOf('X1', { rate: floor(15), rateText: '15%' });
    expect(layerOf({ rules: [total] }, 'X1')).toMatchObject({
      kind: 'floor',
      computation: 'max(0, 10000 x 15% - 250 of column duty)',
      ratePercent: new Decimal('12.5'),
    });
    expect(layerOf({ rules: [total], general: '2¢/kg' }, 'X1')).toMatchObject({
      ending: 'undetermined',
      amount: null,
    });
    const minimum = ruleOf('X1', { rate: specific('$21/kg') });
    expect(layerOf({ rules: [minimum] }, 'X1', { measures: { KG: '10' } })).toMatchObject({
      kind: 'specific',
      computation: '$21/kg',
      ratePercent: null,
      amount: new Decimal(210),
      ending: 'applies',
    });
    expect(layerOf({ rules: [minimum] }, 'X1')).toMatchObject({ ending: 'undetermined', amount: null });
  });

  it('is a relief or a ban', () => {
    const rules = [ruleOf('X2'), ruleOf('X1', { rate: exempt, rateText: 'exempt', displaces: range('X2') })];
    expect(layerOf({ rules }, 'X1')).toMatchObject({
      kind: 'exempt',
      computation: 'no duty',
      ratePercent: new Decimal(0),
      amount: new Decimal(0),
    });
    const ban = ruleOf('X1', { rate: { kind: 'prohibited' }, rateText: 'no entry' });
    expect(layerOf({ rules: [ban] }, 'X1')).toEqual({
      ...chapter99,
      heading: 'X1',
      kind: 'prohibited',
      rateText: 'Prohibited',
      ratePercent: null,
      baseValue: new Decimal(10_000),
      amount: null,
      computation: 'the goods may not be entered',
    });
  });

  it('is a deposit under an antidumping or countervailing order, the line before it', () => {
    const adcvd = [
      caseOf('A-570-967'),
      caseOf('C-570-968', { rate: { percent: null, usdPerKg: new Decimal(2) } }),
    ];
    const [line, dumping, subsidy] = calculateDuty(factsOf(), lawOf({ adcvd })).layers;
    expect(line?.heading).toBe(LINE);
    expect(dumping).toEqual({
      ...chapter99,
      heading: 'A-570-967',
      kind: 'adcvd',
      ruleId: null,
      program: null,
      authority: '19 USC 1673',
      authorityType: 'antidumping',
      rateText: '86.01%',
      ratePercent: new Decimal('86.01'),
      baseValue: new Decimal(10_000),
      amount: new Decimal(8_601),
      computation: '10000 x 86.01%',
      aceOrder: dumping!.aceOrder,
      listedAs: '12345678',
      qualifier: 'Test article',
      confidence: 'medium',
    });
    expect(dumping!.aceOrder).toBeGreaterThan(line!.aceOrder);
    expect(subsidy).toMatchObject({
      authority: '19 USC 1671',
      authorityType: 'countervailing',
      ending: 'undetermined',
      openFacts: ['KG'],
      baseValue: null,
      amount: null,
      computation: 'weight kg x 2 USD/kg',
      aceOrder: dumping!.aceOrder + 1,
    });
    const weighed = calculateDuty(factsOf({ measures: { KG: '5' } }), lawOf({ adcvd }));
    expect(weighed.layers[2]).toMatchObject({
      ending: 'applies',
      openFacts: [],
      computation: '5 kg x 2 USD/kg',
    });
    expect(weighed.complete).toBe(true);
  });

  it('stands by reporting order, then by heading', () => {
    const rules = ['X3', 'X1', 'X2'].map((heading) => ruleOf(heading));
    const early = ruleOf('Z1', { aceOrder: 5 });
    expect(duty({ rules: [...rules, early] }).result.layers.map(({ heading }) => heading)).toEqual([
      'Z1',
      'X1',
      'X2',
      'X3',
      LINE,
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { Decimal } from '../../src/terms/decimal.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { duty, exempt, floor } from '../support/duty.js';
import { additive, definitionOf, due, factsOf, lawOf, range, ruleOf } from '../support/law-fixture.js';

describe('portions of the value', () => {
  const steel = ruleOf('S1', { rate: additive(50), basis: 'steel_content' });
  const aluminum = ruleOf('A1', { rate: additive(50), basis: 'aluminum_content' });
  const rest = ruleOf('R1', { rate: additive(20), aceOrder: 20 });
  const sparing = ruleOf('E1', {
    rate: exempt,
    basis: 'due_232_value',
    when: due('S1;A1'),
    displaces: range('R1'),
    aceOrder: 20,
  });

  it('take an unknown content from what is left, steel first, and never more than the whole', () => {
    expect(duty({ rules: [steel, aluminum] }).layers).toEqual({ S1: '5000.00', column: '250.00' });
    const stated = { aluminum_content_value: new Decimal(4000) };
    expect(duty({ rules: [steel, aluminum] }, { stated }).layers).toEqual({
      A1: '2000.00',
      S1: '3000.00',
      column: '250.00',
    });
    const more = { steel_content_value: new Decimal(8000), aluminum_content_value: new Decimal(8000) };
    expect(duty({ rules: [steel, aluminum] }, { stated: more }).layers).toEqual({
      S1: '4000.00',
      A1: '1000.00',
      column: '250.00',
    });
  });

  it('are none of a metal that the goods are said not to contain, unless they are of its chapter', () => {
    const law = lawOf({ rules: [steel, aluminum] });
    const without = (key: string, line: string) => {
      const ofLine = { ...law, line: { ...law.line, number: toHtsNumber(line) } };
      const { layers } = calculateDuty(factsOf({ stated: { [key]: false } }), ofLine);
      return Object.fromEntries(
        layers.map(({ kind, heading, amount }) => [
          kind === 'column' ? 'column' : heading,
          amount?.toFixed(2),
        ]),
      );
    };
    expect(without('contains_metal', '8302106030')).toEqual({ column: '250.00' });
    expect(without('contains_metal', '7326908688')).toEqual({ S1: '5000.00', column: '250.00' });
    expect(without('contains_metal', '7616995190')).toEqual({ A1: '5000.00', column: '250.00' });
    expect(without('contains_aluminum', '8302106030')).toEqual({ S1: '5000.00', column: '250.00' });
  });

  it.each([
    [{ aluminum_content_value: 0 }, { steel_content_value: 1 }, { ofAny: true, ofAluminum: false }],
    [{ aluminum_content_value: 1 }, {}, { ofAny: true, ofAluminum: true }],
    [{ steel_content_value: 1 }, {}, { ofAny: true, ofAluminum: true }],
    [{ steel_content_value: 0 }, { aluminum_content_value: 0 }, { ofAny: true, ofAluminum: false }],
    [
      { steel_content_value: 0, copper_content_value: 0 },
      { aluminum_content_value: 0 },
      { ofAny: false, ofAluminum: false },
    ],
  ])('%j and %j say whether there is metal', (some, others, { ofAny, ofAluminum }) => {
    const stated = Object.fromEntries(
      Object.entries({ ...some, ...others }).map(([key, value]) => [key, new Decimal(value)]),
    );
    const keys = ['contains_metal', 'contains_aluminum'];
    const rules = keys.map((key) => ruleOf(key, { rate: additive(50), when: { kind: 'holds', key } }));
    const facts = keys.map((key) => definitionOf(key, { whenMissing: 'true', assumed: 'true' }));
    const { layers } = duty({ rules, facts }, { stated });
    expect(keys.map((key) => key in layers)).toEqual([ofAny, ofAluminum]);
  });

  it('leave the remainder to the duty that exempts what owes another', () => {
    const stated = { steel_content_value: new Decimal(4500), aluminum_content_value: new Decimal(1000) };
    const { layers, result } = duty({ rules: [steel, aluminum, rest, sparing] }, { stated });
    expect(layers).toEqual({ S1: '2250.00', A1: '500.00', R1: '900.00', E1: '0.00', column: '250.00' });
    expect(result.layers.find((layer) => layer.heading === 'E1')?.baseValue?.toFixed()).toBe('5500');
    const none = { steel_content_value: new Decimal(0), aluminum_content_value: new Decimal(0) };
    expect(duty({ rules: [steel, aluminum, rest, sparing] }, { stated: none }).layers).toEqual({
      R1: '2000.00',
      column: '250.00',
    });
    const full = duty({ rules: [steel, rest, sparing] });
    expect(full.layers).toEqual({ S1: '5000.00', E1: '0.00', column: '250.00' });
    expect(full.result.notApplied.find((one) => one.heading === 'R1')).toMatchObject({
      reason: 'no_value_left',
    });
  });

  it.each([
    { us: 'us_content', nonUs: 'non_us_content', share: '25', bases: { E: '2500', N: '7500' } },
    {
      us: 'us_content_up_to_40pct',
      nonUs: 'non_us_content_above_40pct_cap',
      share: '60',
      bases: { E: '4000', N: '6000' },
    },
  ] as const)('split $us from $nonUs', ({ us, nonUs, share, bases }) => {
    const rules = [
      ruleOf('E', { rate: exempt, basis: us, displaces: range('W') }),
      ruleOf('N', { rate: additive(25), basis: nonUs, displaces: range('W') }),
      ruleOf('W'),
    ];
    const { result } = duty(
      {
        rules,
        facts: [
          definitionOf('us_content_pct', { type: 'number', unit: 'percent of customs value', assumed: '0' }),
        ],
      },
      { stated: { us_content_pct: new Decimal(share) } },
    );
    expect(
      Object.fromEntries(
        result.layers
          .filter((layer) => layer.kind !== 'column')
          .map((layer) => [layer.heading, layer.baseValue?.toFixed()]),
      ),
    ).toEqual(bases);
    expect(result.splitLines).toHaveLength(2);
  });

  it('leave a content to the metal that is charged: a charge whose condition fails takes none', () => {
    const named = ruleOf('S1', {
      rate: additive(50),
      basis: 'steel_content',
      when: { kind: 'holds', key: 'named_product' },
    });
    const facts = [definitionOf('named_product')];
    expect(duty({ rules: [named, aluminum], facts }).layers).toEqual({ A1: '5000.00', column: '250.00' });
    const stated = { named_product: true, steel_content_value: new Decimal(4000) };
    expect(duty({ rules: [named, aluminum], facts }, { stated }).layers).toEqual({
      S1: '2000.00',
      A1: '3000.00',
      column: '250.00',
    });
  });

  it('put no value on two entry lines when metal and U.S. content are both taken out', () => {
    const usContent = ruleOf('E2', {
      rate: exempt,
      basis: 'us_content',
      displaces: range('R1'),
      aceOrder: 20,
    });
    const stated = { steel_content_value: new Decimal(4000), us_content_pct: new Decimal(25) };
    const { layers, result } = duty({ rules: [steel, rest, sparing, usContent] }, { stated });
    expect(layers.R1).toBe('700.00');
    const lines = result.splitLines.map(({ lineType, value, headings }) => [
      lineType,
      value.toFixed(),
      headings.map((one) => `${one.heading} ${one.amount.toFixed(2)}`).join(),
    ]);
    expect(lines).toEqual([
      ['steel_content', '4000', 'S1 2000.00'],
      ['us_content', '2500', ''],
      ['non_us_content', '3500', 'R1 700.00'],
    ]);
  });

  it('compare a floor part by part', () => {
    const rules = [
      steel,
      ruleOf('F1', { rate: floor(15) }),
      ruleOf('E1', { rate: exempt, basis: 'due_232_value', when: due('S1'), displaces: range('F1') }),
    ];
    const { layers } = duty({ rules }, { stated: { steel_content_value: new Decimal(4000) } });
    expect(layers.F1).toBe('750.00');
  });
});

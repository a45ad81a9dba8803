import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import {
  additive,
  CITED,
  compares,
  definitionOf,
  holds,
  not,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** Every word of the questions, warnings and fees of an answer. */

const LINE = '1234.56.78.90';

describe('a question in full', () => {
  it('is for the origin, the value, a quantity or a fact', () => {
    const facts = [definitionOf('part', { ask: true, assumed: 'true', whenMissing: 'true, not settled' })];
    const rules = [ruleOf('X1', { when: holds('part') })];
    const { result } = duty({ rules, facts, general: '2¢/kg' }, { origin: null, value: null });
    const blank = { severity: 'blocking', unit: null, min: null, max: null };
    expect(result.requiredInputs).toEqual([
      {
        ...blank,
        field: 'origin',
        type: 'iso2_country',
        reason: 'the column and most Chapter 99 duties depend on the country of origin',
        citation: '19 CFR 134.1(b)',
        exampleValue: 'CN',
      },
      {
        ...blank,
        field: 'value',
        type: 'number',
        reason: 'amounts are computed on the customs value',
        unit: 'USD',
        min: 0,
        citation: '19 USC 1401a',
        exampleValue: 10_000,
      },
      {
        ...blank,
        field: 'measures.KG',
        type: 'number',
        reason: expect.any(String),
        unit: 'kg',
        min: 0,
        citation: 'HTS 12345678: 2¢/kg',
        exampleValue: 100,
      },
      {
        ...blank,
        field: 'part',
        type: 'boolean',
        reason:
          'Is it part? Until it is answered the total is the dearest that the open facts allow, as if: part is true.',
        citation: 'test note 1',
        exampleValue: true,
      },
    ]);
  });

  it('is for the fact that leaves the totals nearest to each other, the first by name of equals', () => {
    const facts = ['b', 'a', 'c'].map((key) => definitionOf(key, { ask: true, assumed: 'true' }));
    const wide = [
      ruleOf('P1', { rate: additive(25), when: holds('c') }),
      ruleOf('P2', { rate: additive(5), when: holds('a'), exceptions: range('N1'), aceOrder: 11 }),
      ruleOf('N1', { rate: exempt, when: not(holds('c')) }),
      ruleOf('P3', { rate: additive(3), when: holds('b'), aceOrder: 12 }),
    ];
    expect(duty({ rules: wide, facts }).result.bounds.nextBestFact).toBe('c');
    const equal = ['b', 'a'].map((key, place) => ruleOf(`P${place}`, { when: holds(key), aceOrder: place }));
    expect(duty({ rules: equal, facts }).result.bounds.nextBestFact).toBe('a');
  });
});

describe('a duplicate of a charge', () => {
  const facts = [definitionOf('weight', { type: 'number', assumed: '15' })];
  const charge = ruleOf('X1', { when: compares('weight', '>=', '15') });
  const light = (changes: Partial<(typeof charge)['rule']> = {}) =>
    ruleOf('N1', { rate: exempt, when: compares('weight', '<', '15'), ...changes });
  const headings = (...rules: readonly (typeof charge)[]): string[] =>
    duty({ rules, facts }, { stated: { weight: new Decimal(3) } }).result.layers.map(
      ({ heading }) => heading,
    );

  it('is reported where it turns on the same fact on the same list row, and else not', () => {
    expect(headings(charge, light())).toEqual(['N1', LINE]);
    expect(headings(charge, light({ aceOrder: 11 }))).toEqual([LINE]);
    expect(headings(charge, { ...light(), listedAs: '5678' })).toEqual([LINE]);
    expect(headings(charge, { ...light(), list: 'other-list' })).toEqual([LINE]);
    expect(headings(charge, { ...light(), listedAs: null })).toEqual([LINE]);
    expect(headings(charge, light({ when: null }))).toEqual([LINE]);
    expect(headings(light())).toEqual([LINE]);
    expect(headings({ ...charge, rule: { ...charge.rule, rate: exempt } }, light())).toEqual([LINE]);
  });
});

describe('a warning', () => {
  it('names a source that is not sure, a claim without a rate and a date that is not verified', () => {
    const rules = [ruleOf('X1', { confidence: 'low' }), ruleOf('X2', { aceOrder: 11 })];
    const special = [['S', 'Free']] as const;
    const warningsOf = (law: LawOptions, given: FactOptions) => duty(law, given).result.warnings;
    expect(warningsOf({ rules }, {})).toEqual(['X1: the source of this layer has low confidence.']);
    const claim = { origin: 'CA', stated: { spi: 'S' } };
    expect(warningsOf({}, claim)).toEqual([
      'The line prints no special rate for S; column 1 general applies.',
    ]);
    expect(warningsOf({ general: 'Free' }, claim)).toEqual([]);
    expect(warningsOf({ special }, claim)).toEqual([]);
    expect(warningsOf({ special }, { origin: 'CN', stated: { spi: 'S' } })).toEqual([
      'Special program indicator S was not applied: CN is not a beneficiary.',
    ]);
    expect(warningsOf({}, { date: '2026-10-10' })).toEqual([]);
    expect(warningsOf({}, { date: '2026-10-11' })).toEqual([
      'Chapter 99 programs are verified to 2026-10-10; after it the answer follows what was scheduled then.',
      'The schedule is known to 2026-10-10: column rates and numbers of 2026-10-11 are read from an older revision.',
    ]);
  });
});

describe('what is assumed', () => {
  it('is told with its words, for facts to be asked and for claims', () => {
    const facts = [definitionOf('part', { ask: true, assumed: 'true' }), definitionOf('donation')];
    const rules = [
      ruleOf('X1', { when: holds('part') }),
      ruleOf('E1', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
    ];
    const { result } = duty({ rules, facts });
    expect(result.assumedFacts).toEqual([
      { key: 'part', assumed: 'true', ask: true },
      { key: 'donation', assumed: 'false', ask: false },
    ]);
    expect(result.considered.map(({ rule }) => rule.heading)).toEqual(['X1', 'E1']);
    const stated = { part: true, donation: false };
    expect(duty({ rules, facts }, { stated }).result.assumedFacts).toEqual([]);
  });
});

describe('a fee', () => {
  it('says what it rests on', () => {
    const feesOf = (given: FactOptions, law: LawOptions = {}) => {
      const { merchandiseProcessingFee: mpf, harborMaintenanceFee: hmf } = duty(law, given).result;
      return [mpf.applicable, mpf.reason, hmf.applicable, hmf.reason];
    };
    const formal = 'formal entry, ad valorem';
    expect(feesOf({ transport: 'ocean' })).toEqual([true, formal, true, 'ocean cargo']);
    expect(feesOf({ transport: 'air', value: '100' })).toEqual([
      true,
      'formal entry, the minimum per entry applies',
      false,
      'not due on goods arriving by air',
    ]);
    const unknown = 'the customs value was not stated';
    expect(feesOf({ transport: 'ocean', value: null })).toEqual([true, unknown, true, unknown]);
    expect(feesOf({ value: '1000000' })).toEqual([
      true,
      'formal entry, the maximum per entry applies',
      false,
      'the mode of transport was not stated; due on ocean cargo only',
    ]);
    expect(duty({}).result.harborMaintenanceFee).toMatchObject({
      ratePercent: new Decimal('0.125'),
      citations: CITED,
    });
  });
});

describe('a preference tried in place of one that was stated', () => {
  it('may be none at all', () => {
    const rules = [ruleOf('A1', { when: not({ kind: 'isOneOf', key: 'spi', values: ['S'] }) })];
    const special = [['S', 'Free']] as const;
    const { result } = duty({ rules, special }, { origin: 'CA', stated: { spi: 'S' } });
    expect(result.notApplied).toMatchObject([{ heading: 'A1', flippedBy: { key: 'spi', value: 'not S' } }]);
  });
});

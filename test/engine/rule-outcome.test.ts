import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { DutyResult } from '../../src/engine/result.js';
import { Decimal } from '../../src/terms/decimal.js';
import { exempt, floor } from '../support/duty.js';
import {
  additive,
  all,
  compares,
  definitionOf,
  due,
  factsOf,
  holds,
  isOneOf,
  lawOf,
  not,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/**
 * The outcome of rules for every customs value must be what they give when every value is worked out by itself. A rule
 * that never holds and puts more tests than can be told apart by a signature has every value worked out.
 */

const many = Array.from({ length: 60 }, (_, index) => isOneOf('never', `value ${index}`));
const unsettling = ruleOf('ZZ', { when: all(holds('never'), ...many), aceOrder: 99 });

const spi = definitionOf('spi', { type: 'code', assumed: 'none', whenMissing: 'no preference' });
const steel = definitionOf('steel_content_value', { type: 'number', unit: 'USD', assumed: null });
const aluminum = definitionOf('aluminum_content_value', { type: 'number', unit: 'USD', assumed: null });
const us = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });
const pour = definitionOf('melt_pour_country', { type: 'country', assumed: 'UN' });
const loaded = definitionOf('loading_date', { type: 'date', assumed: null });
const provision = definitionOf('chapter98_provision', {
  type: 'code',
  values: ['none', '9802.00.80'],
  assumed: 'none',
});
const dutiable = definitionOf('chapter98_dutiable_value', { type: 'number', unit: 'USD', assumed: null });

const everything = { program: 'other', listedAs: null } as const;

const laws: Readonly<Record<string, LawOptions>> = {
  'a charge that a fact turns off, and its relief': {
    rules: [
      ruleOf('X1', { when: not(holds('a')), exceptions: range('E1') }),
      ruleOf('E1', { when: holds('b'), rate: exempt, aceOrder: 3 }),
      ruleOf('X2', { when: holds('c'), rate: additive(0), aceOrder: 4 }),
    ],
    facts: ['a', 'b', 'c'].map((key) => definitionOf(key)),
  },
  'charges that take the place of each other': {
    rules: [
      ruleOf('X1', { when: holds('a'), rate: additive(10) }),
      ruleOf('X1', { id: 'X1b', when: not(holds('a')), rate: additive(20) }),
      ruleOf('X1', { id: 'X1c', when: holds('b'), rate: { kind: 'inLieu', percent: new Decimal(5) } }),
      ruleOf('X2', { when: holds('b'), rate: additive(0) }),
      ruleOf('X3', { when: not(holds('b')), rate: additive(0) }),
    ],
    facts: [definitionOf('a'), definitionOf('b')],
  },
  'a column replaced under the same heading': {
    rules: [
      ruleOf('X1', { when: not(holds('a')), rate: additive(0) }),
      ruleOf('X1', { id: 'X1b', when: holds('a'), rate: { kind: 'inLieu', percent: new Decimal(0) } }),
    ],
    general: 'Free',
    facts: [definitionOf('a')],
  },
  'parts of steel and aluminum': {
    rules: [
      ruleOf('S1', { basis: 'steel_content', when: not(isOneOf('melt_pour_country', 'US')) }),
      ruleOf('A1', { basis: 'aluminum_content', rate: additive(25), aceOrder: 2 }),
      ruleOf('R1', { exceptions: range('E2'), rate: additive(15), aceOrder: 3 }),
      ruleOf('E2', { when: due('S1;A1'), rate: exempt, basis: 'due_232_value', aceOrder: 4 }),
    ],
    facts: [steel, aluminum, pour],
  },
  'a share of U.S. content': {
    rules: [
      ruleOf('U1', { when: compares('us_content_pct', '>=', '20'), rate: exempt, basis: 'us_content' }),
      ruleOf('R1', { exceptions: range('U1'), aceOrder: 3 }),
    ],
    facts: [us],
  },
  'a threshold of the column duty': {
    rules: [
      ruleOf('F1', { when: compares('col1_ave', '<', '15'), rate: floor(15) }),
      ruleOf('F2', { when: compares('col1_ave', '>=', '15'), rate: exempt, aceOrder: 2 }),
      ruleOf('F3', { when: all(holds('a'), compares('col1_ave', '<', '10')), aceOrder: 3 }),
    ],
    general: '1.5¢/kg + 3%',
    special: [['S', 'Free']],
    facts: [spi, definitionOf('a')],
  },
  'preferences with and without a rate': {
    rules: [
      ruleOf('X1', { when: not(isOneOf('spi', 'S')) }),
      ruleOf('X2', { when: isOneOf('spi', 'S'), rate: additive(0), aceOrder: 2 }),
    ],
    facts: [spi],
  },
  'a preference that no rule reads': { rules: [ruleOf('X1')], special: [['S', 'Free']], facts: [spi] },
  'a preference that must be asked for': {
    rules: [ruleOf('X1')],
    special: [['S', 'Free']],
    facts: [{ ...spi, ask: true }],
  },
  'facts that must be asked for': {
    rules: [
      ruleOf('X1', { when: holds('a'), exceptions: range('E1') }),
      ruleOf('E1', { when: compares('loading_date', '<', '2026-08-01'), rate: exempt, aceOrder: 1 }),
    ],
    facts: [definitionOf('a', { ask: true }), { ...loaded, ask: true }],
  },
  'goods that may not enter': {
    rules: [
      ruleOf('P1', { when: holds('a'), rate: { kind: 'prohibited' } }),
      ruleOf('P2', { when: holds('b'), rate: { kind: 'prohibited' } }),
      ruleOf('X1', { aceOrder: 2 }),
    ],
    facts: [definitionOf('a'), definitionOf('b')],
  },
  'headings that except each other in a circle': {
    rules: [
      ruleOf('X1', { exceptions: range('X2'), when: not(holds('a')) }),
      ruleOf('X2', { exceptions: range('X3'), aceOrder: 2 }),
      ruleOf('X3', { exceptions: range('X1'), aceOrder: 3, when: not(holds('b')) }),
    ],
    facts: [definitionOf('a'), definitionOf('b')],
  },
  'a relief that is due where it takes a duty away': {
    rules: [
      { ...ruleOf('E1', { rate: exempt, displaces: range('X1'), when: holds('a') }), ...everything },
      ruleOf('X1', { aceOrder: 2, when: not(holds('b')) }),
      ruleOf('X2', { when: due('E1'), aceOrder: 3 }),
    ],
    facts: [definitionOf('a'), definitionOf('b')],
  },
  'goods and an exemption that ask for the same duty': {
    rules: [
      ruleOf('X1', { when: not(holds('a')) }),
      ruleOf('E1', { when: due('X1'), rate: exempt, aceOrder: 2 }),
      ruleOf('X2', { when: due('X1'), exceptions: range('E1'), aceOrder: 3 }),
      ruleOf('X3', { when: not(holds('b')), exceptions: range('E1'), aceOrder: 4 }),
    ],
    facts: [definitionOf('a'), definitionOf('b')],
  },
  'a provision of Chapter 98': {
    rules: [ruleOf('X1', { when: not(isOneOf('chapter98_provision', '9802.00.80')) }), ruleOf('X2')],
    chapter98: [
      {
        provision: '9802.00.80',
        authorityType: 'column',
        value: 'dutiable_value',
        citations: lawOf().line.citations,
      },
      { provision: '*', authorityType: 'section_test', value: 'none', citations: lawOf().line.citations },
    ],
    facts: [provision, dutiable],
  },
  'a content that a rule compares': {
    rules: [
      ruleOf('S1', { basis: 'steel_content' }),
      ruleOf('X1', { when: compares('steel_content_value', '>', '500'), aceOrder: 2 }),
    ],
    facts: [steel],
  },
};

const facts: readonly FactOptions[] = [
  {},
  { value: '1' },
  { value: '0' },
  { value: null },
  { value: '0.01' },
  { origin: null },
  { origin: 'KE' },
  { origin: 'CA', value: '123456.78', measures: { KG: '90000' } },
  { origin: 'CA', stated: { spi: 'S' } },
  { origin: 'CA', stated: { a: true, us_content_pct: new Decimal(30) } },
  { stated: { a: true }, measures: { KG: '1' } },
  { stated: { a: true, b: true } },
  { stated: { b: true, c: true } },
  { stated: { melt_pour_country: 'US' } },
  { stated: { steel_content_value: new Decimal(700) } },
  { stated: { chapter98_provision: '9802.00.80', chapter98_dutiable_value: new Decimal(2_000) } },
  { stated: { loading_date: '2026-07-01' } },
];

function partsOf(result: DutyResult): unknown {
  const { layers, totals, bounds, requiredInputs, assumedFacts, claims, splitLines, warnings, complete } =
    result;
  const notApplied = result.notApplied.filter(({ heading }) => heading !== 'ZZ');
  const written = { layers, totals, bounds, requiredInputs, assumedFacts, claims, splitLines, warnings };
  return JSON.parse(JSON.stringify({ ...written, notApplied, complete }));
}

describe('the outcome of rules for every value', () => {
  it.each(Object.entries(laws))('is what they give for each: %s', (_, options) => {
    const law = lawOf(options);
    const unsettled = lawOf({ ...options, rules: [...options.rules!, unsettling] });
    for (const stated of facts) {
      const expected = partsOf(calculateDuty(factsOf(stated), unsettled));
      expect(partsOf(calculateDuty(factsOf(stated), law))).toEqual(expected);
      // Once more, from what is kept.
      expect(partsOf(calculateDuty(factsOf(stated), law))).toEqual(expected);
    }
  });

  it('is worked out again where amounts are assumed', () => {
    const rules = [ruleOf('S1', { basis: 'steel_content' })];
    const law = lawOf({ rules, facts: [{ ...steel, assumed: '400' }] });
    const amounts = ['10000', '300'].map((value) => calculateDuty(factsOf({ value }), law).layers[0]!.amount);
    expect(amounts.map((amount) => amount?.toFixed())).toEqual(['40', '30']);
  });

  it('is forgotten and found again where the answers are many', () => {
    const keys = Array.from({ length: 7 }, (_, index) => `k${index}`);
    const law = lawOf({
      rules: keys.map((key, place) => ruleOf(`X${place}`, { when: holds(key), rate: additive(2 ** place) })),
      facts: keys.map((key) => definitionOf(key)),
    });
    for (const round of [0, 1])
      for (let bits = round; bits < 128; bits += 1) {
        const stated = Object.fromEntries(keys.map((key, place) => [key, (bits & (2 ** place)) > 0]));
        const { totals } = calculateDuty(factsOf({ value: '100', stated }), law);
        expect(totals.totalDuty?.toFixed()).toBe(String(bits + 2.5));
      }
  });
});

import { describe, expect, it } from '@jest/globals';
import { assessCase } from '../../src/engine/adcvd-case.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import type { Law } from '../../src/engine/law.js';
import { compileGraph } from '../../src/engine/rule-graph.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import {
  additive,
  all,
  caseOf,
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
} from '../support/law-fixture.js';

/** Ties, nothing at all, and the least and most of everything. */

const unlisted = (matched: ReturnType<typeof ruleOf>) => ({ ...matched, listedAs: null, list: null });

describe('layers', () => {
  it('of one place in the order of reporting go by heading', () => {
    const rules = ['X2', 'X3', 'X1'].map((heading) => ruleOf(heading));
    expect(duty({ rules }).result.layers.map(({ heading }) => heading)).toEqual([
      'X1',
      'X2',
      'X3',
      '1234.56.78.90',
    ]);
  });

  it('stand on goods without a value', () => {
    expect(duty({ rules: [ruleOf('X1')] }, { value: '0' }).layers).toEqual({ X1: '0.00', column: '0.00' });
  });

  it('are on the whole value where a heading is for goods by what is no copper in them', () => {
    expect(duty({ rules: [ruleOf('X1', { basis: 'non_copper_content' })] }).layers).toHaveProperty(
      'X1',
      '1000.00',
    );
  });

  it('go altogether where another charge takes them away, whatever part that is on', () => {
    const rules = [ruleOf('S1', { basis: 'steel_content', displaces: range('X1') }), ruleOf('X1')];
    const stated = { steel_content_value: new Decimal(3000) };
    expect(duty({ rules }, { stated }).layers).toEqual({ S1: '300.00', column: '250.00' });
  });

  it('of metals stand though another charge on the metal does not', () => {
    const rules = [
      ruleOf('S1', { basis: 'steel_content', when: holds('never') }),
      ruleOf('S2', { basis: 'steel_content' }),
    ];
    expect(duty({ rules }).layers).toEqual({ S2: '1000.00', column: '250.00' });
  });
});

describe('goods that owe another duty', () => {
  const owing = ruleOf('E9', {
    rate: exempt,
    basis: 'due_232_value',
    when: due('S1;S2'),
    displaces: range('X1;S3'),
  });
  const stated = { steel_content_value: new Decimal(3000) };

  it('are exempted on the parts that owe it and no others', () => {
    const rules = [
      ruleOf('X1'),
      ruleOf('S1', { when: holds('never'), aceOrder: 30 }),
      ruleOf('S2', { basis: 'steel_content', aceOrder: 31 }),
      owing,
    ];
    expect(duty({ rules }, { stated }).layers).toMatchObject({ X1: '700.00', S2: '300.00' });
  });

  it('are exempted on every part where the whole owes it', () => {
    const rules = [ruleOf('S3', { basis: 'steel_content' }), ruleOf('S1', { aceOrder: 30 }), owing];
    const { layers } = duty({ rules }, { stated });
    expect([layers.S1, layers.S3]).toEqual(['1000.00', undefined]);
  });
});

describe('a duplicate of a charge', () => {
  const facts = [definitionOf('weight', { type: 'number', assumed: '15' }), definitionOf('q0')];
  const light = ruleOf('N1', { rate: exempt, when: compares('weight', '<', '15') });
  const reported = (...rules: readonly ReturnType<typeof ruleOf>[]) =>
    'N1' in duty({ rules, facts }, { stated: { weight: new Decimal(3), q0: true } }).layers;

  it('shares one of the facts of the charge, and its row of the list', () => {
    const charge = ruleOf('X1', { when: all(compares('weight', '>=', '15'), holds('q0')) });
    expect(reported(charge, light)).toBe(true);
    expect(reported(unlisted(charge), unlisted(light))).toBe(false);
  });
});

describe('a preference', () => {
  it('that is no symbol is none', () => {
    const { result } = duty({ special: [['S', 'Free']] }, { origin: 'CA', stated: { spi: '' } });
    expect([result.warnings, result.totals.totalDuty?.toFixed()]).toEqual([[], '250']);
  });

  it('is named on the column duty only where the line has a rate for it', () => {
    const programOf = (special: readonly (readonly [string, string])[]) =>
      duty({ special }, { origin: 'CA', stated: { spi: 'S' } }).result.layers[0]!.program;
    expect([programOf([]), programOf([['S', 'Free']])]).toEqual([null, 'S']);
    expect(duty({ special: [['S', 'Free']] }, { origin: 'CA' }).result.layers[0]!.program).toBeNull();
  });

  it('is in force while one of several programs of the symbol is', () => {
    const law = lawOf();
    const [current] = law.specialPrograms;
    const ended = { ...current!, interval: { from: null, to: toCalendarDate('2020-07-01') } };
    const of = (...specialPrograms: Law['specialPrograms']) =>
      calculateDuty(factsOf({ stated: { spi: 'S' } }), { ...law, specialPrograms }).warnings;
    const refusal = 'Special program indicator S was not applied: CN is not a beneficiary.';
    expect(of(ended, current!)).toEqual([refusal]);
    expect(of(ended)).not.toEqual([refusal]);
  });
});

describe('what is missing', () => {
  it('keeps a result open: an origin, a value, a quantity', () => {
    expect(duty({}).result.complete).toBe(true);
    for (const missing of [duty({}, { origin: null }), duty({}, { value: null }), duty({ general: '2¢/kg' })])
      expect(missing.result.complete).toBe(false);
  });

  it('leaves a case without a rate unknown, whatever the goods weigh', () => {
    const candidate = caseOf('A-570-001', { rate: { percent: null } });
    const { amount, high, because } = assessCase(candidate, factsOf({ measures: { KG: '10' } }));
    expect([amount, high, because]).toEqual([null, null, 'no rate is known for the day']);
  });
});

describe('a case that counts', () => {
  it('says whether the importer or the evidence says so', () => {
    const because = (declaredCases: Record<string, boolean>) =>
      assessCase(caseOf('A-570-001'), factsOf({ declaredCases })).because;
    expect([because({ 'A-570-001': true }), because({})]).toEqual([
      'the importer declares the case',
      'the evidence finds the goods likely in scope',
    ]);
  });
});

describe('of several answers', () => {
  const madeIn = (values: readonly string[]) =>
    definitionOf('made_in', { type: 'code', values, assumed: 'a' });

  it('the one with the lowest duty is the claim', () => {
    const rules = [
      ruleOf('X1', { rate: additive(25), when: isOneOf('made_in', 'a') }),
      ruleOf('X2', { rate: additive(10), when: isOneOf('made_in', 'b') }),
      ruleOf('X3', { rate: additive(5), when: isOneOf('made_in', 'c') }),
    ];
    const { claims } = duty({ rules, facts: [madeIn(['a', 'b', 'c'])] }).result;
    expect(claims.map(({ value, saving }) => [value, saving?.toFixed()])).toEqual([['c', '2000']]);
  });

  it('all that would turn a heading are named, up to a number', () => {
    const many = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const facts = [madeIn(['a', 'd', ...many])];
    const turnedBy = (when: ReturnType<typeof isOneOf>, stated = {}) =>
      duty({ rules: [ruleOf('X1', { when })], facts }, { stated }).result.notApplied[0]!.flippedBy?.value;
    expect(turnedBy(isOneOf('made_in', 'c1', 'c2'))).toBe('c1 or c2');
    expect(turnedBy(not(isOneOf('made_in', 'a', 'c1')))).toBe('not a or c1');
    const named = String(turnedBy(isOneOf('made_in', ...many))).split(' or ');
    expect(named.length).toBeLessThan(many.length);
    expect(many.slice(0, named.length)).toEqual(named);
  });

  it('each key is tried by what is said of it alone', () => {
    const facts = ['n', 'm'].map((key) => definitionOf(key, { type: 'number' }));
    const when = all(compares('n', '<', '15'), compares('m', '<', '40'), due('Z1'));
    const { openKeys } = compileGraph(lawOf({ facts, rules: [ruleOf('X1', { when })] }));
    expect(openKeys.map(({ alternatives }) => alternatives.map(String))).toEqual([
      ['15', '14'],
      ['40', '39'],
    ]);
  });
});

describe('numbers in words', () => {
  it('are written out', () => {
    const facts = [definitionOf('weight', { type: 'number', assumed: '0' })];
    const rules = [ruleOf('X1', { when: compares('weight', '>=', '40') })];
    const stated = { weight: new Decimal('0.00000001') };
    expect(duty({ rules, facts }, { stated }).result.notApplied[0]!.because).toBe(
      'needs: “Is it weight?” at least 40; it is 0.00000001',
    );
  });
});

describe('a column duty of nothing', () => {
  it('by a quantity of nothing is not replaced by a heading', () => {
    const [none, some] = ['0', '100'].map((KG) =>
      calculateDuty(factsOf({ measures: { KG } }), lawOf({ general: '2¢/kg' })),
    );
    expect(compareDuties(none!, some!).map(({ cause }) => cause)).toEqual(['value']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { duty, exempt, floor, specific } from '../support/duty.js';
import {
  additive,
  all,
  compares,
  definitionOf,
  factsOf,
  holds,
  isOneOf,
  lawOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';

/** What the facts not stated leave open, and what they do not. */

const spi = definitionOf('spi', { type: 'code', assumed: 'none', whenMissing: 'no preference' });
const fieldsOf = ({ result }: ReturnType<typeof duty>): string[] =>
  result.requiredInputs.map(({ field }) => field);

describe('facts to be asked', () => {
  const ten = Array.from({ length: 10 }, (_, index) => definitionOf(`q${index}`, { ask: true }));

  it('are all asked where their answers are too many to try, and limited all the same', () => {
    const rules = [
      ...ten.map(({ key }, index) => ruleOf(`P${index}`, { when: holds(key), aceOrder: index })),
      ruleOf('Z1', { aceOrder: 20, exceptions: range('P0') }),
    ];
    const { result } = duty({ rules, facts: ten });
    expect(result.requiredInputs.map(({ field }) => field)).toEqual(ten.map(({ key }) => key));
    expect(result.bounds.nextBestFact).toBe('q0');
    expect([result.bounds.low?.toFixed(2), result.bounds.high?.toFixed(2)]).toEqual(['1250.00', '10250.00']);
    expect(result.totals.totalDuty?.toFixed(2)).toBe('10250.00');
    expect(result.complete).toBe(false);
    // P0 takes Z1 away and costs as much: of two dearest completions, the one with more answers as assumed.
    const headings = result.layers.map(({ heading }) => heading);
    expect(headings).toContain('Z1');
    expect(headings).not.toContain('P0');
    const stated = Object.fromEntries(ten.slice(1).map(({ key }) => [key, false]));
    const one = duty({ rules, facts: ten }, { stated }).result;
    expect(one.requiredInputs.map(({ field }) => field)).toEqual(['q0']);
    expect(one.bounds.low?.toFixed(2)).toBe('1250.00');
    expect(one.bounds.high?.toFixed(2)).toBe('1250.00');
  });

  it('mark the rules that read them, when there are too many answers to try', () => {
    const rules = [
      ...ten.map(({ key }, index) => ruleOf(`P${index}`, { when: not(holds(key)), aceOrder: index })),
    ];
    const { result } = duty({ rules, facts: ten });
    expect(result.layers.map(({ openFacts }) => openFacts.join())).toEqual([
      ...ten.map(({ key }) => key),
      '',
    ]);
  });

  it('leave alone the layers that no answer changes', () => {
    const rules = [ruleOf('P1', { when: holds('q0') }), ruleOf('X1', { aceOrder: 5 })];
    const { result } = duty({ rules, facts: ten.slice(0, 1) });
    expect(result.layers.find(({ heading }) => heading === 'X1')).toMatchObject({
      ending: 'applies',
      openFacts: [],
    });
  });

  it('may decide whether the goods may enter at all', () => {
    const rules = [
      ruleOf('(ban)', { rate: { kind: 'prohibited' }, rateText: 'excluded', when: holds('q0') }),
      ruleOf('P1', { when: holds('q1') }),
    ];
    const { result } = duty({ rules, facts: ten.slice(0, 2) });
    expect(result.requiredInputs.map(({ field }) => field)).toEqual(['q0', 'q1']);
    expect([result.bounds.low?.toFixed(2), result.bounds.high]).toEqual(['250.00', null]);
  });

  it('are told apart by the charges that cannot be computed too', () => {
    const rules = [
      ruleOf('MIP', { rate: specific('$21/kg'), when: holds('q0') }),
      ruleOf('X1', { rate: additive(5), when: not(holds('q0')) }),
    ];
    const { result } = duty({ rules, facts: ten.slice(0, 1), general: '10¢/kg' });
    expect(result.requiredInputs.map(({ field }) => field)).toEqual(['measures.KG', 'q0']);
    expect([result.bounds.low?.toFixed(2), result.bounds.high]).toEqual(['0.00', null]);
    expect(result.layers[0]).toMatchObject({ heading: 'MIP', ending: 'undetermined' });
  });
});

describe('a column duty that lacks a quantity', () => {
  it('runs from its least to its greatest where the rate has a limit', () => {
    const { result } = duty({ general: '10¢/kg, but not more than 5%' });
    expect([result.bounds.low?.toFixed(2), result.bounds.high?.toFixed(2)]).toEqual(['0.00', '500.00']);
  });

  it('is computed as a number where it has no formula of the numbers stated', () => {
    const { result } = duty({ general: '$40/kg of anhydrous morphine content' }, { measures: { KG: '0' } });
    expect(result.layers).toMatchObject([{ computation: '0', ending: 'applies' }]);
  });

  it('that refers to a rate nobody finds leaves floors and their tests without an answer', () => {
    const facts = [definitionOf('col1_ave', { type: 'derived' })];
    const rules = [
      ruleOf('F1', { rate: floor(15) }),
      ruleOf('S1', { rate: floor(15), basis: 'steel_content', aceOrder: 11 }),
      ruleOf('E1', { rate: exempt, when: compares('col1_ave', '>=', '15'), displaces: range('F1') }),
    ];
    const { result, layers } = duty({ rules, facts, general: 'See 9903.01.01' });
    expect(layers).toEqual({ F1: null, S1: null, column: null });
    expect(result.warnings.join()).toContain('refers to a rate that is not resolved');
    expect(result.splitLines.map(({ headings }) => headings.map(({ amount }) => amount.toFixed()))).toEqual([
      ['0', '0'],
    ]);
  });

  it('refers to column 2 of another line for a column 2 country', () => {
    const asked: string[] = [];
    const law = lawOf({
      column2: 'See 9903.01.01',
      rules: [ruleOf('(column 2)', { rate: { kind: 'inLieu', percent: null } })],
    });
    const other = lawOf({ general: '40%' }).line.column1General.expression;
    const rateOf = (_: unknown, column: string) => {
      asked.push(column);
      return other;
    };
    const { column, totals } = calculateDuty(factsOf(), { ...law, rateOf });
    expect([column, totals.totalDuty?.toFixed(2), [...new Set(asked)]]).toEqual([
      'column2',
      '4000.00',
      ['column2'],
    ]);
  });
});

describe('facts with a default', () => {
  it('are not offered where their other answers owe the same', () => {
    const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });
    const rules = [
      ruleOf('A1', { when: all(compares('us_content_pct', '>=', '20'), holds('never')) }),
      ruleOf('A2', { aceOrder: 11 }),
    ];
    const facts = [share, definitionOf('never')];
    expect(fieldsOf(duty({ rules, facts }, { stated: { never: false } }))).toEqual([]);
  });

  it('are offered from nothing to the customs value for a content that no condition compares', () => {
    const steel = definitionOf('steel_content_value', { type: 'number', unit: 'USD', assumed: null });
    const rules = [ruleOf('S1', { rate: additive(50), basis: 'steel_content' })];
    const { result } = duty({ rules, facts: [steel] });
    expect(result.claims.map(({ key, value, saving }) => [key, value, saving?.toFixed(2)])).toEqual([
      ['steel_content_value', '0', '5000.00'],
    ]);
  });

  it('run from nothing to the whole for a share that no condition compares', () => {
    const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });
    const rules = [ruleOf('N1', { basis: 'non_us_content', when: holds('us_content_pct') })];
    expect(fieldsOf(duty({ rules, facts: [share] }))).toEqual([]);
    const read = [ruleOf('N1', { basis: 'non_us_content', when: not(holds('us_content_pct')) })];
    const { claims } = duty({ rules: read, facts: [share] }).result;
    expect(claims.map(({ value, saving }) => [value, saving?.toFixed(2)])).toEqual([['100', '1000.00']]);
  });

  it('have a value on either side of nothing', () => {
    const age = definitionOf('age', { type: 'number', unit: 'years', assumed: '0' });
    const rules = [ruleOf('X1', { when: compares('age', '>', '0') })];
    const { result } = duty({ rules, facts: [age] });
    expect(result.requiredInputs).toMatchObject([{ field: 'age', exampleValue: '1', max: null }]);
  });

  it('have no example where the answer that matters is none of those named', () => {
    const made = definitionOf('made_in', { type: 'country', assumed: 'RU' });
    const rules = [ruleOf('R1', { rate: additive(200), when: isOneOf('made_in', 'RU') })];
    const { result } = duty({ rules, facts: [made] });
    expect(result.requiredInputs).toMatchObject([{ field: 'made_in', exampleValue: null }]);
    expect(result.requiredInputs[0]!.reason).toContain('when made_in is not stated');
  });

  it('may list several codes in one answer', () => {
    const rules = [
      ruleOf('E1', { rate: exempt, when: isOneOf('claimed', 'a'), displaces: range('X1') }),
      ruleOf('X1'),
    ];
    expect(duty({ rules }, { stated: { claimed: 'b,a' } }).layers).toEqual({ E1: '0.00', column: '250.00' });
    expect(duty({ rules }, { stated: { claimed: 'b,c' } }).layers).toEqual({
      X1: '1000.00',
      column: '250.00',
    });
  });

  it('show the first of a closed list of codes that is asked', () => {
    const kind = definitionOf('kind', { type: 'code', values: ['a', 'b'], ask: true, assumed: 'a' });
    const open = definitionOf('other', { type: 'code', ask: true, assumed: null });
    const rules = [
      ruleOf('X1', { when: isOneOf('kind', 'a') }),
      ruleOf('X2', { when: isOneOf('other', 'z'), aceOrder: 11 }),
    ];
    expect(duty({ rules, facts: [kind, open] }).result.requiredInputs).toMatchObject([
      { field: 'kind', exampleValue: 'a' },
      { field: 'other', exampleValue: null },
    ]);
  });
});

describe('a preference that is not claimed', () => {
  it('is offered on a line that prints a rate for it, though no rule reads it', () => {
    const law = { special: [['S', 'Free']] as const, facts: [spi] };
    expect(fieldsOf(duty(law, { origin: 'CA' }))).toEqual(['spi']);
    expect(fieldsOf(duty({ special: law.special }, { origin: 'CA' }))).toEqual([]);
    expect(fieldsOf(duty(law, { origin: 'CA', stated: { spi: 'none' } }))).toEqual([]);
    expect(fieldsOf(duty(law, { origin: 'CA', stated: { spi: 'S' } }))).toEqual([]);
  });

  it('is not offered where it saves nothing: the same rate, or a heading for another one', () => {
    expect(fieldsOf(duty({ special: [['S', '2.5%']], facts: [spi] }, { origin: 'CA' }))).toEqual([]);
    const rules = [ruleOf('X1', { when: not(isOneOf('spi', 'D')) })];
    expect(fieldsOf(duty({ rules, facts: [spi] }, { origin: 'CA' }))).toEqual([]);
  });
});

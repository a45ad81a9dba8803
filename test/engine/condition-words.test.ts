import { describe, expect, it } from '@jest/globals';
import { describeCondition } from '../../src/engine/conditions.js';
import { duty } from '../support/duty.js';
import {
  all,
  any,
  compares,
  definitionOf,
  due,
  holds,
  isOneOf,
  not,
  ruleOf,
} from '../support/law-fixture.js';

describe('a condition in words', () => {
  it.each([
    [holds('donation'), 'donation'],
    [not(holds('donation')), 'not donation'],
    [isOneOf('spi', 'S', 'S+'), 'spi is S or S+'],
    [not(isOneOf('spi', 'S', 'S+')), 'spi is not S or S+'],
    [compares('weight', '>=', '15'), 'weight >= 15'],
    [due('X1'), 'a duty under one of the headings it names is due'],
    [all(holds('a'), holds('b'), holds('c')), 'a and b and c'],
    [all(holds('a'), any(holds('b'), not(holds('c')))), 'a and (b or not c)'],
    [not(all(holds('a'), holds('b'))), 'not a and b'],
  ])('%j: %s', (condition, words) => {
    expect(describeCondition(condition)).toBe(words);
  });

  it('stands in the ledger with the answer to each key it reads', () => {
    const facts = [definitionOf('donation'), definitionOf('aircraft')];
    const rules = [
      ruleOf('X1', { when: all(holds('donation'), holds('aircraft')) }),
      ruleOf('X2', { when: compares('col1_ave', '>=', '15') }),
    ];
    expect(duty({ rules, facts }).result.notApplied.map(({ because }) => because)).toEqual([
      'needs: “Is it donation?” yes and “Is it aircraft?” yes; it is no, no',
      'needs: the column 1 duty as a share of the value at least 15%; it is 2.5%',
    ]);
  });
});

describe('a condition on a date', () => {
  const facts = [definitionOf('loaded', { type: 'date', assumed: null })];
  const held = (operator: '<' | '<=' | '>' | '>=', loaded: string): boolean => {
    const rules = [ruleOf('X1', { when: compares('loaded', operator, '2026-07-24') })];
    return 'X1' in duty({ rules, facts }, { stated: { loaded } }).layers;
  };

  it.each([
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>', [false, false, true]],
    ['>=', [false, true, true]],
  ] as const)('%s holds as it reads', (operator, expected) => {
    expect(['2026-07-23', '2026-07-24', '2026-07-25'].map((day) => held(operator, day))).toEqual(expected);
  });
});

describe('a condition on a code', () => {
  it('is met by any of several codes stated at once', () => {
    const rules = [ruleOf('X1', { when: isOneOf('exclusions', '9903.88.02') })];
    const met = (exclusions: string) => 'X1' in duty({ rules }, { stated: { exclusions } }).layers;
    expect([met('9903.88.01,9903.88.02'), met('9903.88.02'), met('9903.88.01,9903.88.03')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

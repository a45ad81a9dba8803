import { describe, expect, it } from '@jest/globals';
import type { BoundAnswer } from '../../src/engine/result.js';
import { duty, exempt, specific } from '../support/duty.js';
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
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** The answers on which the ends of the bounds rest. The column duty is 250 of 10,000, a rule adds 1,000. */

const said = (answers: readonly BoundAnswer[] | null) => answers?.map(({ key, value }) => [key, value]);

function answersAt(law: LawOptions, facts: FactOptions = {}) {
  const { low, high, lowAnswers, highAnswers } = duty(law, facts).result.bounds;
  return { low: [low?.toFixed(), said(lowAnswers)], high: [high?.toFixed(), said(highAnswers)] };
}

const charge = ruleOf('X1');
const relief = (when: Parameters<typeof all>[number]) =>
  ruleOf('E1', { rate: exempt, when, displaces: range('X1') });

describe('answers that lead to an end of the bounds', () => {
  it('are none where that much is owed as it is', () => {
    const rules = [charge, relief(holds('q0'))];
    expect(answersAt({ rules, facts: [definitionOf('q0')] })).toEqual({
      low: ['250', [['q0', 'true']]],
      high: ['1250', []],
    });
  });

  it('are those that lower the duty together alone, and no others', () => {
    const rules = [charge, relief(all(holds('q0'), not(holds('q1')), any(holds('q0'), holds('q2'))))];
    const facts = [
      definitionOf('q0'),
      definitionOf('q1', { assumed: 'true' }),
      definitionOf('q2'),
      definitionOf('q3'),
    ];
    const { result } = duty({ rules, facts });
    expect(result.claims).toEqual([]);
    expect(said(result.bounds.lowAnswers)).toEqual([
      ['q0', 'true'],
      ['q1', 'false'],
    ]);
    expect(result.bounds.lowAnswers![0]).toMatchObject({ question: 'Is it q0?', citation: 'test note 1' });
  });

  it('have every fact that must be asked and decides, so that nothing dearer stays open', () => {
    const facts = [definitionOf('q0', { ask: true }), definitionOf('q1')];
    const rules = [
      ruleOf('X1', { when: holds('q0') }),
      ruleOf('X2', { when: holds('q1'), rate: additive(1) }),
    ];
    expect(answersAt({ rules, facts })).toEqual({
      low: ['250', [['q0', 'false']]],
      high: [
        '1350',
        [
          ['q0', 'true'],
          ['q1', 'true'],
        ],
      ],
    });
  });

  it('have the facts of which each hides another, where both must be asked', () => {
    const facts = [
      definitionOf('q0', { ask: true, assumed: 'false' }),
      definitionOf('q1', { ask: true, assumed: 'true' }),
      definitionOf('q2'),
    ];
    const rules = [ruleOf('X1', { when: any(not(holds('q2')), all(holds('q0'), not(holds('q1')))) })];
    expect(answersAt({ rules, facts }).low).toEqual([
      '250',
      [
        ['q2', 'true'],
        ['q1', 'true'],
      ],
    ]);
  });

  it('are what a person would say, not what stands next to a limit', () => {
    const facts = [definitionOf('share', { type: 'number', unit: 'percent', assumed: '0' })];
    const rules = [charge, relief(compares('share', '>', '40'))];
    expect(answersAt({ rules, facts }).low).toEqual(['250', [['share', '41']]]);
  });

  it('lead there where a quantity is missing too: what lacks it counts as little as it can come to', () => {
    const rules = [
      ruleOf('X1', { when: holds('q0'), rate: specific('25¢/kg') }),
      ruleOf('X2', { when: not(holds('q0')) }),
    ];
    const law = { general: '10¢/kg', rules, facts: [definitionOf('q0', { ask: true })] };
    expect(answersAt(law).low).toEqual(['0', [['q0', 'true']]]);
    expect(duty(law).result.boundsWithoutClaims.low?.toFixed()).toBe('0');
  });

  it('lead there at the column duty that leads there, be it an end of its range or not', () => {
    const lowColumn = compares('col1_ave', '<=', '5');
    const law = {
      general: '10¢/kg but not less than 4% nor more than 50%',
      rules: [ruleOf('X1', { when: all(holds('q0'), lowColumn), rate: additive(60) })],
      facts: [definitionOf('q0'), definitionOf('col1_ave', { type: 'derived' })],
    };
    expect(answersAt(law).high).toEqual(['6500', [['q0', 'true']]]);
  });

  it('are not known where no answer owes what is owed without one', () => {
    const facts = [definitionOf('us_content_pct', { type: 'number', unit: 'percent' })];
    const isAnswered = any(compares('us_content_pct', '<=', '40'), compares('us_content_pct', '>', '40'));
    const charged = [ruleOf('X1', { when: isAnswered })];
    expect(answersAt({ rules: charged, facts })).toEqual({
      low: ['250', undefined],
      high: ['1250', [['us_content_pct', '40']]],
    });
    const exempted = [ruleOf('X1', { when: not(isAnswered) })];
    expect(answersAt({ rules: exempted, facts })).toEqual({
      low: ['250', [['us_content_pct', '40']]],
      high: ['1250', undefined],
    });
  });

  it('may be what no rule names', () => {
    const facts = [definitionOf('code', { type: 'code', assumed: 'p' })];
    const rules = [ruleOf('X1', { when: not(isOneOf('code', 'p')) })];
    expect(answersAt({ rules, facts })).toEqual({ low: ['250', []], high: ['1250', [['code', null]]] });
  });

  it('are not known where no end is', () => {
    const ban = ruleOf('(ban)', { rate: { kind: 'prohibited' } });
    expect(answersAt({ rules: [ban] })).toEqual({
      low: [undefined, undefined],
      high: [undefined, undefined],
    });
  });
});

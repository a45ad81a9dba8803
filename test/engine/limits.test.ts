import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import { graphOf } from '../../src/engine/kept-graphs.js';
import { Decimal } from '../../src/terms/decimal.js';
import { boundsOf, duty, exempt, floor } from '../support/duty.js';
import {
  definitionOf,
  factsOf,
  holds,
  lawOf,
  not,
  range,
  ruleOf,
  isOneOf,
  due,
} from '../support/law-fixture.js';

/** What limits a duty that is open, and what a question, a heading and a set of rules are told apart by. */

describe('bounds', () => {
  const facts = [definitionOf('q0', { ask: true, assumed: 'true' })];
  const boundsOfRules = (...rules: readonly ReturnType<typeof ruleOf>[]) => boundsOf({ rules, facts });

  it('have the least total whichever answer gives it', () => {
    expect(boundsOfRules(ruleOf('X1', { when: holds('q0') }))).toEqual(['250', '1250']);
    expect(boundsOfRules(ruleOf('X1', { when: not(holds('q0')) }))).toEqual(['250', '1250']);
  });

  it('have no greatest total, and the least of the others, where an answer bars the goods', () => {
    const ban = (when: Parameters<typeof not>[0]) => ruleOf('(ban)', { rate: { kind: 'prohibited' }, when });
    expect(boundsOfRules(ban(holds('q0')), ruleOf('X1'))).toEqual(['1250', null]);
    expect(boundsOfRules(ban(not(holds('q0'))), ruleOf('X1'))).toEqual(['1250', null]);
  });
});

describe('a floor under a column duty that is not known', () => {
  it('is computed for the least and for the greatest of it', () => {
    const rules = [ruleOf('F1', { rate: floor(15) })];
    const general = '10¢/kg but not less than 5% nor more than 50%';
    expect(boundsOf({ rules, general })).toEqual(['1500', '5000']);
  });
});

describe('a floor beside a rate in lieu of the column', () => {
  it('is bounded by what the floor adds to that rate (law/assumptions.md 20)', () => {
    const rules = [
      ruleOf('X1', { rate: { kind: 'inLieu', percent: new Decimal(15) }, when: holds('q0') }),
      ruleOf('F1', { rate: floor(25) }),
    ];
    expect(boundsOf({ rules, facts: [definitionOf('q0')] })).toEqual(['2500', '2500']);
  });
});

describe('goods that a claim bars', () => {
  it('have no greatest total', () => {
    const facts = [definitionOf('spi', { type: 'code', assumed: null })];
    const rules = [ruleOf('(ban)', { rate: { kind: 'prohibited' }, when: isOneOf('spi', 'S') })];
    expect(boundsOf({ rules, facts, special: [['S', '2.5%']] }, { origin: 'MX' })).toEqual(['250', null]);
  });
});

describe('a relief and a rule that it takes away, which asks whether it is due', () => {
  it('are answered: the relief is not due to the one that asks', () => {
    const relief = ruleOf('E1', { rate: exempt, displaces: range('X1'), when: holds('q0') });
    const asking = ruleOf('X1', { when: due('E1') });
    const rules = [{ ...relief, listedAs: null }, asking];
    const facts = [definitionOf('q0', { assumed: 'true' })];
    expect(duty({ rules, facts }).layers).toEqual({ column: '250.00' });
    expect(boundsOf({ rules, facts })).toEqual(['250', '250']);
  });
});

describe('goods that may not be entered', () => {
  it('owe no sums at all', () => {
    const { totals } = duty({ rules: [ruleOf('(ban)', { rate: { kind: 'prohibited' } })] }).result;
    expect(new Set(Object.values(totals))).toEqual(new Set([null]));
  });
});

describe('what is asked', () => {
  it('is no fact that rules read to no effect, in whatever order', () => {
    const facts = ['q0', 'q1'].map((key) => definitionOf(key, { ask: true }));
    const charge = (key: string) => ruleOf('X1', { when: holds(key) });
    const idle = (key: string) => ruleOf('E1', { rate: exempt, when: holds(key) });
    for (const [matters, other] of [
      ['q0', 'q1'],
      ['q1', 'q0'],
    ] as const)
      for (const rules of [
        [charge(matters), idle(other)],
        [idle(other), charge(matters)],
      ])
        expect(duty({ rules, facts }).result.requiredInputs.map(({ field }) => field)).toEqual([matters]);
  });

  it('leaves no bounds without a value', () => {
    const { low, high } = duty({ rules: [ruleOf('X1')] }, { value: null }).result.bounds;
    expect([low, high]).toEqual([null, null]);
  });
});

describe('a quota', () => {
  it('is no charge: it is on the entry where it takes a duty away', () => {
    const quota = { kind: 'quota', percent: null } as const;
    expect(duty({ rules: [ruleOf('Q1', { rate: quota })] }).layers).toEqual({ column: '250.00' });
    const rules = [ruleOf('Q1', { rate: quota, displaces: range('X1') }), ruleOf('X1')];
    expect(duty({ rules }).layers).toEqual({ Q1: '0.00', column: '250.00' });
  });
});

describe('a heading', () => {
  it('is one and the same when it is charged on another part of the value', () => {
    const of = (basis: 'full_value' | 'steel_content') =>
      calculateDuty(
        factsOf({ stated: { steel_content_value: new Decimal(3000) } }),
        lawOf({ rules: [ruleOf('X1', { basis })] }),
      );
    expect(
      compareDuties(of('full_value'), of('steel_content')).map(({ heading, kind }) => [heading, kind]),
    ).toEqual([['X1', 'changed']]);
  });

  it('is named in all its uses, or in one of them', () => {
    const claimed = ruleOf('X1', { use: 'usmca' });
    const taken = (exceptions: string) =>
      duty({ rules: [claimed, ruleOf('X2', { exceptions: range(exceptions), aceOrder: 11 })] }).layers;
    expect([taken('X1').X2, taken('X1[usmca]').X2, taken('X1[other]').X2]).toEqual([
      undefined,
      undefined,
      '1000.00',
    ]);
  });
});

describe('sets of rules compiled under fewer orders of stacking', () => {
  it('are not those under more', () => {
    const law = lawOf({
      rules: [ruleOf('X1')],
      displacements: [
        { winners: range('X1'), losers: range('X2') },
        { winners: range('X1'), losers: range('X3') },
      ],
    });
    const fewer = graphOf({ ...law, displacements: law.displacements.slice(0, 1) });
    expect(graphOf(law)).not.toBe(fewer);
  });
});

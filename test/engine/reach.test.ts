import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { Condition, MatchedRule } from '../../src/engine/law.js';
import { duty, exempt, specific } from '../support/duty.js';
import {
  additive,
  all,
  compares,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';

/** Another fact set is worked out only where its answer can reach: through whom it reaches. */

const due = (headings: string): Condition => ({ kind: 'headingDue', headings: range(headings) });
const onAllGoods = (matched: MatchedRule): MatchedRule => ({ ...matched, listedAs: null, list: null });
const q0 = definitionOf('q0');
const savings = (rules: readonly MatchedRule[], facts = [q0]): string[] =>
  duty({ rules, facts }).result.claims.map(
    ({ key, value, saving }) => `${key}=${value}: ${saving?.toFixed()}`,
  );

describe('an answer reaches', () => {
  it('the headings due on which another rule turns, through the charge that a relief takes away', () => {
    const relief = onAllGoods(ruleOf('R1', { rate: exempt, displaces: range('C1') }));
    const charge = ruleOf('C1', { rate: additive(25), when: holds('q0') });
    expect(savings([relief, charge, ruleOf('N1', { when: due('R1') })])).toEqual(['q0=true: -1000']);
    const twice = [relief, charge, ruleOf('B1', { rate: exempt, when: due('R1'), displaces: range('N1') })];
    expect(savings([...twice, ruleOf('N1', { when: not(due('R1')) })])).toEqual(['q0=true: 1000']);
    expect(savings([...twice, ruleOf('N1', { when: due('R1') })])).toEqual([]);
  });

  it('a rule that also turns on the column duty', () => {
    const facts = [q0, definitionOf('col1_ave', { type: 'derived' })];
    const low = ruleOf('A1', { when: all(holds('q0'), compares('col1_ave', '<', '15')) });
    const high = ruleOf('A2', { when: all(holds('q0'), compares('col1_ave', '>=', '15')) });
    expect(savings([low, high], facts)).toEqual(['q0=true: -1000']);
  });

  it('a rule that also turns on a heading that is due whatever the answer is', () => {
    const rules = [ruleOf('C1'), ruleOf('X1', { when: all(holds('q0'), due('C1')), aceOrder: 11 })];
    expect(savings(rules)).toEqual(['q0=true: -1000']);
    expect(savings([rules[1]!])).toEqual([]);
  });

  it('rules that take each other away', () => {
    const rules = [
      ruleOf('X1', { rate: additive(20), exceptions: range('X2') }),
      ruleOf('X2', { exceptions: range('X1'), when: not(holds('q0')) }),
    ];
    const stated = (answer: boolean): string | null =>
      duty({ rules, facts: [q0] }, { stated: { q0: answer } }).total;
    expect([stated(false), stated(true)]).toEqual(['1250.00', '2250.00']);
    expect(savings(rules)).toEqual(['q0=true: -1000']);
  });
});

describe('fact sets that cannot be computed', () => {
  const asked = ['q0', 'q1'].map((key) => definitionOf(key, { ask: true }));

  it('are told apart all the same when the next question is chosen', () => {
    const rules = [
      ruleOf('MIP', { rate: specific('$21/kg'), when: holds('q0') }),
      ruleOf('X1', { rate: additive(5), when: holds('q1') }),
    ];
    for (const general of ['10¢/kg', 'See 9903.01.01']) {
      const { bounds, requiredInputs } = duty({ rules, facts: asked, general }).result;
      const fields = requiredInputs.map(({ field }) => field);
      expect([bounds.high, bounds.nextBestFact]).toEqual([null, fields[0]]);
      expect(fields.filter((field) => field !== 'measures.KG')).toEqual(['q0', 'q1']);
    }
  });
});

describe('the same law asked twice', () => {
  it('gives the same ledger, and each heading the one answer that is in its way', () => {
    const given = definitionOf('given', { assumed: 'true' });
    const rules = [ruleOf('A1', { when: all(holds('given'), holds('q0')) })];
    const law = lawOf({ rules, facts: [q0, given] });
    const [first, second] = [calculateDuty(factsOf(), law), calculateDuty(factsOf(), law)];
    expect(second.notApplied).toEqual(first.notApplied);
    expect(second.notApplied).toMatchObject([{ heading: 'A1', flippedBy: { key: 'q0', value: 'true' } }]);
  });
});

describe('the rules for other origins', () => {
  it('are written once for the laws that leave out the same ones', () => {
    const otherOriginSet = {};
    const otherOrigins = [ruleOf('O1'), ruleOf('O2')];
    const ledgers = [{ rules: [ruleOf('A1', { when: holds('q0') })] }, {}].map((options) =>
      calculateDuty(factsOf(), { ...lawOf({ ...options, otherOrigins }), otherOriginSet }).notApplied.map(
        ({ heading, reason }) => `${heading} ${reason}`,
      ),
    );
    const elsewhere = ['O1 other_origin', 'O2 other_origin'];
    expect(ledgers).toEqual([['A1 condition_false', ...elsewhere], elsewhere]);
  });
});

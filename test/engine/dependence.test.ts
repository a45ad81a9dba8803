import { describe, expect, it } from '@jest/globals';
import type { MatchedRule } from '../../src/engine/law.js';
import { isDueWhereverItApplies } from '../../src/engine/rule-node.js';
import { compileGraph } from '../../src/engine/rule-graph.js';
import { exempt } from '../support/duty.js';
import { due, holds, lawOf, not, range, ruleOf } from '../support/law-fixture.js';

/** Which rules the answer to a fact can reach: no rule less, or a duty is wrong; no rule more, or work is done twice. */

const onAllGoods = (matched: MatchedRule): MatchedRule => ({ ...matched, listedAs: null, list: null });
const dependenceOf = (...rules: readonly MatchedRule[]) => {
  const { dependence, nodes } = compileGraph(lawOf({ rules }));
  return (key: string): readonly string[] | null => {
    const affected = dependence.findAffected(key);
    expect(dependence.findAffected(key)).toBe(affected);
    return affected && nodes.flatMap(({ rule, position }) => (affected[position]! ? [rule.heading] : []));
  };
};

describe('the rules an answer reaches', () => {
  it('read it, ask whether such a rule is due, or are taken away by one; the others are not reached', () => {
    const on = dependenceOf(
      ruleOf('A1', { when: holds('q0') }),
      ruleOf('B1', { when: due('A1') }),
      ruleOf('C1', { exceptions: range('A1') }),
      ruleOf('D1'),
      ruleOf('E1', { when: holds('q1') }),
    );
    expect(on('q0')).toEqual(['A1', 'B1', 'C1']);
    expect(on('q1')).toEqual(['E1']);
    expect(on('q2')).toEqual([]);
  });

  it('are reached through others, whatever their order', () => {
    const backwards = dependenceOf(
      ruleOf('A1', { when: due('A2') }),
      ruleOf('A2', { when: due('A3') }),
      ruleOf('A3', { when: due('A4') }),
      ruleOf('A4', { when: holds('q0') }),
      ruleOf('A5', { when: due('A6') }),
      ruleOf('A6', { when: holds('q1') }),
    );
    expect(backwards('q0')).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(backwards('q1')).toEqual(['A5', 'A6']);
  });

  it('are an earlier row of the same heading, and what a blocker turns on', () => {
    const on = dependenceOf(
      ruleOf('X1', { when: holds('q0') }),
      ruleOf('X1', { id: 'second row' }),
      ruleOf('S1', { when: holds('q1') }),
      ruleOf('E1', { rate: exempt, when: due('S1'), displaces: range('Y1') }),
      ruleOf('Y1'),
    );
    expect(on('q0')).toEqual(['X1', 'X1']);
    expect(on('q1')).toEqual(['S1', 'E1', 'Y1']);
  });

  it('are asked for the duty a relief takes away only where the relief is no heading without one', () => {
    const charge = ruleOf('C1', { when: holds('q0') });
    const relief = ruleOf('R1', { rate: exempt, displaces: range('C1') });
    const follower = ruleOf('N1', { when: due('R1') });
    expect(dependenceOf(relief, charge, follower)('q0')).toEqual(['C1']);
    expect(dependenceOf(onAllGoods(relief), charge, follower)('q0')).toEqual(['C1', 'N1']);
  });

  it('are always those that take each other away in a circle, and no others', () => {
    const on = dependenceOf(
      ruleOf('X1', { exceptions: range('X2') }),
      ruleOf('X2', { exceptions: range('X1'), when: not(holds('q0')) }),
      ruleOf('Y1', { when: due('X1') }),
      ruleOf('Z1', { when: holds('q1') }),
      ruleOf('Z2', { when: due('Z1') }),
      ruleOf('Z3'),
    );
    expect(on('q1')).toEqual(['X1', 'X2', 'Y1', 'Z1', 'Z2']);
    expect(on('q2')).toEqual(['X1', 'X2', 'Y1']);
  });

  it('are all, and the values too, where the answer is a value or decides who takes a part of it', () => {
    const on = dependenceOf(
      ruleOf('S1', { basis: 'steel_content' }),
      ruleOf('S2', { basis: 'steel_content', when: holds('q0') }),
      ruleOf('A1', { basis: 'aluminum_content' }),
      ruleOf('X1', { when: holds('q1') }),
    );
    expect(on('q0')).toBeNull();
    expect(on('q1')).toEqual(['X1']);
    for (const key of [
      'us_content_pct',
      'chapter98_provision',
      'chapter98_dutiable_value',
      'steel_content_value',
      'aluminum_content_value',
      'copper_content_value',
    ])
      expect(on(key)).toBeNull();
  });
});

describe('a heading that is due wherever it applies', () => {
  it.each([
    [{ charges: true, portion: 'whole', isListed: false }, true],
    [{ charges: false, portion: 'us', isListed: false }, true],
    [{ charges: false, portion: 'whole', isListed: true }, true],
    [{ charges: false, portion: 'whole', isListed: false }, false],
  ] as const)('%j: %s', (changes, expected) => {
    const [node] = compileGraph(lawOf({ rules: [ruleOf('X1')] })).nodes;
    expect(isDueWhereverItApplies({ ...node!, ...changes })).toBe(expected);
  });
});

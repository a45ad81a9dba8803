import { describe, expect, it } from '@jest/globals';
import type { Condition, FactDefinition } from '../../src/engine/law.js';
import { unreadKeyOf, type OpenFact } from '../../src/engine/open-keys.js';
import { compileGraph } from '../../src/engine/rule-graph.js';
import { compares, definitionOf, due, holds, isOneOf, lawOf, ruleOf } from '../support/law-fixture.js';

/** Which answers to a key are tried: one for each way in which the rules that read it can turn out. */

const keysOf = (facts: readonly FactDefinition[], conditions: readonly Condition[]): readonly OpenFact[] =>
  compileGraph(lawOf({ facts, rules: conditions.map((when, place) => ruleOf(`X${place}`, { when })) }))
    .openKeys;
const answersTo = (definition: FactDefinition, ...conditions: readonly Condition[]) =>
  keysOf(
    [definition, definitionOf('other', { type: 'number' })],
    [...conditions, compares('other', '>', '77')],
  )
    .find((open) => open.definition === definition)!
    .alternatives.map((answer) => (typeof answer === 'object' ? (answer?.toFixed() ?? null) : answer));

describe('answers that are tried', () => {
  const number = definitionOf('n', { type: 'number' });
  const date = definitionOf('d', { type: 'date' });
  const code = (values: readonly string[], type: FactDefinition['type'] = 'code') =>
    definitionOf('c', { type, values });

  it('are yes and no', () => {
    expect(answersTo(definitionOf('b'), holds('b'))).toEqual([true, false]);
  });

  it('are each limit and a number on its other side, each once and none below nothing', () => {
    const tests = [compares('n', '>=', '15'), compares('n', '<', '0'), compares('n', '<', '14')];
    expect(answersTo(number, ...tests, compares('n', '<', '0.5'), isOneOf('n', '5'), due('X0'))).toEqual([
      '15',
      '14',
      '0',
      '13',
      '0.5',
    ]);
    expect(answersTo(number, compares('n', '>', '3'), compares('n', '<=', '0'))).toEqual([
      '3',
      '4',
      '0',
      '1',
    ]);
    expect(answersTo(number, holds('n'))).toEqual(['0', '100']);
  });

  it('are each cut-off and the day on its other side, each once', () => {
    const tests = [compares('d', '<', '2025-06-28'), compares('d', '>=', '2025-06-28'), isOneOf('d', 'none')];
    expect(answersTo(date, ...tests, compares('d', '<', '2025-06-27'))).toEqual([
      '2025-06-27',
      '2025-06-28',
      '2025-06-26',
    ]);
    expect(answersTo(date, compares('d', '>', '2025-06-28'), compares('d', '<=', '2025-06-30'))).toEqual([
      '2025-06-28',
      '2025-06-29',
      '2025-06-30',
      '2025-07-01',
    ]);
  });

  it('are one code of each class that the tests tell apart', () => {
    expect(answersTo(code(['a', 'b', 'c']), isOneOf('c', 'a'))).toEqual(['a', 'b']);
    expect(answersTo(code(['a', 'b', 'c']), isOneOf('c', 'b'), isOneOf('c', 'c'))).toEqual(['b', 'c', 'a']);
    expect(answersTo(code(['a', 'b']), isOneOf('c', 'a', 'b'), compares('c', '<', '1'))).toEqual(['a']);
  });

  it('are any other code too where the codes are no closed list', () => {
    expect(answersTo(code(['a']), isOneOf('c', 'a'))).toEqual(['a', null]);
    expect(answersTo(code(['a', 'b'], 'country'), isOneOf('c', 'a'))).toEqual(['a', null]);
    expect(answersTo(code([]), isOneOf('c', 'x', 'y'), isOneOf('c', 'y'))).toEqual(['x', 'y', null]);
  });
});

describe('a key that is open', () => {
  it('names the rules that read it', () => {
    const [first, second] = keysOf(
      [definitionOf('p'), definitionOf('q')],
      [holds('p'), holds('q'), holds('p')],
    );
    const readers = ({ readers: nodes }: OpenFact) => nodes.map(({ rule }) => rule.heading);
    expect([readers(first!), readers(second!)]).toEqual([['X0', 'X2'], ['X1']]);
  });

  it('is none that is worked out from others, and none without a definition', () => {
    const facts = [definitionOf('p'), definitionOf('computed', { type: 'derived' })];
    const keys = keysOf(facts, [holds('computed'), holds('p'), holds('unknown')]);
    expect(keys.map(({ definition }) => definition.key)).toEqual(['p']);
  });

  it('runs up to the customs value where it is a value that no condition compares', () => {
    const dollars = definitionOf('v', { type: 'number', unit: 'USD' });
    const [compared] = keysOf([dollars], [compares('v', '>', '800')]);
    expect(unreadKeyOf(dollars).isShareOfCustoms).toBe(true);
    expect(compared!.isShareOfCustoms).toBe(false);
    expect(unreadKeyOf({ ...dollars, unit: 'percent' }).isShareOfCustoms).toBe(false);
    expect(unreadKeyOf({ ...dollars, type: 'code' }).isShareOfCustoms).toBe(false);
  });
});

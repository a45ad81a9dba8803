import { describe, expect, it } from '@jest/globals';
import type { Evaluation } from '../../src/engine/evaluation.js';
import { isSameAmount, owesSame } from '../../src/engine/evaluation.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, exempt } from '../support/duty.js';
import { definitionOf, holds, range, ruleOf } from '../support/law-fixture.js';

/** When two fact sets count as one and the same outcome. */

const amount = (text: string | null): Decimal | null => (text === null ? null : new Decimal(text));
const owing = (column: string | null, charges: Readonly<Record<string, string | null>>, isBarred = false) =>
  ({
    prohibition: isBarred ? {} : null,
    columnAmount: amount(column),
    charges: Object.entries(charges).map(([heading, text]) => ({
      node: { rule: { heading } },
      amount: amount(text),
    })),
  }) as unknown as Evaluation;

describe('two fact sets', () => {
  const plain = owing('250', { X1: '1000', X2: null });

  it('are told apart by every heading and amount, known or not', () => {
    expect(owesSame(plain, owing('250.00', { X1: '1000.0', X2: null }))).toBe(true);
    for (const other of [
      owing('251', { X1: '1000', X2: null }),
      owing(null, { X1: '1000', X2: null }),
      owing('250', { X1: '1001', X2: null }),
      owing('250', { X1: null, X2: null }),
      owing('250', { X1: '1000', X2: '0' }),
      owing('250', { X1: '1000', X3: null }),
      owing('250', { X1: '1000' }),
      owing('250', { X1: '1000', X2: null }, true),
    ]) {
      expect(owesSame(plain, other)).toBe(false);
      expect(owesSame(other, plain)).toBe(false);
    }
  });

  it('are one where the goods may not be entered in either', () => {
    const [one, other] = [owing('250', { X1: '1000' }, true), owing(null, {}, true)];
    expect(owesSame(one, other)).toBe(true);
  });
});

describe('amounts', () => {
  it.each([
    [null, null, true],
    [null, '1', false],
    ['1', null, false],
    ['1', '1.00', true],
    ['1', '2', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(isSameAmount(amount(left), amount(right))).toBe(expected);
  });
});

describe('a layer', () => {
  const asked = ['q0', 'q1'].map((key) => definitionOf(key, { ask: true }));

  it('depends on a fact that changes its amount, though it applies either way; another does not', () => {
    const share = definitionOf('us_content_pct', { type: 'number', unit: 'percent', assumed: '0' });
    const rules = [
      ruleOf('U1', { rate: exempt, basis: 'us_content', when: holds('q0'), displaces: range('X1') }),
      ruleOf('X1'),
      ruleOf('X2', { aceOrder: 11 }),
    ];
    const stated = { us_content_pct: new Decimal(20) };
    const { result } = duty({ rules, facts: [share, ...asked] }, { stated });
    expect(result.layers.map(({ heading, openFacts }) => [heading, openFacts])).toEqual([
      ['X1', ['q0']],
      ['X2', []],
      ['1234.56.78.90', []],
    ]);
    expect(result.warnings).toEqual([
      'The total is the dearest that what is open allows and may be less: q0 not stated.',
    ]);
    expect(result.missingMeasures).toEqual([]);
  });

  it('of no duty depends on a fact under which it would not be on the entry', () => {
    const q0 = definitionOf('q0', { ask: true, assumed: 'true', whenMissing: 'true' });
    const rules = [
      ruleOf('E1', { rate: exempt, when: holds('q0'), displaces: range('X1') }),
      ruleOf('X1'),
      ruleOf('E2', { rate: exempt, displaces: range('X2') }),
      ruleOf('X2', { aceOrder: 11 }),
    ];
    const { layers } = duty({ rules, facts: [q0] }).result;
    const open = layers.map(({ heading, openFacts }) => `${heading} ${openFacts.join()}`);
    expect(open.sort()).toEqual(['1234.56.78.90 ', 'E2 ', 'X1 q0']);
    const stated = duty({ rules, facts: [q0] }, { stated: { q0: true } }).result.layers;
    expect(stated.map(({ heading, openFacts }) => [heading, openFacts.length])).toEqual([
      ['E1', 0],
      ['E2', 0],
      ['1234.56.78.90', 0],
    ]);
  });

  it('is warned of once, however many layers depend on the same facts', () => {
    const rules = [
      ruleOf('E0', { rate: exempt, when: holds('q0'), displaces: range('X1;X2') }),
      ruleOf('E1', { rate: exempt, when: holds('q1'), displaces: range('X1;X2') }),
      ruleOf('X1'),
      ruleOf('X2', { aceOrder: 11 }),
    ];
    expect(duty({ rules, facts: asked }).result.warnings).toEqual([
      'The total is the dearest that what is open allows and may be less: q0, q1 not stated.',
    ]);
  });

  it('says how a floor is computed where the column duty is not known', () => {
    const rules = [ruleOf('F1', { rate: { kind: 'floor', percent: new Decimal(15) } })];
    const [layer] = duty({ rules, general: '10¢/kg' }).result.layers;
    expect(layer!.computation).toBe('max(0, 10000 x 15% - column duty of column duty)');
  });
});

import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import { showLayer, type ConstantLayer } from '../../../src/services/duty/constant-layer.js';
import type { Cited } from '../../../src/terms/citation.js';
import { CITED, factsOf, lawOf, ruleOf } from '../../support/law-fixture.js';

/** As the snapshot has them: one object for all rules that cite the same. */
const SHARED: Cited = Object.freeze(structuredClone(CITED));

/** What each of the headings says, as one answer under all of them shows it. */
function saidBy(headings: readonly string[]): readonly (ConstantLayer | null)[] {
  const rules = headings.map((heading) => ruleOf(heading, { citations: SHARED }));
  const { layers } = calculateDuty(factsOf(), lawOf({ rules }));
  return headings.map((heading) => showLayer(layers.find((layer) => layer.heading === heading)!).constant);
}

describe('what a rule says in every answer', () => {
  const headings = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6'];

  it('is one object for all answers, however many rules cite the same', () => {
    const before = saidBy(headings);
    expect(new Set(before).size).toBe(headings.length);
    saidBy(headings).forEach((said, place) => expect(said).toBe(before[place]));
  });

  it('is another object where the rule says something else', () => {
    const [before] = saidBy(['X7']);
    const changed = ruleOf('X7', { citations: SHARED, authority: 'Another Act' });
    const [layer] = calculateDuty(factsOf(), lawOf({ rules: [changed] })).layers;
    const { constant } = showLayer(layer!);
    expect(constant).not.toBe(before);
    expect(constant?.heading.authority).toBe('Another Act');
  });
});

import { describe, expect, it } from '@jest/globals';
import { graphOf } from '../../src/engine/kept-graphs.js';
import { lawOf, range, ruleOf } from '../support/law-fixture.js';

describe('compiled sets of rules', () => {
  const law = lawOf({
    rules: [ruleOf('X1')],
    displacements: [{ winners: range('X1'), losers: range('X2') }],
  });

  it('are kept while the same law is asked about', () => {
    const graph = graphOf(law);
    expect(graphOf(law)).toBe(graph);
    expect(graphOf({ ...law, displacements: [...law.displacements] })).toBe(graph);
  });

  it('are compiled again under other orders of stacking or other words for facts', () => {
    const graph = graphOf(law);
    expect(graphOf({ ...law, displacements: [] })).not.toBe(graph);
    const other = { ...law.displacements[0]!, id: 'other' };
    expect(graphOf({ ...law, displacements: [other] })).not.toBe(graph);
    expect(graphOf({ ...law, factDefinitions: new Map() })).not.toBe(graph);
  });

  it('outlive one generation of others, and no more', () => {
    const graph = graphOf(law);
    const fill = (): void => {
      for (let count = 0; count < 8_192; count += 1) graphOf({ ...law, rules: [] });
    };
    fill();
    expect(graphOf(law)).toBe(graph);
    fill();
    fill();
    expect(graphOf(law)).not.toBe(graph);
  });
});

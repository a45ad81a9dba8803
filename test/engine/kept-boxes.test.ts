import { describe, expect, it } from '@jest/globals';
import { boxOf } from '../../src/engine/kept-boxes.js';
import { graphOf } from '../../src/engine/kept-graphs.js';
import type { SearchBox } from '../../src/engine/search-box.js';
import { lawOf, ruleOf } from '../support/law-fixture.js';

/** As many as one generation keeps. */
const GENERATION = 8_192;

describe('boxes of answers to the facts of one set of rules', () => {
  const graph = graphOf(lawOf({ rules: [ruleOf('X1')] }));
  const make = (): SearchBox => ({}) as SearchBox;

  it('are kept for each graph and key', () => {
    const box = boxOf(graph, 'one', make);
    expect(boxOf(graph, 'one', make)).toBe(box);
    expect(boxOf(graph, 'another', make)).not.toBe(box);
    expect(boxOf(graphOf(lawOf({ rules: [ruleOf('X1')] })), 'one', make)).not.toBe(box);
  });

  it('outlive one generation of others, and no more', () => {
    const box = boxOf(graph, 'one', make);
    const fill = (name: string): void => {
      for (let count = 0; count < GENERATION; count += 1) boxOf(graph, `${name} ${count}`, make);
    };
    fill('first');
    expect(boxOf(graph, 'one', make)).toBe(box);
    fill('second');
    fill('third');
    expect(boxOf(graph, 'one', make)).not.toBe(box);
  });
});

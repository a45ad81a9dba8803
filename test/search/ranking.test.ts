import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NodeSet } from '../../src/search/index/node-set.js';
import { BestFirst } from '../../src/search/rank/best-first.js';
import type { Found } from '../../src/search/rank/score.js';
import { candidatesOf, MAX_HITS, Selector } from '../../src/search/rank/select.js';
import type { TextIndex } from '../../src/search/index/text-index.js';

describe('a set of nodes', () => {
  const size = 3000;
  const nodes = fc.uniqueArray(fc.nat(size - 1), { maxLength: 60 });

  function walk(set: NodeSet): number[] {
    const found: number[] = [];
    for (let node = set.findNext(0); node < size; node = set.findNext(node + 1)) found.push(node);
    return found;
  }

  it('is walked in order, each once, from wherever one begins', () =>
    fc.assert(
      fc.property(nodes, fc.nat(size + 100), (added, from) => {
        const set = new NodeSet(size);
        for (const node of [...added, ...added]) set.add(node);
        const sorted = [...added].sort((left, right) => left - right);
        expect(walk(set)).toEqual(sorted);
        expect(set.findNext(from)).toBe(sorted.find((node) => node >= from) ?? size);
      }),
    ));

  it('is empty after it was cleared', () =>
    fc.assert(
      fc.property(nodes, nodes, (before, after) => {
        const set = new NodeSet(size);
        for (const node of before) set.add(node);
        set.clear();
        for (const node of after) set.add(node);
        expect(walk(set)).toEqual([...after].sort((left, right) => left - right));
      }),
    ));
});

describe('the lowest first', () => {
  it('are given out in order, and those taken are told', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.nat(30), (numbers, wanted) => {
        const heap = new BestFirst([...numbers]);
        const sorted = [...numbers].sort((left, right) => left - right).slice(0, wanted);
        const taken = sorted.map(() => heap.takeFirst());
        expect(taken).toEqual(sorted);
        expect([...heap.taken].sort((left, right) => left - right)).toEqual(sorted);
        expect(heap.left).toBe(numbers.length - taken.length);
      }),
    ));
});

interface Line {
  readonly node: number;
  readonly score: number;
}

/** Lines of subheadings of two to nine lines each. */
function indexOf(size: number): TextIndex {
  const nodes = Array.from({ length: size }, (_, node) => ({
    row: { row: { htsNumber: `${1000 + Math.floor(node / 20)}${10 + (node % 7)}${1000 + node}` } },
  }));
  return { nodes } as unknown as TextIndex;
}

const byScore = (left: Line, right: Line): number => right.score - left.score || left.node - right.node;

/** Everything sorted, as the ranking is defined. */
function rankAll(lines: readonly Line[], index: TextIndex): readonly Line[] {
  const best = Math.max(0, ...lines.map(({ score }) => score));
  const candidates = lines.filter(({ node }) => node % 3 !== 0);
  const strong = [0.5, 0.1, 0.02].find(
    (share) => candidates.filter(({ score }) => score >= best * share).length > 1000,
  );
  const found = candidates
    .filter(({ score }) => score >= best * (strong ?? 0.004))
    .sort(byScore)
    .slice(0, 4000);
  const seen = new Map<string, number>();
  const damped = found.map(({ node, score }) => {
    const subheading = index.nodes[node]!.row!.row.htsNumber!.slice(0, 6);
    const before = seen.get(subheading) ?? 0;
    seen.set(subheading, before + 1);
    return { node, score: score * 0.5 ** before };
  });
  return damped.sort(byScore).slice(0, MAX_HITS);
}

/** Every line a stretch by itself. */
function foundAt(lines: readonly Line[]): Found {
  return {
    count: lines.length,
    from: Int32Array.from(lines, ({ node }) => node),
    to: Int32Array.from(lines, ({ node }) => node + 1),
    place: Int32Array.from(lines, (_, at) => at),
    strength: Float64Array.from(lines, ({ score }) => score),
    share: new Float64Array(lines.length).fill(1),
    best: Math.max(0, ...lines.map(({ score }) => score)),
  };
}

describe('a ranking', () => {
  const size = 9000;
  const index = indexOf(size);
  const selector = new Selector(index, new Float64Array(size));
  const candidates = candidatesOf(size, (node) => node % 3 !== 0);
  // Few different scores, so that many are equal; shares of the best on both sides of each border.
  const scores = fc.constantFrom(0.003, 0.004, 0.0041, 0.02, 0.0201, 0.09, 0.1, 0.11, 0.4, 0.5, 0.6, 0.9, 1);
  const lines = fc
    .tuple(fc.nat(3), fc.array(scores, { minLength: 0, maxLength: 40 }))
    .map(([density, pattern]) =>
      pattern.length === 0
        ? []
        : Array.from({ length: [40, 900, 3000, size][density]! }, (_, at) => ({
            node: at * [200, 9, 3, 1][density]! + (density === 3 ? 0 : 1),
            score: Math.fround(pattern[(at * 7) % pattern.length]!),
          })),
    );

  it('has the page that sorting everything has, whatever part is read', () =>
    fc.assert(
      fc.property(lines, fc.nat(520), fc.nat(120), (all, start, length) => {
        const ranking = selector.select(foundAt(all), candidates, null);
        const whole = rankAll(all, index);
        expect(ranking.length).toBe(whole.length);
        expect(ranking.slice(start, start + length)).toEqual(whole.slice(start, start + length));
        expect(ranking.slice(0, MAX_HITS)).toEqual(whole);
      }),
      { numRuns: 60 },
    ));

  it('leaves out what is not wanted', () => {
    const all = [5, 7, 8, 10].map((node, at): Line => ({ node, score: 1 - at / 10 }));
    const ranking = selector.select(foundAt(all), candidates, (node) => node !== 7);
    expect(ranking.slice(0, 9).map(({ node }) => node)).toEqual([5, 8, 10]);
  });
});

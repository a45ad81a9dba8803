import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IndexNode, Level } from '../../src/search/index/index-node.js';
import { iterateNodes } from '../../src/search/index/node-lists.js';
import { buildTextIndex, type TextIndex } from '../../src/search/index/text-index.js';
import { isWithin, measuresOf } from '../../src/search/language/measure.js';
import { readQuery, type Concept, type QueryReading } from '../../src/search/query/concepts.js';
import { layOutFields } from '../../src/search/rank/node-fields.js';
import { TermMatcher } from '../../src/search/rank/term-matches.js';
import { scoreOf, Scorer, type Found } from '../../src/search/rank/score.js';
import { WEIGHTS } from '../../src/search/rank/weights.js';
import { TradeTable } from '../../src/search/trade/trade-names.js';

/** The ranking as it is defined: every step over every node. */
class NaiveScores {
  private readonly total = this.space();
  private readonly found = this.space();
  private readonly extra = this.space();
  private readonly said = this.space();

  constructor(private readonly index: TextIndex) {}

  score({ concepts, pairs }: QueryReading, query: string): ReadonlyMap<number, number> {
    const { index } = this;
    const whole = concepts.reduce((sum, concept) => sum + concept.weight * this.addConcept(concept), 0);
    for (const { pair, weight } of pairs) {
      const set = index.pairs.get(pair);
      if (set === undefined) continue;
      for (const node of iterateNodes(set)) {
        const value = WEIGHTS.pair * weight * set.rarity * set.weights[node]!;
        this.extra[node]! += value * WEIGHTS.level[index.nodes[node]!.level];
      }
    }
    for (const { alternatives, weight } of concepts)
      for (const { stems, kind } of alternatives) {
        const set = kind === 'exact' ? index.negated.get(stems[0]!) : undefined;
        for (const node of iterateNodes(set))
          this.extra[node]! -= WEIGHTS.negated * weight * Math.min(6, set!.rarity);
      }
    for (const [node, ranges] of index.ranges)
      for (const range of ranges) {
        const measure = measuresOf(query).find(({ dimension }) => dimension === range.dimension);
        if (measure) this.extra[node]! += isWithin(measure, range) ? WEIGHTS.range : -WEIGHTS.range;
      }
    return this.combine(whole);
  }

  private space(): Float64Array {
    return new Float64Array(1000);
  }

  private addConcept(concept: Concept): number {
    const { index } = this;
    const own = this.space();
    let most = 0;
    const note = (node: number, value: number, words: number): void => {
      own[node] = Math.max(own[node]!, value);
      this.said[node]! += words;
    };
    for (const { stems, weight } of concept.alternatives) {
      const sets = stems.map((stem) => index.terms.get(stem));
      if (stems.length === 0 || sets.includes(undefined)) continue;
      const [rarest, ...others] = sets
        .map((set) => set!)
        .sort((one, two) => one.to - one.from - (two.to - two.from));
      const value = weight * rarest!.rarity;
      most = Math.max(most, value);
      for (const node of iterateNodes(rarest!)) {
        if (!others.every((other) => [...iterateNodes(other)].includes(node))) continue;
        const level = WEIGHTS.level[index.nodes[node]!.level];
        note(node, value * rarest!.weights[node]! * level, stems.length);
      }
    }
    for (const { digits, weight } of concept.under)
      for (const node of iterateNodes(index.positions.get(digits))) {
        most = Math.max(most, WEIGHTS.trade * weight);
        note(node, WEIGHTS.trade * weight, 2);
      }
    index.nodes.forEach(({ parent }, node) => {
      if (parent >= 0) own[node] = Math.max(own[node]!, own[parent]!);
      this.total[node]! += own[node]! * concept.weight;
      this.found[node]! += Math.min(own[node]!, most) * concept.weight;
    });
    return most > 0 ? most : 4;
  }

  private combine(whole: number): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    this.index.nodes.forEach(({ parent, level }, node) => {
      const words = this.index.lengths[node]!;
      const share = words === 0 ? 0 : 1 - this.said[node]! / words;
      if (share > 0) this.extra[node]! -= WEIGHTS.unmatched[level] * share;
      if (parent >= 0) this.extra[node]! += this.extra[parent]!;
      const strength = this.total[node]! > 0 ? this.total[node]! + this.extra[node]! : 0;
      const score = strength > 0 ? Math.fround(strength * (this.found[node]! / whole)) : 0;
      if (score > 0) scores.set(node, score);
    });
    return scores;
  }
}

const LEVELS: readonly Level[] = [
  'section',
  'chapter',
  'heading',
  'subheading',
  'rateLine',
  'rateLine',
  'statistical',
];
const WORDS =
  'steel iron pipe, tube wool cotton shirts knitted engines pumps motors laptop; other than silk) exceeding 5 kg';
const words = fc.array(fc.constantFrom(...WORDS.split(' '), 'not exceeding 2 kg', '(other than wool)'), {
  maxLength: 7,
});

/** A tree in the order of a walk through it: each node stands at most one level below the one before. */
const trees = fc
  .array(fc.record({ depth: fc.nat(LEVELS.length - 1), said: words }), { minLength: 1, maxLength: 60 })
  .map((list): readonly IndexNode[] => {
    const open: number[] = [];
    return list.map(({ depth, said }, at) => {
      open.length = Math.min(open.length, depth);
      const parent = open.at(-1) ?? -1;
      const level = LEVELS[open.length]!;
      open.push(at);
      const number = `84${String(at).padStart(8, '0')}`;
      const row = { row: { number: level === 'section' || level === 'chapter' ? null : number } };
      return { parent, level, text: said.join(' '), chapter: '84', row } as unknown as IndexNode;
    });
  });

const trade = new TradeTable([
  { say: ['notebook', 'steel pump'], means: ['laptop', 'iron pumps'], under: ['8400.00', '8400.00.00.05'] },
]);

/** Sums in another order may round to the neighbour in single precision. */
const PRECISION = 2 ** -22;

/** Scores of the nodes of all stretches, which must not overlap. */
function scoresIn(found: Found, unmatchedAlong: Float64Array): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  let end = 0;
  for (let stretch = 0; stretch < found.count; stretch += 1) {
    expect(found.from[stretch]).toBeGreaterThanOrEqual(end);
    end = found.to[stretch]!;
    const place = found.place[stretch]!;
    for (let node = found.from[stretch]!; node < end; node += 1)
      scores.set(node, scoreOf(found.strength[place]!, found.share[place]!, unmatchedAlong[node]!));
  }
  return scores;
}

function expectAlike(found: ReadonlyMap<number, number>, expected: ReadonlyMap<number, number>): void {
  for (const node of new Set([...found.keys(), ...expected.keys()])) {
    const [one, other] = [found.get(node) ?? 0, expected.get(node) ?? 0];
    expect(Math.abs(one - other)).toBeLessThanOrEqual(PRECISION * Math.max(1, other));
  }
}

describe('scores', () => {
  it('are those of walking every node for every query, one query after the other', () =>
    fc.assert(
      fc.property(
        trees,
        fc.array(fc.tuple(words, fc.constantFrom('', ' notebook', ' steel pump', ' 3 kg', ' stel')), {
          minLength: 1,
          maxLength: 4,
        }),
        (nodes, queries) => {
          const index = buildTextIndex(nodes, trade);
          const scorer = new Scorer(index);
          const matches = new TermMatcher(index);
          const { unmatchedAlong } = layOutFields(index);
          for (const [said, more] of queries) {
            const query = said.join(' ') + more;
            const reading = readQuery(query, index, trade);
            const found = scorer.score(matches.find(reading, query));
            const expected = new NaiveScores(index).score(reading, query);
            expectAlike(scoresIn(found, unmatchedAlong), expected);
            const best = Math.max(0, ...expected.values());
            expect(Math.abs(found.best - best)).toBeLessThanOrEqual(PRECISION * best);
          }
        },
      ),
      { numRuns: 150 },
    ));
});

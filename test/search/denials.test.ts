import { expect, it } from '@jest/globals';
import { buildTextIndex } from '../../src/search/index/text-index.js';
import { readQuery } from '../../src/search/query/concepts.js';
import { layOutFields } from '../../src/search/rank/node-fields.js';
import { scoreOf, Scorer } from '../../src/search/rank/score.js';
import { TermMatcher } from '../../src/search/rank/term-matches.js';
import { WEIGHTS } from '../../src/search/rank/weights.js';
import { NO_TRADE_NAMES } from '../../src/search/trade/trade-names.js';

const heading = { parent: -1, level: 'heading', text: 'Coffee', chapter: '09', row: null } as const;
const under = (text: string) => ({ ...heading, parent: 0, level: 'subheading', text }) as const;
const index = buildTextIndex([heading, under('Decaffeinated'), under('Not decaffeinated')], NO_TRADE_NAMES);

function scoresOf(query: string): readonly number[] {
  const reading = readQuery(query, index, NO_TRADE_NAMES);
  const { from, to, place, count, strength, share } = new Scorer(index).score(
    new TermMatcher(index).find(reading, query),
  );
  const { unmatchedAlong } = layOutFields(index, WEIGHTS);
  const scores = [0, 0, 0];
  for (let stretch = 0; stretch < count; stretch += 1)
    for (let node = from[stretch]!; node < to[stretch]!; node += 1)
      scores[node] = scoreOf(strength[place[stretch]!]!, share[place[stretch]!]!, unmatchedAlong[node]!);
  return scores;
}

it('finds what is denied where the schedule denies it too', () => {
  const [, decaffeinated = 0, notDecaffeinated = 0] = scoresOf('coffee, not decaffeinated');
  expect(notDecaffeinated).toBeGreaterThan(decaffeinated);
});

it('finds what is said where the schedule says it', () => {
  const [, decaffeinated = 0, notDecaffeinated = 0] = scoresOf('decaffeinated coffee');
  expect(decaffeinated).toBeGreaterThan(notDecaffeinated);
});

it('keeps denied words out of what is asked for', () => {
  expect(readQuery('coffee, not decaffeinated', index, NO_TRADE_NAMES)).toMatchObject({
    concepts: [{ text: 'coffee' }],
    denied: ['decaffeinat'],
  });
});

import type { GoodsModel } from '../goods/goods-model.js';
import { wordsOf } from '../language/words.js';
import type { Concept, QueryReading } from './concepts.js';

/** Subheadings of which everyday words may be the name. */
const MAX_SUBHEADINGS = 15;
/** Less likely ones say nothing. */
const MIN_SHARE = 0.005;
/** More likely than this a query names no goods, and its everyday words say nothing. */
const TOO_VAGUE = 0.9;
/** Of a short query. The more ideas a query has besides, the less its everyday words alone say of it. */
const MAX_WEIGHT = 2;
const SHORT = 6;
/** How much of its certainty a likely subheading keeps over a less likely one. */
const SHARE_EXPONENT = 0.4;

interface EverydayQuery {
  readonly text: string;
  /** How the schedule's own words read the query. */
  readonly reading: Pick<QueryReading, 'concepts' | 'corrected'>;
}

/** What goods named as in the query are filed under, each subheading by how likely it is. Null: nothing is known. */
export function readEverydayConcept({ text, reading }: EverydayQuery, model: GoodsModel): Concept | null {
  const { matches, vague } = model.rank(correct(text, reading.corrected, model), MAX_SUBHEADINGS);
  if (vague > TOO_VAGUE) return null;
  const under = matches.flatMap(({ subheading, score, words }) => {
    const share = Math.exp(score);
    return share < MIN_SHARE
      ? []
      : [{ digits: subheading, weight: share ** SHARE_EXPONENT, text: words.join(', ') || text }];
  });
  if (under.length === 0) return null;
  const weight = 1 + (MAX_WEIGHT - 1) / Math.max(1, reading.concepts.length / SHORT);
  return { text, weight, alternatives: [], under };
}

/** The letters of a misspelt word that the model does not know speak for other goods: `coton` for those of photons. */
function correct(text: string, corrected: EverydayQuery['reading']['corrected'], model: GoodsModel): string {
  const wrong = wordsOf(text).filter((word) => corrected.has(word.text) && !model.knows(word.stem));
  return wrong.reduceRight(
    (rest, word) => `${rest.slice(0, word.from)}${corrected.get(word.text)}${rest.slice(word.to)}`,
    text,
  );
}

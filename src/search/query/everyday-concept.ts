import type { GoodsModel } from '../goods/goods-model.js';
import type { Concept } from './concepts.js';

/** Subheadings of which everyday words may be the name. */
const MAX_SUBHEADINGS = 15;
/** Less likely ones say nothing. */
const LEAST_SHARE = 0.005;
/** More likely than this a query names no goods, and its everyday words say nothing. */
const TOO_VAGUE = 0.9;
/** Of a short query. The more ideas a query has besides, the less its everyday words alone say of it. */
const MAX_WEIGHT = 2;
const SHORT = 6;
/** How much of its certainty a likely subheading keeps over a less likely one. */
const SHARE_EXPONENT = 0.4;

interface EverydayQuery {
  readonly text: string;
  /** How many other concepts the query has. */
  readonly others: number;
}

/** What goods named as in the query are filed under, each subheading by how likely it is. Null: nothing is known. */
export function readEverydayConcept({ text, others }: EverydayQuery, model: GoodsModel): Concept | null {
  const { matches, vague } = model.rank(text, MAX_SUBHEADINGS);
  if (vague > TOO_VAGUE) return null;
  const under = matches.flatMap(({ subheading, score, words }) => {
    const share = Math.exp(score);
    return share < LEAST_SHARE
      ? []
      : [{ digits: subheading, weight: share ** SHARE_EXPONENT, text: words.join(', ') || text }];
  });
  if (under.length === 0) return null;
  const weight = 1 + (MAX_WEIGHT - 1) / Math.max(1, others / SHORT);
  return { text, weight, alternatives: [], under };
}

import type { GoodsModel } from '../goods/goods-model.js';
import type { Concept } from './concepts.js';

/** Subheadings of which everyday words may be the name. */
const MAX_CONCEPTS = 5;
/** Less likely ones say nothing. */
const LEAST_SHARE = 0.03;
/** More likely than this a query names no goods, and its everyday words say nothing. */
const TOO_VAGUE = 0.9;
const WEIGHT = 1;

/** What goods named as in the query are filed under, each subheading by how likely it is. */
export function readEverydayConcepts(query: string, model: GoodsModel): readonly Concept[] {
  const { matches, vague } = model.rank(query, MAX_CONCEPTS);
  if (vague > TOO_VAGUE) return [];
  return matches.flatMap(({ subheading, score, words }): readonly Concept[] => {
    const share = Math.exp(score);
    if (share < LEAST_SHARE) return [];
    const text = words.join(', ');
    return [{ text, weight: WEIGHT, alternatives: [], under: [subheading], underWeight: Math.sqrt(share) }];
  });
}

import type { Level } from '../index/index-node.js';

/** The constants of the ranking, tuned on the odd-numbered items of the benchmark (bench/search-recall.ts). */
export interface RankingWeights {
  /** Weight of a word by its level on the path. */
  readonly level: Readonly<Record<Level, number>>;
  /** Penalty by level for words that the query does not contain. */
  readonly unmatched: Readonly<Record<Level, number>>;
  /** Two adjacent words, in the query and in a text. */
  readonly pair: number;
  /** A word that the text excludes. */
  readonly negated: number;
  /** A trade name at the numbers it points to, in units of rarity. */
  readonly trade: number;
  /** A measure within, or outside, the bounds of a text. */
  readonly range: number;
  /** Exponent of the share of the query that was found. */
  readonly coverage: number;
  /** Each further line of a subheading counts for this share of the previous one. */
  readonly repeat: number;
}

export const WEIGHTS: RankingWeights = {
  level: { section: 0.2, chapter: 0.5, heading: 1, subheading: 1, rateLine: 0.7, statistical: 0.85 },
  unmatched: { section: 0, chapter: 0, heading: 0.25, subheading: 1, rateLine: 0.6, statistical: 0.3 },
  pair: 0.3,
  negated: 0.8,
  trade: 11,
  range: 1.5,
  coverage: 1,
  repeat: 0.5,
};

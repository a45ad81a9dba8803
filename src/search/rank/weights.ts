/** The constants of the ranking, tuned on the odd-numbered items of the benchmark (bench/search-recall.ts). */
export const WEIGHTS = {
  /** Weight of a word by its level on the path. */
  level: { section: 0.2, chapter: 0.5, heading: 1, subheading: 1, rateLine: 0.7, statistical: 0.85 },
  /** Penalty by level for words that the query does not contain. */
  unmatched: { section: 0, chapter: 0, heading: 0.25, subheading: 1, rateLine: 0.6, statistical: 0.3 },
  /** Two adjacent words, in the query and in a text. */
  pair: 0.3,
  /** A word that the text excludes. */
  negated: 0.8,
  /** A trade name at the numbers it points to, in units of rarity. */
  trade: 11,
  /** A measure within, or outside, the bounds of a text. */
  range: 1.5,
  /** Exponent of the share of the query that was found. */
  coverage: 1,
  /** Each further line of a subheading counts for this share of the previous one. */
  repeat: 0.5,
};

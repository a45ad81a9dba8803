import type { ConfidenceLabel } from '../../terms/citation.js';
import type { Ranking } from '../rank/rank-lines.js';
import type { RankedLine } from '../rank/ranked-line.js';

/**
 * Logistic weights for "the first subheading is right": its share of the scores as log-odds, how vague and how long the
 * text is, how strongly the schedule's own words speak, and whether they and everyday words agree on it. Fitted on held-out
 * texts, each group counting the same, those that name no goods two thirds of it and the odd-numbered items of the benchmark
 * half.
 */
const FIT = { base: -1.61, share: 0.32, vague: -0.92, length: -0.32, strength: 0.29, agreeing: 0.4 } as const;
/** Nine of ten held-out texts above it are right. */
const HIGH = 0.89;
const MEDIUM = 0.45;
/** Of the cases that the first subheading misses, the share found among the first five. */
const SHARE_OF_THE_REST = 0.6;
const COMPARED = 20;
/** Even one candidate alone is not certain. */
const MIN_REST = 1e-6;

/** @param score how often such a finding was right on held-out texts */
export function tierOf(score: number): ConfidenceLabel {
  if (score >= HIGH) return 'high';
  return score >= MEDIUM ? 'medium' : 'low';
}

/** How likely each subheading is the right one, most likely first; at most COMPARED of them. */
export function likelihoodsOf(ranking: Ranking): ReadonlyMap<string, number> {
  const { lines, strength, vague, length, agreeing } = ranking;
  const best = findBestScores(lines, 6);
  const [first, ...others] = [...best].slice(0, COMPARED);
  if (first === undefined) return new Map();
  const rest = others.reduce((sum, [, score]) => sum + score, 0);
  const odds = Math.log(first[1] / Math.max(rest, first[1] * MIN_REST));
  const ofText = FIT.vague * vague + FIT.length * length;
  const ofWords = FIT.strength * Math.log(1 + strength) + FIT.agreeing * agreeing;
  const likely = 1 / (1 + Math.exp(-(FIT.base + FIT.share * odds + ofText + ofWords)));
  const shared = others.map(([subheading, score]): [string, number] => [
    subheading,
    Math.min(likely, ((1 - likely) * SHARE_OF_THE_REST * score) / rest),
  ]);
  return new Map([[first[0], likely], ...shared]);
}

/** The best score under each number with the given count of digits, best first. */
export function findBestScores(lines: readonly RankedLine[], digits: number): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const line of lines) {
    const key = line.digits.slice(0, digits);
    if (!best.has(key)) best.set(key, line.score);
  }
  return best;
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

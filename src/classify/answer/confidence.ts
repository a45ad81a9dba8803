import type { RankedLine, Ranking } from '../rank/rank-lines.js';

/** The specification's Confidence object. */
export interface Confidence {
  /** 0 to 1: how often such a finding was right on the odd-numbered items of the benchmark. */
  readonly score: number;
  readonly tier: 'high' | 'medium' | 'low';
  readonly reasoning: string;
  /** Words of the sources, verbatim. */
  readonly supportingPhrases: readonly string[];
}

/**
 * Logistic weights for "the first subheading is right": strength of the evidence, the runner-up subheading and the
 * runner-up heading as shares of the first. Fitted on the odd-numbered items of the benchmark (bench/classify.ts).
 */
const FIT = { base: -0.236, strength: 0.613, subheading: -0.647, heading: -1.879 } as const;
const HIGH = 0.75;
const MEDIUM = 0.45;
/** Of the cases that the first subheading misses, the share found among the first five. */
const SHARE_OF_THE_REST = 0.6;
const COMPARED = 20;

export function tierOf(score: number): Confidence['tier'] {
  if (score >= HIGH) return 'high';
  return score >= MEDIUM ? 'medium' : 'low';
}

/** How likely each subheading is the right one, most likely first; at most COMPARED of them. */
export function likelihoodsOf({ lines, strength }: Ranking): ReadonlyMap<string, number> {
  const best = findBestScores(lines, 6);
  const [first, ...others] = [...best].slice(0, COMPARED);
  if (first === undefined) return new Map();
  const heading = [...findBestScores(lines, 4).values()][1] ?? 0;
  const z =
    FIT.base +
    FIT.strength * Math.log(1 + strength) +
    (FIT.subheading * (others[0]?.[1] ?? 0) + FIT.heading * heading) / first[1];
  const likely = 1 / (1 + Math.exp(-z));
  const rest = others.reduce((sum, [, score]) => sum + score, 0);
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

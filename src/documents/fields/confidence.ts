import type { Confidence } from '../../terms/confidence.js';

const HIGH = 0.85;
const MEDIUM = 0.6;

export interface Grounds {
  readonly score: number;
  readonly reasoning: string;
  readonly phrases: readonly string[];
}

/** The confidence object of a value. */
export function toConfidence({ score, reasoning, phrases }: Grounds): Confidence {
  const tier = score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'low';
  return {
    score,
    tier,
    reasoning,
    supportingPhrases: [...new Set(phrases)].filter((phrase) => phrase !== ''),
  };
}

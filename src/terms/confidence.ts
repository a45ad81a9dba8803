import type { ConfidenceLabel } from './citation.js';

/** The specification's Confidence object. */
export interface Confidence {
  /** 0 to 1. */
  readonly score: number;
  readonly tier: ConfidenceLabel;
  readonly reasoning: string;
  /** Words of the sources, verbatim. */
  readonly supportingPhrases: readonly string[];
}

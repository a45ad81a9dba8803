import type { ScopeDetermination } from '../../terms/adcvd-words.js';
import type { Confidence } from '../../terms/confidence.js';
import type { ClauseFinding } from './clause.js';
import { quoteOf } from './quote.js';
import type { Verdict } from './read-phrase.js';

/** The finding that decided, before weighting. */
export interface Decision {
  readonly determination: ScopeDetermination;
  readonly because: string;
  readonly by: readonly ClauseFinding[];
}

interface Weighed {
  readonly decision: Decision;
  readonly findings: readonly ClauseFinding[];
  readonly identity: Verdict;
}

const HIGH = 0.75;
const MEDIUM = 0.5;

/**
 * The reliability of a finding, 0 to 1, from what decided it and how well its clauses were read. The weights are a
 * published convention (law/assumptions.md), not a probability; a written scope ruling alone settles scope (19 CFR
 * 351.225).
 */
export function weighFinding({ decision, findings, identity }: Weighed): Confidence {
  const score =
    Math.round(
      Math.min(0.95, Math.max(0.1, baseOf(decision, identity) + readingOf(decision, findings))) * 100,
    ) / 100;
  return {
    score,
    tier: score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'low',
    reasoning: decision.because,
    supportingPhrases: phrasesOf(decision.by),
  };
}

function baseOf({ determination, by }: Decision, identity: Verdict): number {
  if (determination === 'likely_in_scope') return 0.65;
  if (determination === 'likely_out_of_scope')
    return by.some(({ clause }) => clause.record.kind === 'exclusion') ? 0.7 : 0.6;
  if (by.length === 0) return identity === 'true' ? 0.4 : 0.3;
  return identity === 'true' ? 0.45 : 0.35;
}

/** Wording read on an official copy raises confidence; wording known in part or at second hand lowers it. */
function readingOf({ determination, by }: Decision, findings: readonly ClauseFinding[]): number {
  if (findings.length === 0) return -0.1;
  if (determination === 'possibly_in_scope') return 0;
  const read = by.length > 0 ? by : findings;
  const best = read.some(({ clause }) => clause.record.verified === 'true') ? 0.15 : 0;
  const partial = read.every(({ clause }) => clause.record.verified !== 'true') ? -0.05 : 0;
  const numbers = by.some(({ outcomes }) =>
    outcomes.some(({ test, verdict }) => test.kind !== 'words' && verdict !== 'unknown'),
  )
    ? 0.05
    : 0;
  return best + partial + numbers;
}

function phrasesOf(findings: readonly ClauseFinding[]): readonly string[] {
  return [...new Set(findings.map(({ clause }) => quoteOf(clause.record)).filter((quote) => quote !== null))];
}

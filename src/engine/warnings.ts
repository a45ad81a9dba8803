import { isEffective, type ClaimVerdict } from './column.js';
import type { Evaluation } from './evaluation.js';
import type { Law } from './law.js';
import { isPresumed } from './open-facts.js';
import type { Question } from './question.js';
import type { IncompleteReason, Layer } from './result.js';

export function warningsOf(
  question: Question,
  primary: Evaluation,
  layers: readonly Layer[],
): readonly string[] {
  const warnings = claimWarnings(question.claim, question.law);
  if (primary.column.outcome.kind === 'unresolved')
    warnings.push(
      `The column duty could not be computed: "${primary.column.rate.text}" refers to a rate that is not resolved.`,
    );
  const banned = primary.prohibition?.rule;
  if (banned) warnings.push(`Import prohibited by ${banned.authority}: ${banned.rateText}.`);
  warnings.push(...openWarnings(openFactsIn(layers), question.law));
  for (const { heading, confidence } of layers)
    if (confidence === 'low') warnings.push(`${heading}: the source of this layer has low confidence.`);
  return warnings;
}

/** What is not known of the law on the day. */
export function warnBeyondLaw(reasons: readonly IncompleteReason[]): readonly string[] {
  return reasons
    .filter(({ kind }) => kind === 'programs_not_verified' || kind === 'schedule_not_verified')
    .map(({ detail }) => detail);
}

/** A presumed fact can raise the total; any other open fact can only lower it. */
function openWarnings(open: readonly string[], { factDefinitions }: Law): readonly string[] {
  const presumed = open.filter((key) => {
    const definition = factDefinitions.get(key);
    return definition !== undefined && isPresumed(definition);
  });
  const others = open.filter((key) => !presumed.includes(key));
  const warnings: string[] = [];
  if (others.length > 0)
    warnings.push(
      `The total is the dearest that what is open allows and may be less: ${others.join(', ')} not stated.`,
    );
  if (presumed.length > 0)
    warnings.push(
      `${presumed.join(', ')} not stated: the total takes none of the answers that the law names, and may be more under one of them (bounds).`,
    );
  return warnings;
}

function openFactsIn(layers: readonly Layer[]): readonly string[] {
  const open: string[] = [];
  for (const { openFacts } of layers) for (const key of openFacts) if (!open.includes(key)) open.push(key);
  return open;
}

function claimWarnings(claim: ClaimVerdict, law: Law): string[] {
  if (claim.kind === 'refused')
    return [`Special program indicator ${claim.symbol} was not applied: ${claim.because}.`];
  if (claim.kind === 'accepted' && !isEffective(claim, law)) {
    return [`The line prints no special rate for ${claim.program.symbol}; column 1 general applies.`];
  }
  return [];
}

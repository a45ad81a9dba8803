import { isBefore } from '../terms/interval.js';
import type { AdcvdDuty } from './adcvd.js';
import type { Exploration } from './alternatives.js';
import type { Evaluation } from './evaluation.js';
import { listMissingQuantities } from './missing-quantities.js';
import type { Question } from './question.js';
import { isAnswerable } from './required-inputs.js';
import type { IncompleteReason } from './result.js';

/** What completeness is read from. */
interface Answered {
  readonly question: Question;
  readonly primary: Evaluation;
  readonly exploration: Exploration;
  readonly adcvd: AdcvdDuty;
}

const NONE: readonly IncompleteReason[] = Object.freeze([]);

/** Everything that keeps a duty from being complete; empty: nothing is missing, nothing unknown, the goods may enter. */
export function listIncompleteReasons(answered: Answered): readonly IncompleteReason[] {
  const reasons = [
    ...ofProhibition(answered),
    ...ofFacts(answered),
    ...ofRate(answered),
    ...ofAdcvd(answered),
    ...ofCoverage(answered),
  ];
  return reasons.length === 0 ? NONE : reasons;
}

function ofProhibition({ primary: { prohibition } }: Answered): IncompleteReason[] {
  if (prohibition === null) return [];
  return [{ kind: 'prohibited', detail: `${prohibition.rule.heading}: the goods may not be entered` }];
}

function ofFacts({ question, primary, exploration }: Answered): IncompleteReason[] {
  if (isAnswerable(question, exploration)) return [];
  const { countryOfOrigin, enteredValue } = question.facts;
  const missing = [
    ...(countryOfOrigin === null ? ['the country of origin'] : []),
    ...(enteredValue === null ? ['the customs value'] : []),
    ...listMissingQuantities(question, primary).map(({ code }) => `the quantity in ${code}`),
    ...exploration.deciding.map(({ definition }) => definition.key),
  ];
  return [{ kind: 'missing_fact', detail: `not stated: ${missing.join(', ')}` }];
}

function ofRate({ question, primary }: Answered): IncompleteReason[] {
  const { columnOutcome: outcome, column } = primary;
  const isKnown = primary.total !== null || primary.prohibition !== null;
  const waitsForQuantity = listMissingQuantities(question, primary).length > 0;
  if (outcome.kind !== 'unresolved' && (isKnown || waitsForQuantity)) return [];
  return [{ kind: 'rate_not_computable', detail: `the column rate "${column.rate.text}" is not resolved` }];
}

function ofAdcvd({ adcvd: { cases, requiredInputs } }: Answered): IncompleteReason[] {
  if (cases.length === 0) return [];
  const open = cases.filter(({ isOpenOrder }) => isOpenOrder).map(({ caseNumber }) => caseNumber);
  const unrated = cases.filter(({ obstacle }) => obstacle === 'rate').map(({ caseNumber }) => caseNumber);
  const lacksWeight = requiredInputs.some(({ field }) => field === 'measures.KG');
  return [
    ...reasonFor('adcvd_scope', open, 'orders list the line and the country and are not settled'),
    ...reasonFor(
      'adcvd_rate',
      unrated,
      'orders apply or are likely to, and their rate is not known well enough',
    ),
    ...(lacksWeight ? [{ kind: 'missing_fact', detail: 'not stated: the weight in kg' } as const] : []),
  ];
}

function reasonFor(
  kind: IncompleteReason['kind'],
  cases: readonly string[],
  what: string,
): readonly IncompleteReason[] {
  return cases.length === 0 ? [] : [{ kind, detail: `${what}: ${cases.join(', ')}` }];
}

function ofCoverage({ question: { law, facts } }: Answered): IncompleteReason[] {
  const { programsVerifiedTo, scheduleVerifiedTo } = law;
  const { entryDate } = facts;
  const reasons: IncompleteReason[] = [];
  if (isBefore(programsVerifiedTo, entryDate))
    reasons.push({
      kind: 'programs_not_verified',
      detail: `Chapter 99 programs are verified to ${programsVerifiedTo}; after it the answer follows what was scheduled then.`,
    });
  if (isBefore(scheduleVerifiedTo, entryDate))
    reasons.push({
      kind: 'schedule_not_verified',
      detail: `The schedule is known to ${scheduleVerifiedTo}: column rates and numbers of ${entryDate} are read from an older revision.`,
    });
  return reasons;
}

import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import type { Condition, Law } from '../../../src/engine/law.js';
import type { ClaimEffect } from '../../../src/engine/result.js';
import { stating } from '../asked-questions.js';
import type { Step } from './answers.js';

/**
 * Claims that only exempt and cost more than no claim, though no law says so. It does where the claim takes away a duty
 * that stood in the place of another: goods free of a border order owed the metals duties before 2025-06-04 (EO 14289).
 */
export function risingReliefs(step: Step): string[] {
  const { law } = step.asked;
  return step.result.claims
    .filter(({ saving }) => saving?.isNegative() === true)
    .filter(({ key, value }) => value === 'true' && onlyExempts(law, key) && !revivesDisplaced(step, key))
    .map(risingText);
}

function risingText({ key, value, saving }: ClaimEffect): string {
  return `claiming ${key} = ${value} raises the duty by ${saving!.abs().toFixed()}`;
}

/** Read only by exempt headings, and by none that asks for its absence. */
function onlyExempts({ rules }: Law, key: string): boolean {
  const readers = rules
    .map(({ rule }) => ({ rule, reading: readingOf(rule.when, key) }))
    .filter(({ reading }) => reading !== 'unread');
  return (
    readers.length > 0 &&
    readers.every(
      ({ rule: { rate }, reading }) =>
        reading === 'asserted' && (rate.kind === 'exempt' || rate.kind === 'quota'),
    )
  );
}

type Reading = 'unread' | 'asserted' | 'denied';

function readingOf(condition: Condition | null, key: string): Reading {
  if (condition === null) return 'unread';
  if (condition.kind === 'not') return readingOf(condition.of, key) === 'unread' ? 'unread' : 'denied';
  if (condition.kind === 'all' || condition.kind === 'any') {
    const readings = condition.of.map((part) => readingOf(part, key));
    return readings.find((one) => one === 'denied') ?? readings.find((one) => one !== 'unread') ?? 'unread';
  }
  return 'key' in condition && condition.key === key ? 'asserted' : 'unread';
}

/** Everything that the claim newly charges was taken away before by another heading. */
function revivesDisplaced({ asked, result }: Step, key: string): boolean {
  const claiming = stating(asked, key, true);
  const before = new Set(result.layers.map(({ ruleId }) => ruleId));
  const displaced = new Set(
    result.notApplied
      .filter(({ reason }) => reason === 'displaced_by' || reason === 'excepted_by')
      .map(({ ruleId }) => ruleId),
  );
  const added = calculateDuty(claiming.facts, claiming.law).layers.filter(
    ({ ruleId, amount }) => ruleId !== null && !before.has(ruleId) && amount?.greaterThan(0) === true,
  );
  return added.length > 0 && added.every(({ ruleId }) => displaced.has(ruleId!));
}

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

/** Everything that the claim charges more than before was taken away before, by another heading or on part of the value. */
function revivesDisplaced({ asked, result }: Step, key: string): boolean {
  const claiming = stating(asked, key, true);
  const after = calculateDuty(claiming.facts, claiming.law).layers;
  const before = new Map(result.layers.map((layer) => [layer.ruleId, layer]));
  const displaced = new Set(
    result.notApplied
      .filter(({ reason }) => reason === 'displaced_by' || reason === 'excepted_by')
      .map(({ ruleId }) => ruleId),
  );
  const kept = new Set(after.map(({ ruleId }) => ruleId));
  const exempted = result.layers
    .filter(({ ruleId, amount }) => amount?.isZero() === true && !kept.has(ruleId))
    .map(({ baseValue }) => baseValue);
  const grown = after.filter(({ ruleId, amount }) => {
    const owed = before.get(ruleId)?.amount ?? null;
    return ruleId !== null && amount?.greaterThan(owed ?? 0) === true;
  });
  return (
    grown.length > 0 &&
    grown.every(({ ruleId, baseValue }) => {
      const charged = before.get(ruleId)?.baseValue ?? null;
      if (charged === null) return displaced.has(ruleId!);
      const growth = baseValue?.minus(charged) ?? null;
      return growth !== null && exempted.some((value) => value?.equals(growth) === true);
    })
  );
}

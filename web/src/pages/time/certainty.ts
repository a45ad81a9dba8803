import type { DutyTimelineQuery } from '../../generated/operations.js';
import { isBeyondVerified } from '../../parts/text.js';

type Period = Pick<DutyTimelineQuery['dutyTimeline']['periods'][number], 'duty' | 'changes' | 'feeChanges'>;

/** What begins or ends to be open of a duty: where verified law ends, and the reason of a day on which no layer changes. */
export function describeCertainty(before: Period, after: Period): readonly string[] {
  if (before.duty === null || after.duty === null) return [];
  const [had, has] = [before.duty.incompleteReasons, after.duty.incompleteReasons];
  const begun = has.filter(({ kind }) => !had.some((one) => one.kind === kind));
  const beyond = begun.filter(({ kind }) => isBeyondVerified(kind)).map(({ detail }) => sentenceOf(detail));
  const ofTheDay = beyond.length === 0 ? [] : [['Beyond verified law from here on.', ...beyond].join(' ')];
  if (after.changes.length > 0 || after.feeChanges.length > 0) return ofTheDay;
  const settled = had.filter(({ kind }) => !has.some((one) => one.kind === kind));
  return [
    ...ofTheDay,
    ...begun
      .filter(({ kind }) => !isBeyondVerified(kind))
      .map(({ detail }) => `Open from here on: ${detail}`),
    ...settled.map(({ detail }) => `No longer open: ${detail}`),
  ];
}

/** What is open of a duty on one day, beside that its goods may not enter. */
export function describeOpen(
  reasons: readonly { readonly kind: string; readonly detail: string }[],
): readonly string[] {
  const beyond = reasons.filter(({ kind }) => isBeyondVerified(kind)).map(({ detail }) => sentenceOf(detail));
  return [
    ...(beyond.length === 0 ? [] : [['Beyond verified law.', ...beyond].join(' ')]),
    ...reasons
      .filter(({ kind }) => kind !== 'prohibited' && !isBeyondVerified(kind))
      .map(({ detail }) => `Open: ${detail}`),
  ];
}

function sentenceOf(detail: string): string {
  return /\.$/.test(detail) ? detail : `${detail}.`;
}

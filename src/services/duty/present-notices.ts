import type { EntryNotice } from '../../store/snapshot/records.js';
import { toPreviousDay } from '../../terms/calendar-date.js';
import { showOnce } from '../shown-once.js';
import type { DutyAnswer } from './calculate-duty.js';
import { presentCitations } from './present-citation.js';

/** Notices beside the duties, which are not computed. */
export function presentNotices({ notices }: DutyAnswer) {
  return notices.map(presentNotice);
}

const presentNotice = showOnce(({ id, kind, title, detail, confidence, citations }: EntryNotice) => ({
  id,
  kind,
  title,
  detail,
  confidence,
  citations: presentCitations(citations),
}));

/** Corrections published later, each with its last day as it is printed. */
export function presentCorrections({ corrections }: DutyAnswer) {
  return corrections.map(({ entries, citations, ...correction }) => ({
    entriesFrom: entries.from,
    entriesTo: toPreviousDay(entries.to),
    citations: presentCitations(citations),
    ...correction,
  }));
}

/**
 * The rules that were considered and do not apply. Where one of several rules of a heading applies, the heading is on the
 * entry, and the others are not listed.
 */
export function presentWhyNot({ result }: Pick<DutyAnswer, 'result'>) {
  const applied = new Set(result.layers.map(({ heading }) => heading));
  return result.notApplied
    .filter(({ heading }) => !applied.has(heading))
    .map((one) => ({ ...one, citations: presentCitations(one.citations) }));
}

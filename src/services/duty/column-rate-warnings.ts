import type { Revision } from '../../store/snapshot/records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { selectFrom } from '../../terms/frozen-lists.js';
import { isBefore } from '../../terms/interval.js';

type Known = Pick<Snapshot, 'coverage' | 'catalog'>;

/**
 * Column rates come from the newest archived schedule. Once a later revision has started, the answer names that
 * schedule, how far its rates were compared, and which later change records were or were not read.
 */
export function listColumnRateWarnings(
  entryDate: CalendarDate,
  { coverage, catalog }: Known,
): readonly string[] {
  const { lastArchive, ratesCheckedTo } = coverage;
  if (lastArchive === null) return [];
  const later = selectFrom(
    catalog.revisions,
    ({ sequence, effectiveOn }) => sequence > lastArchive.sequence && !isBefore(entryDate, effectiveOn),
  );
  if (later.length === 0) return [];
  const isChecked = (one: Revision): boolean =>
    ratesCheckedTo !== null && one.sequence <= ratesCheckedTo.sequence;
  const unchecked = later.filter((one) => !isChecked(one));
  const read = unchecked.findLast(({ basis }) => basis === 'change_record' || basis === 'secondary');
  const unread = unchecked.filter(({ basis }) => basis === 'notice' || basis === 'unread');
  return [
    [
      `Column rates are read from ${lastArchive.title} (${lastArchive.effectiveOn}), the newest schedule archived`,
      ...checkedWords(later.findLast(isChecked)),
      ...(read === undefined ? [] : [`the change records through ${read.title} change none`]),
      ...unread.map(({ title, publishedOn }) => `the record of ${title} (${publishedOn}) was not read`),
    ].join('; ') + '.',
  ];
}

function checkedWords(last: Revision | undefined): readonly string[] {
  return last === undefined ? [] : [`they were found unchanged through ${last.title}`];
}

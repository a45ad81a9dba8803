import { toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import type { Dataset } from '../../tables/dataset.js';
import { rowsOf } from './table-rows.js';

/** A revision of the schedule held in the archive. */
export interface HeldRevision {
  /** For example `2026_rev_10`. */
  readonly revision: string;
  readonly title: string;
  readonly effectiveOn: CalendarDate;
  readonly publishedOn: CalendarDate;
  /** The archive it was read from; null: it was read from its change record. */
  readonly fileName: string | null;
}

/** The revisions in the order of publication. */
export function readHeldRevisions(datasets: readonly Dataset[]): readonly HeldRevision[] {
  return rowsOf(datasets, 'hts_revision').map((row) => ({
    revision: row.revision as string,
    title: row.title as string,
    effectiveOn: toCalendarDate(row.effective_on as string),
    publishedOn: toCalendarDate(row.published_on as string),
    fileName: row.file_name as string | null,
  }));
}

/** `2026_rev_10` as citations name it: `HTSUS 2026 Revision 10`. */
export function formatRevisionTitle(revision: string): string {
  const [, year, number] = /^(\d{4})_(?:rev_(\d+)|basic)$/.exec(revision) ?? [];
  if (year === undefined) return `HTSUS ${revision}`;
  return `HTSUS ${year} ${number === undefined ? 'Basic Edition' : `Revision ${number}`}`;
}

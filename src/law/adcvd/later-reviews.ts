import { toNextDay, type CalendarDate } from '../../terms/calendar-date.js';
import { addToList } from '../../terms/group-by.js';
import { compareDates, isBefore } from '../../terms/interval.js';
import { cellOf, type SourceRow } from '../text/csv-table.js';
import { readDate } from '../text/read-cell.js';

const FINAL_RESULTS = /\bfinal results?\b/i;
const OF_ANOTHER_KIND =
  /preliminary|amended|correction|changed circumstances|new shipper|sunset|not in harmony/i;

/** The days on which final results of administrative reviews of a case were published, in order. */
export type FinalReviews = ReadonlyMap<string, readonly CalendarDate[]>;

export function findFinalReviews(notices: readonly SourceRow[]): FinalReviews {
  const days = new Map<string, CalendarDate[]>();
  for (const row of notices) {
    const title = cellOf(row, 'title');
    if (cellOf(row, 'type') !== 'admin_review' || !FINAL_RESULTS.test(title) || OF_ANOTHER_KIND.test(title))
      continue;
    const day = readDate(row, 'date');
    if (day !== null) addToList(days, cellOf(row, 'caseNumber'), day);
  }
  for (const known of days.values()) known.sort(compareDates);
  return days;
}

/** The first day on which a later review may have replaced a rate that began on `from`. Null: none is known. */
export function findLaterReview(
  reviews: FinalReviews,
  caseNumber: string,
  from: CalendarDate,
): CalendarDate | null {
  // Sources date a notice by the day of its publication or the day before.
  const own = toNextDay(from);
  return reviews.get(caseNumber)?.find((day) => isBefore(own, day)) ?? null;
}

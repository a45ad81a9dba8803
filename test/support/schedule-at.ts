import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import type { CalendarDate } from '../../src/terms/calendar-date.js';
import { contains } from '../../src/terms/interval.js';

/**
 * The schedule of one legal day, in printing order: as last published, or as filed on a day when that day is given.
 */
export function scheduleAt<
  Row extends Pick<ScheduleRow, 'legalFrom' | 'legalTo' | 'publishedFrom' | 'publishedTo'>,
>(rows: readonly Row[], legalDate: CalendarDate, publishedDate?: CalendarDate): readonly Row[] {
  return rows.filter((row) => {
    const known =
      publishedDate === undefined
        ? row.publishedTo === null
        : contains({ from: row.publishedFrom, to: row.publishedTo }, publishedDate);
    return known && contains({ from: row.legalFrom, to: row.legalTo }, legalDate);
  });
}

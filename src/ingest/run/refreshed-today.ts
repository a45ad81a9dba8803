import { toNextDay, type CalendarDate } from '../../terms/calendar-date.js';
import type { DatasetRefreshed } from '../ledger/dataset-health.js';
import type { Difference } from './definition.js';
import type { IngestRequest } from './source.js';

interface ReadToday {
  readonly change: Pick<Difference, 'rows'>;
  readonly request: Pick<IngestRequest, 'from'>;
  readonly now: Date;
  readonly today: CalendarDate;
}

/** The health of a data set whose source was read to this day; `hashes`: SHA-256 of what was read, null where nothing was. */
export function toRefreshedToday(
  { change, request, now, today }: ReadToday,
  name: string,
  hashes: readonly (string | null)[],
): Omit<DatasetRefreshed, 'dataset' | 'title'> {
  const place = request.from === null ? 'official' : 'another';
  return {
    ...{ at: now, source: { date: today, name }, coverageFrom: null, coverageTo: toNextDay(today) },
    rowCount: change.rows.added,
    sources: hashes.map((sha256) => ({ place, sha256 })),
  };
}

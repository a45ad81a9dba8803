import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { refuseField, type Problem } from '../../terms/errors.js';
import { hasAny } from '../../terms/frozen-lists.js';
import { contains, isBefore, lastDayOf } from '../../terms/interval.js';

/**
 * Refuses an entry date that cannot be answered: before the first archived schedule, or in a fiscal year whose user
 * fees are not published. Throws `date-out-of-coverage` naming the first or last covered date.
 */
export function refuseUncoveredDate(date: CalendarDate, { coverage, catalog }: Snapshot, at = 'date'): void {
  if (isBefore(date, coverage.firstDate)) {
    throw uncovered(at, date, `it is before ${coverage.firstDate}, the first covered date. ${EARLIER}`);
  }
  if (hasAny(catalog.fees, ({ interval }) => contains(interval, date))) return;
  const ends = catalog.fees.map(({ interval }) => lastDayOf(interval) ?? '');
  throw uncovered(at, date, `user fees are published to ${ends.sort().at(-1)}, the last covered date`);
}

/** How days before the bundled schedule become covered. */
const EARLIER = 'Archives of earlier years are added with: npm run ingest -- hts --from FOLDER';

function uncovered(at: string, date: CalendarDate, because: string): Problem {
  return refuseField(at, `${date} is outside coverage: ${because}`, 'date-out-of-coverage');
}

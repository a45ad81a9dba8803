import type { SqlSession } from '../../../store/database/session.js';
import {
  partsOfDate,
  toEarlierDay,
  toPreviousDay,
  toUtcDay,
  type CalendarDate,
} from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import type { IngestRequest, RequestPart, Workshop } from '../../run/source.js';
import { isWebAddress } from '../../run/web-address.js';
import { SPAN_DAYS, type LetterDays } from './read-letters.js';

/** A month that was read within these days is not read again by the same words. */
const FRESH_DAYS = 30;

/**
 * The months of a request for more than the last days, the newest first: letters come one a second, all of them take days.
 * Months read lately are left out, so the same words go on where a run was interrupted.
 */
export async function splitByMonth(
  request: IngestRequest,
  { database, now }: Pick<Workshop, 'database' | 'now'>,
): Promise<readonly RequestPart[] | null> {
  const { since, from } = request;
  const today = toUtcDay(now());
  const isShort = since === null || !isBefore(since, toEarlierDay(today, SPAN_DAYS));
  if (isShort || (from !== null && !isWebAddress(from))) return null;
  const read = request.dryRun ? [] : await findReadDays(database, toEarlierDay(today, FRESH_DAYS));
  return monthsBetween(since, today)
    .filter((days) => !read.some((one) => covers(one, days)))
    .map(({ from: first, until }) => ({
      name: first.slice(0, 7),
      request: { ...request, since: first, until },
    }));
}

/** The months of a span of days, the newest first; the first and the last may be parts of one. */
function monthsBetween(first: CalendarDate, last: CalendarDate): readonly LetterDays[] {
  const months: LetterDays[] = [];
  for (let until = last; !isBefore(until, first); until = toPreviousDay(firstOfMonth(until))) {
    const begin = firstOfMonth(until);
    months.push({ from: isBefore(begin, first) ? first : begin, until });
  }
  return months;
}

function firstOfMonth(day: CalendarDate): CalendarDate {
  const [, , dayOfMonth] = partsOfDate(day);
  return toEarlierDay(day, dayOfMonth - 1);
}

/** What runs that ended well have read since a day. */
function findReadDays(session: SqlSession, since: CalendarDate): Promise<readonly LetterDays[]> {
  return session.query<LetterDays>(
    `SELECT DISTINCT change_set->'days'->>'from' AS "from", change_set->'days'->>'until' AS "until"
       FROM ingest_run
      WHERE source = 'cross' AND status IN ('applied', 'unchanged') AND started_at >= $1::date
        AND change_set->'days' IS NOT NULL`,
    [since],
  );
}

function covers(outer: LetterDays, inner: LetterDays): boolean {
  return !isBefore(inner.from, outer.from) && !isBefore(outer.until, inner.until);
}

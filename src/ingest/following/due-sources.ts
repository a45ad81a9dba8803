import type { SqlSession } from '../../store/database/session.js';
import { INTERRUPTED } from '../ledger/version-draft.js';
import type { IngestSource } from '../run/source.js';

const HOUR_MS = 3_600_000;
/** Longest wait after failures in a row, unless the cadence itself is longer. */
const MAX_WAIT_HOURS = 24;
/** Wait after a run whose process was killed. */
const INTERRUPTED_WAIT_MS = HOUR_MS / 12;

interface LastRuns {
  readonly source: string;
  /** Start of the last run that came to an end. Null: none did. */
  readonly lastAt: Date | null;
  /** Runs that failed or were held back since the last one that did not. */
  readonly failures: number;
  /** Runs since `lastAt` whose process was killed, and the start of the last of them. */
  readonly interruptions: number;
  readonly interruptedAt: Date | null;
}

/**
 * The sources whose official address is due for a look: never looked at, or looked at longer ago than their cadence. The
 * wait doubles with each failure in a row. A run whose process was killed says nothing of the source and is soon made up
 * for, unless it is killed again and again. Runs by hand count, dry runs do not.
 */
export async function findDueSources(
  session: SqlSession,
  sources: readonly IngestSource[],
  now: Date,
): Promise<readonly IngestSource[]> {
  const runs = await session.query<LastRuns>(
    `SELECT source, max(started_at) FILTER (WHERE NOT interrupted) AS "lastAt",
            (count(*) FILTER (WHERE status IN ('failed', 'quarantined') AND NOT interrupted AND id > last_sound))::int AS failures,
            (count(*) FILTER (WHERE interrupted AND id > last_ended))::int AS interruptions,
            max(started_at) FILTER (WHERE interrupted AND id > last_ended) AS "interruptedAt"
       FROM (SELECT *, COALESCE(max(id) FILTER (WHERE status NOT IN ('failed', 'quarantined')) OVER of_source, 0) AS last_sound,
                    COALESCE(max(id) FILTER (WHERE NOT interrupted) OVER of_source, 0) AS last_ended
               FROM (SELECT *, COALESCE(failure = $1, false) AS interrupted FROM ingest_run) AS runs
              WHERE status NOT IN ('dry_run', 'running') WINDOW of_source AS (PARTITION BY source)) AS ended
      GROUP BY source`,
    [INTERRUPTED],
  );
  const bySource = new Map(runs.map((last) => [last.source, last]));
  return sources.filter(({ name, official }) => {
    const last = bySource.get(name);
    return (
      official !== undefined && (last === undefined || dueAt(official.everyHours, last) <= now.getTime())
    );
  });
}

/** An instant in milliseconds. */
function dueAt(everyHours: number, { lastAt, failures, interruptions, interruptedAt }: LastRuns): number {
  const longest = Math.max(everyHours, MAX_WAIT_HOURS);
  const wait = HOUR_MS * Math.min(double(everyHours, failures), longest);
  const next = lastAt === null ? 0 : lastAt.getTime() + wait;
  if (interruptedAt === null) return next;
  const pause = Math.min(double(INTERRUPTED_WAIT_MS, interruptions - 1), HOUR_MS * longest);
  return Math.max(next, interruptedAt.getTime() + pause);
}

function double(wait: number, times: number): number {
  return wait * 2 ** Math.min(times, 10);
}

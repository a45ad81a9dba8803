import type { SqlSession } from '../../store/database/session.js';
import type { IngestSource } from '../run/source.js';

const HOUR_MS = 3_600_000;
/** Longest wait after failures in a row, unless the cadence itself is longer. */
const MAX_WAIT_HOURS = 24;

interface LastRuns {
  readonly source: string;
  /** Start of the last run, however it ended. */
  readonly lastAt: Date;
  /** Runs that failed or were held back since the last one that did not. */
  readonly failures: number;
}

/**
 * The sources whose official address is due for a look: never looked at, or looked at longer ago than their cadence. The
 * wait doubles with each failure in a row. Runs by hand count, dry runs do not.
 */
export async function findDueSources(
  session: SqlSession,
  sources: readonly IngestSource[],
  now: Date,
): Promise<readonly IngestSource[]> {
  const runs = await session.query<LastRuns>(
    `SELECT source, max(started_at) AS "lastAt",
            (count(*) FILTER (WHERE status IN ('failed', 'quarantined') AND id > last_sound))::int AS failures
       FROM (SELECT *, COALESCE(max(id) FILTER (WHERE status NOT IN ('failed', 'quarantined')) OVER (PARTITION BY source), 0)
                    AS last_sound
               FROM ingest_run WHERE status NOT IN ('dry_run', 'running')) AS ended
      GROUP BY source`,
  );
  const bySource = new Map(runs.map((last) => [last.source, last]));
  return sources.filter((source) => {
    if (!source.official) return false;
    const last = bySource.get(source.name);
    return (
      last === undefined || now.getTime() - last.lastAt.getTime() >= waitMs(source.official.everyHours, last)
    );
  });
}

function waitMs(everyHours: number, { failures }: LastRuns): number {
  const longest = Math.max(everyHours, MAX_WAIT_HOURS);
  return HOUR_MS * Math.min(everyHours * 2 ** Math.min(failures, 10), longest);
}

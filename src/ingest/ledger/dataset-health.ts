import type { SqlSession } from '../../store/database/session.js';
import { toNextDay, toUtcDay, type CalendarDate } from '../../terms/calendar-date.js';

/** What a source reports about its data set after a good run. */
export interface DatasetRefreshed {
  readonly dataset: string;
  readonly title: string;
  /** When the source was read. Null: the bytes came from elsewhere and do not tell when the source was read. */
  readonly at: Date | null;
  /** Date and name of the newest source read. Null: it states none, and the stored value stays. */
  readonly source: { readonly date: CalendarDate; readonly name: string } | null;
  readonly coverageFrom: CalendarDate | null;
  /** First day after the last verified one. */
  readonly coverageTo: CalendarDate | null;
  readonly rowCount: number;
  readonly sources: readonly object[];
}

export async function recordRefresh(
  session: SqlSession,
  dataVersionId: number,
  refreshed: DatasetRefreshed,
): Promise<void> {
  const { dataset, title, at, source, coverageFrom, coverageTo, rowCount, sources } = refreshed;
  await session.execute(
    `INSERT INTO dataset_health (data_version_id, dataset, title, health, last_refreshed, coverage_from, coverage_to, row_count, sources,
                                 source_date, source_name)
     VALUES ($1, $2, $3, 'healthy', $4, $5, $6, $7, $8::jsonb, $9, $10)
     ON CONFLICT (data_version_id, dataset) DO UPDATE
        SET health = 'healthy', detail = NULL, coverage_from = excluded.coverage_from,
            coverage_to = excluded.coverage_to, row_count = excluded.row_count, sources = excluded.sources,
            last_refreshed = COALESCE(excluded.last_refreshed, dataset_health.last_refreshed),
            source_date = COALESCE(excluded.source_date, dataset_health.source_date),
            source_name = COALESCE(excluded.source_name, dataset_health.source_name),
            not_loaded = CASE WHEN excluded.source_date IS NULL THEN dataset_health.not_loaded ELSE NULL END`,
    [
      dataVersionId,
      dataset,
      title,
      at?.toISOString() ?? null,
      coverageFrom,
      coverageTo,
      rowCount,
      JSON.stringify(sources),
      source?.date ?? null,
      source?.name ?? null,
    ],
  );
}

/**
 * A run found nothing new, so an earlier failure is cleared. If the official address was read, the coverage extends to
 * that instant; bytes from another place do not tell when the source was last checked.
 */
export async function recordStillCurrent(
  session: SqlSession,
  dataVersionId: number,
  { dataset, at, isOfficial }: { readonly dataset: string; readonly at: Date; readonly isOfficial: boolean },
): Promise<void> {
  await session.execute(
    `UPDATE dataset_health SET health = 'healthy', detail = NULL WHERE data_version_id = $1 AND dataset = $2`,
    [dataVersionId, dataset],
  );
  if (!isOfficial) return;
  await session.execute(
    `UPDATE dataset_health SET last_refreshed = $3, coverage_to = $4 WHERE data_version_id = $1 AND dataset = $2`,
    [dataVersionId, dataset, at.toISOString(), toDayAfter(at)],
  );
}

/**
 * A source offers what is not loaded yet, because somebody has to accept it: the data set is read, and stale.
 * `at`: when the official address was read; null: another place was.
 */
export async function recordNotLoaded(
  session: SqlSession,
  dataVersionId: number,
  {
    dataset,
    at,
    notLoaded,
  }: {
    readonly dataset: string;
    readonly at: Date | null;
    readonly notLoaded: readonly { readonly name: string; readonly date: CalendarDate }[];
  },
): Promise<void> {
  await session.execute(
    `UPDATE dataset_health SET health = 'healthy', detail = NULL, not_loaded = $3::jsonb, last_refreshed = COALESCE($4, last_refreshed)
      WHERE data_version_id = $1 AND dataset = $2`,
    [dataVersionId, dataset, JSON.stringify(notLoaded), at?.toISOString() ?? null],
  );
}

/** The data set covers earlier days than before; its end and age stay. */
export async function recordEarlierCoverage(
  session: SqlSession,
  dataVersionId: number,
  {
    dataset,
    firstDay,
    rowCount,
  }: Pick<DatasetRefreshed, 'dataset' | 'rowCount'> & { readonly firstDay: CalendarDate | null },
): Promise<void> {
  await session.execute(
    `UPDATE dataset_health SET coverage_from = $3, row_count = $4 WHERE data_version_id = $1 AND dataset = $2`,
    [dataVersionId, dataset, firstDay, rowCount],
  );
}

/** First day that a reading at an instant does not cover. */
export function toDayAfter(at: Date): CalendarDate {
  return toNextDay(toUtcDay(at));
}

/** A run failed: the served data stays, and its health says that the source could not be read. */
export async function recordFailure(
  session: SqlSession,
  dataVersionId: number,
  { dataset, title, detail }: Pick<DatasetRefreshed, 'dataset' | 'title'> & { readonly detail: string },
): Promise<void> {
  await session.execute(
    `INSERT INTO dataset_health (data_version_id, dataset, title, health, detail) VALUES ($1, $2, $3, 'error', $4)
     ON CONFLICT (data_version_id, dataset) DO UPDATE SET health = 'error', detail = excluded.detail`,
    [dataVersionId, dataset, title, detail],
  );
}

/** Last day that the served data set covers; null: no run has said. */
export async function findCoveredTo(session: SqlSession, dataset: string): Promise<CalendarDate | null> {
  const [row] = await session.query<{ day: CalendarDate | null }>(
    `SELECT (coverage_to - 1)::date AS day FROM dataset_health h JOIN data_version v ON v.id = h.data_version_id
      WHERE v.status = 'current' AND v.kind = 'live' AND h.dataset = $1`,
    [dataset],
  );
  return row?.day ?? null;
}

import type { SqlSession } from '../../store/database/session.js';
import type { CalendarDate } from '../../terms/calendar-date.js';

/** What a source says about the data set it keeps, after a good run. */
export interface DatasetRefreshed {
  readonly dataset: string;
  readonly title: string;
  readonly at: Date;
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
  const { dataset, title, at, coverageFrom, coverageTo, rowCount, sources } = refreshed;
  await session.execute(
    `INSERT INTO dataset_health (data_version_id, dataset, title, health, last_refreshed, coverage_from, coverage_to, row_count, sources)
     VALUES ($1, $2, $3, 'healthy', $4, $5, $6, $7, $8::jsonb)
     ON CONFLICT (data_version_id, dataset) DO UPDATE
        SET health = 'healthy', detail = NULL, last_refreshed = excluded.last_refreshed, coverage_from = excluded.coverage_from,
            coverage_to = excluded.coverage_to, row_count = excluded.row_count, sources = excluded.sources`,
    [
      dataVersionId,
      dataset,
      title,
      at.toISOString(),
      coverageFrom,
      coverageTo,
      rowCount,
      JSON.stringify(sources),
    ],
  );
}

/** A run read the same bytes again: the data set is as fresh as the run. */
export async function recordStillCurrent(
  session: SqlSession,
  dataVersionId: number,
  { dataset, at }: Pick<DatasetRefreshed, 'dataset' | 'at'>,
): Promise<void> {
  await session.execute(
    `UPDATE dataset_health SET health = 'healthy', detail = NULL, last_refreshed = $3 WHERE data_version_id = $1 AND dataset = $2`,
    [dataVersionId, dataset, at.toISOString()],
  );
}

/** A run failed: what is served stays, and says that its source could not be read. */
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

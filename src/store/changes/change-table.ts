import type { SqlSession } from '../database/session.js';

/** What is asked of the table; a filter that is null is not used. */
export interface RunsWanted {
  /** Applied on this day (UTC) and later. */
  readonly since: string | null;
  /** After this id; 0: from the first. */
  readonly after: number;
  /** Digits of tariff numbers: runs that touch one of them, a number under it, or one above it. */
  readonly numbers: readonly string[] | null;
  /** Dotted Chapter 99 headings that cover the numbers: runs that touch one of them too. */
  readonly headings: readonly string[];
  readonly size: number;
}

/** One applied run. `Content` is what its source recorded. */
export interface AppliedRun<Content> {
  readonly id: number;
  readonly source: string;
  readonly at: Date;
  /** Null: it made no data version, or that is no longer kept. */
  readonly dataVersion: string | null;
  readonly rowsAdded: number;
  readonly rowsChanged: number;
  readonly rowsClosed: number;
  readonly content: Content;
}

const COLUMNS = `r.id, r.source, r.finished_at AS at, v.content_hash AS "dataVersion", r.rows_added AS "rowsAdded",
            r.rows_changed AS "rowsChanged", r.rows_closed AS "rowsClosed", COALESCE(r.change_set, '{}') AS content`;

/** One ended run, however it ended; null: there is none of this id. */
export async function findRun<Content>(
  session: SqlSession,
  id: number,
): Promise<(AppliedRun<Content> & { readonly status: string }) | null> {
  const [run] = await session.query<AppliedRun<Content> & { readonly status: string }>(
    `SELECT r.status, ${COLUMNS} FROM ingest_run r LEFT JOIN data_version v ON v.id = r.produced_version_id
      WHERE r.id = $1 AND r.finished_at IS NOT NULL`,
    [id],
  );
  return run ?? null;
}

/** Runs of ingestion that were applied and not rolled back, oldest first. */
export function listAppliedRuns<Content>(
  session: SqlSession,
  { since, after, numbers, headings, size }: RunsWanted,
): Promise<readonly AppliedRun<Content>[]> {
  return session.query<AppliedRun<Content>>(
    `SELECT ${COLUMNS}
       FROM ingest_run r LEFT JOIN data_version v ON v.id = r.produced_version_id
      WHERE r.status = 'applied' AND r.id > $1 AND ($2::timestamptz IS NULL OR r.finished_at >= $2)
        AND ($3::text[] IS NULL
             OR EXISTS (
              SELECT 1 FROM jsonb_array_elements_text(r.change_set->'touches'->'lines') AS touched (line), unnest($3) AS asked (number)
               WHERE starts_with(replace(line, '.', ''), number) OR starts_with(number, replace(line, '.', '')))
             OR EXISTS (
              SELECT 1 FROM jsonb_array_elements_text(r.change_set->'touches'->'headings') AS touched (heading)
               WHERE heading = ANY($4::text[])))
      ORDER BY r.id LIMIT $5`,
    [after, since, numbers, headings, size],
  );
}

import type { SqlSession } from '../../store/database/session.js';

export interface ListedRun {
  readonly id: number;
  readonly source: string;
  readonly status: string;
  readonly startedAt: string;
  readonly failure: string | null;
  /** Only the first ones. */
  readonly issues: readonly { readonly record: string; readonly message: string }[];
}

const MAX_RUNS = 50;
const MAX_ISSUES = 10;

/** The last runs, newest first; `statuses` null: all. */
export async function listRuns(
  session: SqlSession,
  statuses: readonly string[] | null,
): Promise<readonly ListedRun[]> {
  const runs = await session.query<Omit<ListedRun, 'startedAt'> & { readonly startedAt: Date }>(
    `SELECT id, source, status, started_at AS "startedAt", failure, issues FROM ingest_run
      WHERE $1::text[] IS NULL OR status = ANY($1::text[]) ORDER BY id DESC LIMIT ${MAX_RUNS}`,
    [statuses],
  );
  return runs.map((run) => ({
    ...run,
    startedAt: run.startedAt.toISOString(),
    issues: run.issues.slice(0, MAX_ISSUES),
  }));
}

/** One line per version, the served one first, then the newest. */
export async function listVersions(session: SqlSession): Promise<readonly string[]> {
  const versions = await session.query<{
    readonly hash: string;
    readonly kind: string;
    readonly status: string;
    readonly createdAt: Date;
    readonly revision: string | null;
  }>(
    `SELECT v.content_hash AS hash, v.kind, v.status, v.created_at AS "createdAt",
            (SELECT revision FROM hts_revision r WHERE r.data_version_id = v.id ORDER BY sequence DESC LIMIT 1) AS revision
       FROM data_version v ORDER BY (v.status = 'current') DESC, v.id DESC`,
  );
  return versions.map(
    ({ hash, kind, status, createdAt, revision }) =>
      `${hash} ${kind} ${status}, made ${createdAt.toISOString()}, schedule ${revision ?? 'none'}`,
  );
}

import type { SqlSession } from '../../store/database/session.js';
import type { FileRecord } from '../run/raw-files.js';
import type { UnitOutcome } from '../run/source.js';

/** A run as it is recorded. */
export interface RunRecord {
  readonly source: string;
  readonly startedAt: Date;
  readonly startVersionId: number | null;
  readonly file: FileRecord | null;
}

export interface RunResult extends Omit<UnitOutcome, 'unit'> {
  readonly finishedAt: Date;
  readonly producedVersionId: number | null;
}

/** Records the start of a run and the bytes it reads; returns its id. */
export async function startRun(session: SqlSession, record: RunRecord): Promise<number> {
  const [row] = await session.query<{ id: number }>(
    'INSERT INTO ingest_run (source, started_at, start_version_id) VALUES ($1, $2, $3) RETURNING id',
    [record.source, record.startedAt.toISOString(), record.startVersionId],
  );
  if (!row) throw new Error(`the run of ${record.source} was not recorded`);
  if (record.file) await recordFile(session, row.id, { file: record.file, at: record.startedAt });
  return row.id;
}

async function recordFile(
  session: SqlSession,
  runId: number,
  { file, at }: { readonly file: FileRecord; readonly at: Date },
): Promise<void> {
  await session.execute(
    `INSERT INTO ingest_file (ingest_run_id, name, url, sha256, byte_length, fetched_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [runId, file.name, file.url, file.sha256, file.byteLength, at.toISOString()],
  );
}

/**
 * Records how a run ended. Only a running one can end; one that has written to a draft goes on running until the draft is
 * served (`serveDraft`) or discarded.
 */
export async function finishRun(session: SqlSession, runId: number, result: RunResult): Promise<void> {
  const ended = await session.execute(
    `UPDATE ingest_run SET finished_at = $3, produced_version_id = $4, rows_read = $5, rows_added = $6,
            status = CASE WHEN EXISTS (SELECT 1 FROM data_version WHERE id = $4 AND status = 'loading') THEN 'running' ELSE $2 END,
            rows_changed = $7, rows_closed = $8, change_set = $9::jsonb, issues = $10::jsonb, checks = $11::jsonb, failure = $12
      WHERE id = $1 AND status = 'running'`,
    [
      runId,
      result.status,
      result.finishedAt.toISOString(),
      result.producedVersionId,
      ...[result.rowsRead ?? 0, result.rowsAdded ?? 0, result.rowsChanged ?? 0, result.rowsClosed ?? 0],
      result.changeSet ? JSON.stringify(result.changeSet) : null,
      JSON.stringify(result.issues ?? []),
      JSON.stringify(result.checks ?? []),
      result.failure,
    ],
  );
  if (ended === 0) throw new Error(`run ${runId} is not running`);
}

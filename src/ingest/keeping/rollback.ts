import {
  activateDataVersion,
  findCurrentVersion,
  findVersionById,
} from '../../store/database/data-versions.js';
import type { Database } from '../../store/database/database.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';

interface EndedRun {
  readonly id: number;
  readonly status: string;
  readonly startVersionId: number | null;
  readonly producedVersionId: number | null;
}

/** The version served after a rollback, and the runs it undid. */
export interface RolledBack {
  readonly dataVersion: string;
  readonly runs: readonly number[];
}

/**
 * Restores the version served before a run. Runs that made the same version (revision by revision) are undone together.
 * Only the served version can be rolled back: a later run builds on it.
 */
export async function rollBack(database: Database, runId: number): Promise<Parsed<RolledBack>> {
  const [run] = await database.query<EndedRun>(
    `SELECT id, status, start_version_id AS "startVersionId", produced_version_id AS "producedVersionId"
       FROM ingest_run WHERE id = $1`,
    [runId],
  );
  if (!run) return refuse(`there is no run ${runId}: dutygraph ingest runs lists them`);
  if (run.status !== 'applied' || run.producedVersionId === null)
    return refuse(
      `run ${runId} is ${run.status}: only an applied run whose version is kept can be rolled back`,
    );
  const current = await findCurrentVersion(database, 'live');
  if (current?.id !== run.producedVersionId)
    return refuse(`run ${runId} did not make the version that is served: roll back the later runs first`);
  const before = run.startVersionId === null ? null : await findVersionById(database, run.startVersionId);
  if (before === null) return refuse(`the version that run ${runId} started from is no longer kept`);
  let undone: readonly { readonly id: number }[] = [];
  await activateDataVersion(database, before.id, async (session) => {
    undone = await session.query<{ id: number }>(
      `UPDATE ingest_run SET status = 'rolled_back' WHERE produced_version_id = $1 AND status = 'applied' RETURNING id`,
      [run.producedVersionId],
    );
  });
  return accept({
    dataVersion: before.contentHash,
    runs: undone.map(({ id }) => id).sort((left, right) => left - right),
  });
}

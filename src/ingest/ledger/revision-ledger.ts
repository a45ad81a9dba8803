import type { SqlSession } from '../../store/database/session.js';
import type { ChangeRecord } from '../sources/hts/change-records.js';
import type { HtsRevision } from '../sources/hts/revision-list.js';
import { toChangeRecordRow, toRevisionRow } from '../sources/hts/revision-tables.js';

/** A revision a data version already holds. */
export interface KnownRevision extends Omit<HtsRevision, 'sha256Prefix'> {
  /** Null: its archive is not held. */
  readonly fileSha256: string | null;
}

/** In the order of publication. */
export async function readKnownRevisions(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly KnownRevision[]> {
  return session.query<KnownRevision>(
    `SELECT revision, sequence, effective_on AS "effectiveOn", change_record_on AS "changeRecordOn", published_on AS "publishedOn",
            file_name AS "fileName", file_sha256 AS "fileSha256", row_count AS "rowCount", note
       FROM hts_revision WHERE data_version_id = $1 ORDER BY sequence`,
    [dataVersionId],
  );
}

export interface NewRevision {
  readonly revision: HtsRevision;
  readonly fileSha256: string | null;
  /** Change records of any revisions; only those of this one are written. */
  readonly changeRecords: readonly ChangeRecord[];
}

export async function writeRevision(
  session: SqlSession,
  dataVersionId: number,
  { revision, fileSha256, changeRecords }: NewRevision,
): Promise<void> {
  await session.bulkInsert('htsRevision', [{ dataVersionId, ...toRevisionRow(revision, fileSha256) }]);
  const own = changeRecords.filter((record) => record.revision === revision.revision);
  await session.bulkInsert(
    'htsChangeRecord',
    own.map((record) => ({ dataVersionId, ...toChangeRecordRow(record) })),
  );
}

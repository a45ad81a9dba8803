import { formatRevisionTitle } from '../../../law/tables/held-revisions.js';
import type { ChangeRecord } from './change-records.js';
import type { HtsRevision } from './revision-list.js';

/** A row of the table `hts_revision`; `fileSha256` is that of the stored archive. */
export function toRevisionRow(revision: HtsRevision, fileSha256: string | null) {
  return {
    revision: revision.revision,
    title: formatRevisionTitle(revision.revision),
    sequence: revision.sequence,
    effectiveOn: revision.effectiveOn,
    changeRecordOn: revision.changeRecordOn,
    publishedOn: revision.publishedOn,
    fileName: revision.fileName,
    fileSha256,
    rowCount: revision.rowCount,
    note: revision.note,
  };
}

/** A row of the table `hts_change_record`. */
export function toChangeRecordRow({ revision, item, nature, effectiveOn, authorityText }: ChangeRecord) {
  return { revision, item, nature, effectiveOn, authorityText };
}

import type { ChangeRecord } from './change-records.js';
import type { HtsRevision } from './revision-list.js';

/** `HTSUS 2026 Revision 10`, `HTSUS 2026 Basic Edition`: how documents cite a revision. */
export function titleRevision(revision: string): string {
  const match = /^(\d{4})_(?:rev_(\d+)|basic)$/.exec(revision);
  if (!match) return `HTSUS ${revision}`;
  return `HTSUS ${match[1]} ${match[2] === undefined ? 'Basic Edition' : `Revision ${match[2]}`}`;
}

/** A row of the table `hts_revision`; `fileSha256` is that of the stored archive. */
export function toRevisionRow(revision: HtsRevision, fileSha256: string | null) {
  return {
    revision: revision.revision,
    title: titleRevision(revision.revision),
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

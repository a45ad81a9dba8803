import type { DataVersion } from '../../../store/database/data-versions.js';
import type { SqlSession } from '../../../store/database/session.js';
import { recordRefresh } from '../../ledger/dataset-health.js';
import { beginDraft, copyBase, discardDraft, serveDraft } from '../../ledger/version-draft.js';
import type { RawFile } from '../../run/raw-files.js';
import type { Workshop } from '../../run/source.js';
import type { DigestRow } from './digest-rows.js';
import type { OfficialNote } from './parse-notes.js';

/** The data set of the legal notes, as status answers name it. */
export const DATASET = { dataset: 'hts_notes', title: 'Legal notes of the schedule' } as const;

export interface NotesToApply {
  readonly notes: readonly OfficialNote[];
  readonly digests: readonly DigestRow[];
  readonly file: RawFile;
}

/** The base of the new version, and what to do with its run before it is served. */
interface Setting {
  readonly workshop: Workshop;
  readonly base: DataVersion;
  readonly onFilled: (session: SqlSession, dataVersionId: number) => Promise<void>;
}

/** Replaces the notes in a copy of the served data version, and serves the copy. */
export async function applyNotes({ notes, digests, file }: NotesToApply, setting: Setting): Promise<string> {
  const { workshop, base, onFilled } = setting;
  const { database } = workshop;
  const draft = await beginDraft(database, base);
  try {
    await copyBase(database, draft, ['note', 'note_digest']);
    await database.transaction(async (session) => {
      await session.bulkInsert(
        'note',
        notes.map((note) => ({ dataVersionId: draft.id, ...note, sourceLabel: labelOf(note) })),
      );
      await session.bulkInsert(
        'noteDigest',
        digests.map((digest) => ({ dataVersionId: draft.id, ...digest })),
      );
      await recordRefresh(session, draft.id, {
        ...DATASET,
        at: null,
        source: null,
        coverageFrom: null,
        coverageTo: null,
        rowCount: notes.length,
        sources: [{ file: file.name, sha256: file.sha256 }],
      });
      await onFilled(session, draft.id);
    });
    const manifest = { ...base.manifest, derivedFrom: base.contentHash, ingested: { source: 'notes' } };
    return await serveDraft(database, draft, manifest);
  } catch (error) {
    await discardDraft(database, draft);
    throw error;
  }
}

function labelOf({ provenance }: OfficialNote): string {
  return provenance === 'official-text' ? 'official' : 'secondary';
}

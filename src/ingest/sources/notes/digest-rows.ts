import { createHash } from 'node:crypto';
import { digestNotes } from '../../../search/notes/note-digest.js';
import type { NoteDigestAttributes } from '../../../store/snapshot/note-records.js';
import type { OfficialNote } from './parse-notes.js';

/** A row of `note_digest` before it belongs to a data version. */
export interface DigestRow {
  readonly digestKey: string;
  readonly appliesTo: string;
  readonly title: string;
  /** The quoted words. */
  readonly digest: string;
  readonly noteIds: readonly string[];
  /** sha256 of the official text, hex. */
  readonly textSha256: string;
  readonly attributes: NoteDigestAttributes;
}

/**
 * The notes summarized by program: effect, targets, offset and at most 25 quoted words. Only official text is
 * summarized; a deleted note and a paraphrase have no digest.
 */
export function toDigestRows(notes: readonly OfficialNote[]): readonly DigestRow[] {
  const official = notes.filter(
    ({ provenance, part }) => provenance === 'official-text' && part !== 'deleted',
  );
  const texts = new Map(official.map(({ noteId, text }) => [noteId, text]));
  return digestNotes(official).map(({ noteId, appliesTo, title, quote, attributes }) => ({
    digestKey: noteId,
    appliesTo,
    title,
    digest: quote,
    noteIds: [noteId],
    textSha256: createHash('sha256')
      .update(texts.get(noteId) ?? '')
      .digest('hex'),
    attributes,
  }));
}

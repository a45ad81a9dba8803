import { sha256Of } from '../../../law/pack/pack-format.js';
import { digestNotes } from '../../../search/notes/note-digest.js';
import type { NOTE_DIGEST } from '../../../tables/notes.js';
import type { RowOf } from '../../../tables/table.js';
import type { OfficialNote } from './parse-notes.js';

/**
 * The notes summarized by program: effect, targets, offset and at most 25 quoted words. Only official text is
 * summarized; a deleted note and a paraphrase have no digest.
 */
export function toDigestRows(notes: readonly OfficialNote[]): readonly RowOf<typeof NOTE_DIGEST>[] {
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
    textSha256: sha256Of(texts.get(noteId) ?? ''),
    attributes,
  }));
}

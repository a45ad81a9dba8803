import { NOTE, NOTE_DIGEST, NOTE_EFFECT } from '../../../tables/notes.js';
import type { LegalNote, NoteDigest, NoteEffect } from '../note-records.js';
import type { VersionRows } from './version-rows.js';

/** Official texts of the legal notes, in the order of the schedule; few or none until they are ingested. */
export function readLegalNotes(version: VersionRows): Promise<readonly LegalNote[]> {
  return version.select(NOTE, ['sequence', 'noteId']);
}

/** Summaries of what each note does, made by program from its official text. */
export function readNoteDigests(version: VersionRows): Promise<readonly NoteDigest[]> {
  return version.select(NOTE_DIGEST, ['digestKey']);
}

/** Effects of the Chapter 99 notes, in the order of their names. */
export function readNoteEffects(version: VersionRows): Promise<readonly NoteEffect[]> {
  return version.select(NOTE_EFFECT, ['effectId']);
}

import type { OfficialNote } from './parse-notes.js';

/** The changes in a file of notes, by id. */
export interface NoteChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The part of a stored note in which a change shows. */
export interface HeldText {
  readonly noteId: string;
  readonly text: string;
  readonly source: string;
}

export function diffNotes(held: readonly HeldText[], notes: readonly OfficialNote[]): NoteChange {
  const before = new Map(held.map((note) => [note.noteId, note]));
  const after = new Set(notes.map(({ noteId }) => noteId));
  return {
    added: notes.filter(({ noteId }) => !before.has(noteId)).map(({ noteId }) => noteId),
    changed: notes.filter((note) => isReworded(before.get(note.noteId), note)).map(({ noteId }) => noteId),
    removed: held.filter(({ noteId }) => !after.has(noteId)).map(({ noteId }) => noteId),
  };
}

function isReworded(before: HeldText | undefined, { text, source }: OfficialNote): boolean {
  return before !== undefined && (before.text !== text || before.source !== source);
}

export function isEmpty({ added, changed, removed }: NoteChange): boolean {
  return added.length + changed.length + removed.length === 0;
}

export function describeChange({ added, changed, removed }: NoteChange): string {
  return `${added.length} notes added, ${changed.length} reworded, ${removed.length} removed`;
}

import type { DataVersion } from '../../../store/database/data-versions.js';
import type { SqlSession } from '../../../store/database/session.js';
import { printsRates } from '../../../terms/rate-expression.js';
import type { Difference } from '../../run/definition.js';
import type { OfficialNote } from './parse-notes.js';

/** The changes in a file of notes, by id. */
export interface NoteChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export interface NoteDifference extends Difference {
  readonly changeSet: NoteChange;
}

/** The part of a stored note in which a change shows. */
export interface HeldText {
  readonly noteId: string;
  readonly text: string;
  readonly source: string;
}

export async function readHeldTexts(
  session: SqlSession,
  base: DataVersion | null,
): Promise<readonly HeldText[]> {
  return session.query<HeldText>(
    'SELECT note_id AS "noteId", text, source FROM note WHERE data_version_id = $1 ORDER BY note_id',
    [base?.id ?? null],
  );
}

export function diffNotes(held: readonly HeldText[], notes: readonly OfficialNote[]): NoteDifference {
  const before = new Map(held.map((note) => [note.noteId, note]));
  const after = new Set(notes.map(({ noteId }) => noteId));
  const added = notes.filter(({ noteId }) => !before.has(noteId));
  const changed = notes.filter((note) => isReworded(before.get(note.noteId), note));
  const removed = held.filter(({ noteId }) => !after.has(noteId));
  const previous = changed.flatMap(({ noteId }) => before.get(noteId) ?? []);
  const idsOf = (some: readonly { readonly noteId: string }[]) => some.map(({ noteId }) => noteId);
  return {
    rows: { added: added.length, changed: changed.length, closed: removed.length },
    changeSet: { added: idsOf(added), changed: idsOf(changed), removed: idsOf(removed) },
    lines: [`${added.length} notes added, ${changed.length} reworded, ${removed.length} removed`],
    changesDuty: [...added, ...changed, ...removed, ...previous].some(({ text }) => printsRates(text)),
  };
}

function isReworded(before: HeldText | undefined, { text, source }: OfficialNote): boolean {
  return before !== undefined && (before.text !== text || before.source !== source);
}

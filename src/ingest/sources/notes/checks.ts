import { parseNoteRates, printsRates } from '../../../terms/rate-expression.js';
import { toCheck, type CheckOutcome } from '../../run/source.js';
import type { NOTE_DIGEST } from '../../../tables/notes.js';
import type { RowOf } from '../../../tables/table.js';
import type { NoteChange } from './diff-notes.js';
import type { OfficialNote } from './parse-notes.js';

/** Largest share of the stored notes that one run may remove or reword without permission. */
const CHANGE_BOUND = 0.3;
/** Fewer notes than this are not bounded: the bundled pack holds a handful of rate notes. */
const BOUND_FROM = 100;
const MAX_QUOTED_WORDS = 25;

interface Checked {
  readonly notes: readonly OfficialNote[];
  readonly digests: readonly RowOf<typeof NOTE_DIGEST>[];
  readonly change: NoteChange;
  readonly heldBefore: number;
  readonly allowLargeChange: boolean;
}

/** The conditions that must hold before notes are applied. */
export function checkNotes({
  notes,
  digests,
  change,
  heldBefore,
  allowLargeChange,
}: Checked): readonly CheckOutcome[] {
  const touched = change.changed.length + change.removed.length;
  const isBounded = heldBefore < BOUND_FROM || touched <= heldBefore * CHANGE_BOUND;
  const placeless = notes.filter((note) => !hasPlace(note));
  const long = digests.filter(({ digest }) => digest.split(/\s+/).length > MAX_QUOTED_WORDS);
  const unread = notes.filter(({ text }) => printsRates(text) && !parseNoteRates(text).ok);
  return [
    toCheck(
      'every note has its place',
      placeless.length === 0,
      `${placeless.length} without section or chapter`,
    ),
    toCheck(
      'the change is bounded',
      isBounded || allowLargeChange,
      `${touched} of ${heldBefore} notes held are reworded or removed`,
    ),
    toCheck(
      `digests quote at most ${MAX_QUOTED_WORDS} words`,
      long.length === 0,
      `${long.length} of ${digests.length} quote more`,
    ),
    toCheck(
      'rates printed in notes can be read',
      unread.length === 0,
      unread.length === 0 ? 'all' : unread.map(({ noteId }) => noteId).join(', '),
    ),
  ];
}

function hasPlace({ scope, section, chapter }: OfficialNote): boolean {
  return scope === 'gri' || scope === 'general' || section !== null || chapter !== null;
}

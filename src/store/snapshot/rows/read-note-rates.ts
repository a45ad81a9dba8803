import { parseNoteRates, printsRates, type NoteRates } from '../../../terms/rate-expression.js';
import type { LegalNote } from '../note-records.js';

/** Rates that legal notes print for lines whose rate columns say `See additional U.S. note 1`, in the order of the notes. */
export function readNoteRates(notes: readonly LegalNote[]): readonly NoteRates[] {
  return notes
    .filter(({ text }) => printsRates(text))
    .map(({ noteId, text }) => {
      const rates = parseNoteRates(text);
      if (!rates.ok) throw new TypeError(`text of note ${noteId}: ${rates.message}`);
      return rates.value;
    });
}

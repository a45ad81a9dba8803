import { parseNoteRates, type NoteRates } from '../../../terms/rate-expression.js';
import type { SqlSession } from '../../database/session.js';

/** Rates that legal notes print for lines whose rate columns say `See additional U.S. note 1`. */
export async function readNoteRates(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly NoteRates[]> {
  const notes = await session.query<{ noteId: string; text: string }>(
    `SELECT note_id AS "noteId", text FROM note
      WHERE data_version_id = $1 AND text LIKE 'The rates of duty applicable to subheading%' ORDER BY sequence`,
    [dataVersionId],
  );
  return notes.map(({ noteId, text }) => {
    const rates = parseNoteRates(text);
    if (!rates.ok) throw new TypeError(`text of note ${noteId}: ${rates.message}`);
    return rates.value;
  });
}

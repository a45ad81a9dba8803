import type { HtsNote } from '../../../../clients/typescript/index.js';
import { toWords } from '../../parts/text.js';

/** Legal notes, the most specific first: the official text where it is held, else what the note does in its own words. */
export function Notes({ notes, total }: { readonly notes: readonly HtsNote[]; readonly total: number }) {
  if (notes.length === 0) return <p class="hint">No note is held for it.</p>;
  return (
    <ul class="notes">
      {notes.map((note, index) => (
        <li key={note.id}>
          <details open={index < 2}>
            <summary>
              <strong>{note.title}</strong> <span class="badge">{toWords(note.effect)}</span>
            </summary>
            <p>{note.text ?? `“${note.quote} …”`}</p>
            <p class="hint">
              {note.provenance === 'digest' ? 'Digest: at most 25 words as printed. ' : ''}
              {note.source}
            </p>
          </details>
        </li>
      ))}
      {total > notes.length ? (
        <li class="hint">{total - notes.length} more notes govern it: see the API.</li>
      ) : null}
    </ul>
  );
}

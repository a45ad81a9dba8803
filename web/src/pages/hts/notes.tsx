import { chapterAsPublished } from '../../../../src/terms/official-address.js';
import type { HtsNote } from '../../../../clients/typescript/index.js';
import { toWords } from '../../parts/text.js';

/** How many of the numbers that a note names are shown; long lists are for the official text. */
const MAX_NAMED = 8;

/** Legal notes, the most specific first: the official text where it is held, else what the note names and where to read it. */
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
            {note.text === undefined ? <Named note={note} /> : <p>{note.text}</p>}
            <Source note={note} />
          </details>
        </li>
      ))}
      {total > notes.length ? (
        <li class="hint">{total - notes.length} more notes govern it: see the API.</li>
      ) : null}
    </ul>
  );
}

/** The numbers that a note names, headings of Chapter 99 first: they are what it adds, removes or limits. */
function Named({ note: { targets } }: { readonly note: HtsNote }) {
  if (targets.length === 0) return null;
  const isProvision = ({ from }: HtsNote['targets'][number]): boolean => from.startsWith('99');
  const inOrder = [...targets.filter(isProvision), ...targets.filter((target) => !isProvision(target))];
  const shown = inOrder.slice(0, MAX_NAMED);
  return (
    <p>
      It names{' '}
      {shown.map(({ from, to }, index) => (
        <span key={from + to}>
          {index === 0 ? '' : ', '}
          <a href={from.length === 2 ? `/hts/chapter/${from}` : `/hts/code/${from}`}>{from}</a>
          {from === to ? '' : ` to ${to}`}
        </span>
      ))}
      {inOrder.length > shown.length ? ` and ${inOrder.length - shown.length} more numbers.` : '.'}
    </p>
  );
}

function Source({ note: { chapter, provenance, source } }: { readonly note: HtsNote }) {
  return (
    <p class="hint">
      {provenance === 'digest' ? 'Its text is not held here. ' : ''}
      <a href={addressOfNotes(chapter)} target="_blank" rel="noreferrer">
        {chapter === undefined ? 'The official schedule' : `Chapter ${Number(chapter)} as published`}
      </a>
      . Read in: {source}
    </p>
  );
}

/** Notes are printed before the chapter that they are of. */
function addressOfNotes(chapter: string | undefined): string {
  if (chapter === undefined) return 'https://hts.usitc.gov/';
  return chapterAsPublished(chapter);
}

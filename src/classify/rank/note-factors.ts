import { isQueryStop } from '../../search/language/stop-words.js';
import { wordsOf } from '../../search/language/words.js';
import { countCoveredDigits } from '../../search/notes/note-references.js';
import type { NoteEvidence } from '../classification-law.js';

/** A note that excludes goods from a chapter, or includes them, when it contains the words of the goods. */
export interface NoteFinding {
  readonly note: NoteEvidence;
  /** The chapter or section the note belongs to. */
  readonly place: string;
  /** The competing heading the note names. */
  readonly heading: string;
}

/** Stems of the words that can link a note to goods. */
export function selectDistinctiveStems(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap(({ stem }) => (isQueryStop(stem) || stem.length < 4 ? [] : [stem])));
}

/**
 * Notes by which one competing heading yields to another: a note of its section or chapter that excludes the described
 * goods in words of the description, and names the other heading.
 */
export function selectExclusions(
  headings: readonly string[],
  naming: ReadonlySet<string>,
  notes: readonly NoteEvidence[],
): readonly NoteFinding[] {
  const chapters = new Set(headings.map((heading) => heading.slice(0, 2)));
  return notes.flatMap((note) => {
    if (note.effect !== 'excludes' || note.chapter === null || !chapters.has(note.chapter)) return [];
    const heading = headings.find(
      (one) => one.slice(0, 2) !== note.chapter && note.targets.some((target) => covers(target, one)),
    );
    if (heading === undefined || ![...selectDistinctiveStems(note.quote)].some((stem) => naming.has(stem)))
      return [];
    return [{ note, place: note.chapter, heading }];
  });
}

/** Notes of a heading's chapter that name the heading. */
export function selectNotesNaming(heading: string, notes: readonly NoteEvidence[]): readonly NoteEvidence[] {
  return notes.filter(
    ({ chapter, targets, effect }) =>
      chapter === heading.slice(0, 2) &&
      effect !== 'excludes' &&
      targets.some((target) => target.length >= 4 && covers(target, heading)),
  );
}

function covers(target: string, heading: string): boolean {
  const [from = '', to = from] = target.split('-');
  return from.length <= heading.length
    ? countCoveredDigits({ from, to }, heading) !== null
    : from.startsWith(heading);
}

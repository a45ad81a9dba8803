import type { NoteDigestAttributes } from '../../store/snapshot/note-records.js';
import { readEffect, type NoteReading } from './note-effect.js';
import { referencesOf, type NoteReference, type ReferringNote } from './note-references.js';

/** The source of a digest: a note as published. */
export interface DigestedNote
  extends ReferringNote, Omit<NoteDigestAttributes, 'effect' | 'offset' | 'targets'> {
  readonly noteId: string;
}

/** A condensed note: its effect, the numbers it concerns, and its first words of effect. */
export interface Digest {
  readonly noteId: string;
  readonly appliesTo: string;
  readonly title: string;
  readonly quote: string;
  readonly attributes: NoteDigestAttributes;
}

/** Condenses notes in the order of the schedule; subdivisions inherit the effect of their lead-in. */
export function digestNotes(notes: readonly DigestedNote[]): readonly Digest[] {
  const leadIns = new Map<string, NoteReading['effect']>();
  return notes.map((note) => {
    const own = groupOf(note);
    const inherited = note.part === 'subdivision' ? (leadIns.get(own) ?? null) : null;
    const { effect, offset, quote } = readEffect(note.text, inherited);
    if (note.part === 'lead-in') leadIns.set(own, effect);
    const { sequence, scope, section, chapter, subchapter, number, subdivision, part, source } = note;
    const place = { sequence, scope, section, chapter, subchapter, number, subdivision, part };
    return {
      noteId: note.noteId,
      appliesTo: chapter ?? section ?? 'all',
      title: titleOf(note),
      quote,
      attributes: { ...place, effect, offset, targets: referencesOf(note).map(printReference), source },
    };
  });
}

function groupOf({ scope, section, chapter, subchapter, number }: DigestedNote): string {
  return [scope, section, chapter, subchapter, number].join(' ');
}

const KINDS: Readonly<Record<string, string>> = {
  gri: 'General Rule of Interpretation',
  general: 'General note',
  section: 'Note',
  chapter: 'Note',
  subheading: 'Subheading note',
  'additional-us': 'Additional U.S. note',
  statistical: 'Statistical note',
  'ch99-us-note': 'U.S. note',
};

type Cited = Pick<DigestedNote, 'scope' | 'number' | 'subdivision' | 'section' | 'chapter' | 'subchapter'>;

/** The citation form of a note: `Additional U.S. note 5(b) to chapter 17`. */
export function titleOf({ scope, number, subdivision, section, chapter, subchapter }: Cited): string {
  const name = `${KINDS[scope] ?? 'Note'} ${number}${subdivision ?? ''}`.trim();
  if (scope === 'gri' || scope === 'general') return name;
  if (chapter === null) return `${name} to section ${section ?? ''}`.trim();
  return `${name} to ${subchapter ? `subchapter ${subchapter} of ` : ''}chapter ${Number(chapter)}`;
}

function printReference({ from, to }: NoteReference): string {
  return from === to ? from : `${from}-${to}`;
}

export function parseReference(text: string): NoteReference {
  const [from = '', to = from] = text.split('-');
  return { from, to };
}

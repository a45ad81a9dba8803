import type { HtsNote, QueryHtsNotesArgs } from '../../generated/schema-types.js';
import { createHash } from 'node:crypto';
import { parseReference, titleOf } from '../../search/notes/note-digest.js';
import { readEffect } from '../../search/notes/note-effect.js';
import { countCoveredDigits, referencesOf, type NoteReference } from '../../search/notes/note-references.js';
import type { LegalNote, NoteDigest } from '../../store/snapshot/note-records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { quoteInput } from '../../terms/result.js';
import { cutPage, withEdges } from '../hts/page.js';
import { formatDotted } from '../hts/present-row.js';
import { refuseField } from '../../terms/errors.js';
import { chooseEdition } from '../hts/edition.js';
import { readChapter, readCode, requireNumber } from '../hts/read-code.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { onceFor } from '../../terms/lazily.js';

/** A note as answers show it. */
export type NoteView = Required<HtsNote>;

/** A note with the fields that decide its scope and order. */
interface HeldNote {
  readonly sequence: number;
  readonly references: readonly NoteReference[];
  readonly view: NoteView;
}

/** One page of notes, most specific first. Throws `invalid-parameter`, or `unknown-hts-code` for what is not printed today. */
export function getHtsNotes(input: QueryHtsNotesArgs, context: ServiceContext) {
  const { code, notes } = notesFor(input, context);
  if (code !== null) requireNumber({ parameter: 'code', text: code }, chooseEdition({}, context), context);
  const page = cutPage(notes, { limit: input.limit ?? 50, cursor: input.cursor }, context);
  const answer = {
    code,
    totalCount: page.totalCount,
    notes: page.items,
    pageInfo: page.pageInfo,
    _meta: describeAnswer(context),
  };
  return withEdges(answer, { edges: () => page.edgesOf(page.items) });
}

/** The note with an identifier; null when this data version has none. */
export function findNote(id: string, { snapshot }: ServiceContext): NoteView | null {
  return notesOf(snapshot).find(({ view }) => view.id === id)?.view ?? null;
}

/** All notes of a number, a chapter or a section, most specific first. */
export function notesFor(
  input: QueryHtsNotesArgs,
  context: ServiceContext,
): { readonly code: string | null; readonly notes: readonly NoteView[] } {
  const chapter = readChapter(input.chapter);
  const { section } = input;
  if ([input.code, chapter, section].filter(Boolean).length !== 1)
    throw refuseField('code', 'give one of code, chapter and section, for example code=6109.10.00');
  refuseUnknownScope(input.scope);
  const number = input.code ? readCode(input.code) : null;
  const place = placeOf(number ?? chapter, section ?? null, context.snapshot);
  const found = notesOf(context.snapshot)
    .filter(({ view }) => !input.scope || view.scope === input.scope)
    .map((note) => ({ note, digits: number === null ? null : mentionOf(note, number) }))
    .filter(({ note, digits }) => (input.mentionsOnly ? digits !== null : governs(note, place, digits)))
    .sort((left, right) => compare(left, right));
  return {
    code: number === null ? null : formatDotted(number),
    notes: found.map(({ note, digits }) => ({ ...note.view, mentionDigits: digits })),
  };
}

interface Place {
  readonly section: string | null;
  /** Null: the section as a whole. */
  readonly chapter: string | null;
  /** True when the answer includes rules of interpretation and general notes. */
  readonly withGeneral: boolean;
}

function placeOf(digits: string | null, section: string | null, { catalog }: Snapshot): Place {
  if (digits === null) {
    const roman = (section as string).trim().toUpperCase();
    if (!catalog.sections.some((one) => one.roman === roman))
      throw refuseField('section', `${quoteInput(section as string)} is not a section: give I to XXII`);
    return { section: roman, chapter: null, withGeneral: false };
  }
  const chapter = digits.slice(0, 2);
  const own = catalog.chapters.find((one) => one.chapter === chapter);
  return { section: own?.sectionRoman ?? null, chapter, withGeneral: digits.length > 2 };
}

/** A note governs its section and chapter; the notes of Chapter 99 govern what they name. */
function governs(
  { view }: HeldNote,
  { section, chapter, withGeneral }: Place,
  digits: number | null,
): boolean {
  if (view.scope === 'gri' || view.scope === 'general')
    return withGeneral && (view.scope === 'gri' || digits !== null);
  if (view.chapter === '99' && chapter !== '99') return digits !== null && digits >= 4;
  if (view.chapter !== null) return view.chapter === chapter;
  return view.section === section;
}

const SPECIFICITY = [
  'subheading',
  'statistical',
  'additional-us',
  'chapter',
  'ch99-us-note',
  'section',
  'general',
  'gri',
] as const;

interface Ranked {
  readonly note: HeldNote;
  readonly digits: number | null;
}

/** Sorts notes that name the number first, the longest match before others; then from narrowest to widest. */
function compare(left: Ranked, right: Ranked): number {
  const rank = ({ note }: Ranked): number =>
    SPECIFICITY.indexOf(note.view.scope as (typeof SPECIFICITY)[number]);
  const named = ({ digits }: Ranked): number => (digits === null || digits < 4 ? 0 : digits);
  return named(right) - named(left) || rank(left) - rank(right) || left.note.sequence - right.note.sequence;
}

function mentionOf({ references }: HeldNote, number: string): number | null {
  const covered = references.map((reference) => countCoveredDigits(reference, number) ?? 0);
  const most = Math.max(0, ...covered);
  return most === 0 ? null : most;
}

function refuseUnknownScope(scope: string | null | undefined): void {
  if (!scope || (SPECIFICITY as readonly string[]).includes(scope)) return;
  throw refuseField('scope', `${quoteInput(scope)} is not a scope: give one of ${SPECIFICITY.join(', ')}`);
}

/** The official text where available, otherwise the digest. */
const notesOf = onceFor(({ catalog }: Snapshot): readonly HeldNote[] => {
  const { notes: texts, noteDigests } = catalog;
  const digests = new Map(noteDigests.map((digest) => [digest.digestKey, digest]));
  const notes = texts.filter((note) => isWhole(note, digests.get(note.noteId) ?? null));
  const official = notes.map((note) => fromText(note, digests.get(note.noteId) ?? null));
  const withText = new Set(notes.map(({ noteId }) => noteId));
  const condensed = noteDigests.filter(({ digestKey }) => !withText.has(digestKey)).map(fromDigest);
  return [...official, ...condensed].sort((left, right) => left.sequence - right.sequence);
});

/** For a few notes the bundled pack has the rates without the remaining text; these are not complete notes. */
function isWhole({ text }: LegalNote, digest: NoteDigest | null): boolean {
  return digest === null || createHash('sha256').update(text).digest('hex') === digest.textSha256;
}

function fromText(note: LegalNote, digest: NoteDigest | null): HeldNote {
  const references = referencesOf(note);
  const reading = readEffect(note.text);
  const { noteId: id, scope, section, chapter, subdivision, text, sourceLabel, source } = note;
  return {
    sequence: note.sequence,
    references,
    view: {
      ...{ id, scope, section, chapter, subdivision, text, sourceLabel, source },
      title: titleOf(note),
      number: note.number || null,
      effect: digest?.attributes.effect ?? reading.effect,
      provenance: 'official-text',
      quote: reading.quote,
      offset: reading.offset,
      targets: references.map(presentReference),
      mentionDigits: null,
    },
  };
}

function fromDigest({ digestKey, title, digest, attributes }: NoteDigest): HeldNote {
  const { sequence, scope, section, chapter, number, subdivision, effect, offset, source } = attributes;
  const references = attributes.targets.map(parseReference);
  return {
    sequence,
    references,
    view: {
      ...{ id: digestKey, title, scope, section, chapter, subdivision, effect, offset, source },
      number: number || null,
      provenance: 'digest',
      sourceLabel: 'derived',
      text: null,
      quote: digest,
      targets: references.map(presentReference),
      mentionDigits: null,
    },
  };
}

function presentReference({ from, to }: NoteReference) {
  return { from: formatDotted(from), to: formatDotted(to) };
}

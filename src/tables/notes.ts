import type { NoteWords } from '../terms/note-words.js';
import type { Cited } from '../terms/citation.js';
import type { Country } from '../terms/country.js';
import { decimal, json, list, listOf, optional, period, text, whole, words } from './column.js';
import { defineTable, type RowOf } from './table.js';

/** One legal note of the schedule, or one lettered subdivision of it. */
export const NOTE = defineTable('note', {
  /** ch61:3(a) */
  noteId: text(),
  /** Order in the schedule. */
  sequence: whole(),
  scope: text(),
  section: optional(text()),
  chapter: optional(text()),
  subchapter: optional(text()),
  /** Empty: text before the first number. */
  number: text(),
  subdivision: optional(text()),
  part: text(),
  heading: text(),
  text: text(),
  /** Digits of the numbers that it names; only the ends of ranges. */
  mentions: list(),
  /** official-text or paraphrase */
  provenance: text(),
  source: text(),
  verifiedShare: optional(decimal()),
  /** Codes of a list that the source has shortened; null: not shortened. */
  codesTotal: optional(whole()),
  spi: optional(text()),
  sourceLabel: text(),
});

/** The place of a note in the schedule. */
type NotePlace = Pick<
  RowOf<typeof NOTE>,
  'sequence' | 'scope' | 'section' | 'chapter' | 'subchapter' | 'number' | 'subdivision' | 'part' | 'source'
>;

export interface NoteDigestAttributes extends NotePlace {
  readonly effect: NoteWords;
  /** Where the quoted words begin, in characters. */
  readonly offset: number;
  /** `0301-0308`, or `0301` for a single number; digits. */
  readonly targets: readonly string[];
}

/** A summary of a note made by program: what it does, to which numbers, and at most 25 quoted words. */
export const NOTE_DIGEST = defineTable('note_digest', {
  /** The note's id. */
  digestKey: text(),
  /** Section in Roman numerals, two digits of a chapter, or `all`. */
  appliesTo: text(),
  title: text(),
  /** The quoted words. */
  digest: text(),
  noteIds: list(),
  /** Of the official text. */
  textSha256: text(),
  attributes: json<NoteDigestAttributes>(),
});

export type NoteEffectType = 'rate_rule' | 'chapter_99_applicability' | 'quota';

export interface NoteEffectMembers {
  /** Chapter 99 headings it makes due, or removes in an exemption. */
  readonly targets: readonly string[];
  /** Chapter 99 headings that are exceptions to it, or that an exemption is for. */
  readonly exceptions: readonly string[];
  /** Decimal text. */
  readonly percent: string | null;
  readonly quantities: readonly { readonly year: number; readonly quantity: number }[];
  readonly unit: string | null;
  /** Codes of the list before the source shortened it; null: whole. */
  readonly shortenedFrom: number | null;
}

/**
 * What one passage of a Chapter 99 U.S. note says about a rate, the reach of a heading, or a quota. Found by pattern;
 * approved means that the words stand at the locator. Evidence only: no duty is computed from it.
 */
export const NOTE_EFFECT = defineTable('note_effect', {
  effectId: text(),
  noteId: text(),
  effectType: words<NoteEffectType>(),
  reviewStatus: words<'approved' | 'pending' | 'rejected'>(),
  /** Note and characters of its text: `ch99:III:us:2(b)@0-143`. */
  sourceLocator: optional(text()),
  sourceSpan: text(),
  effectValueText: optional(text()),
  conditionText: optional(text()),
  /** Digits of the tariff numbers that the passage lists; empty: it lists none. */
  htsPrefixes: list(),
  countries: listOf<Country>(),
  legal: period(),
  effect: json<NoteEffectMembers>(),
  citations: json<Cited>(),
});

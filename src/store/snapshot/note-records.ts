import type { Cited } from '../../terms/citation.js';
import type { Country } from '../../terms/country.js';
import type { Interval } from '../../terms/interval.js';

/** One legal note of the schedule, or one lettered subdivision of it. */
export interface LegalNote {
  /** ch61:3(a) */
  readonly noteId: string;
  /** Order in the schedule. */
  readonly sequence: number;
  readonly scope: string;
  readonly section: string | null;
  readonly chapter: string | null;
  readonly subchapter: string | null;
  /** Empty: text before the first number. */
  readonly number: string;
  readonly subdivision: string | null;
  readonly part: string;
  readonly heading: string;
  readonly text: string;
  /** Only the ends of ranges. */
  readonly mentions: readonly string[];
  /** Codes of a list that the source has shortened; null: not shortened. */
  readonly codesTotal: number | null;
  /** official-text or paraphrase */
  readonly provenance: string;
  readonly source: string;
  readonly sourceLabel: string;
}

export type NoteEffectType = 'rate_rule' | 'chapter_99_applicability' | 'quota';

/**
 * What one passage of a Chapter 99 U.S. note says about a rate, the reach of a heading, or a quota. Found by pattern;
 * approved means that the words stand at the locator. Evidence only: no duty is computed from it.
 */
export interface NoteEffect {
  readonly effectId: string;
  readonly noteId: string;
  readonly effectType: NoteEffectType;
  readonly reviewStatus: 'approved' | 'pending' | 'rejected';
  /** Note and characters of its text: `ch99:III:us:2(b)@0-143`. */
  readonly sourceLocator: string | null;
  readonly sourceSpan: string;
  readonly effectValueText: string | null;
  readonly conditionText: string | null;
  /** Digits of the tariff numbers that the passage lists; empty: it lists none. */
  readonly htsPrefixes: readonly string[];
  readonly countries: readonly Country[];
  readonly legal: Interval;
  readonly effect: NoteEffectMembers;
  readonly citations: Cited;
}

interface NoteEffectMembers {
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

/** A summary of a note made by program: what it does, to which numbers, and at most 25 quoted words. */
export interface NoteDigest {
  /** The note's id. */
  readonly digestKey: string;
  /** Section in Roman numerals, two digits of a chapter, or `all`. */
  readonly appliesTo: string;
  readonly title: string;
  /** The quoted words. */
  readonly digest: string;
  readonly noteIds: readonly string[];
  /** Of the official text. */
  readonly textSha256: string;
  readonly attributes: NoteDigestAttributes;
}

export interface NoteDigestAttributes {
  readonly sequence: number;
  readonly scope: string;
  readonly section: string | null;
  readonly chapter: string | null;
  readonly subchapter: string | null;
  readonly number: string;
  readonly subdivision: string | null;
  readonly part: string;
  /** excludes | includes | defines | governs */
  readonly effect: string;
  /** Where the quoted words begin, in characters. */
  readonly offset: number;
  /** `0301-0308`, or `0301` for a single number; digits. */
  readonly targets: readonly string[];
  readonly source: string;
}

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
  /** Ends of ranges only. */
  readonly mentions: readonly string[];
  /** Codes of a list that the source has shortened; null: not shortened. */
  readonly codesTotal: number | null;
  /** official-text or paraphrase */
  readonly provenance: string;
  readonly source: string;
  readonly sourceLabel: string;
}

/** A note condensed by program: what it does, to which numbers, and at most 25 quoted words. */
export interface NoteDigest {
  /** The note's id. */
  readonly digestKey: string;
  /** Section roman, two digits of a chapter, or `all`. */
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

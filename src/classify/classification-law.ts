import type { ScheduleHit } from '../search/schedule-search.js';

/** A row of the schedule in its place. */
export type Row = ScheduleHit['node'];

/** A legal note condensed, as the snapshot holds it. */
export interface NoteEvidence {
  readonly noteId: string;
  readonly title: string;
  /** Words of the note, as they stand. */
  readonly quote: string;
  readonly effect: string;
  readonly section: string | null;
  readonly chapter: string | null;
  readonly scope: string;
  /** `0301-0308`, or `0301` for a single number; digits. */
  readonly targets: readonly string[];
}

/** A ruling letter near the description: how alike, and where it put its goods. */
export interface RulingEvidence {
  readonly rulingNumber: string;
  readonly rulingDate: string;
  readonly subject: string;
  readonly htsNumbers: readonly string[];
  readonly url: string | null;
  /** Words of the letter, as they stand; null: only a summary is held. */
  readonly quote: string | null;
  /** 0 to 1. */
  readonly likeness: number;
}

/** Everything a classification is read from: one day of the schedule and what is beside it. */
export interface ClassificationLaw {
  /** Lines whose texts say words, best first. */
  readonly find: (text: string) => readonly Pick<ScheduleHit, 'node' | 'score' | 'highlights'>[];
  /** Lines of Chapters 1 to 97 that goods are reported under, in printing order, by their first four digits. */
  readonly linesOf: (heading: string) => readonly Row[];
  /** How many reportable lines begin with six digits. */
  readonly countUnder: (subheading: string) => number;
  readonly notes: readonly NoteEvidence[];
  /** Nearest first. They move the ranking only where `rulingsRank` is true. */
  readonly rulings: readonly RulingEvidence[];
  /** True where a thousand letters or more are held: fewer are evidence beside the ranking. */
  readonly rulingsRank: boolean;
}

/** The row and the rows above it, heading first. */
export function pathOf(row: Row): readonly Row[] {
  const path: Row[] = [];
  for (let at: Row | null = row; at !== null; at = at.parent) path.unshift(at);
  return path;
}

/** Digits of a line, always ten. */
export function digitsOf(row: Row): string {
  return String(row.row.number ?? '').padEnd(10, '0');
}

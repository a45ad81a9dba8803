import type { GoodsRanking } from '../search/goods/goods-model.js';
import type { ScheduleHit } from '../search/schedule-search.js';

/** A row of the schedule in its place. */
export type Row = ScheduleHit['node'];

/** A legal note condensed, as the snapshot holds it. */
export interface NoteEvidence {
  readonly noteId: string;
  readonly title: string;
  /** Words of the note, verbatim. */
  readonly quote: string;
  readonly effect: string;
  readonly section: string | null;
  readonly chapter: string | null;
  readonly scope: string;
  /** `0301-0308`, or `0301` for a single number; digits. */
  readonly targets: readonly string[];
}

/** A ruling letter close to the description, with its likeness and the classification it made. */
export interface RulingEvidence {
  readonly rulingNumber: string;
  readonly rulingDate: string;
  readonly subject: string;
  readonly htsNumbers: readonly string[];
  readonly url: string | null;
  /** `in force` or `modified`; a revoked letter is no evidence. */
  readonly status: string;
  /** Letters that change what it says. */
  readonly modifiedBy: readonly string[];
  /** Words of the letter, verbatim; null: only a summary is available. */
  readonly quote: string | null;
  /** 0 to 1. */
  readonly likeness: number;
}

/** Everything a classification is based on: one day of the schedule and related evidence. */
export interface ClassificationLaw {
  /** Lines whose texts match words, best first. */
  readonly find: (text: string) => readonly Pick<ScheduleHit, 'node' | 'score' | 'highlights'>[];
  /** Whether the schedule has a word, by its stem. */
  readonly knows: (stem: string) => boolean;
  /** What goods in everyday words are filed under. */
  readonly everyday: (text: string) => GoodsRanking;
  /** Reportable lines of Chapters 1 to 97, in printing order, by their first four digits. */
  readonly linesOf: (heading: string) => readonly Row[];
  /** The number of reportable lines that begin with six digits. */
  readonly countUnder: (subheading: string) => number;
  readonly notes: readonly NoteEvidence[];
  /** Nearest first. They affect the ranking only when `rulingsRank` is true. */
  readonly rulings: readonly RulingEvidence[];
  /** True when there are at least a thousand letters; fewer are evidence beside the ranking. */
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
  return String(row.row.htsNumber ?? '').padEnd(10, '0');
}

import type { TariffLine } from '../../../engine/law.js';
import { chapterOf, type HtsNumber } from '../../../terms/hts-number.js';
import { isTarget, type RateExpression, type TargetRange } from '../../../terms/rate-expression.js';
import type { ChapterLines } from './chapter-lines.js';
import { isPrinted, type RateReader } from './rate-reader.js';
import { findNearest, type ScheduleNode } from './schedule-row.js';

/** Finds a chapter as it stands on the day. */
export type ChapterFinder = (chapter: string) => ChapterLines;

const ZERO = '0'.charCodeAt(0);

/** The schedule of one day, assembled from its chapters on demand. */
export class DaySchedule {
  /** Indexed by chapter number: a string cut from a line's number would be hashed with every look-up. */
  private readonly chapters: (ChapterLines | undefined)[] = [];
  private wholeLists: WholeLists | null = null;

  constructor(
    private readonly names: readonly string[],
    private readonly findChapter: ChapterFinder,
    private readonly rates: RateReader,
  ) {}

  find(number: HtsNumber): TariffLine | null {
    return this.chapterAt(number).find(number);
  }

  findRow(number: HtsNumber): ScheduleNode | null {
    return this.chapterAt(number).tree.find(number);
  }

  listUnder(prefix: string): readonly TariffLine[] {
    const chapters = this.names.filter((name) => name.startsWith(prefix.slice(0, 2)));
    return chapters.flatMap((name) => {
      const lines = this.chapterAt(name);
      const numbers = lines.tree.reportable.filter((number) => number.startsWith(prefix));
      return numbers.map((number) => lines.find(number) as TariffLine);
    });
  }

  /** Numbers of every reportable line of Chapters 1 to 97, in printing order. */
  get reportable(): readonly HtsNumber[] {
    return this.whole().reportable;
  }

  /** Numbered rows of all chapters, in printing order. */
  get numbered(): readonly ScheduleNode[] {
    return this.whole().numbered;
  }

  /** Numbered rows of one chapter, in printing order. */
  listNumbered(chapter: string): readonly ScheduleNode[] {
    return this.chapterAt(chapter).tree.numbered;
  }

  /** Rows of one chapter without a parent, in printing order. */
  listRoots(chapter: string): readonly ScheduleNode[] {
    return this.chapterAt(chapter).tree.roots;
  }

  /** Headings and other rows without a parent, in printing order. */
  get roots(): readonly ScheduleNode[] {
    return this.whole().roots;
  }

  /** Rate lines among the targets: reportable lines of Chapters 1 to 97, eight-digit numbers of 98 and 99. */
  listNumbers(targets: readonly TargetRange[]): readonly HtsNumber[] {
    const reached = this.names.filter((name) =>
      targets.some(({ from, to }) => chapterOf(from) <= name && name <= chapterOf(to)),
    );
    return reached.flatMap((name) =>
      rateLines(this.chapterAt(name)).filter((number) => isTarget(number, targets)),
    );
  }

  /** The rate of a printed number, inherited like a line's. Null when it has none, or none that reads as a rate. */
  rateOf(number: HtsNumber, column: 'general' | 'column2'): RateExpression | null {
    const node = this.findRow(number);
    const source = node && findNearest(node, (row) => isPrinted(row[column]));
    if (source === null) return null;
    const parsed = this.rates.readRate(source.row[column]);
    return parsed.ok ? parsed.value : null;
  }

  /** The chapter of a number, or of that name. */
  private chapterAt(number: string): ChapterLines {
    const place = (number.charCodeAt(0) - ZERO) * 10 + number.charCodeAt(1) - ZERO;
    return (this.chapters[place] ??= this.findChapter(number.slice(0, 2)));
  }

  private whole(): WholeLists {
    this.wholeLists ??= joinTrees(this.names.map((name) => this.chapterAt(name)));
    return this.wholeLists;
  }
}

interface WholeLists {
  readonly reportable: readonly HtsNumber[];
  readonly numbered: readonly ScheduleNode[];
  readonly roots: readonly ScheduleNode[];
}

function joinTrees(chapters: readonly ChapterLines[]): WholeLists {
  return {
    reportable: Object.freeze(chapters.flatMap(({ tree }) => tree.reportable)),
    numbered: Object.freeze(chapters.flatMap(({ tree }) => tree.numbered)),
    roots: Object.freeze(chapters.flatMap(({ tree }) => tree.roots)),
  };
}

function rateLines({ tree }: ChapterLines): readonly HtsNumber[] {
  if (tree.reportable.length > 0) return tree.reportable;
  return tree.numbered.map(({ row }) => row.htsNumber as HtsNumber).filter((number) => number.length === 8);
}

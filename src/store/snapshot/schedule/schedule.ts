import type { CalendarDate } from '../../../terms/calendar-date.js';
import { groupBy } from '../../../terms/group-by.js';
import { contains } from '../../../terms/interval.js';
import { isRead } from '../published.js';
import { RecentlyUsed } from '../recently-used.js';
import { Timeline } from '../timeline.js';
import { ChapterLines } from './chapter-lines.js';
import { ChapterTree } from './chapter-tree.js';
import { DaySchedule } from './day-schedule.js';
import type { RateReader } from './rate-reader.js';
import type { ScheduleRow } from './schedule-row.js';
import type { LineReader } from './tariff-line.js';

/** A revision changes few chapters, so most days share most of theirs: this holds a few days of the whole schedule. */
const CHAPTERS_KEPT = 500;
const DAYS_KEPT = 128;
/** Dates whose day is cached: each refers to one of the days. */
const DATES_KEPT = 2_000;

/** Every wording of the rows of one chapter. */
interface ChapterHistory {
  readonly rows: readonly ScheduleRow[];
  readonly legal: Timeline;
  readonly publications: Timeline;
}

/** The law to read: that of a date, as last published (null) or as published on a day. */
export interface ScheduleReading {
  readonly date: CalendarDate;
  readonly published: CalendarDate | null;
}

/** Rows that only one of two readings has, each side in printing order. */
export interface RowsApart {
  readonly before: readonly ScheduleRow[];
  readonly after: readonly ScheduleRow[];
}

/** Every wording of every row, readable for any legal date and, when asked, as published on another. */
export class Schedule {
  /** Every day on which a wording becomes law or ceases to be, ascending. */
  readonly changeDays: readonly CalendarDate[];
  /** Every day on which a wording is published or superseded, ascending. */
  readonly publicationDays: readonly CalendarDate[];
  private readonly legal: Timeline;
  private readonly publications: Timeline;
  private readonly histories: ReadonlyMap<string, ChapterHistory>;
  private readonly chapters = new RecentlyUsed<string, ChapterLines>(CHAPTERS_KEPT);
  private readonly days = new RecentlyUsed<string, DaySchedule>(DAYS_KEPT);
  private readonly dates = new RecentlyUsed<CalendarDate, DaySchedule>(DATES_KEPT);
  private readonly readDate = (date: CalendarDate): DaySchedule => this.dayOf(date, null);

  /** @param rows in printing order */
  constructor(
    rows: readonly ScheduleRow[],
    private readonly reader: LineReader,
    private readonly rates: RateReader,
  ) {
    this.legal = new Timeline(rows.map((row) => row.legal));
    this.publications = new Timeline(rows.map((row) => row.published));
    this.changeDays = this.legal.changeDays;
    this.publicationDays = this.publications.changeDays;
    const byChapter = groupBy(rows, ({ chapter }) => chapter);
    this.histories = new Map([...byChapter].map(([chapter, own]) => [chapter, toHistory(own)]));
  }

  /** @param published null: the law as last published for the date */
  readOn(date: CalendarDate, published: CalendarDate | null): DaySchedule {
    return published === null ? this.dates.get(date, this.readDate) : this.dayOf(date, published);
  }

  private dayOf(date: CalendarDate, published: CalendarDate | null): DaySchedule {
    const legal = this.legal.firstDayOfStretch(date);
    const print = published && this.publications.firstDayOfStretch(published);
    return this.days.get(`${legal} ${print ?? 'last'}`, () => {
      const chapters = [...this.histories.keys()];
      return new DaySchedule(chapters, (chapter) => this.chapterOn(chapter, legal, print), this.rates);
    });
  }

  /** Days on which a wording of the chapter becomes law or ceases to be, ascending. */
  listChangeDays(chapter: string): readonly CalendarDate[] {
    return (this.histories.get(chapter) ?? NO_HISTORY).legal.changeDays;
  }

  /** Days on which a wording of the chapter is published or superseded, ascending. */
  listPublicationDays(chapter: string): readonly CalendarDate[] {
    return (this.histories.get(chapter) ?? NO_HISTORY).publications.changeDays;
  }

  /** The rows that two readings do not share, found without building the trees of either. */
  findRowsApart(before: ScheduleReading, after: ScheduleReading): RowsApart {
    const rows: { before: ScheduleRow[]; after: ScheduleRow[] } = { before: [], after: [] };
    for (const history of this.histories.values()) {
      const [old, now] = [stretchOf(history, before), stretchOf(history, after)];
      if (old.date === now.date && old.published === now.published) continue;
      for (const row of history.rows) {
        const was = isInForce(row, old);
        if (was === isInForce(row, now)) continue;
        (was ? rows.before : rows.after).push(row);
      }
    }
    return rows;
  }

  private chapterOn(chapter: string, date: CalendarDate, published: CalendarDate | null): ChapterLines {
    const history = this.histories.get(chapter) ?? NO_HISTORY;
    const stretch = stretchOf(history, { date, published });
    return this.chapters.get(`${chapter} ${stretch.date} ${stretch.published ?? 'last'}`, () => {
      const inForce = history.rows.filter((row) => isInForce(row, stretch));
      return new ChapterLines(new ChapterTree(inForce), this.reader);
    });
  }
}

/** The first days of the stretches in which the chapter reads as it does here. */
function stretchOf(
  { legal, publications }: ChapterHistory,
  { date, published }: ScheduleReading,
): ScheduleReading {
  return {
    date: legal.firstDayOfStretch(date),
    published: published && publications.firstDayOfStretch(published),
  };
}

function isInForce({ legal, published }: ScheduleRow, reading: ScheduleReading): boolean {
  return contains(legal, reading.date) && isRead(published, reading.published);
}

const NO_HISTORY: ChapterHistory = toHistory([]);

function toHistory(rows: readonly ScheduleRow[]): ChapterHistory {
  const legal = new Timeline(rows.map((row) => row.legal));
  return { rows, legal, publications: new Timeline(rows.map((row) => row.published)) };
}

import type { Law, Rule, TariffLine } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { selectFrom } from '../../terms/frozen-lists.js';
import { chapterOf, toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { compareDates } from '../../terms/interval.js';
import type { Succession } from '../../terms/succession.js';
import type { DataVersionKind } from '../database/data-versions.js';
import type { Catalog, Coverage } from './catalog.js';
import type { AdcvdIndex } from './law/adcvd-index.js';
import { LawReader } from './law/law-reader.js';
import type { RuleBook } from './law/rule-book.js';
import type { ScopedRule } from './law/scope.js';
import type { ScopeGroup } from './law/scope-group.js';
import type { PgaIndex } from './pga-index.js';
import { isRead } from './published.js';
import type { PgaFlag } from './records.js';
import type { RateReferences } from './schedule/referenced-rate.js';
import type { DaySchedule } from './schedule/day-schedule.js';
import type { RowsApart, Schedule, ScheduleReading } from './schedule/schedule.js';
import type { ScheduleNode, ScheduleRow } from './schedule/schedule-row.js';

/** The rows a snapshot is built from, read from the database. */
export interface SnapshotParts extends Pick<
  Snapshot,
  'dataVersion' | 'kind' | 'label' | 'coverage' | 'catalog' | 'succession'
> {
  /** In printing order. */
  readonly rows: readonly ScheduleRow[];
  /** Built from the rows. */
  readonly schedule: Schedule;
  /** Every rule in all its wordings. */
  readonly rules: readonly ScopedRule[];
  /** Built from the rules. */
  readonly ruleBook: RuleBook;
  readonly references: RateReferences;
  /** Eight-digit numbers of Chapter 99 that any revision prints, ascending. */
  readonly chapter99: ReadonlySet<HtsNumber>;
  /** Built from the orders. */
  readonly adcvd: AdcvdIndex;
  /** Built from the flags. */
  readonly pga: PgaIndex;
}

/**
 * One version of the reference data, immutable and in memory: built from database rows alone, read by the engine and
 * every operation. Reading it does no I/O. Indexes of a day are built on demand and cached. What takes a date reads the law
 * of that date as last published; with `published`, as it was published on that day.
 */
export class Snapshot {
  /** sha256 of the content, hex: with the engine version it determines every answer. */
  readonly dataVersion: string;
  readonly kind: DataVersionKind;
  readonly label: string | null;
  readonly coverage: Coverage;
  readonly catalog: Catalog;
  /** Successions of statistical numbers, by date. */
  readonly succession: Succession;
  /** Every Chapter 99 rule of every date as last published, with the goods it names, in the order of the source. */
  readonly rules: readonly ScopedRule[];
  /** Every Chapter 99 rule in all its wordings, superseded ones too. */
  readonly ruleWordings: readonly ScopedRule[];
  /** Every row of the schedule in all its wordings, in printing order. */
  readonly scheduleRows: readonly ScheduleRow[];
  /** Days on which a line, a rule or a list entry begins or ends, ascending: only fees change duties on other days. */
  readonly changeDays: readonly CalendarDate[];
  /**
   * Days on which a wording of a row, a rule or a list entry is published or superseded, ascending. Read as published
   * on each day, a duty can change on these and on `changeDays`.
   */
  readonly publicationDays: readonly CalendarDate[];
  readonly #schedule: Schedule;
  readonly #ruleBook: RuleBook;
  readonly #law: LawReader;
  readonly #pga: PgaIndex;
  readonly #rulesById: ReadonlyMap<string, Rule>;
  readonly #chapter99: ReadonlySet<HtsNumber>;

  constructor(parts: SnapshotParts) {
    const { coverage, catalog, schedule, rules, ruleBook } = parts;
    this.dataVersion = parts.dataVersion;
    this.kind = parts.kind;
    this.label = parts.label;
    this.coverage = coverage;
    this.catalog = catalog;
    this.succession = parts.succession;
    this.rules = Object.freeze(rules.filter(({ published }) => isRead(published, null)));
    this.ruleWordings = rules;
    this.scheduleRows = parts.rows;
    this.#chapter99 = parts.chapter99;
    this.#schedule = schedule;
    this.#ruleBook = ruleBook;
    this.#pga = parts.pga;
    this.#rulesById = new Map(rules.map(({ rule }) => [rule.id, rule]));
    this.#law = new LawReader({
      ...catalog,
      schedule,
      ruleBook,
      references: parts.references,
      adcvd: parts.adcvd,
      programsVerifiedTo: coverage.programsVerifiedTo,
      scheduleVerifiedTo: coverage.scheduleVerifiedTo,
    });
    this.changeDays = ascending(schedule.changeDays, ruleBook.changeDays);
    this.publicationDays = ascending(schedule.publicationDays, ruleBook.publicationDays);
    Object.freeze(this);
  }

  /** A reportable line of Chapters 1 to 97, rates inherited; null when the number is not one on the date. */
  findLine(number: HtsNumber, date: CalendarDate, published?: CalendarDate): TariffLine | null {
    return this.#on(date, published).find(number);
  }

  /** Reportable lines whose number begins with the digits, in printing order. */
  listLinesUnder(prefix: string, date: CalendarDate, published?: CalendarDate): readonly TariffLine[] {
    return this.#on(date, published).listUnder(prefix);
  }

  /** Numbers of every reportable line of Chapters 1 to 97, in printing order. */
  listReportableLines(date: CalendarDate, published?: CalendarDate): readonly HtsNumber[] {
    return this.#on(date, published).reportable;
  }

  /** A numbered row of any chapter in its place: parent, children, path with unnumbered levels. */
  findRow(number: HtsNumber, date: CalendarDate, published?: CalendarDate): ScheduleNode | null {
    return this.#on(date, published).findRow(number);
  }

  /** Every numbered row of all chapters, in printing order. */
  listNumberedRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).numbered;
  }

  /** The numbered rows of one chapter, in printing order: the same list while the chapter is unchanged. */
  listChapterRows(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).listNumbered(chapter);
  }

  /** The rows of one chapter without a parent: the same list while the chapter is unchanged. */
  listChapterRoots(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).listRoots(chapter);
  }

  /** Headings and other rows without a parent, in printing order. */
  listRootRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).roots;
  }

  /** Rows of all chapters that only one of two readings of the schedule has. */
  findRowsApart(before: ScheduleReading, after: ScheduleReading): RowsApart {
    return this.#schedule.findRowsApart(before, after);
  }

  /**
   * Everything the engine may read. Origin null: not stated. It takes microseconds, so do not cache a copy per pair.
   * With `published`: the text of that day, without later corrections of Chapter 99.
   */
  // eslint-disable-next-line max-params -- the question: a line, an origin and the two axes of time
  lawFor(line: TariffLine, origin: Country | null, date: CalendarDate, published?: CalendarDate): Law {
    return this.#law.lawFor({ line, origin, date, published });
  }

  /** Lines of one day with the same group meet the same Chapter 99 rules, so they can share work. */
  scopeGroupOf(line: TariffLine, date: CalendarDate): ScopeGroup {
    return this.#ruleBook.readOn(date).groupOf(line.number);
  }

  /** Chapter 99 headings of the line's endnotes, printed on the date, that no rule covers: the answer is incomplete. */
  listUnmodelledHeadings(line: TariffLine, date: CalendarDate): readonly string[] {
    if (line.endnoteHeadings.length === 0) return line.endnoteHeadings;
    const day = this.#on(date);
    const isPrinted = (heading: string): boolean =>
      day.findRow(toHtsNumber(heading.replaceAll('.', ''))) !== null;
    return selectFrom(
      line.endnoteHeadings,
      (heading) => !this.#ruleBook.covers(heading) && isPrinted(heading),
    );
  }

  /** True when any revision prints the number in Chapter 99, whatever the day. */
  wasPrinted(heading: HtsNumber): boolean {
    return this.#chapter99.has(heading);
  }

  /**
   * The days of `changeDays` on which the line's chapter, a rule that may cover it or a list row that covers it begins
   * or ends, ascending. Rates of other chapters that the line refers to are not considered.
   */
  changeDaysOf(number: HtsNumber): readonly CalendarDate[] {
    return ascending(this.#schedule.listChangeDays(chapterOf(number)), this.#ruleBook.changeDaysFor(number));
  }

  /** The `publicationDays` on which a wording that `changeDaysOf` considers is published or superseded, ascending. */
  publicationDaysOf(number: HtsNumber): readonly CalendarDate[] {
    return ascending(
      this.#schedule.listPublicationDays(chapterOf(number)),
      this.#ruleBook.publicationDaysFor(number),
    );
  }

  /** A rule in any of its wordings. */
  findRule(id: string): Rule | null {
    return this.#rulesById.get(id) ?? null;
  }

  /** Partner agency flags for a number on a date: the longest prefix per agency and program. */
  pgaFlagsFor(number: HtsNumber, date: CalendarDate): readonly PgaFlag[] {
    return this.#pga.flagsFor(number, date);
  }

  #on(date: CalendarDate, published: CalendarDate | null = null): DaySchedule {
    return this.#schedule.readOn(date, published);
  }
}

function ascending(...days: readonly (readonly CalendarDate[])[]): readonly CalendarDate[] {
  return Object.freeze([...new Set(days.flat())].sort(compareDates));
}

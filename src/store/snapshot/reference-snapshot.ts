import type { Law, Rule, TariffLine } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { selectFrom } from '../../terms/frozen-lists.js';
import { chapterOf, toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { compareDates } from '../../terms/interval.js';
import type { Succession } from '../../terms/succession.js';
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
import type { Catalog, Coverage, Snapshot } from './snapshot.js';

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

/** The indexes over one version of the reference data. */
export class ReferenceSnapshot implements Snapshot {
  readonly dataVersion: string;
  readonly kind: Snapshot['kind'];
  readonly label: string | null;
  readonly coverage: Coverage;
  readonly catalog: Catalog;
  readonly succession: Succession;
  readonly rules: readonly ScopedRule[];
  readonly ruleWordings: readonly ScopedRule[];
  readonly scheduleRows: readonly ScheduleRow[];
  readonly changeDays: readonly CalendarDate[];
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

  findLine(number: HtsNumber, date: CalendarDate, published?: CalendarDate): TariffLine | null {
    return this.#on(date, published).find(number);
  }

  listLinesUnder(prefix: string, date: CalendarDate, published?: CalendarDate): readonly TariffLine[] {
    return this.#on(date, published).listUnder(prefix);
  }

  listReportableLines(date: CalendarDate, published?: CalendarDate): readonly HtsNumber[] {
    return this.#on(date, published).reportable;
  }

  findRow(number: HtsNumber, date: CalendarDate, published?: CalendarDate): ScheduleNode | null {
    return this.#on(date, published).findRow(number);
  }

  listNumberedRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).numbered;
  }

  listChapterRows(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).listNumbered(chapter);
  }

  listChapterRoots(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).listRoots(chapter);
  }

  listRootRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[] {
    return this.#on(date, published).roots;
  }

  findRowsApart(before: ScheduleReading, after: ScheduleReading): RowsApart {
    return this.#schedule.findRowsApart(before, after);
  }

  // eslint-disable-next-line max-params -- the question of the interface: a line, an origin and the two axes of time
  lawFor(line: TariffLine, origin: Country | null, date: CalendarDate, published?: CalendarDate): Law {
    return this.#law.lawFor({ line, origin, date, published });
  }

  scopeGroupOf(line: TariffLine, date: CalendarDate): ScopeGroup {
    return this.#ruleBook.readOn(date).groupOf(line.number);
  }

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

  wasPrinted(heading: HtsNumber): boolean {
    return this.#chapter99.has(heading);
  }

  changeDaysOf(number: HtsNumber): readonly CalendarDate[] {
    return ascending(this.#schedule.listChangeDays(chapterOf(number)), this.#ruleBook.changeDaysFor(number));
  }

  publicationDaysOf(number: HtsNumber): readonly CalendarDate[] {
    return ascending(
      this.#schedule.listPublicationDays(chapterOf(number)),
      this.#ruleBook.publicationDaysFor(number),
    );
  }

  findRule(id: string): Rule | null {
    return this.#rulesById.get(id) ?? null;
  }

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

import type {
  Chapter98Treatment,
  FactDefinition,
  FeeSchedule,
  Law,
  Rule,
  TariffLine,
} from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import type { HtsNumber } from '../../terms/hts-number.js';
import type { Succession } from '../../terms/succession.js';
import type { DataVersionKind } from '../database/data-versions.js';
import type { AdcvdRows } from '../../tables/adcvd.js';
import type { LegalNote, NoteDigest, NoteEffect } from './note-records.js';
import type { ScopedRule } from './law/scope.js';
import type { ScopeGroup } from './law/scope-group.js';
import type {
  Chapter,
  Chapter99Wording,
  CountryRecord,
  DatasetStatus,
  FeeExemption,
  PgaAgency,
  PgaFlag,
  ProgramProfile,
  ExclusiveGroup,
  PublishedDisplacement,
  EntryNotice,
  PrivilegedStatus,
  RetroactiveCorrection,
  Revision,
  Section,
  SpecialProgramRecord,
  Subchapter,
  TariffEvent,
} from './records.js';
import type { RowsApart, ScheduleReading } from './schedule/schedule.js';
import type { ScheduleNode, ScheduleRow } from './schedule/schedule-row.js';

/** The days the reference data covers. */
export interface Coverage {
  /** First day of the first archived schedule: earlier entry dates cannot be answered. */
  readonly firstDate: CalendarDate;
  /** The newest revision read, from its archive or from its change record. */
  readonly lastRevision: Revision;
  /** The newest archived revision: the column rates are read from it. Null: none is held. */
  readonly lastArchive: Revision | null;
  /** The newest revision whose column rates were compared with those of `lastArchive` and found equal. */
  readonly ratesCheckedTo: Revision | null;
  /** The last day to which the Chapter 99 programs are known; later dates are answered as scheduled. */
  readonly programsVerifiedTo: CalendarDate;
  /** The last day to which the revisions of the schedule are known; later dates read an older revision. */
  readonly scheduleVerifiedTo: CalendarDate;
}

/** Reference data beside the schedule and its law, each list in its own order. */
export interface Catalog {
  readonly datasets: readonly DatasetStatus[];
  readonly revisions: readonly Revision[];
  readonly sections: readonly Section[];
  readonly chapters: readonly Chapter[];
  readonly subchapters: readonly Subchapter[];
  readonly countries: ReadonlyMap<Country, CountryRecord>;
  /** By heading, wordings by date. */
  readonly chapter99: ReadonlyMap<string, readonly Chapter99Wording[]>;
  readonly programs: ReadonlyMap<string, ProgramProfile>;
  /** Every trade-remedy record: orders in full, rates, clauses, events, rulings, decisions. */
  readonly adcvd: AdcvdRows;
  readonly pgaAgencies: readonly PgaAgency[];
  readonly pgaFlags: readonly PgaFlag[];
  readonly tariffEvents: readonly TariffEvent[];
  readonly specialPrograms: readonly SpecialProgramRecord[];
  readonly fees: readonly FeeSchedule[];
  readonly feeExemptions: readonly FeeExemption[];
  readonly factDefinitions: ReadonlyMap<string, FactDefinition>;
  readonly displacements: readonly PublishedDisplacement[];
  readonly exclusiveGroups: readonly ExclusiveGroup[];
  /** Retroactive corrections, in the order of their names. */
  readonly corrections: readonly RetroactiveCorrection[];
  readonly chapter98: readonly Chapter98Treatment[];
  readonly privilegedStatus: readonly PrivilegedStatus[];
  /** Charges and requirements named beside the duties but not computed, in the order of their names. */
  readonly notices: readonly EntryNotice[];
  /** Official texts of legal notes, in the order of the schedule; few or none until they are ingested. */
  readonly notes: readonly LegalNote[];
  readonly noteDigests: readonly NoteDigest[];
  /** What passages of the Chapter 99 notes say; evidence beside the duty. */
  readonly noteEffects: readonly NoteEffect[];
}

/**
 * One version of the reference data, immutable and in memory: built from database rows alone, read by the engine and
 * every operation. Reading it does no I/O. Indexes of a day are built on demand and cached.
 */
export interface Snapshot {
  /** sha256 of the content, hex: with the engine version it determines every answer. */
  readonly dataVersion: string;
  readonly kind: DataVersionKind;
  readonly label: string | null;
  readonly coverage: Coverage;
  readonly catalog: Catalog;
  /** Successions of statistical numbers, by date. */
  readonly succession: Succession;

  // Each of these reads the law of a date as last published; with `published`, as it was published on that day.

  /** A reportable line of Chapters 1 to 97, rates inherited; null when the number is not one on the date. */
  findLine(number: HtsNumber, date: CalendarDate, published?: CalendarDate): TariffLine | null;
  /** Reportable lines whose number begins with the digits, in printing order. */
  listLinesUnder(prefix: string, date: CalendarDate, published?: CalendarDate): readonly TariffLine[];
  /** Numbers of every reportable line of Chapters 1 to 97, in printing order. */
  listReportableLines(date: CalendarDate, published?: CalendarDate): readonly HtsNumber[];
  /** A numbered row of any chapter in its place: parent, children, path with unnumbered levels. */
  findRow(number: HtsNumber, date: CalendarDate, published?: CalendarDate): ScheduleNode | null;
  /** Every numbered row of all chapters, in printing order. */
  listNumberedRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[];
  /** The numbered rows of one chapter, in printing order: the same list while the chapter is unchanged. */
  listChapterRows(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[];
  /** The rows of one chapter without a parent: the same list while the chapter is unchanged. */
  listChapterRoots(chapter: string, date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[];
  /** Headings and other rows without a parent, in printing order. */
  listRootRows(date: CalendarDate, published?: CalendarDate): readonly ScheduleNode[];
  /** Rows of all chapters that only one of two readings of the schedule has. */
  findRowsApart(before: ScheduleReading, after: ScheduleReading): RowsApart;

  /**
   * Everything the engine may read. Origin null: not stated. It takes microseconds, so do not cache a copy per pair.
   * With `published`: the text of that day, without later corrections of Chapter 99.
   */
  lawFor(line: TariffLine, origin: Country | null, date: CalendarDate, published?: CalendarDate): Law;
  /** Lines of one day with the same group meet the same Chapter 99 rules, so they can share work. */
  scopeGroupOf(line: TariffLine, date: CalendarDate): ScopeGroup;
  /** Chapter 99 headings of the line's endnotes, printed on the date, that no rule covers: the answer is incomplete. */
  listUnmodelledHeadings(line: TariffLine, date: CalendarDate): readonly string[];
  /** True when any revision prints the number in Chapter 99, whatever the day. */
  wasPrinted(heading: HtsNumber): boolean;
  /** Every Chapter 99 rule of every date as last published, with the goods it names, in the order of the source. */
  readonly rules: readonly ScopedRule[];
  /** Every Chapter 99 rule in all its wordings, superseded ones too. */
  readonly ruleWordings: readonly ScopedRule[];
  /** Every row of the schedule in all its wordings, in printing order. */
  readonly scheduleRows: readonly ScheduleRow[];
  /** A rule in any of its wordings. */
  findRule(id: string): Rule | null;
  /** Days on which a line, a rule or a list entry begins or ends, ascending: only fees change duties on other days. */
  readonly changeDays: readonly CalendarDate[];
  /**
   * The days of `changeDays` on which the line's chapter, a rule that may cover it or a list row that covers it begins
   * or ends, ascending. Rates of other chapters that the line refers to are not considered.
   */
  changeDaysOf(number: HtsNumber): readonly CalendarDate[];
  /**
   * Days on which a wording of a row, a rule or a list entry is published or superseded, ascending. Read as published
   * on each day, a duty can change on these and on `changeDays`.
   */
  readonly publicationDays: readonly CalendarDate[];
  /** The `publicationDays` on which a wording that `changeDaysOf` considers is published or superseded, ascending. */
  publicationDaysOf(number: HtsNumber): readonly CalendarDate[];

  /** Partner agency flags for a number on a date: the longest prefix per agency and program. */
  pgaFlagsFor(number: HtsNumber, date: CalendarDate): readonly PgaFlag[];
}

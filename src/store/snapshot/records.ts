import type { Displacement, HeadingRange, SpecialProgram } from '../../engine/law.js';
import type { ADCVD_ORDER } from '../../tables/adcvd.js';
import type {
  COUNTRY,
  DATASET_HEALTH,
  FEE_EXEMPTION,
  PGA_AGENCY,
  PGA_FLAG,
  TARIFF_EVENT,
} from '../../tables/catalog.js';
import type {
  CHAPTER99_HEADING,
  CorrectionDefinition,
  NoticeDefinition,
  PrivilegedStatusDefinition,
  PROGRAM_PROFILE,
} from '../../tables/chapter99.js';
import type { HTS_CHAPTER, HTS_REVISION, HTS_SECTION, HTS_SUBCHAPTER } from '../../tables/schedule.js';
import type { RowOf } from '../../tables/table.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Cited, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import type { Interval } from '../../terms/interval.js';

/** An order of stacking and when it was published. */
export interface PublishedDisplacement extends Displacement {
  readonly published: Interval;
}

/** Headings of which one is charged on one part of the value; each place of the order displaces the places after it. */
export interface ExclusiveGroup {
  readonly id: string;
  readonly interval: Interval;
  readonly order: readonly (readonly HeadingRange[])[];
  readonly citations: Cited;
}

/** A correction of Chapter 99 published after the first entry date it governs. */
export interface RetroactiveCorrection extends CorrectionDefinition {
  readonly id: string;
  readonly title: string;
  /** Entry dates filed under the earlier text; the end is the first day after. */
  readonly entries: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly citations: Cited;
}

/** Kinds of duty that goods in privileged foreign status owe at the rates of the day of their admission to a zone. */
export interface PrivilegedStatus extends PrivilegedStatusDefinition {
  readonly id: string;
  /** The entry dates for which it is so. */
  readonly entries: Interval;
  readonly citations: Cited;
}

/** A charge, relief or requirement beside the computed duties: named, never computed. */
export interface EntryNotice extends NoticeDefinition {
  readonly id: string;
  readonly title: string;
  readonly interval: Interval;
  readonly confidence: ConfidenceLabel;
  readonly citations: Cited;
}

/** How fresh a data set is and how far it reaches. */
export type DatasetStatus = Omit<RowOf<typeof DATASET_HEALTH>, 'notLoaded'> & {
  /** Later publications known but not loaded, by date. */
  readonly notLoaded: NonNullable<RowOf<typeof DATASET_HEALTH>['notLoaded']>;
};

/** A published edition or revision of the schedule. */
export type Revision = RowOf<typeof HTS_REVISION> & {
  /** Of the document; null: not known. */
  readonly url: string | null;
};

export type Section = RowOf<typeof HTS_SECTION>;

export type Chapter = RowOf<typeof HTS_CHAPTER>;

export type Subchapter = RowOf<typeof HTS_SUBCHAPTER>;

/** One wording of a Chapter 99 heading. */
export type Chapter99Wording = RowOf<typeof CHAPTER99_HEADING>;

export type CountryRecord = RowOf<typeof COUNTRY>;

/** Who is exempt from a fee. */
export type FeeExemption = RowOf<typeof FEE_EXEMPTION>;

/** A special program symbol over one period, with source text beside the fields the engine reads. */
export interface SpecialProgramRecord extends SpecialProgram {
  readonly legalBasis: string | null;
  readonly mpfNote: string | null;
  readonly source: SourceLabel;
}

/** A readable description of a Chapter 99 program. */
export type ProgramProfile = RowOf<typeof PROGRAM_PROFILE>;

/** An antidumping or countervailing order. Its numbers are indexing aids; the written scope controls. */
export type AdcvdOrder = RowOf<typeof ADCVD_ORDER>;

export type PgaAgency = RowOf<typeof PGA_AGENCY>;

/** A partner agency that regulates goods under a prefix; the longest prefix wins per agency and program. */
export type PgaFlag = RowOf<typeof PGA_FLAG>;

/** A dated act of tariff law. */
export type TariffEvent = RowOf<typeof TARIFF_EVENT>;

import type { Displacement, HeadingRange, SpecialProgram } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { CaseNumber } from '../../terms/case-number.js';
import type { Citation, Cited, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
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
export interface RetroactiveCorrection {
  readonly id: string;
  readonly title: string;
  /** Entry dates filed under the earlier text; the end is the first day after. */
  readonly entries: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** First entry date filed under the corrected text. */
  readonly publishedFrom: CalendarDate;
  /** Headings whose wording it changed. */
  readonly headings: readonly string[];
  /** Names of scope lists that it changed. */
  readonly lists: readonly string[];
  /** Orders of stacking that it introduced. */
  readonly displacements: readonly string[];
  readonly citations: Cited;
}

/** A charge, relief or requirement beside the computed duties: named, never computed. */
export interface EntryNotice {
  readonly id: string;
  /** charge: owed on the goods; relief: lowers what is owed; entry: how goods may enter. */
  readonly kind: 'charge' | 'relief' | 'entry';
  readonly title: string;
  readonly detail: string;
  readonly interval: Interval;
  /** Empty: all. */
  readonly origins: readonly Country[];
  readonly exceptOrigins: readonly Country[];
  /** HTS digits; empty: all goods. */
  readonly prefixes: readonly string[];
  /** A word that the description of the line must contain. Null: none. */
  readonly words: string | null;
  /** Leading text of program names of which one must be charged; empty: none. */
  readonly programs: readonly string[];
  /** Highest customs value, in USD, at which the notice is shown. Null: any. */
  readonly valueTo: number | null;
  readonly confidence: ConfidenceLabel;
  readonly citations: Cited;
}

/** How fresh a data set is and how far it reaches. */
export interface DatasetStatus {
  readonly dataset: string;
  readonly title: string | null;
  readonly health: 'healthy' | 'stale' | 'error' | 'unknown';
  /** When its sources were last read, an RFC 3339 instant; null: never, or not known. */
  readonly lastRefreshed: string | null;
  /** Date and name of the newest source held; null: none was read, or not known. */
  readonly sourceDate: CalendarDate | null;
  readonly sourceName: string | null;
  /** Later publications known but not loaded, by date. */
  readonly notLoaded: readonly { readonly name: string; readonly date: CalendarDate }[];
  /** The days the data covers; its end is the first day not verified. */
  readonly coverage: Interval;
  readonly rowCount: number;
  readonly sources: readonly unknown[];
  readonly detail: string | null;
}

/** A published edition or revision of the schedule. */
export interface Revision {
  /** 2026_rev_10 */
  readonly revision: string;
  readonly title: string;
  readonly sequence: number;
  readonly effectiveOn: CalendarDate;
  readonly changeRecordOn: CalendarDate | null;
  readonly publishedOn: CalendarDate;
  /** Null: its archive is not held. */
  readonly fileName: string | null;
  /** The source it was read from; `unread`: its changes are known from later ones. */
  readonly basis: 'archive' | 'change_record' | 'secondary' | 'notice' | 'unread';
  /** True: the column rates of Chapters 1 to 97 were compared with a second copy of this or a later revision. */
  readonly ratesChecked: boolean;
  readonly rowCount: number | null;
  readonly note: string | null;
  readonly url: string | null;
}

export interface Section {
  readonly roman: string;
  readonly sequence: number;
  readonly title: string;
}

export interface Chapter {
  readonly chapter: string;
  readonly sectionRoman: string;
  readonly title: string;
}

export interface Subchapter {
  readonly chapter: string;
  readonly subchapter: string;
  readonly title: string;
}

/** One wording of a Chapter 99 heading. */
export interface Chapter99Wording {
  /** 9903.01.25 */
  readonly heading: string;
  readonly description: string;
  readonly general: string;
  readonly special: string;
  readonly column2: string;
  readonly endnotes: string;
  readonly legal: Interval;
  readonly published: Interval;
  readonly revisionFirst: string | null;
  readonly revisionLast: string | null;
}

export interface CountryRecord {
  readonly country: Country;
  readonly name: string;
  readonly rateColumn: 1 | 2;
  /** First day of column 2 treatment; null: not in column 2, or since before the schedule begins. */
  readonly column2From: CalendarDate | null;
  readonly euMember: boolean;
  readonly ftaPrograms: readonly string[];
  readonly preferencePrograms: readonly string[];
  readonly insideUsCustomsTerritory: boolean;
  readonly remarks: string | null;
}

/** Who is exempt from a fee. */
export interface FeeExemption {
  readonly exemptionKey: string;
  readonly fee: string;
  readonly programs: readonly string[];
  readonly countries: readonly Country[];
  readonly exempt: boolean;
  readonly conditionText: string;
  readonly interval: Interval;
  readonly citations: Cited;
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
}

/** A special program symbol over one period, with source text beside the fields the engine reads. */
export interface SpecialProgramRecord extends SpecialProgram {
  readonly legalBasis: string | null;
  /** As in the source: in_force, lapsed, terminated, retroactive ... */
  readonly statusText: string;
  /** Articles that the symbol excludes, or that it covers only elsewhere. */
  readonly excludedArticles: string | null;
  readonly mpfNote: string | null;
  readonly source: SourceLabel;
}

/** A readable description of a Chapter 99 program. */
export interface ProgramProfile {
  readonly program: string;
  readonly title: string;
  readonly authority: string;
  readonly authorityType: string;
  readonly summary: string | null;
  readonly interval: Interval;
  readonly citations: readonly Citation[];
}

/** An antidumping or countervailing order. Its numbers are indexing aids; the written scope controls. */
export interface AdcvdOrder {
  readonly caseNumber: CaseNumber;
  readonly orderType: 'AD' | 'CVD';
  readonly product: string;
  readonly countryName: string;
  readonly country: Country | null;
  readonly orderDate: CalendarDate | null;
  readonly status: string;
  readonly revokedOn: CalendarDate | null;
  /** Digits, 4 to 10. */
  readonly htsPrefixes: readonly string[];
  /** Percent; null: not known. */
  readonly allOthersRate: Decimal | null;
  readonly countryWideRate: Decimal | null;
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
}

export interface PgaAgency {
  readonly agency: string;
  readonly name: string;
  readonly messageCode: string | null;
  readonly flagCodes: readonly string[];
  readonly subject: string;
  readonly citations: readonly Citation[];
  readonly status: string;
}

/** A partner agency that regulates goods under a prefix; the longest prefix wins per agency and program. */
export interface PgaFlag {
  readonly prefix: string;
  readonly agency: string;
  readonly flagCode: string | null;
  readonly program: string;
  readonly requirement: 'required' | 'may_be_required';
  readonly description: string;
  readonly interval: Interval;
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
}

/** A dated act of tariff law. */
export interface TariffEvent {
  readonly date: CalendarDate;
  readonly title: string;
  readonly eventType: string;
  readonly authority: string;
  readonly authorityType: string | null;
  readonly headings: readonly string[];
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel | null;
  readonly source: SourceLabel;
}

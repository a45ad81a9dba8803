import type { CalendarDate } from '../terms/calendar-date.js';
import type { CaseNumber } from '../terms/case-number.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../terms/citation.js';
import type { Country } from '../terms/country.js';
import type { Decimal } from '../terms/decimal.js';
import type { Interval } from '../terms/interval.js';

/** How far a record may be trusted and where it was read. */
interface Sourced {
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
  /** Where it was read, in words. */
  readonly provenance: string;
}

type OrderType = 'AD' | 'CVD';

type OrderStatus =
  'active' | 'revoked' | 'suspension_agreement' | 'active_2020_unconfirmed' | 'not_in_2020_itc_list';

/** An order or suspended investigation. Its tariff numbers are indexing aids; the written scope controls. */
export interface OrderRecord extends Sourced {
  readonly caseNumber: CaseNumber;
  readonly orderType: OrderType;
  readonly product: string;
  readonly countryName: string;
  /** Null: the country no longer exists or is a group. */
  readonly country: Country | null;
  readonly orderDate: CalendarDate | null;
  readonly status: OrderStatus;
  readonly revokedOn: CalendarDate | null;
  readonly lastSunsetOn: CalendarDate | null;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
  readonly itcInvestigation: string | null;
  /** Digits, 4 to 10. */
  readonly htsPrefixes: readonly string[];
  /** Of the newest segment, percent. Null: not known. */
  readonly allOthersRate: Decimal | null;
  /** Of the newest segment, percent. Null: not known, or the country is a market economy. */
  readonly countryWideRate: Decimal | null;
  /** The scope as ingested from a notice. Null: not in the data. */
  readonly scopeText: string | null;
  readonly scopeQuoteStatus: string | null;
  readonly scopeSource: string | null;
  readonly citations: readonly Citation[];
}

/**
 * Whose rate: a firm, a firm that a review placed in the country-wide entity, a firm outside the order, the firms of a
 * review that were not examined, firms that only the notice names, all other firms, or the country-wide entity.
 */
type RateType =
  'company' | 'entity_member' | 'excluded' | 'non_selected' | 'listed' | 'all_others' | 'country_wide';

/** The kind of proceeding that set a rate. A five-year review finds what would prevail: it sets no deposit. */
export type SegmentKind =
  | 'investigation'
  | 'administrative_review'
  | 'new_shipper_review'
  | 'changed_circumstances'
  | 'court_decision'
  | 'sunset_review';

/** One segment: the rate of one firm or group that one notice set, and the days on which it is the deposit rate. */
export interface RateRecord extends Sourced {
  readonly caseNumber: CaseNumber;
  /** Null: a rate of a group. */
  readonly companyKey: string | null;
  readonly companyName: string;
  readonly rateType: RateType;
  readonly segmentKind: SegmentKind;
  readonly rate: Decimal;
  /** The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known. */
  readonly margin: Decimal | null;
  readonly rateUnit: 'percent' | 'usd_per_kg';
  /** The proceeding in words: Investigation, AR 2021-2022 ... */
  readonly segment: string | null;
  readonly interval: Interval;
  /** The first day is that of the notice, that of the order, or the first on which a source shows the rate. */
  readonly fromBasis: 'notice' | 'order' | 'first_read';
  /** First day on which a later review, whose rates are not held, may have replaced it. Null: none is known. */
  readonly inDoubtFrom: CalendarDate | null;
  /** Last date for which a source shows the rate; it does not prove today's. */
  readonly currentAsOf: CalendarDate | null;
  readonly citations: readonly Citation[];
}

interface CompanyRecord {
  readonly companyKey: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly caseNumbers: readonly CaseNumber[];
}

type ClauseKind = 'inclusion' | 'exclusion' | 'condition';

/** One clause of a scope and what it depends on. */
export interface ClauseRecord {
  readonly caseNumber: CaseNumber;
  readonly clauseNumber: number;
  readonly kind: ClauseKind;
  readonly text: string;
  /** Only `quotation` may be shown as words of the notice. */
  readonly basis: 'quotation' | 'paraphrase-of-source' | 'own-words-unverified' | 'structured';
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly verified: 'true' | 'partial' | 'false';
  readonly sourceCitation: string | null;
  readonly textReadIn: string | null;
  readonly sharedTextFrom: string | null;
  readonly citations: readonly Citation[];
  readonly source: SourceLabel;
}

/** A dated notice of one case. */
export interface EventRecord extends Sourced {
  readonly caseNumber: CaseNumber;
  readonly eventDate: CalendarDate;
  readonly eventType: string;
  readonly title: string;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
}

export interface ScopeRulingRecord extends Sourced {
  readonly caseNumbers: readonly CaseNumber[];
  readonly rulingDate: CalendarDate | null;
  readonly kind: string;
  readonly subject: string;
  readonly outcome: string | null;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
}

export interface CourtDecisionRecord extends Sourced {
  readonly caseNumbers: readonly CaseNumber[];
  readonly slipOpinion: string | null;
  readonly caseName: string | null;
  readonly decisionDate: CalendarDate | null;
  readonly court: string;
  readonly courtNumber: string | null;
  readonly holding: string;
  readonly frNoticeDate: CalendarDate | null;
  readonly frDocument: string | null;
  readonly frTitle: string | null;
}

export interface CircumventionRecord extends Sourced {
  readonly caseNumbers: readonly CaseNumber[];
  readonly noticeDate: CalendarDate;
  readonly stage: string;
  readonly outcome: string | null;
  readonly title: string;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
}

/** Every trade-remedy record of one data version. */
export interface AdcvdRecords {
  readonly orders: readonly OrderRecord[];
  readonly rates: readonly RateRecord[];
  readonly companies: readonly CompanyRecord[];
  readonly clauses: readonly ClauseRecord[];
  readonly events: readonly EventRecord[];
  readonly scopeRulings: readonly ScopeRulingRecord[];
  readonly courtDecisions: readonly CourtDecisionRecord[];
  readonly circumventions: readonly CircumventionRecord[];
}

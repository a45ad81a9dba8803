import type { CaseEvent, OrderStatus, OrderType } from '../terms/adcvd-words.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../terms/citation.js';
import type { Country } from '../terms/country.js';
import {
  caseNumber,
  caseNumbers,
  day,
  decimal,
  json,
  list,
  optional,
  period,
  text,
  whole,
  words,
} from './column.js';
import { defineTable, type RowOf } from './table.js';

/** How far a trade-remedy row may be trusted, and where it came from in the words of its source. */
const RELIABILITY = {
  provenance: text(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
};
const NOTICE = { frCitation: optional(text()), frDocument: optional(text()), ...RELIABILITY };

/** An antidumping or countervailing order. Its numbers are indexing aids; the written scope controls. */
export const ADCVD_ORDER = defineTable('adcvd_order', {
  caseNumber: caseNumber(),
  orderType: words<OrderType>(),
  product: text(),
  countryName: text(),
  /** Null: the country no longer exists or is a group. */
  country: optional(words<Country>()),
  orderDate: optional(day()),
  status: words<OrderStatus>(),
  revokedOn: optional(day()),
  lastSunsetOn: optional(day()),
  frCitation: optional(text()),
  frDocument: optional(text()),
  itcInvestigation: optional(text()),
  /** Digits, 4 to 10. */
  htsPrefixes: list(),
  /** Of the newest segment, percent. Null: not known, or (country-wide) the country is a market economy. */
  allOthersRate: optional(decimal()),
  countryWideRate: optional(decimal()),
  /** The scope as ingested from a notice. Null: not in the data. */
  scopeText: optional(text()),
  scopeQuoteStatus: optional(text()),
  scopeSource: optional(text()),
  provenance: text(),
  citations: json<readonly Citation[]>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

/** A deposit rate over the days on which it is the rate of its holder. */
export const ADCVD_RATE = defineTable('adcvd_rate', {
  /** One series of segments that never overlap: case and holder, or one list of firms of one review. */
  rateKey: text(),
  caseNumber: caseNumber(),
  /** Null on rates of groups. */
  companyKey: optional(text()),
  companyName: text(),
  /**
   * Whose rate: a firm, a firm that a review placed in the country-wide entity, a firm outside the order, the firms of a
   * review that were not examined, firms that only the notice names, all other firms, or the country-wide entity.
   */
  rateType: words<
    'company' | 'entity_member' | 'excluded' | 'non_selected' | 'listed' | 'all_others' | 'country_wide'
  >(),
  /** The kind of proceeding that set it. A five-year review finds what would prevail: it sets no deposit. */
  segmentKind: words<
    | 'investigation'
    | 'administrative_review'
    | 'new_shipper_review'
    | 'changed_circumstances'
    | 'court_decision'
    | 'sunset_review'
  >(),
  rate: decimal(),
  /** The margin before the offset for export subsidies. Null: the rate is the margin, or it is not known. */
  margin: optional(decimal()),
  rateUnit: words<'percent' | 'usd_per_kg'>(),
  /** The proceeding in words: Investigation, AR 2021-2022 ... */
  segment: optional(text()),
  legal: period(),
  /** The first day is that of the notice, that of the order, or the first on which a source shows the rate. */
  fromBasis: words<'notice' | 'order' | 'first_read'>(),
  /** First day on which a later review, whose rates are not held, may have replaced the rate. Null: none is known. */
  inDoubtFrom: optional(day()),
  published: period(),
  /** Last date on which a source shows the rate; not proof of today's. */
  currentAsOf: optional(day()),
  provenance: text(),
  citations: json<readonly Citation[]>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

export const ADCVD_COMPANY = defineTable('adcvd_company', {
  /** The name in normal form; rates refer to it. */
  companyKey: text(),
  name: text(),
  aliases: list(),
  caseNumbers: caseNumbers(),
  country: optional(words<Country>()),
});

export const ADCVD_SCOPE_CLAUSE = defineTable('adcvd_scope_clause', {
  caseNumber: caseNumber(),
  clauseNumber: whole(),
  kind: words<'inclusion' | 'exclusion' | 'condition'>(),
  text: text(),
  /** Only `quotation` may be shown as words of the notice. */
  basis: words<'quotation' | 'paraphrase-of-source' | 'own-words-unverified' | 'structured'>(),
  /** What the clause turns on. */
  attributes: json<Readonly<Record<string, unknown>>>(),
  verified: words<'true' | 'partial' | 'false'>(),
  sourceCitation: optional(text()),
  textReadIn: optional(text()),
  sharedTextFrom: optional(text()),
  citations: json<readonly Citation[]>(),
  sourceLabel: words<SourceLabel>(),
});

export const ADCVD_EVENT = defineTable('adcvd_event', {
  caseNumber: caseNumber(),
  eventDate: day(),
  eventType: words<CaseEvent>(),
  title: text(),
  ...NOTICE,
});

export const ADCVD_SCOPE_RULING = defineTable('adcvd_scope_ruling', {
  caseNumbers: caseNumbers(),
  rulingDate: optional(day()),
  kind: text(),
  subject: text(),
  outcome: optional(text()),
  abstract: optional(text()),
  ...NOTICE,
});

export const ADCVD_COURT_DECISION = defineTable('adcvd_court_decision', {
  caseNumbers: caseNumbers(),
  slipOpinion: optional(text()),
  caseName: optional(text()),
  decisionDate: optional(day()),
  court: text(),
  courtNumber: optional(text()),
  holding: text(),
  frNoticeDate: optional(day()),
  frDocument: optional(text()),
  frTitle: optional(text()),
  ...RELIABILITY,
});

export const ADCVD_CIRCUMVENTION = defineTable('adcvd_circumvention', {
  caseNumbers: caseNumbers(),
  noticeDate: day(),
  stage: words<'initiation' | 'preliminary' | 'final' | 'rescission'>(),
  outcome: optional(words<'affirmative' | 'negative' | 'pending' | 'rescinded'>()),
  title: text(),
  abstract: optional(text()),
  ...NOTICE,
});

/** Every trade-remedy row of a data version. */
export interface AdcvdRows {
  readonly orders: readonly RowOf<typeof ADCVD_ORDER>[];
  readonly rates: readonly RowOf<typeof ADCVD_RATE>[];
  readonly companies: readonly RowOf<typeof ADCVD_COMPANY>[];
  readonly clauses: readonly RowOf<typeof ADCVD_SCOPE_CLAUSE>[];
  readonly events: readonly RowOf<typeof ADCVD_EVENT>[];
  readonly scopeRulings: readonly RowOf<typeof ADCVD_SCOPE_RULING>[];
  readonly courtDecisions: readonly RowOf<typeof ADCVD_COURT_DECISION>[];
  readonly circumventions: readonly RowOf<typeof ADCVD_CIRCUMVENTION>[];
}

import type { Country } from '../terms/country.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { Decimal } from '../terms/decimal.js';
import type { HtsNumber } from '../terms/hts-number.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A country or customs territory by its ISO 3166-1 alpha-2 code, two capital letters; `XK` is Kosovo. */
  CountryCode: { input: Country; output: Country; }
  /** A day of the Gregorian calendar, `YYYY-MM-DD`. No time and no zone: the law speaks in days. */
  Date: { input: CalendarDate; output: CalendarDate; }
  /** An instant, RFC 3339 in UTC (`2026-11-20T14:00:00.000Z`). */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number as text (`"14172.00"`): digits, at most one point, an optional minus sign; no exponent, no
   * thousands separator. Money and rates are decimals from text to text; nothing is rounded by binary floating point.
   * Input may also be a JSON number.
   */
  Decimal: { input: Decimal; output: Decimal; }
  /**
   * A number of the Harmonized Tariff Schedule of the United States: 4, 6, 8 or 10 digits, dotted as printed in the
   * schedule (`7326.90.86.88`). Input may leave the dots out; a number that lost its leading zero in a spreadsheet is
   * repaired.
   */
  HtsNumber: { input: HtsNumber; output: HtsNumber; }
  /**
   * Any JSON value. Used only where the REST form of an answer is a map with open keys (its typed list stands beside
   * it) or where a value is a string, a number or a boolean by turns.
   */
  JSON: { input: unknown; output: unknown; }
  /** An absolute address, as defined by RFC 3986. */
  URL: { input: string; output: string; }
};

/** Everything held on an account. */
export type AccountExport = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The account. */
  readonly account: ExportedAccount;
  /** Its keys, oldest first; of the secret only the first characters are known. */
  readonly apiKeys: ReadonlyArray<ExportedApiKey>;
  /** What was done to the account, oldest first. */
  readonly auditEvents: ReadonlyArray<ExportedAuditEvent>;
  /** Its classifications, oldest first, as they are stored. */
  readonly classifications: ReadonlyArray<Scalars['JSON']['output']>;
  /** Its decisions on classifications, oldest first, as they are stored. */
  readonly confirmations: ReadonlyArray<Scalars['JSON']['output']>;
  /**
   * Its stored audits of filed entries, oldest first: how far each is, its counts and days. The file, the entries and the
   * findings are at `/v1/entry-audits/jobs`.
   */
  readonly entryAudits: ReadonlyArray<Scalars['JSON']['output']>;
  /** Answers kept for idempotency keys, oldest first; each is forgotten after 24 hours. */
  readonly idempotencyRecords: ReadonlyArray<ExportedIdempotencyRecord>;
  /** Its saved reports, oldest first. */
  readonly reports: ReadonlyArray<ExportedReport>;
  /** Its usage since the beginning, by day and operation. */
  readonly usage: ReadonlyArray<UsageCount>;
};

/**
 * An antidumping or countervailing duty order that may cover the goods. It is in the totals when the importer declares it or
 * the evidence finds the goods likely in scope, and its rate cites a notice with at least medium confidence; otherwise it is
 * advisory, shown with its rate, and widens the bounds.
 */
export type AdcvdCase = {
  /** True: a candidate for scope review, not an assessment or a deposit. */
  readonly advisory: Scalars['Boolean']['output'];
  /** Why it counts or is advisory. */
  readonly advisoryReason: Scalars['String']['output'];
  /** Cash deposit, USD, rounded once to the cent. Null: advisory, or a value or weight is not stated. */
  readonly amount?: Maybe<Amount>;
  /** Commerce case number, `A-570-890` or `C-570-968`. */
  readonly caseNumber: Scalars['String']['output'];
  /** Address of the notice. Null: none is known. */
  readonly caseNumberUrl?: Maybe<Scalars['URL']['output']>;
  /** Cases of the other kind on the same product and country, with their rates on the day. */
  readonly companionCases: ReadonlyArray<AdcvdCompanion>;
  /** Country of the order, in words. */
  readonly country: Scalars['String']['output'];
  /** Country of the order. Null: it has no code any more. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** Date of the order. Null: not known. */
  readonly effectiveDate?: Maybe<Scalars['Date']['output']>;
  /** The notice of the order, or the list that names it. */
  readonly frCitation: Citation;
  /** The number of the order that matched. Null: found by words, or named by the caller. */
  readonly headingMatched?: Maybe<Scalars['String']['output']>;
  /** The most it may add, USD: while no firm is named, at the greatest deposit rate of any. Null: no rate or value is known. */
  readonly high?: Maybe<Scalars['Decimal']['output']>;
  /** The least it may add, USD: while no firm is named, at the least deposit rate of any; 0 for one outside the order. */
  readonly low: Scalars['Decimal']['output'];
  /**
   * How the order was found: `exact` (ten digits), `subheading` (five to nine), `heading` (four), `heading_partial` (another
   * number of the same heading), `scope_text` (by words alone), `advisory_circumvention` (carried over by a finding) or
   * `requested` (named by the caller).
   */
  readonly matchType: Scalars['String']['output'];
  /** The order itself, with its rates, events, rulings and decisions. Null: the data version does not hold it. */
  readonly order?: Maybe<AdcvdOrder>;
  /** Antidumping or countervailing. */
  readonly orderType: AdcvdOrderType;
  /** The rate in percent, when it is ad valorem. Null: it is not, or is not known. */
  readonly parsedRate?: Maybe<Scalars['Float']['output']>;
  /** Product of the order. */
  readonly product: Scalars['String']['output'];
  /** Product of the order, as `product`. */
  readonly productDescription: Scalars['String']['output'];
  /** Deposit rate of the respondent on the entry date, as it is said. Null: not known for the day. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Whose rate it is, how it came to be and why it is used (19 CFR 351.107). */
  readonly respondentRate: AdcvdRespondentRate;
  /** What the written scope says of the goods as described. */
  readonly scopeAnalysis: ScopeAnalysis;
  /** Scope text from the notice. Null: not held. */
  readonly scopeText?: Maybe<Scalars['String']['output']>;
};

/** The outcome of a screening. */
export type AdcvdCheck = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Share of the orders in force whose scope clauses are held, 0 to 1. */
  readonly clauseCoverage: Scalars['Float']['output'];
  /** Country of origin. Null: not stated. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Entry date the answer is for. */
  readonly entryDate: Scalars['Date']['output'];
  /** Tariff number as it was understood, dotted. Null: not stated. */
  readonly htsCode?: Maybe<Scalars['String']['output']>;
  /** Orders that may cover the goods: the likeliest first. */
  readonly matches: ReadonlyArray<AdcvdMatch>;
  /** Facts that would settle the open findings, each once. */
  readonly requiredInputs: ReadonlyArray<RequiredInput>;
  /** What to keep in mind when reading the answer. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** What is imported, as far as it is known. */
export type AdcvdCheckInput = {
  /** Country of origin, two capital letters. Null: orders on every country are looked at. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** Entry date, not after today. Null: today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['String']['input']>;
  /** Exporter of the goods. At most 255 characters. */
  readonly exporter?: InputMaybe<Scalars['String']['input']>;
  /** Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
  readonly facts?: InputMaybe<ReadonlyArray<ProductFactInput>>;
  /**
   * Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. One that no line of the schedule
   * has or begins with on the entry date is `unknown-hts-code`. Null: orders are found by words.
   */
  readonly htsCode?: InputMaybe<Scalars['String']['input']>;
  /** Producer of the goods. At most 255 characters. */
  readonly manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters. */
  readonly productDescription?: InputMaybe<Scalars['String']['input']>;
};

/** A step of a circumvention inquiry (19 USC 1677j). */
export type AdcvdCircumvention = {
  /** Cases it concerns. */
  readonly caseNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /** Day of the notice. */
  readonly date: Scalars['Date']['output'];
  /** Federal Register volume and page. Null: not known. */
  readonly frCitation?: Maybe<Scalars['String']['output']>;
  /** Federal Register document. Null: not known. */
  readonly frDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** What it found. Null: not known. */
  readonly outcome?: Maybe<CircumventionOutcome>;
  /** Where it was read. */
  readonly provenance: Scalars['String']['output'];
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
  /** Stage of an inquiry. */
  readonly stage: CircumventionStage;
  /** Title of the notice. */
  readonly title: Scalars['String']['output'];
};

/** A page of circumvention inquiries and findings. */
export type AdcvdCircumventionConnection = {
  /** The notices with their cursors. */
  readonly edges: ReadonlyArray<AdcvdCircumventionEdge>;
  /** The notices. */
  readonly nodes: ReadonlyArray<AdcvdCircumvention>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Notices over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A circumvention notice in a page. */
export type AdcvdCircumventionEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The notice. */
  readonly node: AdcvdCircumvention;
};

/** One clause of a scope. */
export type AdcvdClause = {
  /** `quotation`, `paraphrase-of-source`, `structured` or `own-words-unverified`. */
  readonly basis: Scalars['String']['output'];
  /** What a clause of a scope does. */
  readonly kind: ClauseKind;
  /** Place in the scope, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Words of the notice, verbatim, at most 25. Null: the clause is known by a summary only. */
  readonly quote?: Maybe<Scalars['String']['output']>;
  /** Case whose text was read, for a companion or sister order. Null: its own. */
  readonly sharedTextFrom?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
  /** Where the wording is printed. Null: not known. */
  readonly sourceCitation?: Maybe<Scalars['String']['output']>;
  /** What the clause turns on, in our words. */
  readonly summary: Scalars['String']['output'];
  /** `true`, `partial` or `false`: how far the wording was read on an official copy. */
  readonly verified: Scalars['String']['output'];
};

/** One clause of a scope, held against the goods. */
export type AdcvdClauseFinding = {
  /** `quotation`, `paraphrase-of-source`, `structured` or `own-words-unverified`. */
  readonly basis: Scalars['String']['output'];
  /** What a clause of a scope does. */
  readonly kind: ClauseKind;
  /** Place in the scope, from 1. */
  readonly number: Scalars['Int']['output'];
  /** Words of the notice, verbatim, at most 25. Null: the clause is known by a summary only. */
  readonly quote?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: RecordSource;
  /** What the clause turns on, in our words. */
  readonly summary: Scalars['String']['output'];
  /** What it turns on, one by one. */
  readonly tests: ReadonlyArray<AdcvdClauseTest>;
  /** Whether it holds; an exclusion that is met takes the goods out. */
  readonly verdict: ClauseVerdict;
};

/** One thing a clause turns on. */
export type AdcvdClauseTest = {
  /** Attribute of the clause. */
  readonly attribute: Scalars['String']['output'];
  /** Key of the product fact that answers it. */
  readonly fact: Scalars['String']['output'];
  /** Whether the goods meet it. */
  readonly verdict: ClauseVerdict;
  /** What the clause asks for. */
  readonly wanted: Scalars['String']['output'];
};

/** A case of the other kind on the same product and country, with its rate on the day. */
export type AdcvdCompanion = {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['output'];
  /** Antidumping or countervailing. */
  readonly orderType: AdcvdOrderType;
  /** The rate in percent. Null: it is specific, or not known. */
  readonly parsedRate?: Maybe<Scalars['Float']['output']>;
  /** The deposit rate in words. Null: no rate is known for the day. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: AdcvdOrderStatus;
};

/** A court decision, most of them known by the notice that Commerce gave of them. */
export type AdcvdCourtDecision = {
  /** Name of the court case. Null: not known. */
  readonly caseName?: Maybe<Scalars['String']['output']>;
  /** Cases it names. */
  readonly caseNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /** `CIT` or `CAFC`. */
  readonly court: Scalars['String']['output'];
  /** Court number. Null: not known. */
  readonly courtNumber?: Maybe<Scalars['String']['output']>;
  /** Day of the decision. Null: not known. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Federal Register document. Null: not known. */
  readonly frDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** Holding; a general line where only the notice is known. */
  readonly holding: Scalars['String']['output'];
  /** Day of the notice. Null: not known. */
  readonly noticeDate?: Maybe<Scalars['Date']['output']>;
  /** Title of the notice. Null: not known. */
  readonly noticeTitle?: Maybe<Scalars['String']['output']>;
  /** Where it was read. */
  readonly provenance: Scalars['String']['output'];
  /** Slip opinion or reporter cite. Null: not known. */
  readonly slipOpinion?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
};

/** A page of court decisions. */
export type AdcvdCourtDecisionConnection = {
  /** The decisions with their cursors. */
  readonly edges: ReadonlyArray<AdcvdCourtDecisionEdge>;
  /** The decisions. */
  readonly nodes: ReadonlyArray<AdcvdCourtDecision>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Decisions over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A court decision in a page. */
export type AdcvdCourtDecisionEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The decision. */
  readonly node: AdcvdCourtDecision;
};

/** A dated step in the life of a case. */
export type AdcvdEvent = {
  /** True: computed from the statute because no record gives it. */
  readonly computed: Scalars['Boolean']['output'];
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /** Day. */
  readonly date: Scalars['Date']['output'];
  /** Federal Register volume and page. Null: not known. */
  readonly frCitation?: Maybe<Scalars['String']['output']>;
  /** Federal Register document. Null: not known. */
  readonly frDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** Where it was read, or the rule it was computed by. */
  readonly provenance: Scalars['String']['output'];
  /** How the record was come by; `derived` when computed. */
  readonly source: Scalars['String']['output'];
  /** Title of the notice, or what is due. */
  readonly title: Scalars['String']['output'];
  /** Kind of event. */
  readonly type: AdcvdEventType;
};

/** Kind of a step in the life of a case. */
export type AdcvdEventType =
  /** An administrative review. */
  | 'admin_review'
  /** A circumvention inquiry. */
  | 'circumvention'
  /** A decision of a court. */
  | 'court'
  /** Final determination. */
  | 'final'
  /** An investigation begun. */
  | 'initiation'
  /** The order. */
  | 'order'
  /** Preliminary determination. */
  | 'preliminary'
  /** Computed: the first anniversary month, from which on administrative reviews may be requested (19 CFR 351.213(b)). */
  | 'review_window'
  /** Revocation. */
  | 'revocation'
  /** A five-year review. */
  | 'sunset'
  /** Computed: the fifth anniversary, on which a five-year review is due (19 USC 1675(c)(1)). */
  | 'sunset_anniversary';

/** The life of one case. */
export type AdcvdLifecycle = {
  /** Events and computed milestones, the oldest first. */
  readonly events: ReadonlyArray<AdcvdEvent>;
  /** The order. */
  readonly order: AdcvdOrder;
};

/** An order that may cover the goods. */
export type AdcvdMatch = {
  /** True: a candidate for scope review; it is in no total. */
  readonly advisory: Scalars['Boolean']['output'];
  /** Why it is advisory or not. */
  readonly advisoryReason: Scalars['String']['output'];
  /** Commerce case number, `A-570-890` or `C-570-968`. */
  readonly caseNumber: Scalars['String']['output'];
  /** Address of the notice. Null: none is known. */
  readonly caseNumberUrl?: Maybe<Scalars['URL']['output']>;
  /** Title of the finding that carries the order to this country. Null: none. */
  readonly circumvention?: Maybe<Scalars['String']['output']>;
  /** The clauses of the scope, each true, false or unknown of the goods. */
  readonly clauses: ReadonlyArray<AdcvdClauseFinding>;
  /** Cases of the other kind on the same product and country. */
  readonly companionCases: ReadonlyArray<AdcvdCompanion>;
  /** Country of the order, in words. */
  readonly country: Scalars['String']['output'];
  /** Country of the order. Null: it has no code any more. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** Date of the order. Null: not known. */
  readonly effectiveDate?: Maybe<Scalars['Date']['output']>;
  /** The notice of the order, or the list that names it. */
  readonly frCitation: Citation;
  /** Number of the order that matched. Null: found by words. */
  readonly headingMatched?: Maybe<Scalars['String']['output']>;
  /**
   * How the order was found, a triage signal: `exact` (ten digits), `subheading`, `heading`, `heading_partial` (another
   * number of the same heading), `scope_text` (by words alone), `advisory_circumvention` (an order on another country that
   * a finding carries to this one).
   */
  readonly matchType: Scalars['String']['output'];
  /** The order itself. */
  readonly order: AdcvdOrder;
  /** Antidumping or countervailing. */
  readonly orderType: AdcvdOrderType;
  /** The rate in percent, when it is ad valorem. Null: it is specific, or not known. */
  readonly parsedRate?: Maybe<Scalars['Float']['output']>;
  /** Product of the order. */
  readonly product: Scalars['String']['output'];
  /** Product of the order, as `product`. */
  readonly productDescription: Scalars['String']['output'];
  /** The deposit rate in words. Null: no rate is known for the day. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Facts that would settle this case, the most telling first. */
  readonly requiredInputs: ReadonlyArray<RequiredInput>;
  /** Whose rate it is, and why (19 CFR 351.107). */
  readonly respondentRate: AdcvdRespondentRate;
  /** What the written scope says of the goods. */
  readonly scopeAnalysis: ScopeAnalysis;
  /** Scope text as ingested from the notice. Null: not held. */
  readonly scopeText?: Maybe<Scalars['String']['output']>;
};

/** Which notices to list. Fields left out do not narrow. */
export type AdcvdNoticeFilter = {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** Court of International Trade (`CIT`) or Court of Appeals for the Federal Circuit (`CAFC`); court decisions only. */
  readonly court?: InputMaybe<Scalars['String']['input']>;
  /** Outcome, exactly. */
  readonly outcome?: InputMaybe<Scalars['String']['input']>;
  /** Words of the subject or title; every word must occur, beginnings of words are enough. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Only those from this day on. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** Stage of the inquiry: `initiation`, `preliminary`, `final` or `rescission`; circumvention only. */
  readonly stage?: InputMaybe<Scalars['String']['input']>;
};

/**
 * An antidumping or countervailing order, or a suspended investigation. Its head is public, wherever it is reached; what only
 * closed-beta operations answer (scope, rates, events, rulings, decisions, companions, clock) is theirs here too.
 */
export type AdcvdOrder = Node & {
  /** All-others rate of the newest segment, percent: that of the investigation until amended. Null: not known. */
  readonly allOthersRate?: Maybe<Scalars['Decimal']['output']>;
  /** Commerce case number. */
  readonly caseNumber: Scalars['String']['output'];
  /** Circumvention inquiries and findings that name the case. */
  readonly circumventions: ReadonlyArray<AdcvdCircumvention>;
  /** Notices of the order, or the list that names it. */
  readonly citations: ReadonlyArray<Citation>;
  /** Clauses of the scope. */
  readonly clauses: ReadonlyArray<AdcvdClause>;
  /** Cases of the other kind on the same product and country. */
  readonly companionCases: ReadonlyArray<AdcvdOrder>;
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /** Country, in words. */
  readonly country: Scalars['String']['output'];
  /** Country. Null: it has no code any more. */
  readonly countryCode?: Maybe<Scalars['CountryCode']['output']>;
  /** Country-wide rate of the newest segment, percent. Null: none, or not known. */
  readonly countryWideRate?: Maybe<Scalars['Decimal']['output']>;
  /** Court decisions that name the case. */
  readonly courtDecisions: ReadonlyArray<AdcvdCourtDecision>;
  /** Dated notices, the oldest first. */
  readonly events: ReadonlyArray<AdcvdEvent>;
  /** The first of `citations`. */
  readonly frCitation: Citation;
  /** Tariff numbers of the notice, digits: index aids only. */
  readonly htsNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** Global identifier. */
  readonly id: Scalars['ID']['output'];
  /** Number of the Commission's investigation. Null: not known. */
  readonly itcInvestigation?: Maybe<Scalars['String']['output']>;
  /** Last continuation after a five-year review. Null: none is known. */
  readonly lastSunsetOn?: Maybe<Scalars['Date']['output']>;
  /** Date of the order. Null: not known. */
  readonly orderDate?: Maybe<Scalars['Date']['output']>;
  /** Antidumping or countervailing. */
  readonly orderType: AdcvdOrderType;
  /** Product. */
  readonly product: Scalars['String']['output'];
  /** Where the record was read, in words. */
  readonly provenance: Scalars['String']['output'];
  /** Rates of companies and groups, by respondent and time. */
  readonly rates: ReadonlyArray<AdcvdRate>;
  /** Date of revocation. Null: not revoked, or not known. */
  readonly revokedOn?: Maybe<Scalars['Date']['output']>;
  /** Scope rulings and notices that name the case. */
  readonly scopeRulings: ReadonlyArray<AdcvdScopeRuling>;
  /** Where the scope is printed. Null: not known. */
  readonly scopeSource?: Maybe<Scalars['String']['output']>;
  /** Scope text as ingested from the notice. Null: not held. */
  readonly scopeText?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
  /** Status of the order. */
  readonly status: AdcvdOrderStatus;
  /** The five-year clock. Null: the order is not in force. */
  readonly sunset?: Maybe<AdcvdSunset>;
};


/**
 * An antidumping or countervailing order, or a suspended investigation. Its head is public, wherever it is reached; what only
 * closed-beta operations answer (scope, rates, events, rulings, decisions, companions, clock) is theirs here too.
 */
export type AdcvdOrderRatesArgs = {
  on?: InputMaybe<Scalars['Date']['input']>;
};

/** A page of orders. */
export type AdcvdOrderConnection = {
  /** The orders as CSV text with a header (RFC 4180): every order found, all pages, or with `page` those of this page. */
  readonly csv: Scalars['String']['output'];
  /** The orders with their cursors. */
  readonly edges: ReadonlyArray<AdcvdOrderEdge>;
  /** The orders. */
  readonly nodes: ReadonlyArray<AdcvdOrder>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Orders over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of orders. */
export type AdcvdOrderConnectionCsvArgs = {
  page?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An order in a page. */
export type AdcvdOrderEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The order. */
  readonly node: AdcvdOrder;
};

/** Which orders to list. Fields left out do not narrow. */
export type AdcvdOrderFilter = {
  /** Case number, whole or its beginning (`A-570`). */
  readonly caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** Country of the order, two capital letters. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it. */
  readonly hts?: InputMaybe<Scalars['String']['input']>;
  /** Kind of order: `AD` (antidumping) or `CVD` (countervailing). */
  readonly orderType?: InputMaybe<Scalars['String']['input']>;
  /** Words of the product; every word must occur, beginnings of words are enough. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Status of the order: `active`, `revoked`, `suspension_agreement`, `active_2020_unconfirmed` or `not_in_2020_itc_list`. */
  readonly status?: InputMaybe<Scalars['String']['input']>;
};

/** Status of an order. */
export type AdcvdOrderStatus =
  /** In force, as far as the notices held say. */
  | 'active'
  /** On the list of orders of 2020, and no later notice confirms it. */
  | 'active_2020_unconfirmed'
  /** Not on the list of orders of 2020, and no notice says what became of it. */
  | 'not_in_2020_itc_list'
  /** Revoked. */
  | 'revoked'
  /** No order: the investigation is suspended by an agreement. */
  | 'suspension_agreement';

/** The two kinds of order. */
export type AdcvdOrderType =
  /** Antidumping duty (19 USC 1673). */
  | 'AD'
  /** Countervailing duty (19 USC 1671). */
  | 'CVD';

/** A segment: the rate of one company or group that one notice set, and its days. */
export type AdcvdRate = {
  /** Kind of segment. */
  readonly basis: DepositBasis;
  /** Notices of the rate. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure the rate is. */
  readonly confidence: ConfidenceTier;
  /** Last day on which a source shows it. Null: not known. */
  readonly currentAsOf?: Maybe<Scalars['Date']['output']>;
  /** First day. Null: open. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** First day it no longer holds. Null: open. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** True: the company is outside the order. */
  readonly excluded: Scalars['Boolean']['output'];
  /** What `effectiveFrom` is the day of. */
  readonly fromBasis: DepositStart;
  /** First day on which a later review, whose rates are not held, may have replaced it. Null: none is known. */
  readonly inDoubtFrom?: Maybe<Scalars['Date']['output']>;
  /** False: the rate likely to prevail that a five-year review found; it is never the deposit rate (19 USC 1675a(c)(3)). */
  readonly isDeposit: Scalars['Boolean']['output'];
  /** True: a later segment replaced it, on `effectiveTo`; it is the rate of earlier days only. */
  readonly isSuperseded: Scalars['Boolean']['output'];
  /** The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Percent. Null: specific, or excluded from the order. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** The rate in words. */
  readonly rate: Scalars['String']['output'];
  /** Whose rate it is. */
  readonly rateType: AdcvdRateType;
  /** Company or group. */
  readonly respondent: Scalars['String']['output'];
  /** The proceeding that set it. Null: not known. */
  readonly segment?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
};

/** A deposit rate on a day. */
export type AdcvdRateAtDate = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['output'];
  /** The company as asked for. Null: none. */
  readonly company?: Maybe<Scalars['String']['output']>;
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** The order. */
  readonly order: AdcvdOrder;
  /** The rate, its interval, segment and source, and why it is used. */
  readonly rate: AdcvdRespondentRate;
};

/** Whose rate is asked for. */
export type AdcvdRateInput = {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['input'];
  /** Exporter, or the company when it is both. Null: the rate of companies without their own. */
  readonly company?: InputMaybe<Scalars['String']['input']>;
  /** Day, not after today. Null: today in America/New_York. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
  /** Producer, where it is another company. */
  readonly producer?: InputMaybe<Scalars['String']['input']>;
};

/** Whose deposit rate applies to a shipment. */
export type AdcvdRateKind =
  /** That of every other company. */
  | 'all_others'
  /** That of an exporter with its producer. */
  | 'combination'
  /** That of the company. */
  | 'company'
  /** That of the country-wide entity. */
  | 'country_wide'
  /** None: the company is outside the order. */
  | 'excluded'
  /** That of companies that a review named and did not examine. */
  | 'non_selected';

/** Whose rate a segment set. */
export type AdcvdRateType =
  /** Every other company. */
  | 'all_others'
  /** One company, or an exporter with its producer. */
  | 'company'
  /** Every company that has not shown that the government does not control it. */
  | 'country_wide'
  /** A company in the country-wide entity, whose rate it follows. */
  | 'entity_member'
  /** A company outside the order. */
  | 'excluded'
  /** Companies that only the notice names. */
  | 'listed'
  /** Companies that were reviewed and not examined. */
  | 'non_selected';

/** A saved analysis, case by case. */
export type AdcvdReport = Node & {
  /** The cases, the likeliest first. */
  readonly cases: ReadonlyArray<AdcvdReportCase>;
  /** Content hash of the reference data it was made from. */
  readonly dataVersion: Scalars['String']['output'];
  /** What the report is and is not. */
  readonly disclaimer: Scalars['String']['output'];
  /** Version of the engine that made it. */
  readonly engineVersion: Scalars['String']['output'];
  /** Entry date the report is for. */
  readonly entryDate: Scalars['Date']['output'];
  /** What the goods are, as stated. */
  readonly goods: ReadonlyArray<AdcvdReportFact>;
  /** Global identifier; the PDF is at `/v1/adcvd-reports/{id}/pdf`. */
  readonly id: Scalars['ID']['output'];
  /** Address of the PDF. */
  readonly pdfPath: Scalars['String']['output'];
  /** What to ask the importer next, each once. */
  readonly questions: ReadonlyArray<Scalars['String']['output']>;
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** One case of a report. */
export type AdcvdReportCase = {
  /** True: in no total. */
  readonly advisory: Scalars['Boolean']['output'];
  /** Why it is advisory or not. */
  readonly advisoryReason: Scalars['String']['output'];
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['output'];
  /** Citations of order, rate and scope. */
  readonly citations: ReadonlyArray<Scalars['String']['output']>;
  /** Clauses of the scope against the goods. */
  readonly clauses: ReadonlyArray<AdcvdReportClause>;
  /** Companion cases with their rates on the day. */
  readonly companions: ReadonlyArray<AdcvdReportCompanion>;
  /** How sure it is. */
  readonly confidence: Confidence;
  /** Country of the order. */
  readonly country: Scalars['String']['output'];
  /** Whether the scope of an order covers goods, as far as what is known of both says. */
  readonly determination: ScopeDetermination;
  /** Events and computed milestones. */
  readonly lifecycle: ReadonlyArray<AdcvdReportEvent>;
  /** How it was found; `requested` when the caller named it. */
  readonly matchType: Scalars['String']['output'];
  /** Notices in the order they follow each other. */
  readonly noticeChain: ReadonlyArray<Scalars['String']['output']>;
  /** Antidumping or countervailing. */
  readonly orderType: AdcvdOrderType;
  /** Product of the order. */
  readonly product: Scalars['String']['output'];
  /** What to ask next. */
  readonly questions: ReadonlyArray<Scalars['String']['output']>;
  /** The deposit rate on the day in words. Null: none is known. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Rates over time of the company and its group. */
  readonly rateHistory: ReadonlyArray<AdcvdReportRate>;
  /** Why this rate. */
  readonly rateReason: Scalars['String']['output'];
  /** Status of the order. */
  readonly status: AdcvdOrderStatus;
};

/** One clause in a report. */
export type AdcvdReportClause = {
  /** Kind of clause. */
  readonly kind: Scalars['String']['output'];
  /** Place in the scope. */
  readonly number: Scalars['Int']['output'];
  /** Words of the notice. Null: a summary only. */
  readonly quote?: Maybe<Scalars['String']['output']>;
  /** What it turns on, in our words. */
  readonly summary: Scalars['String']['output'];
  /** `met`, `not_met` or `unknown`. */
  readonly verdict: ClauseVerdict;
};

/** A companion case in a report. */
export type AdcvdReportCompanion = {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['output'];
  /** Rate on the day in words. Null: none is known. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Status of the order. */
  readonly status: AdcvdOrderStatus;
};

/** One event in a report. */
export type AdcvdReportEvent = {
  /** Notice. Null: none is known. */
  readonly citation?: Maybe<Scalars['String']['output']>;
  /** True: computed from the statute. */
  readonly computed: Scalars['Boolean']['output'];
  /** Day. */
  readonly date: Scalars['Date']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Kind of event. */
  readonly type: AdcvdEventType;
};

/** One fact as stated. */
export type AdcvdReportFact = {
  /** What it is. */
  readonly label: Scalars['String']['output'];
  /** The answer. */
  readonly value: Scalars['String']['output'];
};

/** The facts of goods a report is made of. */
export type AdcvdReportInput = {
  /** Only these cases, at most 20; they are analysed even where nothing points to them. Null: every match. */
  readonly caseNumbers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Country of origin, two capital letters. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** Entry date, not after today. Null: today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['String']['input']>;
  /** Exporter of the goods. */
  readonly exporter?: InputMaybe<Scalars['String']['input']>;
  /** Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
  readonly facts?: InputMaybe<ReadonlyArray<ProductFactInput>>;
  /** Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. */
  readonly htsCode?: InputMaybe<Scalars['String']['input']>;
  /** Producer of the goods. */
  readonly manufacturer?: InputMaybe<Scalars['String']['input']>;
  /** The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters. */
  readonly productDescription: Scalars['String']['input'];
  /** Title of the report, at most 120 characters. Null: made from the goods. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** A report as a file. */
export type AdcvdReportPdf = {
  /** The file, base64. */
  readonly base64: Scalars['String']['output'];
  /** Bytes of the file. */
  readonly byteLength: Scalars['Int']['output'];
  /** Name to save it under. */
  readonly fileName: Scalars['String']['output'];
  /** `application/pdf`. */
  readonly mediaType: Scalars['String']['output'];
};

/** One step of a rate history. */
export type AdcvdReportRate = {
  /** Notice or source. */
  readonly citation: Scalars['String']['output'];
  /** First day. Null: open. */
  readonly from?: Maybe<Scalars['Date']['output']>;
  /** Percent. Null: specific. */
  readonly percent?: Maybe<Scalars['Float']['output']>;
  /** Rate in words. */
  readonly rate: Scalars['String']['output'];
  /** Company or group. */
  readonly respondent: Scalars['String']['output'];
  /** The proceeding. Null: not known. */
  readonly segment?: Maybe<Scalars['String']['output']>;
  /** First day it no longer holds. Null: open. */
  readonly to?: Maybe<Scalars['Date']['output']>;
};

/** A respondent whose name is like the one asked for. */
export type AdcvdRespondentMatch = {
  /** The part of it that matched. */
  readonly matchedName: Scalars['String']['output'];
  /** Name as the rates have it. */
  readonly name: Scalars['String']['output'];
  /** 0 to 1; 0.9 and above is taken as the company. */
  readonly score: Scalars['Float']['output'];
};

/**
 * Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one
 * replaced is never the rate; the rate of a five-year review is no deposit rate.
 */
export type AdcvdRespondentRate = {
  /**
   * Segments that may apply instead, by a fact that was not stated: the firm stands on the list of a review, or its goods are
   * of another class. The bounds of a duty hold them.
   */
  readonly alternatives: ReadonlyArray<AdcvdRate>;
  /** Kind of segment. Null: no rate. */
  readonly basis?: Maybe<DepositBasis>;
  /** Notices of the rate. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure the rate is. */
  readonly confidence: ConfidenceTier;
  /** Last day on which a source shows the rate. Null: not known. */
  readonly currentAsOf?: Maybe<Scalars['Date']['output']>;
  /** First day of the segment. Null: no rate. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** First day it no longer holds. Null: open; not proof that it still holds. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** Respondents whose names are like the exporter's, with the score. */
  readonly exporterMatches: ReadonlyArray<AdcvdRespondentMatch>;
  /** What `effectiveFrom` is the day of. Null: no rate. */
  readonly fromBasis?: Maybe<DepositStart>;
  /** First day on which a later review may have replaced the rate. Null: none is known. */
  readonly inDoubtFrom?: Maybe<Scalars['Date']['output']>;
  /** Whose rate it is. */
  readonly kind: AdcvdRateKind;
  /** The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Percent. Null: specific, or not known. */
  readonly parsedRate?: Maybe<Scalars['Float']['output']>;
  /** Percent, exact. Null: specific, or not known. */
  readonly percent?: Maybe<Scalars['Decimal']['output']>;
  /** Where a day lies in the life of an order. */
  readonly phase: OrderPhase;
  /** Respondents whose names are like the producer's, with the score. */
  readonly producerMatches: ReadonlyArray<AdcvdRespondentMatch>;
  /** The rate in words. Null: none is known for the day. */
  readonly rate?: Maybe<Scalars['String']['output']>;
  /** Why this rate and no other. */
  readonly reason: Scalars['String']['output'];
  /** Company or group as the rate names it. Null: no rate. */
  readonly respondent?: Maybe<Scalars['String']['output']>;
  /** The segment in words, as `AR 2021-2022`. Null: not known. */
  readonly segment?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
  /** Whether a later segment may have replaced it. Null: no rate. */
  readonly standing?: Maybe<DepositStanding>;
  /** USD per kilogram. Null: the rate is ad valorem, or not known. */
  readonly usdPerKg?: Maybe<Scalars['Decimal']['output']>;
};

/** A scope ruling or notice. */
export type AdcvdScopeRuling = {
  /** Cases it names. */
  readonly caseNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /** Day. Null: not known. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Federal Register volume and page. Null: not known. */
  readonly frCitation?: Maybe<Scalars['String']['output']>;
  /** Federal Register document. Null: not known. */
  readonly frDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** `ruling`, `monthly_list` and others as the source names them. */
  readonly kind: Scalars['String']['output'];
  /** Outcome. Null: a list, or not known. */
  readonly outcome?: Maybe<Scalars['String']['output']>;
  /** Where it was read. */
  readonly provenance: Scalars['String']['output'];
  /** How the record was come by. */
  readonly source: Scalars['String']['output'];
  /** What it is about. */
  readonly subject: Scalars['String']['output'];
};

/** A page of scope rulings. */
export type AdcvdScopeRulingConnection = {
  /** The rulings with their cursors. */
  readonly edges: ReadonlyArray<AdcvdScopeRulingEdge>;
  /** The rulings. */
  readonly nodes: ReadonlyArray<AdcvdScopeRuling>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Rulings over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A scope ruling in a page. */
export type AdcvdScopeRulingEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The ruling. */
  readonly node: AdcvdScopeRuling;
};

/** The five-year clock of one order. */
export type AdcvdSunset = {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: Scalars['String']['output'];
  /** Computed: the fifth anniversary (19 USC 1675(c)(1)). */
  readonly fifthAnniversary: Scalars['Date']['output'];
  /** Day of a notice that began the review. Null: none is known. */
  readonly initiatedOn?: Maybe<Scalars['Date']['output']>;
  /** Computed: the review is expected to be begun by this day. */
  readonly initiationBy: Scalars['Date']['output'];
  /** The order. */
  readonly order: AdcvdOrder;
  /** Day the clock runs from. */
  readonly runsFrom: Scalars['Date']['output'];
  /** `order` or `continuation`. */
  readonly runsFromKind: Scalars['String']['output'];
};

/** Five-year reviews that fall due. */
export type AdcvdSunsetCalendar = {
  /** The same as an iCalendar object (RFC 5545). */
  readonly calendar: Scalars['String']['output'];
  /** The same as CSV text with a header (RFC 4180). */
  readonly csv: Scalars['String']['output'];
  /** The clocks, the earliest first. */
  readonly entries: ReadonlyArray<AdcvdSunset>;
  /** First day. */
  readonly from: Scalars['Date']['output'];
  /** Last day. */
  readonly to: Scalars['Date']['output'];
};

/** Which five-year reviews to list. */
export type AdcvdSunsetFilter = {
  /** Country of the order, two capital letters. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** First day. Null: today. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** Kind of order: `AD` (antidumping) or `CVD` (countervailing). */
  readonly orderType?: InputMaybe<Scalars['String']['input']>;
  /** Last day, at most ten years later. Null: one year after `from`. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** What a model of language did to the order of candidates. */
export type AdvisorOutcome =
  /** It left the first candidate first. */
  | 'confirmed'
  /** It gave no answer that could be used. */
  | 'failed'
  /** It was not asked. */
  | 'notAsked'
  /** No model is configured. */
  | 'notConfigured'
  /** It put another candidate first. */
  | 'reordered';

/** A Chapter 99 heading an event concerns. */
export type AffectedHeading = {
  /** True: a rule of the heading begins on the day of the event. */
  readonly begins: Scalars['Boolean']['output'];
  /** Heading, or a measure without one in parentheses. */
  readonly code: Scalars['String']['output'];
  /** True: the day of the event is the first on which a rule of the heading no longer holds. */
  readonly ends: Scalars['Boolean']['output'];
  /** Key of its program. */
  readonly program: Scalars['String']['output'];
  /** `named` in the title of the event, or `cites` one of its documents. */
  readonly relation: Scalars['String']['output'];
};

/** The tariff numbers an event concerns. */
export type AffectedLines = {
  /** True: one of the headings names all goods of its countries. */
  readonly all: Scalars['Boolean']['output'];
  /** True: one of the headings names goods by a note without a list; which lines they are depends on facts. */
  readonly byNote: Scalars['Boolean']['output'];
  /** The first 100 of them, dotted, ascending. The rest are on the lists: ask with `hts` whether a number is among them. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  /** Numbers on the lists, of 4 to 10 digits; one that covers others stands for them only where it is listed itself. */
  readonly count: Scalars['Int']['output'];
};

/** What became of an alternative. */
export type AlternativeOutcome =
  /** A legal note excludes it. */
  | 'excluded'
  /** It was left. */
  | 'left'
  /** It was taken. */
  | 'taken';

/** An amount of money. */
export type Amount = {
  /** Always `USD`. */
  readonly currency: Scalars['String']['output'];
  /** The amount as exact decimal text. */
  readonly exact: Scalars['Decimal']['output'];
  /** The amount, rounded to the cent. */
  readonly value: Scalars['Float']['output'];
};

/**
 * What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the
 * same question are compared without it.
 */
export type AnswerMeta = {
  /** REST form of `datasets`: a map of data set name to its health, its dates and the newest publication not loaded. */
  readonly dataFreshness: Scalars['JSON']['output'];
  /** Content hash of the reference data that answered. */
  readonly dataVersion: Scalars['String']['output'];
  /** The data sets that can be read for answers, with their freshness and coverage. */
  readonly datasets: ReadonlyArray<DatasetStatus>;
  /** Version of the duty engine that answered. */
  readonly engineVersion: Scalars['String']['output'];
  /** Identifier of the request, equal to the response header X-Service-Trace-Id. */
  readonly traceId: Scalars['String']['output'];
};

/** What data a key asks. */
export type ApiKeyMode =
  /** The data in force. */
  | 'live'
  /** A fixed extract of them. */
  | 'test';

/** A Chapter 99 heading that is reported with the line, or may have to be. */
export type ApplicableHeading = {
  /** Position among the Chapter 99 numbers of the entry line, from 1. */
  readonly aceReportingOrder: Scalars['Int']['output'];
  /** Statute or order it rests on. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority, an open list: `section_232`, `section_301`, `section_122`, `ieepa` ... */
  readonly authorityType: Scalars['String']['output'];
  /** What the rate is charged on: `full_value`, `steel_content` ... */
  readonly basis: Scalars['String']['output'];
  /** Why it is here: what names the line, whose products it is for, and the facts that decided it. */
  readonly because: Scalars['String']['output'];
  /** Law; never empty. */
  readonly citations: ReadonlyArray<Citation>;
  /** Heading, for example `9903.88.03`, or a measure without one in parentheses. */
  readonly code: Scalars['String']['output'];
  /** How sure the reading of the law is. */
  readonly confidence: ConfidenceTier;
  /** Text of the heading as printed on the date. Null: the schedule held does not print it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the program for people. */
  readonly displayLabel: Scalars['String']['output'];
  /** First day of the rule. Null: no beginning is stated. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day of the rule. Null: no end is known. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** `applies`: settled by what was stated. `undetermined`: an answer that is missing decides it. */
  readonly ending: LayerEnding;
  /** What it does. */
  readonly kind: LayerKind;
  /** Of a metal's heading. Null: no metal's heading. */
  readonly material?: Maybe<ContentMetal>;
  /** Parameters whose missing answer leaves it undetermined. */
  readonly openFacts: ReadonlyArray<Scalars['String']['output']>;
  /** Key of the program. */
  readonly program: Scalars['String']['output'];
  /** Rate in words, as charged; `Prohibited` for an import ban. */
  readonly rate: Scalars['String']['output'];
};

/** A fact that was not stated. */
export type AssumedFact = {
  /** True: the law does not settle it, the layer stays undetermined. */
  readonly ask: Scalars['Boolean']['output'];
  /**
   * What was taken, in words, and the totals rest on: of a fact to be asked its answer in the dearest completion, of where
   * aluminum was smelted and cast no country that the law names.
   */
  readonly assumed: Scalars['String']['output'];
  /** Key of the fact vocabulary. */
  readonly key: Scalars['String']['output'];
};

/** One entry. */
export type AuditedEntry = {
  /** The refund of void duties. Null: it paid none. */
  readonly cape?: Maybe<CapeDeclaration>;
  /** The day whose law it is computed by. Null: none can be read, and no line is computed. */
  readonly entryDate?: Maybe<Scalars['Date']['output']>;
  /** Duty filed on all lines, USD. */
  readonly filed: Scalars['Decimal']['output'];
  /** What was found of it. */
  readonly findings: ReadonlyArray<EntryFinding>;
  /** Its lines. */
  readonly lines: ReadonlyArray<AuditedLine>;
  /** How far its liquidation is. Null: no entry date. */
  readonly liquidation?: Maybe<LiquidationState>;
  /** Day of liquidation. Null: not known. */
  readonly liquidationDate?: Maybe<Scalars['Date']['output']>;
  /** True: the day is estimated by the cycle of Customs. Null: as `liquidation`. */
  readonly liquidationEstimated?: Maybe<Scalars['Boolean']['output']>;
  /** Eleven characters without dashes. */
  readonly number: Scalars['String']['output'];
  /** Entry type, two digits. Null: none can be read. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** One line, or the lines among which one article was split by content. */
export type AuditedLine = {
  /** Duty by the law as published on the entry date. Null: not computed. */
  readonly asFiledLaw?: Maybe<Scalars['Decimal']['output']>;
  /** Duty by the law as last corrected, on the entry date. Null: not computed. */
  readonly atEntry?: Maybe<Scalars['Decimal']['output']>;
  /** Duty filed, USD. */
  readonly filed: Scalars['Decimal']['output'];
  /** Number of Chapters 1 to 97. Null: none can be read. */
  readonly hts?: Maybe<Scalars['String']['output']>;
  /** Line number, or several joined by `+`. */
  readonly number: Scalars['String']['output'];
  /** Filed beside lawful by number. */
  readonly numbers: ReadonlyArray<AuditedNumber>;
  /** Country of origin. Null: none can be read. */
  readonly origin?: Maybe<Scalars['CountryCode']['output']>;
  /** Why it was not computed. Null: it was. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** How much can be said of a line. */
  readonly status: LineAuditStatus;
  /** Customs value, USD. Null: none can be read. */
  readonly value?: Maybe<Scalars['Decimal']['output']>;
  /** Duty without the void authority. Null: not computed. */
  readonly withoutIeepa?: Maybe<Scalars['Decimal']['output']>;
};

/** One tariff number of a line, filed and lawful. */
export type AuditedNumber = {
  /** The law that asks for it. Null: nothing is due. */
  readonly authority?: Maybe<Scalars['String']['output']>;
  /** The arithmetic of the lawful amount. Null: nothing is due. */
  readonly computation?: Maybe<Scalars['String']['output']>;
  /** Duty filed, USD. Null: it was not filed, or without an amount. */
  readonly filed?: Maybe<Scalars['Decimal']['output']>;
  /** Duty by law, USD. Null: not computed. */
  readonly lawful?: Maybe<Scalars['Decimal']['output']>;
  /** The number, dotted. */
  readonly number: Scalars['String']['output'];
};

/** An answer on which an end of the bounds rests, alone or with others. */
export type BoundAnswer = {
  /** Law the evidence is needed under. */
  readonly citation: Scalars['String']['output'];
  /** Parameter that takes it: a field of the question, or `fact.` and a key of the vocabulary. */
  readonly field: Scalars['String']['output'];
  /** The question behind it. */
  readonly question: Scalars['String']['output'];
  /** The answer, in the unit of the parameter. Null: none of the answers that the law names. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Whether the void duties of an entry can be declared in CAPE. */
export type CapeDeclaration = {
  /** Interest on what is outstanding, USD: an estimate. */
  readonly interestEstimate: Scalars['Decimal']['output'];
  /** What of it reports of Customs do not show as paid back, USD. Null: nothing of the refund is known. */
  readonly outstanding?: Maybe<Scalars['Decimal']['output']>;
  /** Refund without interest, USD: what of it is known. Null: nothing of it is, as lines are not computed. */
  readonly principal?: Maybe<Scalars['Decimal']['output']>;
  /** Why it is not ready, each with its cure. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** What has to be done. */
  readonly status: CapeStatus;
};

/** What has to be done for the refund of void duties. */
export type CapeStatus =
  /** A later phase of CAPE, or a court. */
  | 'court'
  /** It is in a declaration already. */
  | 'declared'
  /** It could be declared; a correction has to come first, or nothing is sure to come back. */
  | 'hold'
  /** It is out of time for CAPE and in time for a protest. */
  | 'protest'
  /** The entry can be declared in CAPE. */
  | 'ready'
  /** It was paid back, as a report of refunds or of liquidations says. */
  | 'refunded'
  /** It would be refused for a reason that can be mended. */
  | 'repair';

/** One chapter. */
export type CatalogChapter = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Two digits. */
  readonly chapter: Scalars['String']['output'];
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** In printing order. */
  readonly results: ReadonlyArray<HtsRow>;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Subchapters; none outside Chapters 98 and 99. */
  readonly subchapters: ReadonlyArray<CatalogSubchapter>;
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
  /** Rows there are, unnumbered levels included. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many rows found stand in a chapter. */
export type CatalogChapterCount = {
  /** Two digits. */
  readonly chapter: Scalars['String']['output'];
  /** Rows found. */
  readonly count: Scalars['Int']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** A chapter by name. */
export type CatalogChapterName = {
  /** Two digits. */
  readonly chapter: Scalars['String']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** A chapter in few words. */
export type CatalogChapterSummary = {
  /** Two digits. */
  readonly chapter: Scalars['String']['output'];
  /** Four-digit headings it has. */
  readonly headingCount: Scalars['Int']['output'];
  /** Rows that goods are reported under; of Chapters 98 and 99 numbered rows. */
  readonly lineCount: Scalars['Int']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** One number in full. */
export type CatalogCode = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Its chapter. */
  readonly chapter: CatalogChapterName;
  /** Rows below, down to the next numbered ones. */
  readonly children: ReadonlyArray<HtsRow>;
  /** The number, dotted. */
  readonly code: Scalars['String']['output'];
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** What the archived revisions did to it, oldest first. */
  readonly history: ReadonlyArray<HtsLineEvent>;
  /** The notes that govern it, most specific first, at most 20; the rest is in the notes of the code. */
  readonly notes: ReadonlyArray<HtsNote>;
  /** Rows above, heading first. */
  readonly parents: ReadonlyArray<HtsRow>;
  /** Texts from the section to the row. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Numbers that its goods have after the day read. Empty: it has not ended, or none is printed. */
  readonly replacedBy: ReadonlyArray<HtsSuccession>;
  /** Numbers that its goods had before. Empty: none is printed. */
  readonly replaces: ReadonlyArray<HtsSuccession>;
  /** The row. */
  readonly row: HtsRow;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Other rows under the same parent. */
  readonly siblings: ReadonlyArray<HtsRow>;
};

/** One page of a catalog search. */
export type CatalogSearchAnswer = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Chapters of all rows found, most rows first. */
  readonly chapters: ReadonlyArray<CatalogChapterCount>;
  /** The schedule searched. */
  readonly edition: HtsEdition;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What was looked for. */
  readonly query: Scalars['String']['output'];
  /** The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for. */
  readonly replaced?: Maybe<HtsReplacedNumber>;
  /** Best first. */
  readonly results: ReadonlyArray<HtsSearchResult>;
  /** Rows found, at most 500. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A section and its chapters. */
export type CatalogSection = {
  /** In the order of the schedule. */
  readonly chapters: ReadonlyArray<CatalogChapterSummary>;
  /** Roman numeral. */
  readonly section: Scalars['String']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** A section by name. */
export type CatalogSectionName = {
  /** Roman numeral. */
  readonly section: Scalars['String']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** The sections of the schedule. */
export type CatalogSections = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** In the order of the schedule. */
  readonly sections: ReadonlyArray<CatalogSection>;
};

/** A subchapter of Chapters 98 and 99. */
export type CatalogSubchapter = {
  /** Roman numeral. */
  readonly subchapter: Scalars['String']['output'];
  /** Title as printed. */
  readonly title: Scalars['String']['output'];
};

/** How Chapter 99 treats a line from one country on one date. */
export type Chapter99Applicable = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Headings of the entry line in reporting order; `ending` tells those that are settled from those that are not. */
  readonly applicable: ReadonlyArray<ApplicableHeading>;
  /** False: a heading is undetermined, the goods are prohibited, or a heading the line names has no rule in the data. */
  readonly complete: Scalars['Boolean']['output'];
  /** Country of origin the answer is for. */
  readonly country: Scalars['CountryCode']['output'];
  /** Entry date the answer is for. */
  readonly date: Scalars['Date']['output'];
  /** Description of the line as printed. */
  readonly description: Scalars['String']['output'];
  /** The line the answer is for. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** Headings that name the line and do not apply, by heading. */
  readonly notApplicable: ReadonlyArray<NotApplicableHeading>;
  /** Last day to which the Chapter 99 programs were verified; later dates are answered as scheduled then. */
  readonly programsVerifiedTo: Scalars['Date']['output'];
  /** Inputs whose answer would change which headings apply, or what they charge. */
  readonly requiredInputs: ReadonlyArray<RequiredInput>;
  /** What was repaired, assumed or is uncertain. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** Which goods Chapter 99 is read for. */
export type Chapter99Input = {
  /** Country of origin (19 CFR 134.1(b)): most headings depend on it. */
  readonly country: Scalars['CountryCode']['input'];
  /** Entry date; the headings are those in force on it. Null: today in America/New_York. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. */
  readonly facts?: InputMaybe<ReadonlyArray<FactInput>>;
  /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it are treated alike. */
  readonly hts: Scalars['String']['input'];
  /** False: headings for products of other countries only are left out of `notApplicable`. */
  readonly otherOrigins?: InputMaybe<Scalars['Boolean']['input']>;
  /** Special program indicator claimed with proof of origin, for example `S` (general note 3(c)(i)), or `none`. */
  readonly spi?: InputMaybe<Scalars['String']['input']>;
};

/** A row of Chapter 99: one heading, group of countries, part of a scope and period of a rate. */
export type Chapter99Rule = Node & {
  /** Statute or order it rests on. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority, an open list. */
  readonly authorityType: Scalars['String']['output'];
  /** What the rate is charged on: `full_value`, `steel_content` ... */
  readonly basis: Scalars['String']['output'];
  /** Law; never empty. */
  readonly citations: ReadonlyArray<Citation>;
  /** What must hold for it to apply, in fact keys. Null: nothing but scope and origin. */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /** Countries of origin it is for. Null: every country. */
  readonly countries?: Maybe<ReadonlyArray<Scalars['CountryCode']['output']>>;
  /** The documents cited, each with everything else that rests on it. */
  readonly documents: ReadonlyArray<CitedDocument>;
  /** First day of entries it applies to. Null: since before the data begins. */
  readonly from?: Maybe<Scalars['Date']['output']>;
  /** Heading, for example `9903.88.03`; in parentheses where the law gives none. */
  readonly heading: Scalars['String']['output'];
  /** Global identifier. */
  readonly id: Scalars['ID']['output'];
  /** What it does. */
  readonly kind: RateKind;
  /** Key of the program. */
  readonly program: Scalars['String']['output'];
  /** Rate in words. */
  readonly rateText: Scalars['String']['output'];
  /** Identifier in the reference data: the `ruleId` of a layer. */
  readonly ruleId: Scalars['String']['output'];
  /** The goods it names: any one part is enough. */
  readonly scope: ReadonlyArray<RuleScopePart>;
  /** Last day of entries it applies to. Null: no end is known. Before `from`: it never applied. */
  readonly to?: Maybe<Scalars['Date']['output']>;
};

/** A page of Chapter 99 rules. */
export type Chapter99RuleConnection = {
  /** The rules with their cursors. */
  readonly edges: ReadonlyArray<Chapter99RuleEdge>;
  /** The rules. */
  readonly nodes: ReadonlyArray<Chapter99Rule>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Rules over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A rule in a page. */
export type Chapter99RuleEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The rule. */
  readonly node: Chapter99Rule;
};

/** Which Chapter 99 rules are wanted: every part that is given holds. */
export type Chapter99RuleFilter = {
  /** Kind of authority, for example `section_232`. One that no rule has is refused, with the nearest. */
  readonly authorityType?: InputMaybe<Scalars['String']['input']>;
  /** Only rules in force on this day. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** A heading, for example `9903.88.03`. One that no rule has is refused, with the nearest. */
  readonly heading?: InputMaybe<Scalars['String']['input']>;
  /** Only rules that are for goods of this country. */
  readonly origin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Key of a program, as rules and layers have it. One that no rule has is refused, with the nearest. */
  readonly program?: InputMaybe<Scalars['String']['input']>;
};

/** One Chapter 99 heading of the entry line. */
export type Chapter99Source = {
  /** Position among the Chapter 99 numbers of the entry line, from 1, ascending as posted to ACE. */
  readonly aceReportingOrder: Scalars['Int']['output'];
  /** Duty, USD; 0 for a heading reported because it takes another away. Null: not computable from what was stated. */
  readonly amount?: Maybe<Amount>;
  /** Statute or order it rests on. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority, an open list: `section_232`, `section_301`, `section_122`, `ieepa`, `ieepa_reciprocal` ... */
  readonly authorityType: Scalars['String']['output'];
  /** The first of `citations`. */
  readonly citation: Citation;
  /** Every document the heading rests on. */
  readonly citations: ReadonlyArray<Citation>;
  /** Heading as reported, for example `9903.88.03`. `(import ban)`: the prohibition, which has no heading and is not reported. */
  readonly code: Scalars['String']['output'];
  /** Name of the program for people. */
  readonly displayLabel: Scalars['String']['output'];
  /** Whether the layer is settled. */
  readonly ending: LayerEnding;
  /** Of a metal's layer. Null: no metal's layer. */
  readonly material?: Maybe<ContentMetal>;
  /** Parameters whose missing answer leaves the layer undetermined. */
  readonly openFacts: ReadonlyArray<Scalars['String']['output']>;
  /** Rate in words, as charged; `Prohibited` for an import ban. */
  readonly rate: Scalars['String']['output'];
};

/** What an inquiry found. */
export type CircumventionOutcome =
  /** Circumvention. */
  | 'affirmative'
  /** No circumvention. */
  | 'negative'
  /** Not decided. */
  | 'pending'
  /** Rescinded. */
  | 'rescinded';

/** Stage of an inquiry. */
export type CircumventionStage =
  /** Final determination. */
  | 'final'
  /** Begun. */
  | 'initiation'
  /** Preliminary determination. */
  | 'preliminary'
  /** Rescinded. */
  | 'rescission';

/** Where a rule, rate or determination comes from; at least one member that names a document is there. */
export type Citation = {
  /** Section of the Code of Federal Regulations, or the law or other source where no member is made for it. Null: other members name the document. */
  readonly cfrSection?: Maybe<Scalars['String']['output']>;
  /** CBP ruling number. Null: no ruling of CBP. */
  readonly crossRulingId?: Maybe<Scalars['String']['output']>;
  /** CBP Cargo Systems Messaging Service number. Null: no such message. */
  readonly csmsId?: Maybe<Scalars['String']['output']>;
  /** The document as cited. */
  readonly document: Scalars['String']['output'];
  /** Executive order number. Null: no executive order. */
  readonly eoNumber?: Maybe<Scalars['String']['output']>;
  /** Federal Register volume and page, for example `91 FR 9339`. Null: the citation gives none. */
  readonly frCitation?: Maybe<Scalars['String']['output']>;
  /** Address of the Federal Register document. Null: not of the Federal Register, or cited without a number or page. */
  readonly frCitationUrl?: Maybe<Scalars['URL']['output']>;
  /** Federal Register document number, for example `2026-03824`. Null: the citation gives none. */
  readonly frDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** Place in the tariff schedule: a number, a heading or a note. Null: not the schedule. */
  readonly htsno?: Maybe<Scalars['String']['output']>;
  /** The place in the document. Null: the whole of it. */
  readonly locator?: Maybe<Scalars['String']['output']>;
  /** Presidential proclamation number. Null: no proclamation. */
  readonly proclamationNumber?: Maybe<Scalars['String']['output']>;
  /** How the record was come by. */
  readonly source: RecordSource;
  /** Official address of the document: known with it, or given by its number. Null: none is known. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A document that rules or events cite, and what rests on it. */
export type CitedDocument = Node & {
  /** The document as cited. */
  readonly document: Scalars['String']['output'];
  /** Acts of tariff law that cite it. */
  readonly events: ReadonlyArray<TariffEvent>;
  /** Global identifier. */
  readonly id: Scalars['ID']['output'];
  /** Lines that its rules name by a list, in printing order; rules on all goods name every line and are left out. */
  readonly lines: HtsLineConnection;
  /** Chapter 99 rules that rest on it. */
  readonly rules: Chapter99RuleConnection;
  /** Its address. Null: none is known. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};


/** A document that rules or events cite, and what rests on it. */
export type CitedDocumentLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
};


/** A document that rules or events cite, and what rests on it. */
export type CitedDocumentRulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
};

/** What a claim that was not made is worth. */
export type ClaimEffect = {
  /** Law the evidence is needed under. */
  readonly citation: Scalars['String']['output'];
  /** Parameter that takes it: a field of the question, or `fact.` and a key of the vocabulary. */
  readonly field: Scalars['String']['output'];
  /** Key of the fact vocabulary. */
  readonly key: Scalars['String']['output'];
  /** The question behind it. */
  readonly question: Scalars['String']['output'];
  /** What it saves, USD; negative when the duty rises. Null: not computable from what was stated. */
  readonly saving?: Maybe<Scalars['Decimal']['output']>;
  /** Total duty with that answer, USD. Null: not computable from what was stated. */
  readonly totalDuty?: Maybe<Scalars['Decimal']['output']>;
  /** The answer with the lowest duty, in the unit of the parameter. */
  readonly value: Scalars['String']['output'];
};

/** What a claim does to the merchandise processing fee. */
export type ClaimFeeEffect = {
  /** Law. */
  readonly citations: ReadonlyArray<Citation>;
  /** Condition of the exemption, or why there is none. Null: none is held. */
  readonly condition?: Maybe<Scalars['String']['output']>;
  /** True: goods claimed under the indicator are exempt. False: the claim changes nothing about the fee. */
  readonly exemptIfClaimed: Scalars['Boolean']['output'];
  /** Exemption of the origin, whether or not a claim is made. Null: none is held. */
  readonly originExemption?: Maybe<Scalars['String']['output']>;
};

/** One piece of evidence. */
export type ClaimProof = {
  /** What has to be shown or kept. */
  readonly evidence: Scalars['String']['output'];
  /** Law that asks for it. */
  readonly law: Scalars['String']['output'];
};

/** What goods may be classified under, and why. */
export type Classification = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** What a language model was asked and did. It may order the candidates, never add one. */
  readonly advisor: ClassificationAdvisor;
  /** As many digits as the evidence carries. Null: nothing in the schedule says what is described. */
  readonly answer?: Maybe<ClassificationAnswer>;
  /** Lines that may be meant, best first. */
  readonly candidates: ReadonlyArray<ClassificationCandidate>;
  /** The goods as they were understood: description, material, form and use. */
  readonly description: Scalars['String']['output'];
  /** Day of the schedule. */
  readonly entryDate: Scalars['Date']['output'];
  /** Facts read from the words. */
  readonly facts: ReadonlyArray<ClassificationFact>;
  /** What the answer is not. */
  readonly notice: Scalars['String']['output'];
  /** What would divide the first candidates. Null: there is nothing to divide. */
  readonly question?: Maybe<ClassificationQuestion>;
  /** Ruling letters near the description, the nearest first; they move the ranking only where a thousand or more are held. */
  readonly rulings: ReadonlyArray<ClassificationRuling>;
  /** The General Rules of Interpretation as they were walked. */
  readonly steps: ReadonlyArray<ClassificationStep>;
  /** What to keep in mind when reading the answer. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** What a language model was asked and did. */
export type ClassificationAdvisor = {
  /** What it cost, USD, at the configured prices. Null: not known. */
  readonly costUsd?: Maybe<Scalars['Decimal']['output']>;
  /** What happened, in words. */
  readonly detail: Scalars['String']['output'];
  /** The model. Null: none was asked. */
  readonly model?: Maybe<Scalars['String']['output']>;
  /** What a model of language did to the order of candidates. */
  readonly outcome: AdvisorOutcome;
  /** Tokens in and out. Null: none was asked, or it did not say. */
  readonly tokens?: Maybe<Scalars['Int']['output']>;
};

/** A heading or a row that a step looked at. */
export type ClassificationAlternative = {
  /** Why. */
  readonly because: Scalars['String']['output'];
  /** Dotted. Null: an unnumbered row. */
  readonly htsCode?: Maybe<Scalars['String']['output']>;
  /** What became of an alternative. */
  readonly outcome: AlternativeOutcome;
  /** Description as printed. */
  readonly text: Scalars['String']['output'];
};

/** A number, as long as the evidence carries. */
export type ClassificationAnswer = {
  /** That the first six digits are right: the score is how often such answers were, on published rulings. */
  readonly confidence: Confidence;
  /** How many digits it has. */
  readonly digits: Scalars['Int']['output'];
  /** 6, 8 or 10 digits, dotted. */
  readonly htsCode: Scalars['String']['output'];
  /** Why it has fewer than ten digits. Null: it has ten. */
  readonly shortBecause?: Maybe<Scalars['String']['output']>;
};

/** A line that may be the one. */
export type ClassificationCandidate = {
  /** That the first six digits are right. */
  readonly confidence: Confidence;
  /** Description of the line as printed. */
  readonly description: Scalars['String']['output'];
  /** The line, dotted. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** Texts from the heading to the line. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Words of the schedule it rests on. */
  readonly quotes: ReadonlyArray<ClassificationQuote>;
  /** Place among the candidates, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** What speaks for it and against it. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** Those of `rulings`, by number, that put goods under its first six digits. */
  readonly rulings: ReadonlyArray<Scalars['String']['output']>;
};

/** A conversation after a turn. */
export type ClassificationChat = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** What the answers so far lead to. */
  readonly classification: Classification;
  /** Until when it is kept without another turn. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** What was said, oldest first. */
  readonly messages: ReadonlyArray<ClassificationMessage>;
  /** Give it back with the next turn. */
  readonly sessionId: Scalars['ID']['output'];
  /** Turns so far, from 1. */
  readonly turn: Scalars['Int']['output'];
  /** Turns that are left. */
  readonly turnsLeft: Scalars['Int']['output'];
};

/** A recorded decision. */
export type ClassificationConfirmation = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The number decided on, dotted. */
  readonly after: Scalars['String']['output'];
  /** The number before. Null: none. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** True: the number was changed; an undivided line is the same with the suffix 00 and without. */
  readonly changed: Scalars['Boolean']['output'];
  /** Who decided. */
  readonly confirmedBy: Scalars['String']['output'];
  /** The data version it was checked against. */
  readonly dataVersion: Scalars['String']['output'];
  /** The goods. */
  readonly description: Scalars['String']['output'];
  /** Identifier of the record. */
  readonly id: Scalars['ID']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** When it was recorded. */
  readonly recordedAt: Scalars['DateTime']['output'];
};

/** A fact read from the words of the caller. */
export type ClassificationFact = {
  /** How sure it is; its phrases are the words of the description. */
  readonly confidence: Confidence;
  /** What it is about. */
  readonly fact: ClassificationFactKey;
  /** What was read. */
  readonly value: Scalars['String']['output'];
};

/** What a fact that decides a heading is about. */
export type ClassificationFactKey =
  /** The group of a chemical compound. */
  | 'chemicalGroup'
  /** The textile fiber that predominates by weight. */
  | 'chiefFiber'
  /** How a fabric is made: knitted, woven. */
  | 'construction'
  /** Whether the goods are a part. */
  | 'part'
  /** Whether the goods are in the form of a raw material: resin, powder, ingots. */
  | 'primaryForm'
  /** Whether the goods are a set. */
  | 'set'
  /** For whom a garment is. */
  | 'wearer';

/** Something said in a conversation. */
export type ClassificationMessage = {
  /** Who wrote a message. */
  readonly from: MessageAuthor;
  /** The words. */
  readonly text: Scalars['String']['output'];
};

/** An answer to the question. */
export type ClassificationOption = {
  /** In words. */
  readonly label: Scalars['String']['output'];
  /** Candidates it leads to, dotted. */
  readonly leadsTo: ReadonlyArray<Scalars['String']['output']>;
  /** What to give back. */
  readonly value: Scalars['String']['output'];
};

/** What would divide the first candidates. */
export type ClassificationQuestion = {
  /** `construction`, `fiber`, `wearer`, or the row that the alternatives stand under. */
  readonly id: Scalars['String']['output'];
  /** The answers. */
  readonly options: ReadonlyArray<ClassificationOption>;
  /** The question. */
  readonly text: Scalars['String']['output'];
};

/** Words of a source, as they stand there. */
export type ClassificationQuote = {
  /** What a quotation is from. */
  readonly kind: QuoteKind;
  /** Number of the row, dotted; id of the note; number of the letter; or `description`. */
  readonly source: Scalars['String']['output'];
  /** The words. */
  readonly text: Scalars['String']['output'];
};

/** One product in full. */
export type ClassificationReport = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** How its goods are classified. */
  readonly classification: Classification;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the report is not. */
  readonly disclaimer: Scalars['String']['output'];
  /** The duty. Null: statistical lines differ and no line was chosen; a warning says so. */
  readonly duty?: Maybe<DutyInfo>;
  /** The number reported on, dotted. */
  readonly htsCode: Scalars['String']['output'];
  /** Identifier of the report. */
  readonly id: Scalars['ID']['output'];
  /** Partner agencies. */
  readonly pga: PgaCheck;
  /** When the link ends. */
  readonly shareExpiresAt: Scalars['DateTime']['output'];
  /** Path of the link that shows it without a key, on this server. */
  readonly sharePath: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** What to keep in mind when reading it. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** A ruling letter near the description. */
export type ClassificationRuling = {
  /** How near it is; its phrases are words of the letter, none where only a summary is held. */
  readonly confidence: Confidence;
  /** Its day. */
  readonly date: Scalars['Date']['output'];
  /** Numbers it names, dotted. */
  readonly htsCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Letters that modify it, by number. */
  readonly modifiedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Number of the letter. */
  readonly rulingNumber: Scalars['String']['output'];
  /** `in force`, or `modified`: then it does not hold as it stands. Revoked letters are left out. */
  readonly status: Scalars['String']['output'];
  /** Its subject. */
  readonly subject: Scalars['String']['output'];
  /** Its address. Null: none is held. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** One step of the General Rules of Interpretation. */
export type ClassificationStep = {
  /** How sure the step is: that of the answer it leads to. */
  readonly confidence: Confidence;
  /** What was looked at. */
  readonly considered: ReadonlyArray<ClassificationAlternative>;
  /** What it came to. */
  readonly finding: Scalars['String']['output'];
  /** Words it rests on. */
  readonly quotes: ReadonlyArray<ClassificationQuote>;
  /** `GRI 1`, `GRI 2(a)`, `GRI 3(b)`, `GRI 6` and so on. */
  readonly rule: Scalars['String']['output'];
};

/** A turn of a conversation. */
export type ClassifyChatInput = {
  /** The schedule of this day, at the first turn. Null: of today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['Date']['input']>;
  /** A description, a `value` or `label` of the question asked, or more about the goods. At most 2,000 characters. */
  readonly message: Scalars['String']['input'];
  /** Conversation to go on with. Null: a new one, and `message` describes the goods. */
  readonly sessionId?: InputMaybe<Scalars['ID']['input']>;
};

/** Goods to classify, in words. */
export type ClassifyInput = {
  /** Country of origin. It decides no number; a report computes the duty from it. */
  readonly countryOfOrigin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** What the goods are, of what, how made, what for, with measures. At most 2,000 characters. */
  readonly description: Scalars['String']['input'];
  /** The schedule of this day. Null: of today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['Date']['input']>;
  /** Their form or state: sheet, powder, knitted, unassembled. */
  readonly form?: InputMaybe<Scalars['String']['input']>;
  /** Most candidates, 1 to 20. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** What they are made of, with shares by weight where known. Null: only what the description says. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** What they are for. */
  readonly use?: InputMaybe<Scalars['String']['input']>;
};

/** A product to report on. */
export type ClassifyReportInput = {
  /** Country of origin. Null: the duty is computed without one. */
  readonly countryOfOrigin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Customs value in USD. Null: no amounts. */
  readonly declaredValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** What the goods are, of what, how made, what for, with measures. At most 2,000 characters. */
  readonly description: Scalars['String']['input'];
  /** Entry date. Null: today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['Date']['input']>;
  /** Their form or state: sheet, powder, knitted, unassembled. */
  readonly form?: InputMaybe<Scalars['String']['input']>;
  /** The number to report on, 8 or 10 digits. Null: the first candidate. */
  readonly htsCode?: InputMaybe<Scalars['String']['input']>;
  /** What they are made of, with shares by weight where known. Null: only what the description says. */
  readonly material?: InputMaybe<Scalars['String']['input']>;
  /** Days the link works, 1 to 90. */
  readonly shareDays?: InputMaybe<Scalars['Int']['input']>;
  /** Title of the report; made from the goods without it. At most 120 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What they are for. */
  readonly use?: InputMaybe<Scalars['String']['input']>;
};

/** What a clause of a scope does. */
export type ClauseKind =
  /** It says what goods must be. */
  | 'condition'
  /** It leaves goods out. */
  | 'exclusion'
  /** It takes goods in. */
  | 'inclusion';

/** Whether a clause holds of the goods. */
export type ClauseVerdict =
  /** The stated facts meet it. */
  | 'met'
  /** The stated facts contradict it. */
  | 'not_met'
  /** The stated facts do not say. */
  | 'unknown';

/** Which optional inputs matter for the line, origin and date. */
export type ConditionalFields = {
  /** A Section 232 duty names the line; one on any article certified for a use does not. */
  readonly has232: Scalars['Boolean']['output'];
  /** An AD/CVD order names the line and country. */
  readonly hasAdCvd: Scalars['Boolean']['output'];
  /** A Section 232 rule on copper names the line. */
  readonly hasCopper: Scalars['Boolean']['output'];
  /** A reciprocal duty covers the line. */
  readonly hasReciprocal: Scalars['Boolean']['output'];
  /** A rule asks which metal the article is made of. */
  readonly materialType: Scalars['Boolean']['output'];
  /** A rule reads the date of loading. */
  readonly needsDepartureDate: Scalars['Boolean']['output'];
  /** A rule is charged on the value of a metal content. */
  readonly needsMaterialSlider: Scalars['Boolean']['output'];
  /** A rate of the line is charged on a quantity. */
  readonly needsQuantity: Scalars['Boolean']['output'];
  /** A rate of the line or a layer is charged on the value, so that valuation adjustments change the duty. */
  readonly showValuation: Scalars['Boolean']['output'];
};

/** How sure a determination is, with its grounds. */
export type Confidence = {
  /** Why. Null: the score speaks for itself. */
  readonly reasoning?: Maybe<Scalars['String']['output']>;
  /** 0 to 1. */
  readonly score: Scalars['Float']['output'];
  /** Verbatim quotes from the primary source. */
  readonly supportingPhrases: ReadonlyArray<Scalars['String']['output']>;
  /** What `score` is worth in words. */
  readonly tier: ConfidenceTier;
};

/** How sure something is. */
export type ConfidenceTier =
  /** Read on the official text, or as good as certain. */
  | 'high'
  /** Not confirmed: to be checked before it is relied on. */
  | 'low'
  /** Read on a copy or in part, or likely. */
  | 'medium';

/** A decision on a classification. */
export type ConfirmClassificationInput = {
  /** Who decided. At most 255 characters. */
  readonly confirmedBy: Scalars['String']['input'];
  /** The number decided on, 8 or 10 digits, in the schedule of the day. */
  readonly confirmedCode: Scalars['String']['input'];
  /** The goods. Null: as the conversation describes them. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The schedule of this day. Null: of today in America/New_York. */
  readonly entryDate?: InputMaybe<Scalars['Date']['input']>;
  /** Why: the rule, note or ruling it rests on. At most 2,000 characters. */
  readonly reason: Scalars['String']['input'];
  /** Conversation that led to it. Null: there was none. */
  readonly sessionId?: InputMaybe<Scalars['ID']['input']>;
  /** The number it takes the place of, 6 to 10 digits. Null: what the conversation came to, or none. */
  readonly suggestedCode?: InputMaybe<Scalars['String']['input']>;
};

/** A metal whose content is charged. */
export type ContentMetal =
  /** Aluminum. */
  | 'aluminum'
  /** Copper. */
  | 'copper'
  /** Steel. */
  | 'steel';

/**
 * A ruling letter of Customs (CROSS). It binds Customs for the transaction it was given for (19 CFR 177.9); a letter that
 * was modified or revoked does not hold as it stands.
 */
export type CrossRuling = {
  /** What it rules on. */
  readonly category: Scalars['String']['output'];
  /** `HQ` or `NY`. */
  readonly collection: Scalars['String']['output'];
  /** Its day. */
  readonly date: Scalars['Date']['output'];
  /** Tariff numbers it names, dotted. */
  readonly htsCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Letters that modify it. */
  readonly modifiedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Letters it modifies. */
  readonly modifies: ReadonlyArray<Scalars['String']['output']>;
  /** True: Customs marks it as revoked by operation of law. */
  readonly operationallyRevoked: Scalars['Boolean']['output'];
  /** Letters named beside it. */
  readonly related: ReadonlyArray<Scalars['String']['output']>;
  /** Letters that revoke it. */
  readonly revokedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Letters it revokes. */
  readonly revokes: ReadonlyArray<Scalars['String']['output']>;
  /** Number of the letter. */
  readonly rulingNumber: Scalars['String']['output'];
  /** `official`: the words of the letter; `secondary`: words about it. */
  readonly source: Scalars['String']['output'];
  /** `in force`, `modified` or `revoked`, as far as the letters held say. */
  readonly status: Scalars['String']['output'];
  /** Its subject. */
  readonly subject: Scalars['String']['output'];
  /** The text that is held; see `textStatus`. */
  readonly text: Scalars['String']['output'];
  /** What the text is: the letter, or a summary. */
  readonly textStatus: Scalars['String']['output'];
  /** Its address. Null: none is held. */
  readonly url?: Maybe<Scalars['URL']['output']>;
};

/** A page of ruling letters. */
export type CrossRulingConnection = {
  /** Letters with their cursors. */
  readonly edges: ReadonlyArray<CrossRulingEdge>;
  /** Letters this server holds in all; 0: none were ingested. */
  readonly held: Scalars['Int']['output'];
  /** The letters alone. */
  readonly nodes: ReadonlyArray<CrossRuling>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Letters that meet the filter; 10,000 stands for as many or more. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A ruling letter of a page. */
export type CrossRulingEdge = {
  /** Position in the list. */
  readonly cursor: Scalars['String']['output'];
  /** The letter. */
  readonly node: CrossRuling;
};

/** Which ruling letters to list. */
export type CrossRulingFilter = {
  /** Headquarters (`HQ`) or the National Commodity Specialist Division (`NY`). Null: both. */
  readonly collection?: InputMaybe<Scalars['String']['input']>;
  /** First day of the letter. Null: any. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** A tariff number, 4 to 10 digits: letters that name it, or one under it. Null: any. */
  readonly hts?: InputMaybe<Scalars['String']['input']>;
  /** True: letters that were revoked are listed too. */
  readonly includeRevoked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of subject and text; `"in quotes"` side by side, `or`, `-not`. Null: any. */
  readonly q?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the letter. Null: any. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** Usage of all operations on one day. */
export type DailyUsage = {
  /** Cost of language models, USD. */
  readonly aiCostUsd: Scalars['Decimal']['output'];
  /** Tokens of language models. */
  readonly aiTokens: Scalars['Int']['output'];
  /** Day, UTC. */
  readonly day: Scalars['Date']['output'];
  /** Requests answered with a status of 400 or more. */
  readonly errors: Scalars['Int']['output'];
  /** Requests. */
  readonly requests: Scalars['Int']['output'];
};

/** A record that is not the same in both versions. */
export type DataChange = {
  /** Data set it belongs to. */
  readonly dataset: Scalars['String']['output'];
  /** In words, some 600 characters at most, for example `0101.21.00.10: general: Free -> 5%`. */
  readonly description: Scalars['String']['output'];
  /** How many fields differ. */
  readonly fieldCount: Scalars['Int']['output'];
  /** Fields that differ, at most the first 50; none of a record that was added or removed. */
  readonly fields: ReadonlyArray<DataFieldChange>;
  /** Kind of record and its key, for example `row/0101210010`: the same in every data version. */
  readonly key: Scalars['String']['output'];
  /** What happened to it. */
  readonly kind: DataChangeKind;
};

/** A page of changes. */
export type DataChangeConnection = {
  /** The changes with their cursors. */
  readonly edges: ReadonlyArray<DataChangeEdge>;
  /** The changes. */
  readonly nodes: ReadonlyArray<DataChange>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Changes over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A change in a page. */
export type DataChangeEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The change. */
  readonly node: DataChange;
};

/** What happened to a record. */
export type DataChangeKind =
  /** Only `to` has it. */
  | 'added'
  /** Both have it, and they differ. */
  | 'changed'
  /** Only `from` has it. */
  | 'removed';

/** What differs between two data versions. */
export type DataDiff = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The records that differ: by data set, then by kind of record and key. */
  readonly changes: DataChangeConnection;
  /** What happened in each data set, in a fixed order. */
  readonly datasets: ReadonlyArray<DatasetDiff>;
  /** Data version compared from. */
  readonly from: Scalars['String']['output'];
  /** True: no record differs in any data set. */
  readonly identical: Scalars['Boolean']['output'];
  /** Data version compared with. */
  readonly to: Scalars['String']['output'];
};


/** What differs between two data versions. */
export type DataDiffChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  dataset?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<DataChangeKind>;
};

/** A field that is not the same in both versions. */
export type DataFieldChange = {
  /** Value in `to`, at most 300 characters. Null: none. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Value in `from`, at most 300 characters. Null: none. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /**
   * Name of the field; an interval has two, for example `legalFrom` and `legalTo` (the first day after it). `row`: a wording
   * that begins on `since` came or went; the fields that follow one that came compare it with the wording before.
   */
  readonly field: Scalars['String']['output'];
  /** First day of the wording the field belongs to. Null: none is stated. */
  readonly since?: Maybe<Scalars['Date']['output']>;
};

/**
 * What happened in one data set. A record is what one key names, for example a row of the schedule in all its wordings;
 * where a row stands in print is left out.
 */
export type DatasetDiff = {
  /** Records that only `to` has. */
  readonly added: Scalars['Int']['output'];
  /** Records of both that are not the same. */
  readonly changed: Scalars['Int']['output'];
  /** Name of the data set, for example `hts_schedule` or `chapter99_programs`. */
  readonly dataset: Scalars['String']['output'];
  /** What the data set holds, in one sentence. */
  readonly description: Scalars['String']['output'];
  /** Records in `to`: added, changed and unchanged ones. */
  readonly recordsAfter: Scalars['Int']['output'];
  /** Records in `from`: removed, changed and unchanged ones. */
  readonly recordsBefore: Scalars['Int']['output'];
  /** Records that only `from` has. */
  readonly removed: Scalars['Int']['output'];
  /** SHA-256 of its records in `to`, hexadecimal. */
  readonly sha256After: Scalars['String']['output'];
  /** SHA-256 of its records in `from`, hexadecimal: the same records have the same hash. */
  readonly sha256Before: Scalars['String']['output'];
  /** Records of both that are the same. */
  readonly unchanged: Scalars['Int']['output'];
};

/** Condition of a data set. */
export type DatasetHealth =
  /** The last refresh failed; the last good content is being served. */
  | 'error'
  /** Known up to a day that is not longer ago than its sources usually stay silent. */
  | 'healthy'
  /** Its newest source is too old, or a later publication is known and not loaded. */
  | 'stale'
  /** Never refreshed, or nothing is known of its refresh. */
  | 'unknown';

/** How fresh one data set is and how far it reaches. */
export type DatasetStatus = {
  /** Days from the newest source, or the last day verified, to today; negative: after today. Null: neither is known. */
  readonly ageDays?: Maybe<Scalars['Int']['output']>;
  /** First day the content is known for. Null: no beginning is stated. */
  readonly coveredFrom?: Maybe<Scalars['Date']['output']>;
  /**
   * Last day the content was verified to. A later date is answered with what is already scheduled, and the answer says
   * so. Null: no end is stated.
   */
  readonly coveredTo?: Maybe<Scalars['Date']['output']>;
  /** What the data set holds, in one sentence. */
  readonly description: Scalars['String']['output'];
  /** Whether answers may rely on it. */
  readonly health: DatasetHealth;
  /** The rule that decided `health`, in words. */
  readonly healthReason: Scalars['String']['output'];
  /** When its sources were last read, never when they were loaded. Null: never, or no source says. */
  readonly lastRefreshed?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the data set, for example `hts_schedule` or `chapter99_programs`. */
  readonly name: Scalars['String']['output'];
  /** The newest publication that is known and not loaded. Null: none is known. */
  readonly newestKnown?: Maybe<Publication>;
  /** Records it holds. */
  readonly recordCount: Scalars['Int']['output'];
  /** Date of the newest source that is held. Null: none was read, or it states none. */
  readonly sourceDate?: Maybe<Scalars['Date']['output']>;
  /** The newest source that is held. Null: as `sourceDate`. */
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  /** Revision of the source that the last refresh read. Null: it has none, or none was recorded. */
  readonly sourceRevision?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the bytes that the last refresh read, hexadecimal. Null: the content came with the reference pack. */
  readonly sourceSha256?: Maybe<Scalars['String']['output']>;
  /** Days that may pass after the newest source, or the last day verified, before the data set is stale. */
  readonly staleAfterDays: Scalars['Int']['output'];
};

/** Kind of segment of a proceeding. */
export type DepositBasis =
  /** A review of a period. */
  | 'administrative_review'
  /** A review of changed circumstances. */
  | 'changed_circumstances'
  /** A decision of a court. */
  | 'court_decision'
  /** The investigation, and the order on it. */
  | 'investigation'
  /** A review of a firm that had not shipped before. */
  | 'new_shipper_review'
  /** A five-year review. */
  | 'sunset_review';

/** Whether a later segment may have replaced a deposit rate. */
export type DepositStanding =
  /** No later segment is known. */
  | 'in_force'
  /** A later review is known and its rates are not held, so the confidence is lower. */
  | 'may_be_superseded';

/** What the day is from which a deposit rate is known. */
export type DepositStart =
  /** The first day on which a source shows the rate; it began then or before. */
  | 'first_read'
  /** The day its notice names. */
  | 'notice'
  /** The day of the order: the rate is that of the investigation. */
  | 'order';

/** What was read from one document. */
export type DocumentExtraction = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Name of the attachment that was read. Null: the file itself was. */
  readonly attachment?: Maybe<Scalars['String']['output']>;
  /** The arithmetic of the document. */
  readonly checks: ReadonlyArray<ExtractionCheck>;
  /** What a document is. */
  readonly documentKind: TradeDocumentKind;
  /** How sure the kind is. */
  readonly documentKindConfidence: Confidence;
  /** Fields that stand once in the document, each name once. */
  readonly fields: ReadonlyArray<ExtractedField>;
  /** What a file is. */
  readonly fileType: FileType;
  /** Rows of the goods table, the first 2,000: where there are more, `warnings` say how many. */
  readonly lineItems: ReadonlyArray<ExtractedLineItem>;
  /** Pages of a PDF, sheets of a workbook. */
  readonly pageCount: Scalars['Int']['output'];
  /** Parties by their role. */
  readonly parties: ReadonlyArray<ExtractedParty>;
  /** Where the words come from. */
  readonly textSource: TextSource;
  /** What is open, was passed over or could not be read. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** A file to be read: PDF, XLSX, CSV, e-mail, plain text or an image. Its type is told by its bytes, not by its name. */
export type DocumentInput = {
  /**
   * The bytes of the file in base64 (RFC 4648), at most what a body of 1 MiB holds. An address is no file: nothing is
   * fetched.
   */
  readonly content: Scalars['String']['input'];
  /**
   * Media type the file is believed to have. Bytes of another type are refused (`unsupported-media-type`), and a type that
   * is not read (`invalid-parameter`). Null, or `application/octet-stream`: whatever is read is welcome.
   */
  readonly mediaType?: InputMaybe<Scalars['String']['input']>;
};

/** The answers to a batch. */
export type DutyBatch = {
  /** Lines asked about. */
  readonly count: Scalars['Int']['output'];
  /** Lines refused. */
  readonly failed: Scalars['Int']['output'];
  /** One for each line, in the order given. */
  readonly results: ReadonlyArray<DutyBatchResult>;
  /** Lines answered. */
  readonly succeeded: Scalars['Int']['output'];
};

/** One question of a batch. */
export type DutyBatchLine = {
  /** The question. */
  readonly input: DutyInput;
  /** A name of the caller's, at most 255 characters, given back with the answer. Null: none. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
};

/** Why a line of a batch was refused: what the same question alone would be refused with. */
export type DutyBatchProblem = {
  /** What is wrong, and the cure. */
  readonly detail: Scalars['String']['output'];
  /** The fields that are wrong. */
  readonly errors: ReadonlyArray<FieldProblem>;
  /** Kind of the problem catalogue, for example `dutygraph://errors/unknown-hts-code`. */
  readonly type: Scalars['String']['output'];
};

/** One line of a batch: answered or refused. */
export type DutyBatchResult = {
  /** The answer. Null: the line was refused. */
  readonly dutyInfo?: Maybe<DutyInfo>;
  /** Its place, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Why it was refused. Null: it was answered. */
  readonly problem?: Maybe<DutyBatchProblem>;
  /** Its name. Null: it was given none. */
  readonly reference?: Maybe<Scalars['String']['output']>;
};

/**
 * Sound limits of the total duty, USD, over every open input: end uses and other facts to be asked, preferences, exclusions,
 * exemptions, U.S. and metal contents, dates of loading and export, quantities, and the firms of AD/CVD cases. A case that may
 * apply is in the upper limit, at the greatest deposit rate held for any firm while none is named, and in neither total nor lower
 * limit while its scope is open; `adcvdCases` has the limits of each. A claim that only raises the duty counts as well:
 * `highAnswers` names it, and `boundsWithoutClaims` leaves it out. Fees are not included.
 * Where parts of a duty are rounded the limits may be a cent wider than any answer leads to.
 */
export type DutyBounds = {
  /** Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known. */
  readonly high?: Maybe<Scalars['Decimal']['output']>;
  /** The same for `high`. Null: `high` is null, or bounded work found no such answers. */
  readonly highAnswers?: Maybe<ReadonlyArray<BoundAnswer>>;
  /** Least total; of goods that may not be entered, under `lowAnswers` that let them in. Null: not computable from what was stated, or nothing lets them in. */
  readonly low?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Answers that lead to `low` when all of them are given, and no fewer; quantities and AD/CVD cases aside. Empty: that much
   * is owed as it is. Null: `low` is null, or bounded work found no such answers.
   */
  readonly lowAnswers?: Maybe<ReadonlyArray<BoundAnswer>>;
  /** The first of the blocking `requiredInputs`: the question to answer next. Null: nothing blocks the answer. */
  readonly nextBestFact?: Maybe<Scalars['String']['output']>;
};

/** What became of one heading between two answers. */
export type DutyChange = {
  /** The layer in the second answer. Null: it is not there. */
  readonly after?: Maybe<DutyLayer>;
  /** Why, in words. */
  readonly because: Scalars['String']['output'];
  /** The layer in the first answer. Null: it is not there. */
  readonly before?: Maybe<DutyLayer>;
  /** Why, as a code. */
  readonly cause: DutyChangeCause;
  /** Law of the layer that is there; of the second where both are. */
  readonly citations: ReadonlyArray<Citation>;
  /** Amount after less amount before, USD; a layer that is not there counts as 0. Null: one of them is not computable. */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** The tariff line, or the Chapter 99 heading. */
  readonly heading: Scalars['String']['output'];
  /** Whether the layer came, went or is another. */
  readonly kind: DutyChangeKind;
};

/** Why a layer is in one answer and not in the other, or is another there. */
export type DutyChangeCause =
  /** The rule comes into force between the two days. */
  | 'begins'
  /** Another fact is open, or none is any more; the amount shown is the same. */
  | 'certainty'
  /** The duty is taken from another column: a preference, or column 2. */
  | 'column'
  /** A floor moved because the column duty did. */
  | 'column_duty'
  /** A fact the rule reads has another answer. */
  | 'condition'
  /**
   * The law as filed was corrected later: one side is read as filed, the other as corrected. On a timeline `asFiled`: a text
   * published on the first day of the period governs days before it too, and alone makes this change.
   */
  | 'correction'
  /** Another heading takes the duty away, or no longer does. */
  | 'displacement'
  /** The rule ceases between the two days. */
  | 'ends'
  /** The rule is for other countries of origin. */
  | 'origin'
  /** The goods may not be entered on one side. */
  | 'prohibition'
  /** The heading stands on both days at another rate. */
  | 'rate_set'
  /** The scenario changed it. */
  | 'scenario'
  /** The schedule prints another rate for the line. */
  | 'schedule'
  /** The rule's list names the line on one side only. */
  | 'scope'
  /** The value or quantity it is charged on is another. */
  | 'value';

/** What is different in a second question. A field left out, or null, is as in the first. */
export type DutyChangeInput = {
  /** AD/CVD case numbers declared instead of those of the first question. */
  readonly adcvdDeclared?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** AD/CVD case numbers disclaimed instead of those of the first question. */
  readonly adcvdDisclaimed?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Another aluminum content, percent of the customs value. */
  readonly aluminum?: InputMaybe<Scalars['Decimal']['input']>;
  /** True: the law as it was published on the entry date; false: as last corrected. */
  readonly asFiled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another copper content, percent of the customs value. */
  readonly copper?: InputMaybe<Scalars['Decimal']['input']>;
  /** Another entry date. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Other sugar degrees or degrees proof. */
  readonly degrees?: InputMaybe<Scalars['Decimal']['input']>;
  /** Another day of loading. */
  readonly departure?: InputMaybe<Scalars['Date']['input']>;
  /** Chapter 99 headings claimed instead of those of the first question. */
  readonly exclusions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Another exporter. */
  readonly exporter?: InputMaybe<Scalars['String']['input']>;
  /** Answers added to those of the first question; an answer to the same key takes its place. */
  readonly facts?: InputMaybe<ReadonlyArray<FactInput>>;
  /** Another line. */
  readonly hts?: InputMaybe<Scalars['String']['input']>;
  /** Another manufacturer. */
  readonly manufacturerName?: InputMaybe<Scalars['String']['input']>;
  /** Quantities added to those of the first question; one in the same unit takes its place. */
  readonly measures?: InputMaybe<ReadonlyArray<MeasureInput>>;
  /** Another country where the steel was melted and poured. */
  readonly meltpour?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Another country of origin. */
  readonly origin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Other words for the goods. */
  readonly productDescription?: InputMaybe<Scalars['String']['input']>;
  /** Another quantity in the line's first unit. */
  readonly qty?: InputMaybe<Scalars['Decimal']['input']>;
  /** Another quantity in the line's second unit. */
  readonly qty2?: InputMaybe<Scalars['Decimal']['input']>;
  /** Other structured facts that scopes of AD/CVD orders turn on, in place of those of the first question. */
  readonly scopeFacts?: InputMaybe<ReadonlyArray<ProductFactInput>>;
  /** Another special program indicator claimed, or `none`. */
  readonly spi?: InputMaybe<Scalars['String']['input']>;
  /** Another steel content, percent of the customs value. */
  readonly steel?: InputMaybe<Scalars['Decimal']['input']>;
  /** Another mode of transport. */
  readonly transport?: InputMaybe<Scalars['String']['input']>;
  /** Whether the importer certifies that the aluminum was smelted and cast in the United States. */
  readonly uscast?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another United States content, percent of the customs value. */
  readonly uscontent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Whether the importer certifies that the steel was melted and poured in the United States. */
  readonly usmelt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other adjustments of the declared value, in place of those of the first question. */
  readonly valuation?: InputMaybe<ValuationInput>;
  /** Another declared value, USD. */
  readonly value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What happened to a layer between two answers. */
export type DutyChangeKind =
  /** Only the second answer has it. */
  | 'added'
  /** Both have it, not the same. */
  | 'changed'
  /** Only the first answer has it. */
  | 'removed';

/** Which column of the schedule a rate is from. */
export type DutyColumn =
  /** Column 2 (general note 3(b)). */
  | 'column2'
  /** Column 1 General. */
  | 'general'
  /** Column 1 Special, claimed under a program. */
  | 'special';

/** Two duties and what lies between them. */
export type DutyDiff = {
  /** What became of each layer that is not the same; empty: the duty is the same in every part. */
  readonly changes: ReadonlyArray<DutyChange>;
  /** Total duty of `to` less that of `from`, USD: the sum over `changes`. Null: one of them is not computable. */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** What became of the fees. */
  readonly feeChanges: ReadonlyArray<FeeChange>;
  /** The answer to the first question. */
  readonly from: DutyInfo;
  /** The same for duty and both fees: the sum over `changes` and `feeChanges`. Null: not computable. */
  readonly landedDifference?: Maybe<Scalars['Decimal']['output']>;
  /** The answer to the second question. */
  readonly to: DutyInfo;
};

/** A fee on an entry. */
export type DutyFee =
  /** Harbor maintenance fee. */
  | 'hmf'
  /** Merchandise processing fee. */
  | 'mpf';

/** The duty on one line, its parts, and what is still open about it. */
export type DutyInfo = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** AD/CVD rates of the candidates in `adcvdCases`; advisory ones are in no total. Null: no candidate. */
  readonly adCvdRate?: Maybe<Scalars['String']['output']>;
  /** AD/CVD deposits that are not advisory, USD: 0 while every case is a candidate. Null: a case that counts is not computable from what was stated. */
  readonly adcvdAmount?: Maybe<Scalars['Float']['output']>;
  /** AD/CVD orders that name the line and country: candidates for scope review, the written scope controls. */
  readonly adcvdCases: ReadonlyArray<AdcvdCase>;
  /** True: the law was read as published on the entry date; false: as last corrected. */
  readonly asFiled: Scalars['Boolean']['output'];
  /** Facts that were not stated and what was taken for them. */
  readonly assumedFacts: ReadonlyArray<AssumedFact>;
  /**
   * Sound limits of the total duty over every answer to every input that the answer lists as open: `requiredInputs`,
   * blocking and advisory, and `claims`. While a blocking input is open the totals are the dearest that these allow
   * together, but take no country of smelting or casting that the law names and no AD/CVD case of open scope. The limits
   * take both in: the duty may lie below the total, and above it.
   */
  readonly bounds: DutyBounds;
  /** Sound limits of the total duty if no relief is claimed: only blocking inputs and AD/CVD cases vary. */
  readonly boundsWithoutClaims: DutyLimits;
  /**
   * False: a needed input is missing, an AD/CVD order that lists line and country is not settled, the day is beyond the
   * law that is known, the goods are prohibited, or a heading of the line has no rule in the data. `incompleteReasons` says
   * which.
   */
  readonly calculationComplete: Scalars['Boolean']['output'];
  /** Chapter 99 headings of the entry line in reporting order, zero headings included. */
  readonly chapter99Sources: ReadonlyArray<Chapter99Source>;
  /** Claims that would change the duty, the greatest saving first. */
  readonly claims: ReadonlyArray<ClaimEffect>;
  /** Which column's rate was applied. */
  readonly column: DutyColumn;
  /** Column 2 rate as printed. */
  readonly column2Rate: Scalars['String']['output'];
  /** Which optional inputs matter for the line, for building a form. */
  readonly conditionalFields: ConditionalFields;
  /** Corrections published later that make the layers of the two readings differ. Empty: both give the same. */
  readonly corrections: ReadonlyArray<RetroactiveCorrection>;
  /** Country of origin the answer is for. Null: not stated. */
  readonly countryOfOrigin?: Maybe<Scalars['CountryCode']['output']>;
  /** Value as declared, USD; the first-sale price where only that was given. Null: not stated. */
  readonly declaredValue?: Maybe<Scalars['Float']['output']>;
  /** Description of the line as printed. */
  readonly description: Scalars['String']['output'];
  /** 100 x `totalDutyAmount` / customs value, fees excluded. Null: not computable from what was stated. */
  readonly effectiveRate?: Maybe<Scalars['Float']['output']>;
  /** Customs value every layer is computed on, USD: the declared value with its adjustments. Null: not stated. */
  readonly enteredValue?: Maybe<Scalars['Float']['output']>;
  /** Entry date the answer is for. */
  readonly entryDate: Scalars['Date']['output'];
  /** Column duty and Chapter 99 layers, USD. Null: not computable from what was stated. */
  readonly entryDutiesAmount?: Maybe<Scalars['Float']['output']>;
  /** `totalDutyAmount`: while blocking inputs are open the dearest they allow together, as `assumedFacts` says; what it leaves out, see `bounds`. Null: not computable from what was stated. */
  readonly estimatedTotalDuty?: Maybe<Amount>;
  /** Column 1 General rate as printed. */
  readonly generalRate: Scalars['String']['output'];
  /** Harbor maintenance fee (19 CFR 24.24). */
  readonly hmf: HarborMaintenanceFee;
  /** The line the answer is for: ten digits, or eight where it has no statistical suffixes or all have the same duty. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** Rates charged under the IEEPA border and country orders, joined by ` + `. Null: none. */
  readonly ieepaRate?: Maybe<Scalars['String']['output']>;
  /** Everything that keeps the answer from being complete, in words; empty exactly when `calculationComplete` is true. */
  readonly incompleteReasons: ReadonlyArray<IncompleteReason>;
  /** Customs value, duties and both fees. Null: not computable from what was stated. */
  readonly landedCost?: Maybe<Amount>;
  /** Every layer with its rule, base value, arithmetic, facts and citations, the column duty last. */
  readonly layers: ReadonlyArray<DutyLayer>;
  /** Chapter 99 effects of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteChapter99ApplicabilityDiagnostics: ReadonlyArray<LegalNoteChapter99ApplicabilityDiagnostic>;
  /** Quotas of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteQuotaDiagnostics: ReadonlyArray<LegalNoteQuotaDiagnostic>;
  /** Rate rules of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteRateRuleDiagnostics: ReadonlyArray<LegalNoteRateRuleDiagnostic>;
  /** Exclusions that may cover the goods; the importer confirms that they match the description. */
  readonly matchedExclusions: ReadonlyArray<MatchedExclusion>;
  /** Column duty, USD. Null: not computable from what was stated. */
  readonly mfnAmount?: Maybe<Scalars['Float']['output']>;
  /** Parameters whose missing answer leaves the duty undetermined: the blocking ones of `requiredInputs`. */
  readonly missingConditionalInputs: ReadonlyArray<Scalars['String']['output']>;
  /** Merchandise processing fee (19 CFR 24.23). */
  readonly mpf: MerchandiseProcessingFee;
  /** Charges, reliefs and rules of entry that bear on the goods and are named, never computed. */
  readonly notices: ReadonlyArray<EntryNotice>;
  /** Descriptions from the heading down to the line, unnumbered levels included. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** True: the goods may not be entered; the layer that says so has the rate `Prohibited`. */
  readonly prohibited: Scalars['Boolean']['output'];
  /**
   * The answer with everything needed to compute it again: facts, law and every claimed figure. `npm run verify` and the
   * function `verifyProof` recompute it without this service, its database or a network.
   */
  readonly proof: DutyProof;
  /** Where each rate comes from, and the data and engine versions. */
  readonly provenance: Provenance;
  /** Reciprocal rates charged, joined by ` + `. Null: none. */
  readonly reciprocalRate?: Maybe<Scalars['String']['output']>;
  /** Inputs whose answer would change the duty. */
  readonly requiredInputs: ReadonlyArray<RequiredInput>;
  /** Section 232 rates charged, joined by ` + `. Null: none. */
  readonly section232?: Maybe<Scalars['String']['output']>;
  /** Which Section 232 metals lists name the line on the date. */
  readonly section232ScopeMatch: Section232ScopeMatch;
  /** Section 301 rates charged, joined by ` + `. Null: none. */
  readonly section301?: Maybe<Scalars['String']['output']>;
  /** Program symbol whose special rate was applied. Null: none. */
  readonly specialProgramApplied?: Maybe<Scalars['String']['output']>;
  /** Column 1 Special rates, one entry for each program symbol. */
  readonly specialRates: ReadonlyArray<SpecialRate>;
  /** Statistical lines of the entry where its value must be split. Empty: one line. */
  readonly splitLines: ReadonlyArray<SplitLine>;
  /** Column duty, Chapter 99 layers and AD/CVD that is not advisory. Null: not computable from what was stated. */
  readonly totalDutyAmount?: Maybe<Amount>;
  /** Total duty and both fees, USD. Null: not computable from what was stated. */
  readonly totalLandedDuty?: Maybe<Scalars['Float']['output']>;
  /** The totals as exact decimals. */
  readonly totals: DutyTotals;
  /** The computation step by step, one line each. */
  readonly trace: ReadonlyArray<Scalars['String']['output']>;
  /** Units of quantity as printed, separated by commas. Null: the line has none. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** Steps from the declared to the customs value. Null: no adjustment was asked for. */
  readonly valuationAdjustments?: Maybe<ValuationAdjustments>;
  /** What was repaired, assumed, not used or is uncertain. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
  /** Chapter 99 headings considered and not applied, each with its reason and the one fact that would flip it. */
  readonly whyNot: ReadonlyArray<NotAppliedHeading>;
};

/** What is imported, as far as it is known. A field left out is not stated; it is never taken as zero. */
export type DutyInput = {
  /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
  readonly adcvdDeclared?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
  readonly adcvdDisclaimed?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Aluminum content, percent of the customs value, 0 to 100. */
  readonly aluminum?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as
   * last corrected. Null: as with false.
   */
  readonly asFiled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Copper content, percent of the customs value, 0 to 100. */
  readonly copper?: InputMaybe<Scalars['Decimal']['input']>;
  /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Null: today in America/New_York. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
  readonly degrees?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
  readonly departure?: InputMaybe<Scalars['Date']['input']>;
  /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
  readonly exclusions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
  readonly exporter?: InputMaybe<Scalars['String']['input']>;
  /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. */
  readonly facts?: InputMaybe<ReadonlyArray<FactInput>>;
  /**
   * Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them
   * have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
   */
  readonly hts: Scalars['String']['input'];
  /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
  readonly includeLegalNoteRequiredInputs?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only
   * silence the prompt they name.
   */
  readonly legalNoteFacts?: InputMaybe<ReadonlyArray<FactInput>>;
  /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
  readonly manufacturerName?: InputMaybe<Scalars['String']['input']>;
  /** Quantities and component values that the line's own units do not cover, each unit once. */
  readonly measures?: InputMaybe<ReadonlyArray<MeasureInput>>;
  /** Country where the steel was melted and poured. */
  readonly meltpour?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Null: layers that depend on it stay undetermined. */
  readonly origin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
  readonly productDescription?: InputMaybe<Scalars['String']['input']>;
  /** Quantity in the line's first unit of measure. */
  readonly qty?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quantity in the line's second unit of measure. */
  readonly qty2?: InputMaybe<Scalars['Decimal']['input']>;
  /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
  readonly scopeFacts?: InputMaybe<ReadonlyArray<ProductFactInput>>;
  /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
  readonly spi?: InputMaybe<Scalars['String']['input']>;
  /** Steel content, percent of the customs value, 0 to 100. */
  readonly steel?: InputMaybe<Scalars['Decimal']['input']>;
  /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
  readonly transport?: InputMaybe<Scalars['String']['input']>;
  /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
  readonly uscast?: InputMaybe<Scalars['Boolean']['input']>;
  /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
  readonly uscontent?: InputMaybe<Scalars['Decimal']['input']>;
  /** True: the importer certifies that the steel was melted and poured in the United States. */
  readonly usmelt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Adjustments of the declared value to the customs value (19 CFR 152.103). */
  readonly valuation?: InputMaybe<ValuationInput>;
  /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Null: rates without amounts. */
  readonly value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A duty, or a heading reported at zero because it takes one away. */
export type DutyLayer = {
  /** Position among the Chapter 99 numbers of the entry line, from 1. Null: the tariff line, or an AD/CVD case below it. */
  readonly aceReportingOrder?: Maybe<Scalars['Int']['output']>;
  /**
   * Duty, USD, rounded once to the cent; of a floor, what it comes to less the column duty as rounded, so that both together are
   * the floor to the cent. Null: not computable from what was stated.
   */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Numbers of law/assumptions.md the reading rests on. */
  readonly assumptions: ReadonlyArray<Scalars['Int']['output']>;
  /** Statute, order or general note it rests on. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority, an open list. */
  readonly authorityType: Scalars['String']['output'];
  /** Value the rate is applied to, USD. Null: the value was not stated. */
  readonly baseValue?: Maybe<Scalars['Decimal']['output']>;
  /** What the rate is charged on: `full_value`, `steel_content` ... */
  readonly basis: Scalars['String']['output'];
  /** Law; never empty. */
  readonly citations: ReadonlyArray<Citation>;
  /** The arithmetic. */
  readonly computation: Scalars['String']['output'];
  /** How sure the reading of the law is. */
  readonly confidence: ConfidenceTier;
  /** Whether it is settled. */
  readonly ending: LayerEnding;
  /** Keys of the facts that decided it, stated or assumed. */
  readonly factsRead: ReadonlyArray<Scalars['String']['output']>;
  /** The tariff line itself, a Chapter 99 heading, or the number of an AD/CVD case that counts. */
  readonly heading: Scalars['String']['output'];
  /** What it does. */
  readonly kind: LayerKind;
  /** Digits of the scope list row that names the line. Null: the rule names all goods, or is written in a note. */
  readonly listedAs?: Maybe<Scalars['String']['output']>;
  /** Keys whose missing answer would change it. */
  readonly openFacts: ReadonlyArray<Scalars['String']['output']>;
  /** Key of the program. Null: the tariff line without a preference. */
  readonly program?: Maybe<Scalars['String']['output']>;
  /** Article the scope list row is limited to. Null: not limited. */
  readonly qualifier?: Maybe<Scalars['String']['output']>;
  /** Percent of `baseValue`; a floor is shown as what it adds. Null: not a percentage, or not known. */
  readonly ratePercent?: Maybe<Scalars['Decimal']['output']>;
  /** Rate in words. */
  readonly rateText: Scalars['String']['output'];
  /** The rule of the layer. Null: the tariff line, or an AD/CVD case. */
  readonly rule?: Maybe<Chapter99Rule>;
  /** Identifier of the rule in the reference data. Null: the tariff line. */
  readonly ruleId?: Maybe<Scalars['String']['output']>;
};

/** Sound limits of the total duty, USD, fees not included. */
export type DutyLimits = {
  /** Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known. */
  readonly high?: Maybe<Scalars['Decimal']['output']>;
  /** Least total. Null: not computable from what was stated, or the goods may not be entered. */
  readonly low?: Maybe<Scalars['Decimal']['output']>;
};

/**
 * What was not stated decides the duty: a fact, a quantity, or which AD/CVD order the goods are under. The totals are the
 * dearest that is open, but for what `DutyInfo.bounds` names.
 */
export type DutyNeedsFacts = {
  /** Sound limits of the total duty over every answer to the open inputs, claims included. */
  readonly bounds: DutyBounds;
  /** Sound limits of the total duty if no relief is claimed. */
  readonly boundsWithoutClaims: DutyLimits;
  /** The whole answer, its totals the dearest that the open inputs allow together, but for what `bounds` there names. */
  readonly dutyInfo: DutyInfo;
  /** Inputs without which the duty stays open, never empty. */
  readonly requiredInputs: ReadonlyArray<RequiredInput>;
  /** Why the answer is not complete, among what else was repaired, assumed or not used. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** What a calculation comes to. */
export type DutyOutcome = DutyNeedsFacts | DutyProvisional | DutyQuote | ImportProhibited;

/** A run of days with one and the same duty. */
export type DutyPeriod = {
  /** What became of each layer since the period before. Empty: the first period, or only fees or what is missing changed. */
  readonly changes: ReadonlyArray<DutyChange>;
  /** Total duty less that of the period before, USD. Null: the first period, or one of them is not computable. */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** The duty on these days. Null: it is not computed, see `unanswered`. */
  readonly duty?: Maybe<DutyInfo>;
  /** What became of the fees since the period before. */
  readonly feeChanges: ReadonlyArray<FeeChange>;
  /** First day: the day of the change, for every period but the first. */
  readonly from: Scalars['Date']['output'];
  /** The same for duty and both fees, USD. Null: as for `difference`. */
  readonly landedDifference?: Maybe<Scalars['Decimal']['output']>;
  /** True: it begins after today; it is what the law in the data schedules, and may be changed before. */
  readonly scheduled: Scalars['Boolean']['output'];
  /** Last day. */
  readonly to: Scalars['Date']['output'];
  /** Why there is no duty on these days, for example that the number is not in the schedule. Null: there is one. */
  readonly unanswered?: Maybe<Scalars['String']['output']>;
};

/** A duty that carries its own proof: law and facts as plain JSON, decimals as text. */
export type DutyProof = {
  /** Content hash of the reference data the law was taken from. */
  readonly dataVersion: Scalars['String']['output'];
  /**
   * The proof. Save it as it is (`proof.json`) and run `npm run verify -- proof.json`: it ends with 0 when every layer,
   * total and bound follows from the facts and the law in it, with 1 and a list of differences when one does not.
   */
  readonly document: Scalars['JSON']['output'];
  /** Version of the duty engine that claims the figures; another version may compute others. */
  readonly engineVersion: Scalars['String']['output'];
  /** `dutygraph-proof/1`. */
  readonly format: Scalars['String']['output'];
  /** Chapter 99 rules in the excerpt of the law: all that are in force for the line and origin, charged or not. */
  readonly rules: Scalars['Int']['output'];
};

/**
 * Nothing that must be stated is missing, and the law is not known well enough: the day is beyond the law that was
 * verified, a heading of the line has no rule in the data, a rate cannot be computed or is not known.
 */
export type DutyProvisional = {
  /** Sound limits of the total duty over every answer to the open inputs, claims included. */
  readonly bounds: DutyBounds;
  /** The whole answer. */
  readonly dutyInfo: DutyInfo;
  /** What is not known of the law, never empty. */
  readonly incompleteReasons: ReadonlyArray<IncompleteReason>;
  /** The totals by the law as far as it is known, as exact decimals. */
  readonly totals: DutyTotals;
  /** Why the answer is not complete, among what else was repaired, assumed or not used. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** What was stated settles the duty. */
export type DutyQuote = {
  /** The whole answer. */
  readonly dutyInfo: DutyInfo;
  /** The totals as exact decimals. */
  readonly totals: DutyTotals;
};

/** The duty on the same goods through time. */
export type DutyTimeline = {
  /** First day of the timeline. */
  readonly from: Scalars['Date']['output'];
  /** Runs of days with one and the same duty, in order and without gaps. */
  readonly periods: ReadonlyArray<DutyPeriod>;
  /** Last day of the timeline. */
  readonly to: Scalars['Date']['output'];
};

/** The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated. */
export type DutyTotals = {
  /** AD/CVD that is not advisory: cash deposits. */
  readonly adcvd?: Maybe<Scalars['Decimal']['output']>;
  /** Column duty. */
  readonly columnDuty?: Maybe<Scalars['Decimal']['output']>;
  /** 100 x total duty / customs value, percent, to 12 decimals. */
  readonly effectiveRate?: Maybe<Scalars['Decimal']['output']>;
  /** Column duty and Chapter 99 layers. */
  readonly entryDuties?: Maybe<Scalars['Decimal']['output']>;
  /** Harbor maintenance fee. */
  readonly harborMaintenanceFee?: Maybe<Scalars['Decimal']['output']>;
  /** Customs value and total landed duty. */
  readonly landedCost?: Maybe<Scalars['Decimal']['output']>;
  /** Merchandise processing fee. */
  readonly merchandiseProcessingFee?: Maybe<Scalars['Decimal']['output']>;
  /** Entry duties and AD/CVD that is not advisory. */
  readonly totalDuty?: Maybe<Scalars['Decimal']['output']>;
  /** Total duty and both fees. */
  readonly totalLandedDuty?: Maybe<Scalars['Decimal']['output']>;
};

/**
 * Filed entries beside the law of their days. Over REST:
 * [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries).
 */
export type EntryAudit = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The day that rights and deadlines are counted to. */
  readonly asOf: Scalars['Date']['output'];
  /** Every entry with its lines, by entry date. */
  readonly entries: ReadonlyArray<AuditedEntry>;
  /** What was found, by entry date and entry. */
  readonly findings: ReadonlyArray<EntryFinding>;
  /** Said on every audit. */
  readonly notice: Scalars['String']['output'];
  /** What was read of the reports of Customs, in their order. */
  readonly reports: ReadonlyArray<EntryAuditSource>;
  /** What was read of the file. */
  readonly source: EntryAuditSource;
  /** Sums over all entries, USD. */
  readonly totals: EntryAuditTotals;
};


/**
 * Filed entries beside the law of their days. Over REST:
 * [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries).
 */
export type EntryAuditFindingsArgs = {
  code?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  severity?: InputMaybe<ReadonlyArray<EntryFindingSeverity>>;
};

/** Why an audit cannot be made. */
export type EntryAuditFailure = {
  /** What is wrong and how it is mended. */
  readonly detail: Scalars['String']['output'];
  /** Kind of problem; its page is `/docs/errors/<kind>`. */
  readonly kind: Scalars['String']['output'];
};

/** One output of an audit. */
export type EntryAuditFile = {
  /** Size, bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** Address of the download, below that of the server; it needs the key as well. */
  readonly href: Scalars['String']['output'];
  /** Media type. */
  readonly mediaType: Scalars['String']['output'];
  /** Name, for example `audit.xlsx`. */
  readonly name: Scalars['String']['output'];
};

/** The entries to audit. */
export type EntryAuditInput = {
  /** The day that rights and deadlines are counted to; the law of a line is that of its entry date. Null: today in America/New_York. */
  readonly asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Headers of the table by field, for those that are not known: `[{ field: "entryNumber", header: "Our Reference" }]`. */
  readonly columns?: InputMaybe<ReadonlyArray<EntryColumnInput>>;
  /**
   * The bytes of ACE report ES-003 or a table of a broker as CSV or XLSX, or of entry summaries in CATAIR form, in base64
   * (RFC 4648): text in UTF-8, at most what a body of 1 MiB holds. Larger files: a stored audit, or `dutygraph audit`.
   */
  readonly content: Scalars['String']['input'];
  /**
   * Reports of Customs that say more of these entries, each as `content` is, at most 5: CAPE claims (ACE ES-022), notices of
   * liquidation (ES-701, ES-702), refunds (REV-603, REV-613, REV-615), statements (REV-101 to REV-104). Null: none.
   */
  readonly reports?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One stored audit. Everything of it is deleted on request, and after 30 days. */
export type EntryAuditJob = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The day that rights and deadlines are counted to. */
  readonly asOf: Scalars['Date']['output'];
  /** Size of the file, bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Data version of the law that it is computed by. */
  readonly dataVersion: Scalars['String']['output'];
  /** When it is deleted. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Why it failed. Null: it did not. */
  readonly failure?: Maybe<EntryAuditFailure>;
  /** The outputs; none until it is done. */
  readonly files: ReadonlyArray<EntryAuditFile>;
  /** When it ended. Null: it is under way. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the file as it was given. */
  readonly name: Scalars['String']['output'];
  /** What has to be known of the outputs, for example which are left out. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** Said on every audit. */
  readonly notice: Scalars['String']['output'];
  /** Tariff numbers in the file. Null: it is not read yet. */
  readonly records?: Maybe<Scalars['Int']['output']>;
  /** Those of them that are audited. */
  readonly recordsDone: Scalars['Int']['output'];
  /** Seconds left, by what the audit took so far: an estimate. Null: it cannot be told, or it is over. */
  readonly secondsLeft?: Maybe<Scalars['Int']['output']>;
  /** What was read of each file: one, or those of an archive. None: nothing is read yet. */
  readonly sources: ReadonlyArray<EntryAuditSource>;
  /** How far it is. */
  readonly status: EntryAuditStatus;
  /** Sums over all entries, USD. Null: it is not done. */
  readonly totals?: Maybe<EntryAuditTotals>;
};

/** Stored audits of an account. */
export type EntryAuditJobList = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The newest first. */
  readonly jobs: ReadonlyArray<EntryAuditJob>;
};

/** What a reader made of a file of entries. */
export type EntryAuditSource = {
  /** Columns that are understood. */
  readonly columns: ReadonlyArray<EntryColumn>;
  /** Rows that were read. */
  readonly data: Scalars['Int']['output'];
  /** Name of the file. Null: it came without one, in a field of a request. */
  readonly file?: Maybe<Scalars['String']['output']>;
  /** `ACE ES-003`, `table`, `CATAIR AE`, or `report of entries: ` with what it holds, such as `refunds`. */
  readonly format: Scalars['String']['output'];
  /** Row of the header, from 1. Null: the format has none. */
  readonly headerRow?: Maybe<Scalars['Int']['output']>;
  /** Rows after the header: read and skipped ones. */
  readonly rows: Scalars['Int']['output'];
  /** The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows. */
  readonly skipped: ReadonlyArray<EntryRowNote>;
  /** Headers that are not understood; their cells have no effect. */
  readonly unknownColumns: ReadonlyArray<Scalars['String']['output']>;
  /** The first 1,000 cells that could not be read and count as absent, with the reason. */
  readonly unreadable: ReadonlyArray<EntryRowNote>;
};

/** How far a stored audit is. */
export type EntryAuditStatus =
  /** Its lines are computed. */
  | 'auditing'
  /** The outputs can be downloaded. */
  | 'done'
  /** It cannot be made; `failure` says why. */
  | 'failed'
  /** The file waits to be read. */
  | 'queued'
  /** All lines are computed; the outputs are written. */
  | 'writing';

/**
 * Sums over an audit, USD. Overpaid and underpaid stand apart and are never netted between lines. `overpaid` and
 * `ieepaPrincipal` overlap: what was overpaid under a heading held void is in both, so they do not add up to a refund.
 */
export type EntryAuditTotals = {
  /** Paid under authorities that are before the courts: in no other sum. */
  readonly contingent: Scalars['Decimal']['output'];
  /** Number of entries. */
  readonly entries: Scalars['Int']['output'];
  /** Duty filed on all lines. */
  readonly filed: Scalars['Decimal']['output'];
  /** Duty filed on the lines that were computed. */
  readonly filedComputed: Scalars['Decimal']['output'];
  /** The same by what has to be done for it. */
  readonly ieepaByStatus: ReadonlyArray<IeepaStatusTotal>;
  /**
   * Refund of void duties: filed duty less duty without them, what was overpaid under their headings included. What was
   * overpaid under other headings of the line is in `overpaid` alone.
   */
  readonly ieepaPrincipal: Scalars['Decimal']['output'];
  /** Interest on the refund by published quarterly rates, compounded daily (19 USC 1505(c)): an estimate. */
  readonly interestEstimate: Scalars['Decimal']['output'];
  /** Duty of those lines by the law as last corrected, on their entry dates. */
  readonly lawfulAtEntry: Scalars['Decimal']['output'];
  /** Number of lines. */
  readonly lines: Scalars['Int']['output'];
  /** Lines whose duty was computed. */
  readonly linesComputed: Scalars['Int']['output'];
  /** Duty filed on lines or headings that were not computed. */
  readonly notAudited: Scalars['Decimal']['output'];
  /** Filed more than the law at entry asked for. */
  readonly overpaid: Scalars['Decimal']['output'];
  /** The same without the duties held void (IEEPA; Learning Resources v. Trump, No. 24-1287). */
  readonly owedWithoutIeepa: Scalars['Decimal']['output'];
  /** Filed less than the law at entry asked for. */
  readonly underpaid: Scalars['Decimal']['output'];
};

/** One column of a table as it was understood. */
export type EntryColumn = {
  /** Name of the field. */
  readonly field: Scalars['String']['output'];
  /** Header as printed. */
  readonly header: Scalars['String']['output'];
};

/** The header that one field has in the table. */
export type EntryColumnInput = {
  /** Name of the field, for example `entryNumber`, `hts`, `tariffDuty`. */
  readonly field: Scalars['String']['input'];
  /** Header as the table prints it. */
  readonly header: Scalars['String']['input'];
};

/** One thing that was found. */
export type EntryFinding = {
  /** Further codes of the same money. */
  readonly also: ReadonlyArray<Scalars['String']['output']>;
  /** The law. */
  readonly citations: ReadonlyArray<Scalars['String']['output']>;
  /** Code, for example `T01`: D data, T tariff, A AD/CVD, F fees, P procedure. */
  readonly code: Scalars['String']['output'];
  /** How sure it is. */
  readonly confidence: Scalars['String']['output'];
  /**
   * Filed less lawful, without what is set against other headings or is in other findings of the line: positive is overpaid.
   * Null: no money.
   */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** Entry number. */
  readonly entry: Scalars['String']['output'];
  /** Filed, USD. Null: no money. */
  readonly filed?: Maybe<Scalars['Decimal']['output']>;
  /** Heading or case that the difference is on. Null: it is on none. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** Number of Chapters 1 to 97. Null: it is not about one line. */
  readonly hts?: Maybe<Scalars['String']['output']>;
  /** By law, USD. Null: no money, or not computed. */
  readonly lawful?: Maybe<Scalars['Decimal']['output']>;
  /** Line, or lines joined by `+` among which one article was split. Null: it is about the entry. */
  readonly line?: Maybe<Scalars['String']['output']>;
  /** Least lawful duty while a fact is open, or with a possible claim, USD. Null: neither, or not computable. */
  readonly lower?: Maybe<Scalars['Decimal']['output']>;
  /** What the code says. */
  readonly name: Scalars['String']['output'];
  /** Country of origin of the line. Null: it is about no line, or none can be read. */
  readonly origin?: Maybe<Scalars['CountryCode']['output']>;
  /** Name of the file that proves the lawful duty of its line, for a stored audit. Null: none is needed. */
  readonly proof?: Maybe<Scalars['String']['output']>;
  /** The route and its last day. Null: none is asked for. */
  readonly remedy?: Maybe<EntryRemedy>;
  /** Claims and facts that the lawful amount rests on. */
  readonly restsOn: ReadonlyArray<Scalars['String']['output']>;
  /** How much it asks for. */
  readonly severity: EntryFindingSeverity;
  /** Greatest lawful duty while a fact is open, USD. Null: none is open, or no limit is known. */
  readonly upper?: Maybe<Scalars['Decimal']['output']>;
  /** The reason in a sentence. */
  readonly why: Scalars['String']['output'];
};

/** A page of findings. */
export type EntryFindingConnection = {
  /** The findings with their cursors. */
  readonly edges: ReadonlyArray<EntryFindingEdge>;
  /** The findings. */
  readonly nodes: ReadonlyArray<EntryFinding>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Findings over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A finding in a page. */
export type EntryFindingEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The finding. */
  readonly node: EntryFinding;
};

/** How much a finding asks for. */
export type EntryFindingSeverity =
  /** To be looked at. */
  | 'advisory'
  /** The filing and the law differ. */
  | 'error'
  /** Nothing to do. */
  | 'info'
  /** Money that can be claimed. */
  | 'opportunity';

/** What comes first among findings. */
export type EntryFindingSort =
  /** The right that ends first; what has no last day comes last. */
  | 'deadline'
  /** The earliest entry. */
  | 'entry'
  /** The most money, overpaid or underpaid. */
  | 'money';

/** Something that bears on the goods beside the duties, named and not computed: no total contains it. */
export type EntryNotice = {
  /** The law it rests on. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure it is that it bears on the goods. */
  readonly confidence: ConfidenceTier;
  /** What it says of the goods. */
  readonly detail: Scalars['String']['output'];
  /** Name of the notice. */
  readonly id: Scalars['String']['output'];
  /** What it does. */
  readonly kind: EntryNoticeKind;
  /** What it is called. */
  readonly title: Scalars['String']['output'];
};

/** What a notice does. */
export type EntryNoticeKind =
  /** A tax or fee owed on the goods. */
  | 'charge'
  /** How goods may enter. */
  | 'entry'
  /** Lowers what is owed, by facts that are not known here. */
  | 'relief';

/** The way to get money back or to pay what is owed, the first that is open. */
export type EntryRemedy = {
  /** The law of the route. */
  readonly authority: Scalars['String']['output'];
  /** The last calendar day. Null: the route has none, or it cannot be told. */
  readonly by?: Maybe<Scalars['Date']['output']>;
  /** The last working day on or before `by`. Null: as `by`. */
  readonly byWorkingDay?: Maybe<Scalars['Date']['output']>;
  /** True: a date it is counted from is not in the file. */
  readonly estimated: Scalars['Boolean']['output'];
  /** True: it is open on the day of the audit. */
  readonly open: Scalars['Boolean']['output'];
  /** A way to correct an entry. */
  readonly route: RemedyRoute;
};

/** Something about one row. */
export type EntryRowNote = {
  /** What and why. */
  readonly note: Scalars['String']['output'];
  /** The row, from 1. */
  readonly row: Scalars['Int']['output'];
};

/** An account. */
export type ExportedAccount = {
  /** When it was closed. Null: it is open. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Identifier. */
  readonly id: Scalars['String']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
};

/** An API key without its secret. */
export type ExportedApiKey = {
  /** Whether closed-beta operations answer. */
  readonly betaEntitled: Scalars['Boolean']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it expires. Null: it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  readonly id: Scalars['String']['output'];
  /** Label. Null: it has none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When it was last used. Null: never. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What data a key asks. */
  readonly mode: ApiKeyMode;
  /** First characters. */
  readonly prefix: Scalars['String']['output'];
  /** When it was revoked. Null: it is in force. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that was done to an account. */
export type ExportedAuditEvent = {
  /** What was done, for example `key.created`. */
  readonly action: Scalars['String']['output'];
  /** Who did it. */
  readonly actor: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** More about it. */
  readonly detail: Scalars['JSON']['output'];
  /** To what. */
  readonly subject: Scalars['String']['output'];
};

/** An answer kept for an idempotency key; of the key only a hash is held. */
export type ExportedIdempotencyRecord = {
  /** When the request came in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it is forgotten. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Method of the request. */
  readonly method: Scalars['String']['output'];
  /** Path of the request. */
  readonly path: Scalars['String']['output'];
  /** Body of the answer. Null: there is none yet. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** Status of the answer. Null: there is none yet. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** How far a request under an idempotency key is. */
  readonly state: IdempotencyState;
};

/** A saved report. */
export type ExportedReport = {
  /** The report. */
  readonly content: Scalars['JSON']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Content hash of the reference data it was made from. */
  readonly dataVersion: Scalars['String']['output'];
  /** Version of the duty engine that made it. */
  readonly engineVersion: Scalars['String']['output'];
  /** When it is deleted. Null: it is kept. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier. */
  readonly id: Scalars['String']['output'];
  /** What a stored report is about. */
  readonly kind: ReportKind;
  /** What was asked. */
  readonly request: Scalars['JSON']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
};

/** What the duty is added up by. */
export type ExposureTrait =
  /** The law that asks for it. */
  | 'authority'
  /** The heading of Chapter 99. */
  | 'heading'
  /** The country of origin. */
  | 'origin'
  /** The supplier. */
  | 'supplier';

/** One value read from a document. */
export type ExtractedField = {
  /** How sure the value is; its supporting phrases are verbatim from the document. */
  readonly confidence: Confidence;
  /** Where it stands. */
  readonly location: ExtractionLocation;
  /** Name of the field, for example `invoiceNumber`. */
  readonly name: Scalars['String']['output'];
  /** All ways to read it where there is more than one; else empty. */
  readonly readings: ReadonlyArray<Scalars['String']['output']>;
  /** As printed. */
  readonly text: Scalars['String']['output'];
  /** What the value of a field is. */
  readonly type: ExtractedFieldType;
  /** Unit printed with the value. Null: none is. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** The value in normal form: dates ISO 8601, numbers with a point. Null: it can be read in more than one way. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What the value of a field is. */
export type ExtractedFieldType =
  /** A country, ISO 3166-1 alpha-2. */
  | 'country'
  /** A currency, ISO 4217. */
  | 'currency'
  /** A day. */
  | 'date'
  /** A number. */
  | 'decimal'
  /** A tariff number. */
  | 'hts'
  /** A number or code of the parties. */
  | 'identifier'
  /** An Incoterm. */
  | 'incoterm'
  /** Text. */
  | 'text'
  /** A weight. */
  | 'weight';

/** A row of the goods table. Null: the table has no such column, or the row has nothing in it. */
export type ExtractedLineItem = {
  /** Amount of the row. */
  readonly amount?: Maybe<ExtractedField>;
  /** ISO 3166-1 alpha-2 code, of the row or stated for the whole document. */
  readonly countryOfOrigin?: Maybe<ExtractedField>;
  /** Description of the goods, wrapped lines joined. */
  readonly description?: Maybe<ExtractedField>;
  /** Gross weight with its unit. */
  readonly grossWeight?: Maybe<ExtractedField>;
  /** Tariff number as printed, in dotted form. What the document says, not a classification. */
  readonly htsNumber?: Maybe<ExtractedField>;
  /** Number of the row as printed. */
  readonly lineNumber?: Maybe<ExtractedField>;
  /** Net weight with its unit. */
  readonly netWeight?: Maybe<ExtractedField>;
  /** What other known columns hold, for example `marks`, `measurement` or `enteredValue`. */
  readonly otherFields: ReadonlyArray<ExtractedField>;
  /** Number of packages. */
  readonly packages?: Maybe<ExtractedField>;
  /** Number of the article. */
  readonly partNumber?: Maybe<ExtractedField>;
  /** From 1, in the order of the document. */
  readonly position: Scalars['Int']['output'];
  /** Quantity. */
  readonly quantity?: Maybe<ExtractedField>;
  /** Unit of the quantity as printed. */
  readonly unit?: Maybe<ExtractedField>;
  /** Price of one unit. */
  readonly unitPrice?: Maybe<ExtractedField>;
};

/** A party named in a document. */
export type ExtractedParty = {
  /** Address in one line. Null: none is printed. */
  readonly address?: Maybe<ExtractedField>;
  /** ISO 3166-1 alpha-2 code. Null: the address names no country. */
  readonly country?: Maybe<ExtractedField>;
  /** Name as printed. */
  readonly name: ExtractedField;
  /** What a party does in a shipment. */
  readonly role: PartyRole;
};

/** A rectangle on a page, in points from its top left corner; of a picture in pixels. */
export type ExtractionBox = {
  /** Below y. */
  readonly height: Scalars['Float']['output'];
  /** To the right of x. */
  readonly width: Scalars['Float']['output'];
  /** From the left edge. */
  readonly x: Scalars['Float']['output'];
  /** From the top edge. */
  readonly y: Scalars['Float']['output'];
};

/** One piece of arithmetic of a document. */
export type ExtractionCheck = {
  /** What is computed again. */
  readonly check: ExtractionCheckKind;
  /** As it follows from the lines. Null: not checked. */
  readonly computed?: Maybe<Scalars['String']['output']>;
  /** Stated less computed. Null: not checked. */
  readonly difference?: Maybe<Scalars['String']['output']>;
  /** The outcome in words. */
  readonly message: Scalars['String']['output'];
  /** Position of the line. Null: about the whole document. */
  readonly position?: Maybe<Scalars['Int']['output']>;
  /** As the document states it. Null: not checked. */
  readonly stated?: Maybe<Scalars['String']['output']>;
  /** How a check of what was read ended. */
  readonly status: ExtractionCheckStatus;
};

/** What a check of a document computes again. */
export type ExtractionCheckKind =
  /** Amount of a line: quantity times unit price. */
  | 'line_amount'
  /** Sum of the lines. */
  | 'subtotal'
  /** Sum of the lines and of what is added to them. */
  | 'total'
  /** Sum of the quantities of the lines. */
  | 'total_quantity';

/** How a check of what was read ended. */
export type ExtractionCheckStatus =
  /** The figures agree. */
  | 'agrees'
  /** The figures differ. */
  | 'differs'
  /** A figure is missing. */
  | 'not_checked';

/** Where a value stands in its document. */
export type ExtractionLocation = {
  /** Rectangle on the page, about the value. Null: cells and plain text have none. */
  readonly box?: Maybe<ExtractionBox>;
  /** Address of the cell, for example `B7`. Null: not a table of cells. */
  readonly cell?: Maybe<Scalars['String']['output']>;
  /** Line of the text, from 1. Null: not plain text. */
  readonly line?: Maybe<Scalars['Int']['output']>;
  /** Page or sheet, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Name of the sheet. Null: not a workbook. */
  readonly sheet?: Maybe<Scalars['String']['output']>;
};

/** One answer to a key of the fact vocabulary. */
export type FactInput = {
  /** The key, for example `smelt_country`. */
  readonly key: Scalars['String']['input'];
  /**
   * The answer as text: `true` or `false`, a plain decimal, a date, a country (`unknown` where the key takes it), a code
   * or a Chapter 99 heading, as the key's type says.
   */
  readonly value: Scalars['String']['input'];
};

/** What became of a fee between two answers. */
export type FeeChange = {
  /** Fee in the second answer, USD. Null: the value was not stated. */
  readonly after?: Maybe<Scalars['Decimal']['output']>;
  /** How each came about. */
  readonly because: Scalars['String']['output'];
  /** Fee in the first answer, USD. Null: the value was not stated. */
  readonly before?: Maybe<Scalars['Decimal']['output']>;
  /** Law. */
  readonly citations: ReadonlyArray<Citation>;
  /** After less before, USD. Null: one of them is not computable. */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** A fee on an entry. */
  readonly fee: DutyFee;
};

/** One thing wrong with one field. */
export type FieldProblem = {
  /** The field, as the message names it. */
  readonly field: Scalars['String']['output'];
  /** What is wrong with it, and the cure. */
  readonly message: Scalars['String']['output'];
};

/** What a file is. */
export type FileType =
  /** Table of text. */
  | 'csv'
  /** Message. */
  | 'email'
  /** Picture. */
  | 'image'
  /** PDF. */
  | 'pdf'
  /** Plain text. */
  | 'text'
  /** Excel workbook. */
  | 'xlsx';

/** A fact and the answer that would make a heading apply. */
export type FlippingFact = {
  /** Key of the fact vocabulary. */
  readonly key: Scalars['String']['output'];
  /** The answer, or the range it must lie in. */
  readonly value: Scalars['String']['output'];
};

/** Harbor maintenance fee: ocean cargo only. */
export type HarborMaintenanceFee = {
  /** USD. Null: the value was not stated. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** False: not ocean cargo. */
  readonly applicable: Scalars['Boolean']['output'];
  /** Percent of the customs value. */
  readonly rate: Scalars['Float']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
};

/** One page of rows in printing order. */
export type HtsBrowseAnswer = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The same with the cursor behind each. */
  readonly edges: ReadonlyArray<HtsRowEdge>;
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** In printing order. */
  readonly results: ReadonlyArray<HtsRow>;
  /** Rows there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** What differs between two schedules. */
export type HtsDiff = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** In the order of the numbers. */
  readonly changes: ReadonlyArray<HtsRowDifference>;
  /** How much changed, by kind. */
  readonly counts: HtsDiffCounts;
  /** All changes as comma-separated values (RFC 4180), one line a changed field. */
  readonly csv: Scalars['String']['output'];
  /** The earlier side. */
  readonly from: HtsEdition;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Numbers that took the place of others, where the numbers say so. */
  readonly replacements: ReadonlyArray<HtsReplacement>;
  /** The later side. */
  readonly to: HtsEdition;
};

/** Numbers of rows by what happened to them; a row may count under several. */
export type HtsDiffCounts = {
  /** Numbers only the later side has. */
  readonly added: Scalars['Int']['output'];
  /** Rows of both sides with another text. */
  readonly descriptionChanged: Scalars['Int']['output'];
  /** Rows of both sides with other endnotes. */
  readonly endnotesChanged: Scalars['Int']['output'];
  /** Rows of both sides with another rate in any of the three columns. */
  readonly rateChanged: Scalars['Int']['output'];
  /** Numbers only the earlier side has. */
  readonly removed: Scalars['Int']['output'];
  /** Rows of both sides with other units. */
  readonly unitsChanged: Scalars['Int']['output'];
};

/** The schedule an answer was read from. */
export type HtsEdition = {
  /**
   * How the revision is known: `archive` (its whole text), `change_record` (what its official change record says was
   * applied to the newest archive before it), `secondary` (the same from a reviewed copy), `notice` (a citation of the
   * Federal Register alone) or `unread`.
   */
  readonly basis: Scalars['String']['output'];
  /** Day whose law was read. Null: the whole printing of the revision, rows that begin later included. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Day it was published. */
  readonly publishedOn: Scalars['Date']['output'];
  /** Revision the schedule was read as printed by; without one asked for, the newest published on or before the day. */
  readonly revision: Scalars['String']['output'];
  /** Printed title of the revision. */
  readonly title: Scalars['String']['output'];
};

/** A remark printed beside a row. */
export type HtsEndnote = {
  /** Cells it belongs to: `desc`, `general`, `special`, `other`, `units`, `stat`. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Chapter 99 headings it names that the schedule prints. */
  readonly headings: ReadonlyArray<HtsEndnoteHeading>;
  /** As printed. */
  readonly text: Scalars['String']['output'];
};

/** A Chapter 99 heading an endnote leads to. */
export type HtsEndnoteHeading = {
  /** Heading, dotted. */
  readonly code: Scalars['String']['output'];
  /** Text of the heading. */
  readonly description: Scalars['String']['output'];
  /** Rate printed in Column 1 General. */
  readonly general: Scalars['String']['output'];
};

/** A cell of the schedule. */
export type HtsField =
  /** Additional duties. */
  | 'additionalDuties'
  /** Column 2 rate. */
  | 'column2'
  /** Article description. */
  | 'description'
  /** Endnotes. */
  | 'endnotes'
  /** Column 1 general rate. */
  | 'general'
  /** Quota quantity. */
  | 'quotaQuantity'
  /** Column 1 special rates. */
  | 'special'
  /** Units of quantity. */
  | 'units';

/** A cell that was printed differently. */
export type HtsFieldChange = {
  /** After; empty: the cell is empty. */
  readonly after: Scalars['String']['output'];
  /** Before; empty: the cell was empty. */
  readonly before: Scalars['String']['output'];
  /** A cell of the schedule. */
  readonly field: HtsField;
};

/** One number in its place. */
export type HtsHierarchy = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Its chapter. */
  readonly chapter: CatalogChapterName;
  /** Rows below, down to the next numbered ones, unnumbered levels included, in printing order. */
  readonly children: ReadonlyArray<HtsRow>;
  /** The number as it was understood, dotted. */
  readonly code: Scalars['String']['output'];
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Rows above, heading first, unnumbered levels included. */
  readonly parents: ReadonlyArray<HtsRow>;
  /** Texts from the section to the row. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Numbers that its goods have after the day read. Empty: it has not ended, or none is printed. */
  readonly replacedBy: ReadonlyArray<HtsSuccession>;
  /** Numbers that its goods had before. Empty: none is printed. */
  readonly replaces: ReadonlyArray<HtsSuccession>;
  /** The row. */
  readonly row: HtsRow;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Other rows under the same parent. */
  readonly siblings: ReadonlyArray<HtsRow>;
};

/** Level of a row of the schedule. */
export type HtsLevel =
  /** Four digits. */
  | 'heading'
  /** Eight digits, with rates of duty. */
  | 'rateLine'
  /** Ten digits, reported on entries. */
  | 'statistical'
  /** Six digits, or an unnumbered part of them. */
  | 'subheading'
  /** Text that rows below share, without a number. */
  | 'superior';

/** A reportable line of Chapters 1 to 97 on one day. */
export type HtsLine = Node & {
  /** AD/CVD orders that name the line, an index aid only: the written scope decides. */
  readonly adcvdOrders: AdcvdOrderConnection;
  /** Chapter 99 rules in force on the day whose scope names the line, whatever their condition. */
  readonly chapter99: ReadonlyArray<LineRule>;
  /** Where the schedule prints it. */
  readonly citations: ReadonlyArray<Citation>;
  /** Column 2 rate as printed, inherited where the line prints none. */
  readonly column2Rate: Scalars['String']['output'];
  /** Day whose schedule and law are read. */
  readonly date: Scalars['Date']['output'];
  /** Description as printed. */
  readonly description: Scalars['String']['output'];
  /** The duty on the line on this day. */
  readonly duty: DutyInfo;
  /** Column 1 General rate as printed, inherited where the line prints none. */
  readonly generalRate: Scalars['String']['output'];
  /** The line in its place: section, chapter, rows above, statistical siblings. */
  readonly hierarchy: HtsHierarchy;
  /** Every wording of the line over the archived revisions, oldest first. */
  readonly history: HtsLineHistory;
  /** The number, dotted. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** Global identifier: the line on that day. */
  readonly id: Scalars['ID']['output'];
  /** Legal notes that govern the line, most specific first. */
  readonly notes: HtsNotesAnswer;
  /** Descriptions from the heading down to the line, unnumbered levels included. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Partner agencies that regulate the line. */
  readonly pga: PgaCheck;
  /** Units of quantity as printed. */
  readonly units: ReadonlyArray<Scalars['String']['output']>;
};


/** A reportable line of Chapters 1 to 97 on one day. */
export type HtsLineAdcvdOrdersArgs = {
  country?: InputMaybe<Scalars['CountryCode']['input']>;
  first?: Scalars['Int']['input'];
};


/** A reportable line of Chapters 1 to 97 on one day. */
export type HtsLineChapter99Args = {
  origin?: InputMaybe<Scalars['CountryCode']['input']>;
};


/** A reportable line of Chapters 1 to 97 on one day. */
export type HtsLineDutyArgs = {
  facts?: InputMaybe<ReadonlyArray<FactInput>>;
  origin?: InputMaybe<Scalars['CountryCode']['input']>;
  qty?: InputMaybe<Scalars['Decimal']['input']>;
  qty2?: InputMaybe<Scalars['Decimal']['input']>;
  spi?: InputMaybe<Scalars['String']['input']>;
  transport?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['Decimal']['input']>;
};


/** A reportable line of Chapters 1 to 97 on one day. */
export type HtsLineNotesArgs = {
  limit?: Scalars['Int']['input'];
};

/** A page of lines. */
export type HtsLineConnection = {
  /** The lines with their cursors. */
  readonly edges: ReadonlyArray<HtsLineEdge>;
  /** The lines. */
  readonly nodes: ReadonlyArray<HtsLine>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Lines over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A line in a page. */
export type HtsLineEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The line. */
  readonly node: HtsLine;
};

/** What one revision did to a row. */
export type HtsLineEvent = {
  /** What differs from the printing before. */
  readonly changes: ReadonlyArray<HtsFieldChange>;
  /** What an edition did to a line. */
  readonly kind: HtsLineEventKind;
  /** Day from which the wording is law, as known when it was printed. Null: removed rows. */
  readonly legalFrom?: Maybe<Scalars['Date']['output']>;
  /** Day the revision was published. */
  readonly publishedOn: Scalars['Date']['output'];
  /** Revision that printed it first. */
  readonly revision: Scalars['String']['output'];
  /** The row as printed. Null: removed. */
  readonly row?: Maybe<HtsRow>;
};

/** What an edition did to a line. */
export type HtsLineEventKind =
  /** It is in this edition and not in the one before. */
  | 'added'
  /** A cell of it changed. */
  | 'changed'
  /** The archive begins with it. */
  | 'first'
  /** It is not in this edition any more. */
  | 'removed';

/** The wordings of one row over the archived revisions. */
export type HtsLineHistory = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The number as it was understood, dotted. */
  readonly code: Scalars['String']['output'];
  /** The same as comma-separated values (RFC 4180), one line a changed field. */
  readonly csv: Scalars['String']['output'];
  /** Oldest first. The first is the printing the archive begins with. */
  readonly events: ReadonlyArray<HtsLineEvent>;
};

/** One note, or one lettered subdivision of it. */
export type HtsNote = Node & {
  /** Two digits. Null: it governs a section or the whole schedule. */
  readonly chapter?: Maybe<Scalars['String']['output']>;
  /** What the words of a legal note do. */
  readonly effect: NoteEffect;
  /** Stable name, for example `ch61:3(a)`; global identifier. */
  readonly id: Scalars['ID']['output'];
  /** Digits of the longest name of the code in the text: 2 (chapter) to 10. Null: it does not name it. */
  readonly mentionDigits?: Maybe<Scalars['Int']['output']>;
  /** Number as cited. Null: text before the first number. */
  readonly number?: Maybe<Scalars['String']['output']>;
  /** Where in the text the quoted words begin, in characters from 0. */
  readonly offset: Scalars['Int']['output'];
  /** `official-text` or `digest`. */
  readonly provenance: Scalars['String']['output'];
  /** The first words of the effect, at most 25, as printed. */
  readonly quote: Scalars['String']['output'];
  /** `gri`, `general`, `section`, `chapter`, `subheading`, `additional-us`, `statistical` or `ch99-us-note`. */
  readonly scope: Scalars['String']['output'];
  /** Roman numeral of its section. Null: it governs the whole schedule. */
  readonly section?: Maybe<Scalars['String']['output']>;
  /** Where the text comes from. */
  readonly source: Scalars['String']['output'];
  /** `official`, or `derived` for a digest; a summary that is not the statutory wording is `secondary`. */
  readonly sourceLabel: Scalars['String']['output'];
  /** Subdivision as cited, for example `(a)`. Null: the whole note or its lead-in. */
  readonly subdivision?: Maybe<Scalars['String']['output']>;
  /** Numbers the text names, ranges whole. */
  readonly targets: ReadonlyArray<HtsNoteTarget>;
  /** Official text. Null: only the digest is held. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** As it is cited, for example `Note 3(a) to chapter 61`. */
  readonly title: Scalars['String']['output'];
};

/** A note in a page. */
export type HtsNoteEdge = {
  /** Position, for `cursor`. */
  readonly cursor: Scalars['String']['output'];
  /** The note. */
  readonly node: HtsNote;
};

/** A number or a range of numbers a note names. */
export type HtsNoteTarget = {
  /** First number, dotted; a chapter has two digits. */
  readonly from: Scalars['String']['output'];
  /** Last number; the same as `from` for a single one. */
  readonly to: Scalars['String']['output'];
};

/** One page of notes. */
export type HtsNotesAnswer = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The number as it was understood, dotted. Null: asked by chapter or section. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** The same with the cursor behind each. */
  readonly edges: ReadonlyArray<HtsNoteEdge>;
  /** Most specific first. */
  readonly notes: ReadonlyArray<HtsNote>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Notes there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How a query was understood. */
export type HtsQueryKind =
  /** As a tariff number, whole or begun. */
  | 'number'
  /** As words. */
  | 'text';

/** A rate cell as printed for a row or inherited by it. */
export type HtsRate = {
  /** Whether it is inherited from a row above. */
  readonly inherited: Scalars['Boolean']['output'];
  /** Number of the row that prints it, dotted, or of the nearest numbered row above. Null: none has one. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** As printed. */
  readonly text: Scalars['String']['output'];
};

/** A number that the schedule had and no longer has on the day read. */
export type HtsReplacedNumber = {
  /** The number, dotted. */
  readonly code: Scalars['String']['output'];
  /** Its last day. */
  readonly lastDay: Scalars['Date']['output'];
  /** Revision that ended it. Null: no change record says so. */
  readonly revision?: Maybe<Scalars['String']['output']>;
  /** Numbers that its goods are reported under on the day read, dotted. Empty: no successor is printed. */
  readonly successors: ReadonlyArray<Scalars['String']['output']>;
};

/** Numbers under one row that took the place of others. */
export type HtsReplacement = {
  /** Numbers of the earlier side, dotted. */
  readonly from: ReadonlyArray<Scalars['String']['output']>;
  /** How many numbers replaced how many. */
  readonly kind: HtsReplacementKind;
  /** Numbers of the later side, dotted. */
  readonly to: ReadonlyArray<Scalars['String']['output']>;
  /** The row both stand under, dotted. */
  readonly under: Scalars['String']['output'];
};

/** How many numbers replaced how many. */
export type HtsReplacementKind =
  /** Several became one. */
  | 'merged'
  /** One became one. */
  | 'renumbered'
  /** One became several. */
  | 'split';

/** A row of the schedule. */
export type HtsRow = {
  /** Additional duties as printed. Null: none. */
  readonly additionalDuties?: Maybe<Scalars['String']['output']>;
  /** Rows directly below. */
  readonly childCount: Scalars['Int']['output'];
  /** Number, dotted. Null: an unnumbered level. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Column 2. Null: neither it nor a row above prints one. */
  readonly column2?: Maybe<HtsRate>;
  /** Text of the row. */
  readonly description: Scalars['String']['output'];
  /** Remarks printed beside the row, with the Chapter 99 headings they name. */
  readonly endnotes: ReadonlyArray<HtsEndnote>;
  /** Column 1 General. Null: neither it nor a row above prints one. */
  readonly general?: Maybe<HtsRate>;
  /** Depth as printed, from 0. */
  readonly indent: Scalars['Int']['output'];
  /** First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known. */
  readonly legalFrom?: Maybe<Scalars['Date']['output']>;
  /** First day on which it no longer is. Null: open. */
  readonly legalTo?: Maybe<Scalars['Date']['output']>;
  /** Level of a row of the schedule. */
  readonly level: HtsLevel;
  /** Number of the nearest numbered row above. Null: a heading. */
  readonly parent?: Maybe<Scalars['String']['output']>;
  /** Quota quantity as printed. Null: none. */
  readonly quotaQuantity?: Maybe<Scalars['String']['output']>;
  /** Whether goods are reported under it: ten digits, or eight where no ten-digit row divides them. */
  readonly reportable: Scalars['Boolean']['output'];
  /** Column 1 Special. Null: none beside the general rate. */
  readonly special?: Maybe<HtsRate>;
  /** Units of quantity as printed. */
  readonly units: ReadonlyArray<Scalars['String']['output']>;
};

/** What happened to a row between two editions. */
export type HtsRowChangeKind =
  /** It is in the later edition alone. */
  | 'added'
  /** A cell of it differs. */
  | 'changed'
  /** It is in the earlier edition alone. */
  | 'removed';

/** A numbered row that differs. */
export type HtsRowDifference = {
  /** Cells that differ; of an added or removed row all that are printed. */
  readonly changes: ReadonlyArray<HtsFieldChange>;
  /** Number, dotted. */
  readonly code: Scalars['String']['output'];
  /** Text of the row, of the later side where it has one. */
  readonly description: Scalars['String']['output'];
  /** What happened to a row between two editions. */
  readonly kind: HtsRowChangeKind;
};

/** A row in a page. */
export type HtsRowEdge = {
  /** Position, for `cursor`. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: HtsRow;
};

/** One page of a search. */
export type HtsSearchAnswer = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The same with the cursor behind each. */
  readonly edges: ReadonlyArray<HtsSearchEdge>;
  /** The schedule searched. */
  readonly edition: HtsEdition;
  /** How it was understood. */
  readonly matchedBy: HtsQueryKind;
  /** What the results are and are not. */
  readonly notice: Scalars['String']['output'];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What was looked for. */
  readonly query: Scalars['String']['output'];
  /** The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for. */
  readonly replaced?: Maybe<HtsReplacedNumber>;
  /** Best first. */
  readonly results: ReadonlyArray<HtsSearchResult>;
  /** Rows found, at most 500. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A result in a page. */
export type HtsSearchEdge = {
  /** Position, for `cursor`. */
  readonly cursor: Scalars['String']['output'];
  /** The result. */
  readonly node: HtsSearchResult;
};

/** One thing looked for, and where the path of the row says it. */
export type HtsSearchEvidence = {
  /** Number of the row, dotted; of a chapter two digits. Null: a section. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Part of the path. */
  readonly field: Scalars['String']['output'];
  /** How a word of the query met one of the schedule. */
  readonly kind: HtsTermMatch;
  /** Words of the text that were matched. */
  readonly matched: ReadonlyArray<Scalars['String']['output']>;
  /** Words of the query, or the trade name recognised in them. */
  readonly queryText: Scalars['String']['output'];
  /** Text around the words found. */
  readonly snippet: Scalars['String']['output'];
};

/** Part of the path of a row. */
export type HtsSearchLevel =
  /** The chapter. */
  | 'chapter'
  /** The heading. */
  | 'heading'
  /** The line with rates of duty. */
  | 'rateLine'
  /** The section. */
  | 'section'
  /** The statistical line. */
  | 'statistical'
  /** The subheading. */
  | 'subheading';

/** A row found, with why. */
export type HtsSearchResult = {
  /** Number, dotted. */
  readonly code: Scalars['String']['output'];
  /** Column 2. Null: neither it nor a row above prints one. */
  readonly column2?: Maybe<HtsRate>;
  /** Text of the row itself. */
  readonly description: Scalars['String']['output'];
  /** Everything looked for that was found, strongest first. */
  readonly evidence: ReadonlyArray<HtsSearchEvidence>;
  /** Column 1 General. Null: neither it nor a row above prints one. */
  readonly general?: Maybe<HtsRate>;
  /** First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known. */
  readonly legalFrom?: Maybe<Scalars['Date']['output']>;
  /** First day on which it no longer is. Null: open. */
  readonly legalTo?: Maybe<Scalars['Date']['output']>;
  /** Level of a row of the schedule. */
  readonly level: HtsLevel;
  /** Part of the path that says most of what was looked for. */
  readonly matchedField: HtsSearchLevel;
  /** Texts from the heading to the row. */
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Place in the ranking, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Text around the words found there. */
  readonly snippet: Scalars['String']['output'];
  /** Column 1 Special. Null: none beside the general rate. */
  readonly special?: Maybe<HtsRate>;
  /** Units of quantity as printed. */
  readonly units: ReadonlyArray<Scalars['String']['output']>;
};

/** A number on the other side of a change. */
export type HtsSuccession = {
  /** The number, dotted. */
  readonly code: Scalars['String']['output'];
  /** How numbers of one edition became those of another. */
  readonly kind: HtsSuccessionKind;
  /** First day of the newer number. */
  readonly on: Scalars['Date']['output'];
  /** Revision whose change record says so. */
  readonly revision: Scalars['String']['output'];
};

/** How numbers of one edition became those of another. */
export type HtsSuccessionKind =
  /** It ended and no successor is printed. */
  | 'discontinued'
  /** Digits of an ended number were given to an article whose own former number is not printed. */
  | 'established'
  /** They went to a number shared with others. */
  | 'merged'
  /** All goods went to a number of their own. */
  | 'renumbered'
  /** They went to several numbers. */
  | 'split'
  /** They went to several numbers, this one shared with others. */
  | 'split_and_merged'
  /** The only number of its line was divided. */
  | 'subdivided';

/** How a word of the query met one of the schedule. */
export type HtsTermMatch =
  /** As it stands. */
  | 'exact'
  /** In another form of the word. */
  | 'form'
  /** As a number. */
  | 'number'
  /** As the beginning of it. */
  | 'prefix'
  /** With another spelling. */
  | 'spelling'
  /** By the table of trade names. */
  | 'trade';

/** How far a request under an idempotency key is. */
export type IdempotencyState =
  /** Its answer is kept. */
  | 'done'
  /** It is not answered yet. */
  | 'running';

/** Refund of void duties in one state. */
export type IeepaStatusTotal = {
  /** Principal, USD. */
  readonly principal: Scalars['Decimal']['output'];
  /** The state. */
  readonly status: CapeStatus;
};

/** The goods may not be entered on the date. */
export type ImportProhibited = {
  /** The whole answer. */
  readonly dutyInfo: DutyInfo;
  /** The headings that say so, each with its citations. */
  readonly layers: ReadonlyArray<DutyLayer>;
};

/** Kinds of things that keep a calculation from being complete. */
export type IncompleteKind =
  /** An AD/CVD order applies or is likely to, and its deposit rate is not known well enough to be counted. */
  | 'adcvd_rate'
  /** An AD/CVD order in force lists line and country, and is neither declared, disclaimed nor settled by facts of its scope. */
  | 'adcvd_scope'
  /** A fact, a quantity or a value that decides the duty is not stated. */
  | 'missing_fact'
  /** The entry date is after the last day to which the Chapter 99 programs were verified, or before the first one. */
  | 'programs_not_verified'
  /** The goods may not be entered. */
  | 'prohibited'
  /** A rate of the schedule cannot be resolved or computed. */
  | 'rate_not_computable'
  /** The entry date is after the last day to which the revisions of the schedule are known. */
  | 'schedule_not_verified'
  /** The line names a Chapter 99 heading that no rule is about. */
  | 'unmodelled_heading';

/** One thing that keeps a calculation from being complete. */
export type IncompleteReason = {
  /** What is missing or not known, in words. */
  readonly detail: Scalars['String']['output'];
  /** What kind of thing it is. */
  readonly kind: IncompleteKind;
};

/** What an answer is without an input. */
export type InputSeverity =
  /** The duty is settled, and a claim would change it. */
  | 'advisory'
  /** The duty is undetermined without it. */
  | 'blocking';

/** What the value of an input is. */
export type InputType =
  /** `true` or `false`. */
  | 'boolean'
  /** A country, ISO 3166-1 alpha-2. */
  | 'iso2_country'
  /** A day, YYYY-MM-DD. */
  | 'iso_date'
  /** A decimal number. */
  | 'number'
  /** Text, or one of the values that are named. */
  | 'string';

/** A commercial invoice as named fields. Null: the invoice does not state it, or it was not found. */
export type InvoiceExtraction = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Name of the attachment that was read. Null: the file itself was. */
  readonly attachment?: Maybe<Scalars['String']['output']>;
  /** Who buys. */
  readonly buyer?: Maybe<ExtractedParty>;
  /** The arithmetic of the invoice. */
  readonly checks: ReadonlyArray<ExtractionCheck>;
  /** Whom the goods are sent to. */
  readonly consignee?: Maybe<ExtractedParty>;
  /** ISO 3166-1 alpha-2 code of the origin stated for the whole invoice. */
  readonly countryOfOrigin?: Maybe<ExtractedField>;
  /** ISO 4217 code. */
  readonly currency?: Maybe<ExtractedField>;
  /** Discount as stated. */
  readonly discount?: Maybe<ExtractedField>;
  /** As in `DocumentExtraction`; another than `commercial_invoice` is a warning. */
  readonly documentKind: Scalars['String']['output'];
  /** How sure the kind is. */
  readonly documentKindConfidence: Confidence;
  /** What a file is. */
  readonly fileType: FileType;
  /** Freight as stated. */
  readonly freight?: Maybe<ExtractedField>;
  /** Rule of Incoterms, three letters. */
  readonly incoterm?: Maybe<ExtractedField>;
  /** Named place of the rule. */
  readonly incotermPlace?: Maybe<ExtractedField>;
  /** Insurance as stated. */
  readonly insurance?: Maybe<ExtractedField>;
  /** Date of the invoice, ISO 8601. Its `value` is null where day and month cannot be told apart. */
  readonly invoiceDate?: Maybe<ExtractedField>;
  /** Number of the invoice. */
  readonly invoiceNumber?: Maybe<ExtractedField>;
  /** Rows of the goods table, the first 2,000: where there are more, `warnings` say how many. */
  readonly lineItems: ReadonlyArray<ExtractedLineItem>;
  /** Every other field by its name. */
  readonly otherFields: ReadonlyArray<ExtractedField>;
  /** Every other party by its role. */
  readonly otherParties: ReadonlyArray<ExtractedParty>;
  /** Pages of a PDF, sheets of a workbook. */
  readonly pageCount: Scalars['Int']['output'];
  /** Terms of payment as printed. */
  readonly paymentTerms?: Maybe<ExtractedField>;
  /** The buyer's order or the contract. */
  readonly purchaseOrderNumber?: Maybe<ExtractedField>;
  /** Who sells (19 CFR 141.86(a)(2)). */
  readonly seller?: Maybe<ExtractedParty>;
  /** Sum of the lines as stated. */
  readonly subtotal?: Maybe<ExtractedField>;
  /** Tax as stated. */
  readonly tax?: Maybe<ExtractedField>;
  /** As in `DocumentExtraction`. */
  readonly textSource: Scalars['String']['output'];
  /** Total as stated. */
  readonly total?: Maybe<ExtractedField>;
  /** What is open, was passed over or could not be read. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** One applied change of the law. */
export type LawChange = {
  /** When it was applied. */
  readonly at: Scalars['DateTime']['output'];
  /** AD/CVD cases; the first 1,000. */
  readonly caseNumbers: ReadonlyArray<Scalars['String']['output']>;
  /** Data version that it made. Null: it made none, as ruling letters do, or that is no longer kept. */
  readonly dataVersion?: Maybe<Scalars['String']['output']>;
  /** Chapter 99 headings that are new, changed or named by a notice; the first 1,000. */
  readonly headings: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier; it grows with time. */
  readonly id: Scalars['ID']['output'];
  /** What it was read from. */
  readonly kind: LawChangeKind;
  /** How many tariff numbers there are. */
  readonly lineCount: Scalars['Int']['output'];
  /** Tariff numbers whose rates, units or notes changed, that are new or ended; the first 1,000. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** True: a duty calculated after it may differ from one before. */
  readonly mayChangeDuty: Scalars['Boolean']['output'];
  /** Records that are new. */
  readonly rowsAdded: Scalars['Int']['output'];
  /** Records that changed. */
  readonly rowsChanged: Scalars['Int']['output'];
  /** Records that ended. */
  readonly rowsEnded: Scalars['Int']['output'];
  /** For example `HTSUS 2026 Revision 10`. */
  readonly title: Scalars['String']['output'];
  /** The change in words, line by line; the first 200 lines. */
  readonly words: ReadonlyArray<Scalars['String']['output']>;
};

/** What a change was read from. */
export type LawChangeKind =
  /** The law as a whole: an update or a reference pack. */
  | 'law'
  /** Legal notes of the schedule. */
  | 'notes'
  /** Federal Register documents: acts of tariff law and steps of AD/CVD cases. */
  | 'notices'
  /** CBP ruling letters. */
  | 'rulings'
  /** A revision of the Harmonized Tariff Schedule. */
  | 'schedule'
  /** Scope texts of AD/CVD orders. */
  | 'scopes';

/** One page of changes of the law. */
export type LawChanges = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The same page as an Atom feed (RFC 4287), the newest first. */
  readonly atom: Scalars['String']['output'];
  /** Oldest first. */
  readonly changes: ReadonlyArray<LawChange>;
  /** Where the page ends. An empty page ends where it began. */
  readonly pageInfo: PageInfo;
};

/** Whether a layer is settled by what was stated. */
export type LayerEnding =
  /** It is due, or reported, as shown. */
  | 'applies'
  /** An answer that is missing decides it; it is shown as assumed. */
  | 'undetermined';

/** What a heading does to the duty. */
export type LayerKind =
  /** Antidumping or countervailing deposit. */
  | 'adcvd'
  /** Adds a rate. */
  | 'additive'
  /** The duty of the column itself. */
  | 'column'
  /** Takes a duty away. */
  | 'exempt'
  /** Lifts the duty to a rate. */
  | 'floor'
  /** Takes the place of the column duty. */
  | 'in_lieu'
  /** Bars the goods. */
  | 'prohibited'
  /** Opens or closes a quota. */
  | 'quota'
  /** Adds an amount by quantity. */
  | 'specific';

/** A legal note's word on where a Chapter 99 heading applies. Evidence only: duty arithmetic does not read it. */
export type LegalNoteChapter99ApplicabilityDiagnostic = {
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: RuleApplicability;
  /** Facts without which it cannot be evaluated. */
  readonly blockedByFacts: ReadonlyArray<Scalars['String']['output']>;
  /** Reviews without which it cannot be evaluated. */
  readonly blockedByReview: ReadonlyArray<Scalars['String']['output']>;
  /** Tariff numbers it names. */
  readonly conditionHtsTargets: ReadonlyArray<Scalars['String']['output']>;
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText?: Maybe<Scalars['String']['output']>;
  /** Countries the note names. */
  readonly countryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier of the effect. */
  readonly effectId: Scalars['String']['output'];
  /** `chapter_99_applicability`. */
  readonly effectType: Scalars['String']['output'];
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText?: Maybe<Scalars['String']['output']>;
  /** Chapter 99 headings it excepts. */
  readonly exceptionChapter99Codes: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier of the note. */
  readonly noteId: Scalars['String']['output'];
  /** Whether the layers of an answer account for an effect of a legal note. */
  readonly parityStatus: NoteParity;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey?: Maybe<Scalars['String']['output']>;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: Scalars['String']['output'];
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator?: Maybe<Scalars['String']['output']>;
  /** Exact words of the note. */
  readonly sourceSpan: Scalars['String']['output'];
  /** Chapter 99 headings it makes applicable. */
  readonly targetChapter99Codes: ReadonlyArray<Scalars['String']['output']>;
};

/** A quota printed in a legal note. Evidence only: aggregate quota use is not tracked across entries. */
export type LegalNoteQuotaDiagnostic = {
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: RuleApplicability;
  /** Why it does or does not match. */
  readonly applicabilityReason: Scalars['String']['output'];
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText?: Maybe<Scalars['String']['output']>;
  /** Countries of the quota. */
  readonly countryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Identifier of the effect. */
  readonly effectId: Scalars['String']['output'];
  /** `quota`. */
  readonly effectType: Scalars['String']['output'];
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText?: Maybe<Scalars['String']['output']>;
  /** Identifier of the note. */
  readonly noteId: Scalars['String']['output'];
  /** `engine_does_not_track_aggregate_quota_usage` or `diagnostic_only_not_used_for_amount_computation`. */
  readonly notice: Scalars['String']['output'];
  /** Special program indicators of the quota. */
  readonly programIndicators: ReadonlyArray<Scalars['String']['output']>;
  /** Quantity of the quota. Null: not printed. */
  readonly quotaQuantity?: Maybe<Scalars['Float']['output']>;
  /** Unit of the quota. Null: not printed. */
  readonly quotaUnit?: Maybe<Scalars['String']['output']>;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey?: Maybe<Scalars['String']['output']>;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: Scalars['String']['output'];
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator?: Maybe<Scalars['String']['output']>;
  /** Exact words of the note. */
  readonly sourceSpan: Scalars['String']['output'];
  /** Headings of the quota. */
  readonly targetCodes: ReadonlyArray<Scalars['String']['output']>;
};

/** A rate rule printed in a legal note, beside what the engine charged. Evidence only: duty arithmetic does not read it. */
export type LegalNoteRateRuleDiagnostic = {
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: RuleApplicability;
  /** Facts without which it cannot be evaluated. */
  readonly blockedByFacts: ReadonlyArray<Scalars['String']['output']>;
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText?: Maybe<Scalars['String']['output']>;
  /** Identifier of the effect. */
  readonly effectId: Scalars['String']['output'];
  /** `rate_rule`. */
  readonly effectType: Scalars['String']['output'];
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText?: Maybe<Scalars['String']['output']>;
  /** Identifier of the note. */
  readonly noteId: Scalars['String']['output'];
  /** Whether the layers of an answer account for an effect of a legal note. */
  readonly parityStatus: NoteParity;
  /** Unit of the quantity. Null: it states none. */
  readonly quantityUnit?: Maybe<Scalars['String']['output']>;
  /** Quantity the rule states. Null: it states none. */
  readonly quantityValue?: Maybe<Scalars['Float']['output']>;
  /** Percent the rule states. Null: it states none. */
  readonly ratePercent?: Maybe<Scalars['Float']['output']>;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey?: Maybe<Scalars['String']['output']>;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: Scalars['String']['output'];
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator?: Maybe<Scalars['String']['output']>;
  /** Exact words of the note. */
  readonly sourceSpan: Scalars['String']['output'];
};

/** How much can be said of a line. */
export type LineAuditStatus =
  /** What is owed is known. */
  | 'certain'
  /** A fact is open. */
  | 'depends'
  /** It could not be read. */
  | 'not_audited'
  /** Its day is not covered by the data. */
  | 'not_covered'
  /** Its number is not in the schedule of its day. */
  | 'not_in_schedule';

/** A Chapter 99 rule that names a line, and how. */
export type LineRule = {
  /** The list. Null: as for `listedAs`. */
  readonly list?: Maybe<Scalars['String']['output']>;
  /** Digits of the list row that names the line. Null: the rule names all goods, or is written in a note. */
  readonly listedAs?: Maybe<Scalars['String']['output']>;
  /** Article the list row is limited to. Null: not limited. */
  readonly qualifier?: Maybe<Scalars['String']['output']>;
  /** Whether its countries include the origin asked about. Null: none was asked about. */
  readonly reachesOrigin?: Maybe<Scalars['Boolean']['output']>;
  /** The rule. */
  readonly rule: Chapter99Rule;
};

/** How far the liquidation of an entry is. */
export type LiquidationState =
  /** Extended. */
  | 'extended'
  /** Liquidated. */
  | 'liquidated'
  /** To be liquidated on a day that is set. */
  | 'scheduled'
  /** Suspended. */
  | 'suspended'
  /** Under review. */
  | 'under_review'
  /** Not liquidated. */
  | 'unliquidated';

/** An exclusion that names the line: a candidate until the importer confirms the description. */
export type MatchedExclusion = {
  /** Chapter 99 heading of the exclusion. */
  readonly code: Scalars['String']['output'];
  /**
   * 0 to 1: 1 claimed by the importer; 0.5 an article under the ten-digit number; 0.25 an article under a shorter one. A
   * signal for review, not a probability.
   */
  readonly confidence: Scalars['Float']['output'];
  /** The article the exclusion is limited to, or the text of its heading. */
  readonly description: Scalars['String']['output'];
};

/** One quantity or component value. */
export type MeasureInput = {
  /** Unit code, for example `KG`, `PFL` or `CASE_USD`. */
  readonly key: Scalars['String']['input'];
  /** The quantity in that unit. */
  readonly value: Scalars['Decimal']['input'];
};

/** Merchandise processing fee of a formal entry of this line alone. */
export type MerchandiseProcessingFee = {
  /** USD. Null: the value was not stated. */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** False: the goods are exempt. */
  readonly applicable: Scalars['Boolean']['output'];
  /** Percent of the customs value, between the minimum and maximum of the fiscal year. */
  readonly rate: Scalars['Float']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
};

/** Who wrote a message. */
export type MessageAuthor =
  /** Who asks. */
  | 'caller'
  /** This service. */
  | 'service';

/** What writes to the account of the key. Each field runs after the one before it has ended. */
export type Mutation = {
  /**
   * Records who decided which number, in place of which, and why: the audit trail of 19 USC 1484 (reasonable care). Every
   * call adds a record, and none is ever changed. The answer comes after the record is committed.
   */
  readonly confirmClassification: ClassificationConfirmation;
  /**
   * One turn of a conversation that narrows a classification down: it answers the question of the turn before, or says more
   * about the goods. Kept for 24 hours after its last turn, at most 20 turns.
   */
  readonly continueClassification: ClassificationChat;
  /**
   * The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report:
   * asking again stores nothing new.
   */
  readonly createAdcvdReport: AdcvdReport;
  /**
   * One product in full: its classification, partner agencies and duty, saved to the account, with a link that shows it
   * without a key until it expires.
   */
  readonly createClassificationReport: ClassificationReport;
};


/** What writes to the account of the key. Each field runs after the one before it has ended. */
export type MutationConfirmClassificationArgs = {
  input: ConfirmClassificationInput;
};


/** What writes to the account of the key. Each field runs after the one before it has ended. */
export type MutationContinueClassificationArgs = {
  input: ClassifyChatInput;
};


/** What writes to the account of the key. Each field runs after the one before it has ended. */
export type MutationCreateAdcvdReportArgs = {
  input: AdcvdReportInput;
};


/** What writes to the account of the key. Each field runs after the one before it has ended. */
export type MutationCreateClassificationReportArgs = {
  input: ClassifyReportInput;
};

/**
 * A record with an identifier of its own, which `node` finds again in the same data version; a saved report, in the account
 * it was saved to.
 */
export type Node = {
  /** Global identifier; opaque. */
  readonly id: Scalars['ID']['output'];
};

/** A Chapter 99 heading that names the line and does not apply. */
export type NotApplicableHeading = {
  /** Statute or order it rests on. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority, an open list. */
  readonly authorityType: Scalars['String']['output'];
  /** The condition that failed, or the heading that took it away. */
  readonly because: Scalars['String']['output'];
  /** Law; never empty. */
  readonly citations: ReadonlyArray<Citation>;
  /** Heading, or a measure without one in parentheses. */
  readonly code: Scalars['String']['output'];
  /** Text of the heading as printed on the date. Null: the schedule held does not print it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the program for people. */
  readonly displayLabel: Scalars['String']['output'];
  /** First day of the rule. Null: no beginning is stated. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day of the rule. Null: no end is known. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** The one fact that would make it apply. Null: no single fact does. */
  readonly flippedBy?: Maybe<FlippingFact>;
  /** Key of the program. */
  readonly program: Scalars['String']['output'];
  /** Rate in words. */
  readonly rate: Scalars['String']['output'];
  /** Why it does not apply, as a code. */
  readonly reason: NotAppliedReason;
};

/** A Chapter 99 heading that was considered and does not apply. */
export type NotAppliedHeading = {
  /** The condition that failed, or the heading that took it away. */
  readonly because: Scalars['String']['output'];
  /** Law. */
  readonly citations: ReadonlyArray<Citation>;
  /**
   * One fact whose other answer alone would make it apply, tried by resolving every rule again. Null: no single fact does;
   * for `other_origin` it would take another country of origin.
   */
  readonly flippedBy?: Maybe<FlippingFact>;
  /** Heading. */
  readonly heading: Scalars['String']['output'];
  /** Key of the program. */
  readonly program: Scalars['String']['output'];
  /** Rate in words. */
  readonly rateText: Scalars['String']['output'];
  /** Why it does not apply, as a code. */
  readonly reason: NotAppliedReason;
  /** Identifier of the rule in the reference data. */
  readonly ruleId: Scalars['String']['output'];
};

/** Why a heading does not apply. */
export type NotAppliedReason =
  /** A claim under Chapter 98 frees from it. */
  | 'chapter_98'
  /** Its condition is not met. */
  | 'condition_false'
  /** A rule of stacking puts another in its place. */
  | 'displaced_by'
  /** Another heading is excepted from it. */
  | 'excepted_by'
  /** It has no duty to take away. */
  | 'no_target'
  /** Others leave nothing of its value. */
  | 'no_value_left'
  /** It is about other origins. */
  | 'other_origin'
  /** A later wording of it applies. */
  | 'superseded';

/** What the words of a legal note do. */
export type NoteEffect =
  /** They say what a word means. */
  | 'defines'
  /** They leave goods out. */
  | 'excludes'
  /** None of these. */
  | 'governs'
  /** They take goods in. */
  | 'includes';

/** Whether the layers of an answer account for an effect of a legal note. */
export type NoteParity =
  /** They do. */
  | 'already_accounted_for'
  /** The effect awaits a review of what it refers to. */
  | 'blocked_by_reference_review'
  /** They do not. */
  | 'not_accounted_for'
  /** It cannot be told. */
  | 'not_evaluable';

/** Usage of one operation over the period. */
export type OperationUsage = {
  /** Cost of language models, USD. */
  readonly aiCostUsd: Scalars['Decimal']['output'];
  /** Tokens of language models. */
  readonly aiTokens: Scalars['Int']['output'];
  /** Requests answered with a status of 400 or more. */
  readonly errors: Scalars['Int']['output'];
  /** Operation id, or the name of another address: `graphql`, `mcp`. */
  readonly operation: Scalars['String']['output'];
  /** Requests. */
  readonly requests: Scalars['Int']['output'];
};

/** Where a day lies in the life of an order. */
export type OrderPhase =
  /** After its revocation. */
  | 'after_revocation'
  /** Before the order. */
  | 'before_order'
  /** While it is in force. */
  | 'in_force'
  /** The days of the order are not known. */
  | 'not_known';

/** One line from every country of origin. */
export type OriginComparison = {
  /** Description of the line as printed. */
  readonly description: Scalars['String']['output'];
  /** Entry date. */
  readonly entryDate: Scalars['Date']['output'];
  /**
   * The lowest duty for each number of conditions, as far as more conditions lower it: what can be had as stated, and
   * what a preference or an answer would open.
   */
  readonly frontier: ReadonlyArray<OriginFrontierStep>;
  /** The line. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /**
   * Every origin, the lowest total duty first (the rate decides where no value was stated); then those whose duty is not
   * computable, then those whose goods may not be entered. Equal ones by country code.
   */
  readonly origins: ReadonlyArray<OriginDuty>;
};


/** One line from every country of origin. */
export type OriginComparisonOriginsArgs = {
  first?: Scalars['Int']['input'];
};

/** One origin in its place. */
export type OriginDuty = {
  /** False: something keeps it from being complete, of the kinds in `incompleteKinds`. */
  readonly complete: Scalars['Boolean']['output'];
  /** Its name. */
  readonly countryName: Scalars['String']['output'];
  /** Country of origin. */
  readonly countryOfOrigin: Scalars['CountryCode']['output'];
  /** The whole answer. */
  readonly duty: DutyInfo;
  /** 100 x total duty / customs value. Null: not computable from what was stated. */
  readonly effectiveRate?: Maybe<Scalars['Decimal']['output']>;
  /** Greatest total duty over every answer to the blocking inputs, no relief claimed, USD. Null: no limit is known. */
  readonly high?: Maybe<Scalars['Decimal']['output']>;
  /** Kinds of what keeps it from being complete; in words it is in `incompleteReasons` of `duty`. Empty: it is complete. */
  readonly incompleteKinds: ReadonlyArray<IncompleteKind>;
  /** Least total duty over every answer to the blocking inputs, no relief claimed, USD. Null: not computable. */
  readonly low?: Maybe<Scalars['Decimal']['output']>;
  /** Parameters whose missing answer leaves the duty undetermined. */
  readonly openInputs: ReadonlyArray<Scalars['String']['output']>;
  /** The preference that would lower the duty most. Null: none would, or it is claimed already. */
  readonly preference?: Maybe<OriginPreference>;
  /** Chapter 99 programs that charge the goods, by their titles. */
  readonly programs: ReadonlyArray<Scalars['String']['output']>;
  /** True: the goods may not be entered. */
  readonly prohibited: Scalars['Boolean']['output'];
  /** Place from 1; origins with the same duty share it. */
  readonly rank: Scalars['Int']['output'];
  /** Total duty, USD, fees excluded. Null: not computable from what was stated. */
  readonly totalDuty?: Maybe<Scalars['Decimal']['output']>;
  /** Total duty and both fees, USD. Null: not computable from what was stated. */
  readonly totalLandedDuty?: Maybe<Scalars['Decimal']['output']>;
};

/** The lowest duty to be had on so many conditions. */
export type OriginFrontierStep = {
  /** How many conditions: a preference to prove, and each open input to answer. */
  readonly conditions: Scalars['Int']['output'];
  /** The origins that have it. */
  readonly origins: ReadonlyArray<OriginOffer>;
  /** Total duty, USD. */
  readonly totalDuty: Scalars['Decimal']['output'];
};

/** An origin and the preference claimed. */
export type OriginOffer = {
  /** Country of origin. */
  readonly countryOfOrigin: Scalars['CountryCode']['output'];
  /** Special program indicator that must be claimed. Null: none. */
  readonly spi?: Maybe<Scalars['String']['output']>;
};

/** A special program that would lower the duty, and what it takes. */
export type OriginPreference = {
  /** Law. */
  readonly citations: ReadonlyArray<Citation>;
  /** General note of the schedule that sets it out. */
  readonly generalNote: Scalars['String']['output'];
  /** Name of the program. */
  readonly name: Scalars['String']['output'];
  /** Condition in short: how goods come to originate there. */
  readonly ruleOfOrigin: Scalars['String']['output'];
  /** What the claim saves, USD. Null: not computable from what was stated. */
  readonly saving?: Maybe<Scalars['Decimal']['output']>;
  /** Special program indicator to claim. */
  readonly spi: Scalars['String']['output'];
  /** Total duty with the claim, USD. Null: not computable from what was stated. */
  readonly totalDuty?: Maybe<Scalars['Decimal']['output']>;
};

/** Which page of a list this is (Relay cursor connections). */
export type PageInfo = {
  /** Give it as `cursor` (`after` of a connection) for the next page. Null: this is the last, or nothing was found. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** True: more follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** True: the list begins before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. Null: nothing was found. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** One part that is imported again and again. */
export type PartInput = {
  /** AD/CVD cases that the goods are entered under: their deposits are in the duty. */
  readonly adcvdDeclared?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** AD/CVD cases that the goods are not within. */
  readonly adcvdDisclaimed?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Aluminum content, percent of the customs value. */
  readonly aluminum?: InputMaybe<Scalars['Decimal']['input']>;
  /** Pieces a year. */
  readonly annualQuantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Customs value of a year, USD. Null: `unitValue` times `annualQuantity`. */
  readonly annualValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Copper content, percent of the customs value. */
  readonly copper?: InputMaybe<Scalars['Decimal']['input']>;
  /** The goods in words; a part without a tariff number gets the nearest lines by it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Answers to facts of the vocabulary. */
  readonly facts?: InputMaybe<ReadonlyArray<FactInput>>;
  /** HTS code, 8 or 10 digits. Null: the part is not priced, and the nearest lines are named. */
  readonly hts?: InputMaybe<Scalars['String']['input']>;
  /** Quantities of a year by unit code. */
  readonly measures?: InputMaybe<ReadonlyArray<MeasureInput>>;
  /** Country of origin. Null: what depends on it stays undetermined. */
  readonly origin?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Number of the part at its importer. */
  readonly partNumber?: InputMaybe<Scalars['String']['input']>;
  /** Special program indicator that is claimed (general note 3(c)(i)). */
  readonly spi?: InputMaybe<Scalars['String']['input']>;
  /** Steel content, percent of the customs value. */
  readonly steel?: InputMaybe<Scalars['Decimal']['input']>;
  /** Who supplies it, for sums by supplier. */
  readonly supplier?: InputMaybe<Scalars['String']['input']>;
  /** `ocean`, `air`, `truck` or `rail`. */
  readonly transport?: InputMaybe<Scalars['String']['input']>;
  /** Customs value of one piece, USD. */
  readonly unitValue?: InputMaybe<Scalars['Decimal']['input']>;
};

/** One layer of the duty of a part. */
export type PartLayer = {
  /** USD a year. Null: not computed. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** The law that asks for it. */
  readonly authority: Scalars['String']['output'];
  /** Where it is said. */
  readonly citations: ReadonlyArray<Scalars['String']['output']>;
  /** Tariff number that it is under. */
  readonly heading: Scalars['String']['output'];
  /** Rate as printed. */
  readonly rate: Scalars['String']['output'];
};

/** The duty of a part from one other country, without the preference of its own. */
export type PartOrigin = {
  /** USD a year. Null: it cannot be computed, or the goods may not be imported from there. */
  readonly duty?: Maybe<Scalars['Decimal']['output']>;
  /** The country. */
  readonly origin: Scalars['CountryCode']['output'];
};

/** A fact that changes the duty of a part. */
export type PartQuestion = {
  /** Key of the vocabulary, or name of an input. */
  readonly fact: Scalars['String']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
};

/** What comes first among parts. */
export type PartSort =
  /** The most duty a year. */
  | 'duty'
  /** The order of the list. */
  | 'row'
  /** The widest range between the least and the greatest duty. */
  | 'spread';

/** Whether the duty of a part is known. */
export type PartStatus =
  /** The duty is computed as far as the facts go; an answer is missing. */
  | 'open'
  /** The duty is computed and rests on no open question. */
  | 'priced'
  /** It cannot be computed as stated; `remark` says why. */
  | 'refused'
  /** It has no tariff number; `remark` names the nearest lines. */
  | 'unclassified';

/** What a party does in a shipment. */
export type PartyRole =
  /** Buyer. */
  | 'buyer'
  /** Carrier. */
  | 'carrier'
  /** Consignee. */
  | 'consignee'
  /** Importer of record. */
  | 'importerOfRecord'
  /** Manufacturer. */
  | 'manufacturer'
  /** Party to be notified. */
  | 'notifyParty'
  /** Whom payment goes to. */
  | 'remittee'
  /** Seller. */
  | 'seller'
  /** Shipper. */
  | 'shipper';

/** A partner government agency. */
export type PgaAgency = {
  /** Abbreviation. */
  readonly agency: Scalars['String']['output'];
  /** Rules it enforces. */
  readonly citations: ReadonlyArray<Citation>;
  /** Every ACE flag of the agency. */
  readonly flagCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Code of the agency in the ACE message set. Null: it takes no messages. */
  readonly messageCode?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whether it takes part in the message set, in words. */
  readonly status: Scalars['String']['output'];
  /** What it regulates. */
  readonly subject: Scalars['String']['output'];
};

/** What partner agencies ask for goods under a number. */
export type PgaCheck = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The agencies of those flags. */
  readonly agencies: ReadonlyArray<PgaAgency>;
  /** Agency as given. Null: all of them. */
  readonly agency?: Maybe<Scalars['String']['output']>;
  /** Country of origin as given. Null: not stated. */
  readonly country?: Maybe<Scalars['CountryCode']['output']>;
  /** Day the answer is for. */
  readonly date: Scalars['Date']['output'];
  /** Description of the number as printed; of its heading where the number is not printed by itself. */
  readonly description: Scalars['String']['output'];
  /** Flags on everything under the number. */
  readonly flags: ReadonlyArray<PgaFlag>;
  /** Flags on a part of what is under the number, by number. Empty for a line: give more digits to settle them. */
  readonly flagsBelow: ReadonlyArray<PgaFlag>;
  /** The number as it was understood. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** What the data does not settle. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** One program of one agency that regulates goods under a prefix. */
export type PgaFlag = {
  /** Abbreviation of the agency. */
  readonly agency: Scalars['String']['output'];
  /** Rules of the agency. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure the flag is. */
  readonly confidence: ConfidenceTier;
  /** What is asked for. */
  readonly description: Scalars['String']['output'];
  /** First day. Null: no beginning is stated. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day. Null: no end is stated. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** ACE flag, for example `FD2`. Null: the rule lies outside the message set, or its flag is not known. */
  readonly flagCode?: Maybe<Scalars['String']['output']>;
  /** The prefix the flag is on, dotted; a chapter has two digits. */
  readonly htsPrefix: Scalars['String']['output'];
  /** Program of the agency. */
  readonly program: Scalars['String']['output'];
  /**
   * `required`: the agency normally regulates everything under the prefix. `may_be_required`: it depends on the article
   * or its use, and a disclaimer is normal.
   */
  readonly requirement: Scalars['String']['output'];
  /** How the record was come by. */
  readonly source: RecordSource;
};

/** Which goods agency flags are asked for. */
export type PgaInput = {
  /** Only this agency, by its abbreviation, for example `FDA`. An unknown one is refused, naming the nearest. */
  readonly agency?: InputMaybe<Scalars['String']['input']>;
  /** Country of origin. The flags held depend on no country: it is given back, and a warning says so. */
  readonly country?: InputMaybe<Scalars['CountryCode']['input']>;
  /** Flags in force on this day. Null: on today in America/New_York. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Four to ten digits, dotted or not, of any chapter. */
  readonly hts: Scalars['String']['input'];
};

/** Parts with their duty for a year. */
export type Portfolio = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Every later day of the law in hand on which the duty of a part changes. */
  readonly changes: ReadonlyArray<PortfolioChange>;
  /** Claims that would lower the duty where the facts allow them, the most money first. */
  readonly claims: ReadonlyArray<PortfolioClaim>;
  /**
   * The parts as CSV with their duty and a column for each open question: fill the column in and give the text back as
   * `content`.
   */
  readonly csv: Scalars['String']['output'];
  /** The day whose law they are priced by. */
  readonly date: Scalars['Date']['output'];
  /** The duty by trait of the parts, the most first. */
  readonly exposure: ReadonlyArray<PortfolioExposure>;
  /** Said on every portfolio. */
  readonly notice: Scalars['String']['output'];
  /** The parts with their duty, in the order of the list. */
  readonly parts: PricedPartConnection;
  /** Facts that change the duty of parts and are not stated, the most money first. */
  readonly questions: ReadonlyArray<PortfolioQuestion>;
  /** What was read of the table. Null: the parts were given as such. */
  readonly source?: Maybe<PortfolioSource>;
  /** Sums over all parts. */
  readonly totals: PortfolioTotals;
  /**
   * The same parts as an XLSX workbook in base64 (RFC 4648), amounts as numbers: fill the columns in and give it back as
   * `content`. Null: `workbook` of the input did not ask for it.
   */
  readonly workbook?: Maybe<Scalars['String']['output']>;
};


/** Parts with their duty for a year. */
export type PortfolioExposureArgs = {
  by?: InputMaybe<ExposureTrait>;
};


/** Parts with their duty for a year. */
export type PortfolioPartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: PartSort;
  status?: InputMaybe<ReadonlyArray<PartStatus>>;
};

/** One heading that changes. */
export type PortfolioCause = {
  /** What happens to it. */
  readonly cause: Scalars['String']['output'];
  /** Where it is said, at most four. */
  readonly citations: ReadonlyArray<Scalars['String']['output']>;
  /** The heading. */
  readonly heading: Scalars['String']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
};

/** One day on which the law changes the duty of parts, at their yearly value, USD. */
export type PortfolioChange = {
  /** Their duty a year from that day on. */
  readonly after: Scalars['Decimal']['output'];
  /** Their duty a year before that day. */
  readonly before: Scalars['Decimal']['output'];
  /** Headings and why they change, most parts first. */
  readonly causes: ReadonlyArray<PortfolioCause>;
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** After less before. */
  readonly difference: Scalars['Decimal']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
};

/** A claim that parts could make. */
export type PortfolioClaim = {
  /** The law that allows it. */
  readonly citation: Scalars['String']['output'];
  /** Key of the vocabulary. */
  readonly fact: Scalars['String']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
  /** The question that `value` answers. */
  readonly question: Scalars['String']['output'];
  /** What it would save, USD a year. */
  readonly saving: Scalars['Decimal']['output'];
  /** The answer with the lowest duty. */
  readonly value: Scalars['String']['output'];
};

/** Duty a year of the parts that share a trait, USD. */
export type PortfolioExposure = {
  /** The trait. */
  readonly by: ExposureTrait;
  /** Their duty by that trait. */
  readonly duty: Scalars['Decimal']['output'];
  /** What they share. */
  readonly name: Scalars['String']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
  /** Their customs value. */
  readonly value: Scalars['Decimal']['output'];
};

/** The parts to price: `parts`, or a table as `content`. */
export type PortfolioInput = {
  /**
   * A table of parts as CSV or XLSX in base64 (RFC 4648), at most what a body of 1 MiB holds: `Part Number`, `Description`, `HTS`,
   * `Origin`, `Annual Value` and more ([columns](/docs)). The `csv` of an answer is read again. Null: they are in `parts`.
   */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The day whose law they are priced by. Null: today in America/New_York. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Countries whose duty is computed beside that of the part's own, without its preference; at most 10. */
  readonly origins?: InputMaybe<ReadonlyArray<Scalars['CountryCode']['input']>>;
  /** The parts, at most 250. Null: they are in `content`. */
  readonly parts?: InputMaybe<ReadonlyArray<PartInput>>;
  /** True: the answer has the table as an XLSX `workbook` too. */
  readonly workbook?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A fact that is asked of parts. */
export type PortfolioQuestion = {
  /** Key of the vocabulary, or name of an input. */
  readonly fact: Scalars['String']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
  /** The question. */
  readonly question: Scalars['String']['output'];
  /**
   * Greatest less least duty of those parts, USD a year: what hangs on it and on their other questions. Null: no known
   * limit.
   */
  readonly spread?: Maybe<Scalars['Decimal']['output']>;
};

/** What a reader made of a table of parts. */
export type PortfolioSource = {
  /** Columns that are understood. */
  readonly columns: ReadonlyArray<EntryColumn>;
  /** Row of the header, from 1. */
  readonly headerRow: Scalars['Int']['output'];
  /** Rows after the header. */
  readonly rows: Scalars['Int']['output'];
  /** The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows. */
  readonly skipped: ReadonlyArray<EntryRowNote>;
  /** Headers that are not understood; their cells have no effect. */
  readonly unknownColumns: ReadonlyArray<Scalars['String']['output']>;
  /** The first 1,000 cells that could not be read and count as absent, with the reason. */
  readonly unreadable: ReadonlyArray<EntryRowNote>;
};

/** Sums over the parts that are priced, USD a year. */
export type PortfolioTotals = {
  /** Their duty. */
  readonly annualDuty: Scalars['Decimal']['output'];
  /** Customs value of the parts whose duty is computed. */
  readonly annualValue: Scalars['Decimal']['output'];
  /** Parts of status `open`. */
  readonly open: Scalars['Int']['output'];
  /** Number of parts. */
  readonly parts: Scalars['Int']['output'];
  /** Parts of status `priced`. */
  readonly priced: Scalars['Int']['output'];
  /** Parts of status `refused`. */
  readonly refused: Scalars['Int']['output'];
  /** Parts of status `unclassified`. */
  readonly unclassified: Scalars['Int']['output'];
};

/** One part with its duty for a year. */
export type PricedPart = {
  /** Customs value of a year, USD: as stated, or unit value by quantity. Null: not stated, or not readable. */
  readonly annualValue?: Maybe<Scalars['Decimal']['output']>;
  /** The goods in words. Null: not stated. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Duty of a year, USD. Null: not computed. */
  readonly duty?: Maybe<Scalars['Decimal']['output']>;
  /** The tariff line it is priced on. Null: it is not. */
  readonly hts?: Maybe<Scalars['String']['output']>;
  /** What the duty is made of. */
  readonly layers: ReadonlyArray<PartLayer>;
  /** Least duty while facts are open, claims left out, USD a year. Null: not computed. */
  readonly lower?: Maybe<Scalars['Decimal']['output']>;
  /** Country of origin. Null: not stated, or not readable. */
  readonly origin?: Maybe<Scalars['CountryCode']['output']>;
  /** The duty from other countries; empty unless `origins` are given. */
  readonly otherOrigins: ReadonlyArray<PartOrigin>;
  /** Number of the part at its importer. Null: not stated. */
  readonly partNumber?: Maybe<Scalars['String']['output']>;
  /** Facts that are not stated and change the duty. */
  readonly questions: ReadonlyArray<PartQuestion>;
  /** The same in percent of the customs value, to 4 decimals. Null: not computed. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** What is missing or wrong. Null: nothing. */
  readonly remark?: Maybe<Scalars['String']['output']>;
  /** Its row in the table, or its place in the list, from 1. */
  readonly row: Scalars['Int']['output'];
  /** Whether the duty is known. */
  readonly status: PartStatus;
  /** Who supplies it. Null: not stated. */
  readonly supplier?: Maybe<Scalars['String']['output']>;
  /** Greatest duty while facts are open, USD a year. Null: no known limit, or not computed. */
  readonly upper?: Maybe<Scalars['Decimal']['output']>;
};

/** A page of parts. */
export type PricedPartConnection = {
  /** The parts with their cursors. */
  readonly edges: ReadonlyArray<PricedPartEdge>;
  /** The parts. */
  readonly nodes: ReadonlyArray<PricedPart>;
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Parts over all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A part in a page. */
export type PricedPartEdge = {
  /** Position, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The part. */
  readonly node: PricedPart;
};

/** One structured fact of the goods. */
export type ProductFactInput = {
  /**
   * `material`, `form`, `process`, `use`, `state`, `standard`, `finish`, `packaging`, `marking`, `power`; or a number:
   * `thicknessMm`, `widthMm`, `lengthMm`, `depthMm`, `outsideDiameterMm`, `diameterMm`, `weightKg`, `areaMm2`,
   * `displacementCc`, `powerKw`, `hardnessHrc`, `pieces`, `percent.<component>` (by weight).
   */
  readonly key: Scalars['String']['input'];
  /** The answer: words, or a plain decimal for a number. */
  readonly value: Scalars['String']['input'];
};

/** Whether a program is in force on a day. */
export type ProgramStatus =
  /** It has ended. */
  | 'ended'
  /** In force. */
  | 'in_force'
  /** It has not begun. */
  | 'not_yet';

/** Where the rates of an answer come from. */
export type Provenance = {
  /** Content hash of the reference data. */
  readonly dataVersion: Scalars['String']['output'];
  /** Version of the duty engine; with `dataVersion` and the question it fixes the answer. */
  readonly engineVersion: Scalars['String']['output'];
  /** Last day to which the Chapter 99 programs were verified. */
  readonly programsVerifiedTo: Scalars['Date']['output'];
  /** One entry for each layer and fee. */
  readonly rates: ReadonlyArray<RateProvenance>;
  /** Last day to which the revisions of the schedule are known. */
  readonly scheduleVerifiedTo: Scalars['Date']['output'];
};

/** A publication that a data set could be read from. */
export type Publication = {
  /** The day it was published. */
  readonly date: Scalars['Date']['output'];
  /** What it is called, for example `HTSUS 2026 Revision 21`. */
  readonly name: Scalars['String']['output'];
};

/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type Query = {
  /**
   * Everything held on the caller's account, as one document (GDPR Article 15): keys without their secrets, usage, reports,
   * classifications and decisions on them, stored audits, answers kept for idempotency keys, and the audit trail.
   */
  readonly accountExport: AccountExport;
  /**
   * Antidumping and countervailing orders that may cover the goods, with scope evidence clause by clause. A tariff number
   * in a notice is an index aid; only the written scope decides, and only Commerce rules on it (19 CFR 351.225).
   */
  readonly adcvdCheck: AdcvdCheck;
  /** Circumvention inquiries and findings, the newest first. */
  readonly adcvdCircumventions: AdcvdCircumventionConnection;
  /** Court of International Trade decisions and appeals, the newest first. */
  readonly adcvdCourtDecisions: AdcvdCourtDecisionConnection;
  /** The life of one case: recorded events and the milestones the statute fixes, in order. */
  readonly adcvdLifecycle: AdcvdLifecycle;
  /** One order. An unknown case is an error of kind `not-found`. */
  readonly adcvdOrder: AdcvdOrder;
  /** Orders and suspended investigations by case, words, country, tariff number, status and type. */
  readonly adcvdOrders: AdcvdOrderConnection;
  /**
   * The cash deposit rate of a company, or of companies without a rate of their own, on one day (19 CFR 351.107), with the
   * segment it is from and since when.
   */
  readonly adcvdRateAtDate: AdcvdRateAtDate;
  /**
   * The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report:
   * asking again stores nothing new.
   * @deprecated It writes: use `Mutation.createAdcvdReport`. It goes with version 0.3.
   */
  readonly adcvdReport: AdcvdReport;
  /** A saved report as PDF. Another account's report is `not-found`. */
  readonly adcvdReportPdf: AdcvdReportPdf;
  /** Commerce scope rulings and notices, the newest first. */
  readonly adcvdScopeRulings: AdcvdScopeRulingConnection;
  /** Five-year reviews that fall due, computed from each order or its last continuation (19 USC 1675(c)). */
  readonly adcvdSunsetCalendar: AdcvdSunsetCalendar;
  /** The rows of one chapter in printing order. */
  readonly catalogChapter: CatalogChapter;
  /** Everything there is on one number: its place, rates, notes, endnotes and history. */
  readonly catalogCode: CatalogCode;
  /** Search of the catalog: as `htsSearch`, with the chapters the results fall into. */
  readonly catalogSearch: CatalogSearchAnswer;
  /** The sections of the schedule with their chapters. */
  readonly catalogSections: CatalogSections;
  /**
   * Every Chapter 99 heading that names a line, for one country of origin and date: those that apply, or may, and those
   * that do not, each with the reason. The same reading of the law as `dutyInfo`, without amounts.
   */
  readonly chapter99Applicable: Chapter99Applicable;
  /** Chapter 99 rules, by heading and first day. */
  readonly chapter99Rules: Chapter99RuleConnection;
  /**
   * Ranked tariff lines for goods described in words, by the General Rules of Interpretation: found in the words of the
   * schedule, weighed by its notes and by facts read from the description. Research candidates, no binding ruling.
   */
  readonly classification: Classification;
  /**
   * A conversation that narrows a classification down: each turn answers the question of the turn before, or says more
   * about the goods. Kept for 24 hours after its last turn, at most 20 turns.
   * @deprecated It writes: use `Mutation.continueClassification`. It goes with version 0.3.
   */
  readonly classificationChat: ClassificationChat;
  /**
   * Records who decided which number, in place of which, and why: the audit trail of 19 USC 1484 (reasonable care). Every
   * call adds a record, and none is ever changed. The answer comes after the record is committed.
   * @deprecated It writes: use `Mutation.confirmClassification`. It goes with version 0.3.
   */
  readonly classificationConfirmation: ClassificationConfirmation;
  /**
   * One product in full: its classification, partner agencies and duty, saved to the account, with a link that shows it
   * without a key until it expires.
   * @deprecated It writes: use `Mutation.createClassificationReport`. It goes with version 0.3.
   */
  readonly classificationReport: ClassificationReport;
  /** One ruling letter. One that is not held is an error of kind `not-found`. */
  readonly crossRuling: CrossRuling;
  /** Ruling letters of Customs that this server holds: the best match first, without words the newest. */
  readonly crossRulings: CrossRulingConnection;
  /**
   * What changed from one data version to another: counts and hashes by data set, and every record that was added, removed
   * or changed. Only versions that are kept can be compared, in either direction; another one is an error of kind
   * `data-version-gone`.
   */
  readonly dataDiff: DataDiff;
  /** From a citation back to what rests on it. */
  readonly document: CitedDocument;
  /**
   * Reads a trade document: what kind it is, its parties, dates, terms, lines of goods and sums, each with its place, its
   * confidence and the words it rests on. Commercial invoice, packing list, bill of lading and entry summary (CBP Form
   * 7501) are recognised. Nothing is fetched and nothing of the file is kept.
   */
  readonly documentExtraction: DocumentExtraction;
  /**
   * The answer of `dutyInfo` by what a caller can do with it: show the quote, ask for what decides the duty, or say that
   * the goods may not be entered. Refused input is an error, as everywhere.
   */
  readonly duty: DutyOutcome;
  /**
   * The duty on each of several lines. A line that is refused has its problem and stops no other; every other line is
   * answered as `dutyInfo` answers it alone.
   */
  readonly dutyBatch: DutyBatch;
  /**
   * What lies between two duties, with the cause of each part: the same goods on two days, from two origins, or with
   * another fact. The parts add up to the difference.
   */
  readonly dutyDiff: DutyDiff;
  /**
   * The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD
   * candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry.
   */
  readonly dutyInfo: DutyInfo;
  /**
   * Every day on which the duty on the same goods changes, past and scheduled, with the cause and the law: headings in
   * and out, rates, revisions of the schedule, fees. From one period to the next something differs; within one nothing does.
   */
  readonly dutyTimeline: DutyTimeline;
  /**
   * Audits customs entries as they were filed: each line is computed again at its own entry date, and what differs is
   * said with the money, the reason, the route and the last day. Nothing of the file is kept, logged or sent on. Decision
   * support, to be reviewed by the importer or a licensed broker (19 CFR 111.1).
   */
  readonly entryAudit: EntryAudit;
  /**
   * One entry of a stored audit with its lines, filed beside lawful. An audit or an entry that is not there, or
   * is not audited yet, is an error of kind `not-found`.
   */
  readonly entryAuditEntry: AuditedEntry;
  /**
   * Findings of a stored audit, also while it is under way. An unknown audit is an error of kind
   * `not-found`.
   */
  readonly entryAuditFindings: EntryFindingConnection;
  /** One stored audit: how far it is, what was read, its sums and its files. Another id is an error of kind `not-found`. */
  readonly entryAuditJob: EntryAuditJob;
  /**
   * Stored audits of the caller's account, the newest first. One is started by
   * [`POST /v1/entry-audits/jobs`](/docs#/Entry%20Audit/startEntryAudit) with a file of up to 32 MiB, and deleted with
   * everything of it by `DELETE /v1/entry-audits/jobs/{id}` or after 30 days.
   */
  readonly entryAuditJobs: EntryAuditJobList;
  /** The rows of a section, a chapter or a number in printing order, unnumbered levels included. */
  readonly htsBrowse: HtsBrowseAnswer;
  /** What differs between the schedules of two revisions or two days. */
  readonly htsDiff: HtsDiff;
  /** One number in its place: section, chapter, rows above, rows below and statistical siblings. */
  readonly htsHierarchy: HtsHierarchy;
  /** A line of Chapters 1 to 97 on one day, and everything that hangs on it. */
  readonly htsLine: HtsLine;
  /** Every wording of one row over the archived revisions, oldest first. */
  readonly htsLineHistory: HtsLineHistory;
  /** Lines of Chapters 1 to 97 under a number, in printing order, each with everything that hangs on it. */
  readonly htsLines: HtsLineConnection;
  /**
   * The legal notes that govern a number, a chapter or a section, most specific first. Official text where it was
   * ingested; else a digest: what the note does, to which headings, and at most 25 quoted words.
   */
  readonly htsNotes: HtsNotesAnswer;
  /**
   * Search of the schedule by words or by a number, whole or begun. Results are candidates for research: their order is
   * no legal conclusion and there is no classification confidence.
   */
  readonly htsSearch: HtsSearchAnswer;
  /**
   * Reads a commercial invoice into named fields. The same reading as `documentExtraction`; where the file is another kind
   * of document, `documentKind` and `warnings` say so.
   */
  readonly invoiceExtraction: InvoiceExtraction;
  /**
   * Changes of the law as this server knows it: every ingestion that was applied and not rolled back, oldest first, with the
   * tariff numbers, headings and cases it touches. Read on with `pageInfo.endCursor`, which stays valid. What the law itself
   * schedules is in `tariffEvents` and `dutyTimeline`. Test keys have no changes.
   */
  readonly lawChanges: LawChanges;
  /** Any record that has a global identifier. */
  readonly node: Node;
  /**
   * The duty on one line from every country of origin outside the customs territory of the United States, the lowest
   * first, with the programs that charge it, the preference that would lower it, and what is still open.
   */
  readonly originComparison: OriginComparison;
  /**
   * Partner government agencies that regulate goods under a number: of each agency and program the flags with the
   * longest prefix. A flag says who may ask for data at entry, not that goods are admissible.
   */
  readonly pgaCheck: PgaCheck;
  /**
   * Prices parts that are imported again and again: what each costs a year on one day, where the duty comes from, what each
   * change of the law that is known costs, and what to ask next. At most 250 parts; nothing is kept. Fees by entry (MPF,
   * HMF) are left out; AD/CVD counts where its case is declared. Decision support, to be reviewed by the importer or a
   * licensed broker (19 CFR 111.1).
   */
  readonly portfolio: Portfolio;
  /** How fresh each data set is, which dates it covers, and which data versions can be pinned. Needs no API key. */
  readonly regulatoryDataStatus: RegulatoryDataStatus;
  /**
   * One duty as the law is, and under each scenario: without an authority, a program or a heading, with an exclusion
   * extended, on another day, or with anything else of the question changed. Each is a difference against the base. REST
   * takes one scenario a request.
   */
  readonly scenarios: ScenarioComparison;
  /**
   * Dated acts of tariff law, past and scheduled: Federal Register notices, proclamations, executive orders, CBP messages,
   * statutes, decisions, and revisions of the schedule. Oldest first, so that `since` and the cursor read on from where a
   * caller stopped. Nothing is sent: read it again when the data version has changed.
   */
  readonly tariffEvents: TariffEvents;
  /**
   * What each preference program offers a line from one country: the rate if the goods qualify, the rule they must meet,
   * the evidence, the program's status on the date and its effect on the merchandise processing fee. Whether goods
   * qualify is for the importer to prove; no answer here says that they do.
   */
  readonly tradeProgramEligibility: TradeProgramEligibility;
  /** Requests of the caller's account in the last 30 days (UTC, today included), by operation and by day. */
  readonly usageSummary: UsageSummary;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdCheckArgs = {
  input: AdcvdCheckInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdCircumventionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdcvdNoticeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdCourtDecisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdcvdNoticeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdLifecycleArgs = {
  caseNumber: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdOrderArgs = {
  caseNumber: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdcvdOrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdRateAtDateArgs = {
  input: AdcvdRateInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdReportArgs = {
  input: AdcvdReportInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdReportPdfArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdScopeRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdcvdNoticeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryAdcvdSunsetCalendarArgs = {
  filter?: InputMaybe<AdcvdSunsetFilter>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCatalogChapterArgs = {
  chapter: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCatalogCodeArgs = {
  code: Scalars['String']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCatalogSearchArgs = {
  chapter?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  q: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCatalogSectionsArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryChapter99ApplicableArgs = {
  input: Chapter99Input;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryChapter99RulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Chapter99RuleFilter>;
  first?: Scalars['Int']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryClassificationArgs = {
  input: ClassifyInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryClassificationChatArgs = {
  input: ClassifyChatInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryClassificationConfirmationArgs = {
  input: ConfirmClassificationInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryClassificationReportArgs = {
  input: ClassifyReportInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCrossRulingArgs = {
  id: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryCrossRulingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrossRulingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDataDiffArgs = {
  from: Scalars['String']['input'];
  to?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDocumentArgs = {
  name: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDocumentExtractionArgs = {
  input: DocumentInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDutyArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  input: DutyInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDutyBatchArgs = {
  lines: ReadonlyArray<DutyBatchLine>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDutyDiffArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  from: DutyInput;
  to: DutyChangeInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDutyInfoArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  input: DutyInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryDutyTimelineArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  input: DutyInput;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryEntryAuditArgs = {
  input: EntryAuditInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryEntryAuditEntryArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryEntryAuditFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  severity?: InputMaybe<ReadonlyArray<EntryFindingSeverity>>;
  sort?: EntryFindingSort;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryEntryAuditJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsBrowseArgs = {
  chapter?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  numberedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
  revision?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsDiffArgs = {
  chapter?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  to: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsHierarchyArgs = {
  code: Scalars['String']['input'];
  date?: InputMaybe<Scalars['Date']['input']>;
  revision?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsLineArgs = {
  code: Scalars['String']['input'];
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsLineHistoryArgs = {
  code: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: Scalars['Int']['input'];
  under: Scalars['String']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsNotesArgs = {
  chapter?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  mentionsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  scope?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryHtsSearchArgs = {
  chapter?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  parent?: InputMaybe<Scalars['String']['input']>;
  q: Scalars['String']['input'];
  revision?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryInvoiceExtractionArgs = {
  input: DocumentInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryLawChangesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  hts?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryOriginComparisonArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  input: DutyInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryPgaCheckArgs = {
  input: PgaInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryPortfolioArgs = {
  input: PortfolioInput;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryRegulatoryDataStatusArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryScenariosArgs = {
  dataVersion?: InputMaybe<Scalars['String']['input']>;
  input: DutyInput;
  scenarios: ReadonlyArray<ScenarioInput>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryTariffEventsArgs = {
  authorityType?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  heading?: InputMaybe<Scalars['String']['input']>;
  hts?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['Date']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be asked. Every answer is read from one immutable version of the reference data, named by
 * `dataVersion`; the same question with the same data version and engine version has the same answer.
 */
export type QueryTradeProgramEligibilityArgs = {
  input: TradeProgramInput;
};

/** What a quotation is from. */
export type QuoteKind =
  /** The description itself. */
  | 'goods'
  /** A legal note. */
  | 'note'
  /** A ruling letter. */
  | 'ruling'
  /** The schedule. */
  | 'schedule';

/** What a rule does to the duty. */
export type RateKind =
  /** Adds a rate. */
  | 'additive'
  /** Takes a duty away. */
  | 'exempt'
  /** Lifts the duty to a rate. */
  | 'floor'
  /** Takes the place of the column duty. */
  | 'inLieu'
  /** Bars the goods. */
  | 'prohibited'
  /** Opens or closes a quota. */
  | 'quota'
  /** Adds an amount by quantity. */
  | 'specific';

/** The sources of one rate. */
export type RateProvenance = {
  /** Numbers of law/assumptions.md the reading rests on. */
  readonly assumptions: ReadonlyArray<Scalars['Int']['output']>;
  /** The documents. */
  readonly citations: ReadonlyArray<Citation>;
  /** The tariff line, a Chapter 99 heading, `mpf` or `hmf`. */
  readonly code: Scalars['String']['output'];
  /** How sure the reading of the law is. */
  readonly confidence: ConfidenceTier;
  /** Identifier of the rule in the reference data. Null: the tariff line, or a fee. */
  readonly ruleId?: Maybe<Scalars['String']['output']>;
};

/** How a record was come by. */
export type RecordSource =
  /** Worked out from official publications. */
  | 'derived'
  /** Read on the official publication. */
  | 'official'
  /** Read on a copy or in words about it. */
  | 'secondary'
  /** Not compared with a publication. */
  | 'unverified';

/** What the service knows, and as of when. */
export type RegulatoryDataStatus = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Share of the AD/CVD orders in force whose scope clauses are held, 0 to 1. Never null: 0 where no order is in force. */
  readonly adcvdClauseCoverage?: Maybe<Scalars['Float']['output']>;
  /**
   * Content hash of the reference data that answered; pin it with the request header `Data-Version` or the argument
   * `dataVersion`.
   */
  readonly dataVersion: Scalars['String']['output'];
  /** One entry per data set. */
  readonly datasets: ReadonlyArray<DatasetStatus>;
  /** Version of the duty engine; together with `dataVersion` it fixes every answer. */
  readonly engineVersion: Scalars['String']['output'];
  /** First day that duties can be calculated for: the start of the first archived schedule. */
  readonly firstCoveredDate: Scalars['Date']['output'];
  /** The rule that decides `health`, in words; the days of each data set stand beside it. */
  readonly healthRule: Scalars['String']['output'];
  /** The data versions that can still be pinned, newest first. */
  readonly pinnableDataVersions: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Last day to which the Chapter 99 programs were verified. A later entry date is answered with what is already
   * scheduled, and the answer says so.
   */
  readonly programsVerifiedTo: Scalars['Date']['output'];
  /** Newest revision whose column rates were compared with those of `scheduleArchive` and found equal. Null: no revision is archived or was compared. */
  readonly ratesCheckedTo?: Maybe<Scalars['String']['output']>;
  /** Newest revision whose whole text is archived: column rates are read from it. Null: none is. */
  readonly scheduleArchive?: Maybe<Scalars['String']['output']>;
  /** Newest revision of the schedule that is known, for example `2026_rev_10`. */
  readonly scheduleRevision: Scalars['String']['output'];
  /**
   * Last day to which the revisions of the schedule are known. A later entry date reads numbers and column rates of an
   * older revision, and the answer says so.
   */
  readonly scheduleVerifiedTo: Scalars['Date']['output'];
  /** The default entry date of a question asked now: today in America/New_York. */
  readonly today: Scalars['Date']['output'];
  /**
   * Chapter 99 headings on which the schedule of today and the rules do not agree: printed and covered by no rule, or still
   * applied and no longer printed. Answers about lines that name them say so too.
   */
  readonly unmodelledHeadings: ReadonlyArray<UnmodelledHeading>;
};

/** A way to correct an entry. */
export type RemedyRoute =
  /** Declaration in the CAPE process. */
  | 'cape'
  /** An action in court. */
  | 'court'
  /** No way is open. */
  | 'none'
  /** Post summary correction, before liquidation. */
  | 'post_summary_correction'
  /** Claim of a preference after entry, 19 U.S.C. 1520(d). */
  | 'preference_1520d'
  /** Prior disclosure, 19 CFR 162.74. */
  | 'prior_disclosure'
  /** Protest, 19 U.S.C. 1514. */
  | 'protest';

/** What a stored report is about. */
export type ReportKind =
  /** Antidumping and countervailing duties. */
  | 'adcvd'
  /** The classification of goods. */
  | 'classification';

/** An input whose answer would change the duty. */
export type RequiredInput = {
  /** Law that reads it. Null: none is named. */
  readonly citation?: Maybe<Scalars['String']['output']>;
  /** An answer in the right form, in `unit`. Null: none can be given. */
  readonly exampleValue?: Maybe<Scalars['JSON']['output']>;
  /** Name of the parameter that answers it. */
  readonly field: Scalars['String']['output'];
  /** Largest answer. Null: no limit. */
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** Smallest answer. Null: no limit. */
  readonly min?: Maybe<Scalars['Float']['output']>;
  /** Why it matters, and what is taken until it is answered. */
  readonly reason: Scalars['String']['output'];
  /** What the answer is without it. */
  readonly severity: InputSeverity;
  /** What the value of an input is. */
  readonly type: InputType;
  /** Unit of the answer. Null: it has none. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** A correction of Chapter 99 that was published after the first entry date it governs. */
export type RetroactiveCorrection = {
  /** The documents. */
  readonly citations: ReadonlyArray<Citation>;
  /** First entry date it governs. */
  readonly entriesFrom: Scalars['Date']['output'];
  /** Last entry date that was filed under the earlier text. */
  readonly entriesTo: Scalars['Date']['output'];
  /** Identifier of the correction. */
  readonly id: Scalars['String']['output'];
  /** First entry date filed under the corrected text. */
  readonly publishedFrom: Scalars['Date']['output'];
  /** What it changed. */
  readonly title: Scalars['String']['output'];
};

/** Whether an effect of a legal note applies to the goods. */
export type RuleApplicability =
  /** It does. */
  | 'matched'
  /** It does not. */
  | 'not_matched'
  /** What is stated does not say. */
  | 'unknown';

/** What goods a part of a scope names. */
export type RuleScopeKind =
  /** All goods. */
  | 'all'
  /** A list of numbers. */
  | 'list'
  /** Goods described in a note. */
  | 'note';

/** One part of the scope of a rule. */
export type RuleScopePart = {
  /** Rows of the list the part selects, of every date. */
  readonly entries: Scalars['Int']['output'];
  /** What goods it names. */
  readonly kind: RuleScopeKind;
  /** The list. Null: not by a list. */
  readonly list?: Maybe<Scalars['String']['output']>;
  /** The note. Null: not by a note. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** The first numbers of those rows, digits only. */
  readonly prefixes: ReadonlyArray<Scalars['String']['output']>;
};


/** One part of the scope of a rule. */
export type RuleScopePartPrefixesArgs = {
  first?: Scalars['Int']['input'];
};

/** A duty and what becomes of it under scenarios. */
export type ScenarioComparison = {
  /** The duty as the law is. */
  readonly base: DutyInfo;
  /** One for each scenario, in the order given. */
  readonly scenarios: ReadonlyArray<ScenarioResult>;
};

/** A scenario. What is left out, or null, is as the law and the question have it; all that is given holds together. */
export type ScenarioInput = {
  /** What is different in the question, for example another `date`. */
  readonly change?: InputMaybe<DutyChangeInput>;
  /**
   * Chapter 99 headings that ended, for example published exclusions: taken as still in force as they last were for the
   * line and origin. One that is claimed by its number is claimed.
   */
  readonly extendHeadings?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What the answer calls it. */
  readonly name: Scalars['String']['input'];
  /**
   * Kinds of authority whose headings are taken as not there, for example `section_232` or `section_301`: the
   * `authorityType` of a layer. What they displaced comes back.
   */
  readonly withoutAuthorities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Chapter 99 headings that are taken as not there. */
  readonly withoutHeadings?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Programs whose headings are taken as not there, by the `program` of a layer. */
  readonly withoutPrograms?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One scenario and what it does. Not a duty owed where it changes the law. */
export type ScenarioResult = {
  /** What becomes of each layer. */
  readonly changes: ReadonlyArray<DutyChange>;
  /** Total duty less that of the base, USD: the sum over `changes`. Null: one of them is not computable. */
  readonly difference?: Maybe<Scalars['Decimal']['output']>;
  /** The duty under it; its warnings say what was changed, its proof names no data version alone. */
  readonly duty: DutyInfo;
  /** What becomes of the fees. */
  readonly feeChanges: ReadonlyArray<FeeChange>;
  /** The same for duty and both fees, USD. Null: not computable. */
  readonly landedDifference?: Maybe<Scalars['Decimal']['output']>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What was changed, and what came to nothing. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
};

/** Whether product facts fall within the written scope of an order. */
export type ScopeAnalysis = {
  /** How sure it is, with quotes of the scope. */
  readonly confidence: Confidence;
  /** Whether the scope of an order covers goods, as far as what is known of both says. */
  readonly determination: ScopeDetermination;
};

/** Whether the scope of an order covers goods, as far as what is known of both says. */
export type ScopeDetermination =
  /** What is stated meets the scope. */
  | 'likely_in_scope'
  /** What is stated contradicts the scope. */
  | 'likely_out_of_scope'
  /** What is stated does not decide. */
  | 'possibly_in_scope';

/** Section 232 metals lists that name the line on the date. */
export type Section232ScopeMatch = {
  /** On a list of aluminum articles. */
  readonly aluminum: Scalars['Boolean']['output'];
  /** On a list of copper articles. */
  readonly copper: Scalars['Boolean']['output'];
  /** On a list of steel articles. */
  readonly steel: Scalars['Boolean']['output'];
};

/** A special rate and one program that may claim it. */
export type SpecialRate = {
  /** Rate as printed. */
  readonly rate: Scalars['String']['output'];
  /** Special program indicator. */
  readonly spi: Scalars['String']['output'];
};

/** One statistical line of the entry where the value must be split. */
export type SplitLine = {
  /** Chapter 99 headings charged on the part. */
  readonly chapter99Layers: ReadonlyArray<SplitLineLayer>;
  /** Part of the value: `remainder`, `steel_content`, `aluminum_content`, `copper_content`, `us_content`, `non_us_content`. */
  readonly lineType: Scalars['String']['output'];
  /** Column rate of the part, as printed. */
  readonly mfnRate: Scalars['String']['output'];
  /** Value of the part. */
  readonly value: Amount;
};

/** One Chapter 99 heading on a part of the value. */
export type SplitLineLayer = {
  /** Duty on the part. */
  readonly amount: Amount;
  /** Heading. */
  readonly code: Scalars['String']['output'];
  /** Percent of the part, under a Chapter 98 claim of what stays dutiable of it. Null: not a percentage. */
  readonly ratePercent?: Maybe<Scalars['Decimal']['output']>;
};

/** A dated act of tariff law. */
export type TariffEvent = Node & {
  /** Chapter 99 headings it concerns: named in its title, or resting on a document it cites. */
  readonly affectedHeadings: ReadonlyArray<AffectedHeading>;
  /** Tariff numbers the lists of those headings name on its day, or on the first day of a heading that begins later. */
  readonly affectedLines: AffectedLines;
  /** Authority in words. */
  readonly authority: Scalars['String']['output'];
  /** Kind of authority. Null: several, or none of those that have a kind. */
  readonly authorityType?: Maybe<Scalars['String']['output']>;
  /** Documents. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure the record is. Null: not stated. */
  readonly confidence?: Maybe<ConfidenceTier>;
  /** Day it takes effect, was published or is scheduled for, as the title says. */
  readonly date: Scalars['Date']['output'];
  /** Stable name of the event, and global identifier: the same event has the same in every data version. */
  readonly id: Scalars['ID']['output'];
  /** True: the day lies after the default entry date of this request, and the event may still change. */
  readonly scheduled: Scalars['Boolean']['output'];
  /** How the record was come by. */
  readonly source: RecordSource;
  /** What happens, in one line. */
  readonly title: Scalars['String']['output'];
  /** What brought it. */
  readonly type: TariffEventType;
};

/** An event in a page. */
export type TariffEventEdge = {
  /** Position, for `cursor`. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: TariffEvent;
};

/** What brought a change of the law. */
export type TariffEventType =
  /** Message of the Cargo Systems Messaging Service. */
  | 'CSMS'
  /** Notice in the Federal Register. */
  | 'FR_notice'
  /** Announcement without legal force. */
  | 'announcement'
  /** Decision of a court. */
  | 'court'
  /** Executive order. */
  | 'executive_order'
  /** Revision of the schedule. */
  | 'hts_revision'
  /** Proclamation. */
  | 'proclamation'
  /** Statute. */
  | 'statute';

/** One page of tariff events. */
export type TariffEvents = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** The same with the cursor behind each. */
  readonly edges: ReadonlyArray<TariffEventEdge>;
  /** Oldest first. */
  readonly events: ReadonlyArray<TariffEvent>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** Events there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Where the words of a file come from. */
export type TextSource =
  /** Cells of a table. */
  | 'cells'
  /** Lines of a text. */
  | 'lines'
  /** There was nothing to read: `warnings` say why. */
  | 'none'
  /** A picture, read by character recognition. */
  | 'ocr'
  /** The text layer of a PDF. */
  | 'text_layer';

/** What a document is. */
export type TradeDocumentKind =
  /** Bill of lading or air waybill. */
  | 'bill_of_lading'
  /** Commercial invoice. */
  | 'commercial_invoice'
  /** Entry summary, CBP Form 7501. */
  | 'entry_summary'
  /** Packing list. */
  | 'packing_list'
  /** Its kind cannot be told. */
  | 'unknown';

/** What preference programs offer a line from one country on one date. */
export type TradeProgramEligibility = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** Which column's rate applies without a claim. */
  readonly columnWithoutClaim: DutyColumn;
  /** Country of origin the answer is for. */
  readonly country: Scalars['CountryCode']['output'];
  /** Entry date the answer is for. */
  readonly date: Scalars['Date']['output'];
  /** Description of the line as printed. */
  readonly description: Scalars['String']['output'];
  /** Column 1 General rate as printed: what is paid without a claim, unless column 2 applies. */
  readonly generalRate: Scalars['String']['output'];
  /** The line the answer is for. */
  readonly htsCode: Scalars['HtsNumber']['output'];
  /** Programs, those that can be claimed first. */
  readonly programs: ReadonlyArray<TradeProgramOffer>;
  /** Duty and both fees without a claim, USD. Null: the value was not stated, or the duty is not computable. */
  readonly totalLandedDutyWithoutClaim?: Maybe<Scalars['Decimal']['output']>;
  /** What was repaired, assumed or is uncertain. */
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

/** Which goods preference programs are asked about. */
export type TradeProgramInput = {
  /** Country of origin (19 CFR 134.1(b)). */
  readonly country: Scalars['CountryCode']['input'];
  /** Entry date. Null: today in America/New_York. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it have the same duty. */
  readonly hts: Scalars['String']['input'];
  /** Only this special program indicator, for example `S`. Null: every program printed on the line or open to the country. */
  readonly program?: InputMaybe<Scalars['String']['input']>;
  /** Customs value, USD, for what a claim saves. Null: rates without amounts. */
  readonly value?: InputMaybe<Scalars['Decimal']['input']>;
};

/** One program and what it would take to claim it. */
export type TradeProgramOffer = {
  /** The determination in words. */
  readonly because: Scalars['String']['output'];
  /** Law; never empty. */
  readonly citations: ReadonlyArray<Citation>;
  /** How sure the record is. */
  readonly confidence: ConfidenceTier;
  /**
   * `claimable_with_proof`: the program is in force, open to the country and has a rate for the line, so goods that meet
   * its rule can be claimed. `no_special_rate`: as before, without a rate: the line prints none, and no general note frees
   * the goods. `not_a_beneficiary`: not open to the country. `not_in_force`: not on the date.
   */
  readonly determination: Scalars['String']['output'];
  /** First day of the program's period. Null: no beginning is stated. */
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day of the program's period. Null: no end is stated. */
  readonly effectiveTo?: Maybe<Scalars['Date']['output']>;
  /** Articles the indicator does not reach. Null: none are named. */
  readonly excludedArticles?: Maybe<Scalars['String']['output']>;
  /** General note of the schedule, for example `GN 33`. Null: none is named. */
  readonly generalNote?: Maybe<Scalars['String']['output']>;
  /** Statute. Null: none is named. */
  readonly legalBasis?: Maybe<Scalars['String']['output']>;
  /** Effect of a claim on the merchandise processing fee (19 CFR 24.23(c)). */
  readonly mpf: ClaimFeeEffect;
  /** Name of the program. */
  readonly name: Scalars['String']['output'];
  /** Evidence a claim rests on. */
  readonly proofs: ReadonlyArray<ClaimProof>;
  /** Special rate the line prints for the indicator, or `Free` where the general note itself frees it. Null: there is none. */
  readonly rateIfQualified?: Maybe<Scalars['String']['output']>;
  /** Rule of origin in few words. Null: none is held. */
  readonly ruleSummary?: Maybe<Scalars['String']['output']>;
  /** What the claim saves, USD; negative when it costs more. Null: as `totalLandedDuty`. */
  readonly saving?: Maybe<Scalars['Decimal']['output']>;
  /** How the record was come by. */
  readonly source: RecordSource;
  /** Special program indicator. */
  readonly spi: Scalars['String']['output'];
  /** Whether it is in force on the date. */
  readonly status: ProgramStatus;
  /** Status as the source has it: `in_force`, `lapsed`, `retroactive`, `terminated` ... */
  readonly statusText: Scalars['String']['output'];
  /** Duty and both fees with the claim, USD. Null: it cannot be claimed, or is not computable from what was stated. */
  readonly totalLandedDuty?: Maybe<Scalars['Decimal']['output']>;
};

/** A Chapter 99 heading on which schedule and rules do not agree. */
export type UnmodelledHeading = {
  /** Wording in the schedule, the last one of an expired heading. */
  readonly description: Scalars['String']['output'];
  /** Heading as printed, for example `9903.01.25`. */
  readonly heading: Scalars['String']['output'];
  /** First day of the wording; of an expired heading the day that was looked at. */
  readonly since: Scalars['Date']['output'];
  /** How the schedule and the rules disagree about a heading. */
  readonly state: UnmodelledState;
};

/** How the schedule and the rules disagree about a heading. */
export type UnmodelledState =
  /** It is no longer printed, and a rule still applies. */
  | 'expired'
  /** It is printed, and no rule is about it. */
  | 'unmodelled';

/** Usage of one operation on one day. */
export type UsageCount = {
  /** Cost of language models, USD. */
  readonly aiCostUsd: Scalars['Decimal']['output'];
  /** Tokens of language models. */
  readonly aiTokens: Scalars['Int']['output'];
  /** Day, UTC. */
  readonly day: Scalars['Date']['output'];
  /** Requests answered with a status of 400 or more. */
  readonly errors: Scalars['Int']['output'];
  /** Operation id, or the name of another address. */
  readonly operation: Scalars['String']['output'];
  /** Requests. */
  readonly requests: Scalars['Int']['output'];
};

/** Requests of an account over a period. A request is counted when it has been answered, up to a few seconds later. */
export type UsageSummary = {
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
  /** By day with requests, oldest first. */
  readonly byDay: ReadonlyArray<DailyUsage>;
  /** By operation, most requests first. */
  readonly byOperation: ReadonlyArray<OperationUsage>;
  /** By day and operation, oldest first. */
  readonly counts: ReadonlyArray<UsageCount>;
  /** Days, both ends included. */
  readonly days: Scalars['Int']['output'];
  /** First day, UTC. */
  readonly from: Scalars['Date']['output'];
  /** Last day, UTC: today. */
  readonly to: Scalars['Date']['output'];
  /** All of them. */
  readonly totals: UsageTotals;
};

/** Sums of usage. */
export type UsageTotals = {
  /** Cost of language models, USD. */
  readonly aiCostUsd: Scalars['Decimal']['output'];
  /** Tokens of language models. 0: none was asked. */
  readonly aiTokens: Scalars['Int']['output'];
  /** Requests answered with a status of 400 or more. */
  readonly errors: Scalars['Int']['output'];
  /** Requests with a valid key, refused ones included. */
  readonly requests: Scalars['Int']['output'];
};

/** From the declared to the customs value (19 CFR 152.103). */
export type ValuationAdjustments = {
  /** Value the duty is computed on, USD. */
  readonly customsValue: Scalars['Decimal']['output'];
  /** Value as declared, USD. Null: only a first-sale price was given. */
  readonly declaredValue?: Maybe<Scalars['Decimal']['output']>;
  /** The adjustments in the order they were made. */
  readonly steps: ReadonlyArray<ValuationStep>;
};

/** Amounts in USD that lead from the declared value to the customs value. */
export type ValuationInput = {
  /** Assists supplied by the buyer (19 CFR 152.103(b)(1)(iii)), USD; added. */
  readonly assistsValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Customs duties and federal taxes in the price, identified separately (19 CFR 152.103(i)(2)), USD; deducted. */
  readonly dutiesAndTaxesDeduction?: InputMaybe<Scalars['Decimal']['input']>;
  /** Price of the first sale for exportation, USD; replaces the declared value (T.D. 96-87). */
  readonly firstSaleValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** International freight included in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
  readonly freightDeduction?: InputMaybe<Scalars['Decimal']['input']>;
  /** Insurance of the international shipment in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
  readonly insuranceDeduction?: InputMaybe<Scalars['Decimal']['input']>;
  /** Packing costs paid by the buyer (19 CFR 152.103(b)(1)(i)), USD; added. */
  readonly packingCosts?: InputMaybe<Scalars['Decimal']['input']>;
  /** Assembly, maintenance and transport after importation, identified separately (19 CFR 152.103(i)(1)), USD; deducted. */
  readonly postImportationDeduction?: InputMaybe<Scalars['Decimal']['input']>;
  /** Proceeds of resale, disposal or use that accrue to the seller (19 CFR 152.103(b)(1)(v)), USD; added. */
  readonly proceedsValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Royalties and license fees (19 CFR 152.103(b)(1)(iv)), USD; added. */
  readonly royaltiesValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Selling commissions paid by the buyer (19 CFR 152.103(b)(1)(ii)), USD; added. */
  readonly sellingCommissions?: InputMaybe<Scalars['Decimal']['input']>;
};

/** One adjustment of the value. */
export type ValuationStep = {
  /** What it adds, USD; negative for a deduction. */
  readonly amount: Scalars['Decimal']['output'];
  /** Law. */
  readonly citation: Scalars['String']['output'];
  /** Field of the request. */
  readonly step: Scalars['String']['output'];
  /** Value after it, USD. */
  readonly value: Scalars['Decimal']['output'];
};

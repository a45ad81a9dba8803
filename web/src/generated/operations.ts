/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** Which five-year reviews to list. */
export type AdcvdSunsetFilter = {
  /** Country of the order, two capital letters. */
  readonly country?: string | null | undefined;
  /** First day. Null: today. */
  readonly from?: string | null | undefined;
  /** Kind of order: `AD` (antidumping) or `CVD` (countervailing). */
  readonly orderType?: string | null | undefined;
  /** Last day, at most ten years later. Null: one year after `from`. */
  readonly to?: string | null | undefined;
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

/** What a clause of a scope does. */
export type ClauseKind =
  /** It says what goods must be. */
  | 'condition'
  /** It leaves goods out. */
  | 'exclusion'
  /** It takes goods in. */
  | 'inclusion';

/** How sure something is. */
export type ConfidenceTier =
  /** Read on the official text, or as good as certain. */
  | 'high'
  /** Not confirmed: to be checked before it is relied on. */
  | 'low'
  /** Read on a copy or in part, or likely. */
  | 'medium';

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
  readonly adcvdDeclared?: ReadonlyArray<string> | null | undefined;
  /** AD/CVD case numbers disclaimed instead of those of the first question. */
  readonly adcvdDisclaimed?: ReadonlyArray<string> | null | undefined;
  /** Another aluminum content, percent of the customs value. */
  readonly aluminum?: string | null | undefined;
  /** True: the law as it was published on the entry date; false: as last corrected. */
  readonly asFiled?: boolean | null | undefined;
  /** Another copper content, percent of the customs value. */
  readonly copper?: string | null | undefined;
  /** Another entry date. */
  readonly date?: string | null | undefined;
  /** Other sugar degrees or degrees proof. */
  readonly degrees?: string | null | undefined;
  /** Another day of loading. */
  readonly departure?: string | null | undefined;
  /** Chapter 99 headings claimed instead of those of the first question. */
  readonly exclusions?: ReadonlyArray<string> | null | undefined;
  /** Another exporter. */
  readonly exporter?: string | null | undefined;
  /** Answers added to those of the first question; an answer to the same key takes its place. */
  readonly facts?: ReadonlyArray<FactInput> | null | undefined;
  /** Another line. */
  readonly hts?: string | null | undefined;
  /** Another manufacturer. */
  readonly manufacturerName?: string | null | undefined;
  /** Quantities added to those of the first question; one in the same unit takes its place. */
  readonly measures?: ReadonlyArray<MeasureInput> | null | undefined;
  /** Another country where the steel was melted and poured. */
  readonly meltpour?: string | null | undefined;
  /** Another country of origin. */
  readonly origin?: string | null | undefined;
  /** Other words for the goods. */
  readonly productDescription?: string | null | undefined;
  /** Another quantity in the line's first unit. */
  readonly qty?: string | null | undefined;
  /** Another quantity in the line's second unit. */
  readonly qty2?: string | null | undefined;
  /** Other structured facts that scopes of AD/CVD orders turn on, in place of those of the first question. */
  readonly scopeFacts?: ReadonlyArray<ProductFactInput> | null | undefined;
  /** Another special program indicator claimed, or `none`. */
  readonly spi?: string | null | undefined;
  /** Another steel content, percent of the customs value. */
  readonly steel?: string | null | undefined;
  /** Another mode of transport. */
  readonly transport?: string | null | undefined;
  /** Whether the importer certifies that the aluminum was smelted and cast in the United States. */
  readonly uscast?: boolean | null | undefined;
  /** Another United States content, percent of the customs value. */
  readonly uscontent?: string | null | undefined;
  /** Whether the importer certifies that the steel was melted and poured in the United States. */
  readonly usmelt?: boolean | null | undefined;
  /** Other adjustments of the declared value, in place of those of the first question. */
  readonly valuation?: ValuationInput | null | undefined;
  /** Another declared value, USD. */
  readonly value?: string | null | undefined;
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

/** A fee on an entry. */
export type DutyFee =
  /** Harbor maintenance fee. */
  | 'hmf'
  /** Merchandise processing fee. */
  | 'mpf';

/** What is imported, as far as it is known. A field left out is not stated; it is never taken as zero. */
export type DutyInput = {
  /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
  readonly adcvdDeclared?: ReadonlyArray<string> | null | undefined;
  /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
  readonly adcvdDisclaimed?: ReadonlyArray<string> | null | undefined;
  /** Aluminum content, percent of the customs value, 0 to 100. */
  readonly aluminum?: string | null | undefined;
  /**
   * True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as
   * last corrected. Null: as with false.
   */
  readonly asFiled?: boolean | null | undefined;
  /** Copper content, percent of the customs value, 0 to 100. */
  readonly copper?: string | null | undefined;
  /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Null: today in America/New_York. */
  readonly date?: string | null | undefined;
  /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
  readonly degrees?: string | null | undefined;
  /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
  readonly departure?: string | null | undefined;
  /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
  readonly exclusions?: ReadonlyArray<string> | null | undefined;
  /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
  readonly exporter?: string | null | undefined;
  /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. */
  readonly facts?: ReadonlyArray<FactInput> | null | undefined;
  /**
   * Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them
   * have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning.
   */
  readonly hts: string;
  /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
  readonly includeLegalNoteRequiredInputs?: boolean | null | undefined;
  /**
   * Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only
   * silence the prompt they name.
   */
  readonly legalNoteFacts?: ReadonlyArray<FactInput> | null | undefined;
  /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
  readonly manufacturerName?: string | null | undefined;
  /** Quantities and component values that the line's own units do not cover, each unit once. */
  readonly measures?: ReadonlyArray<MeasureInput> | null | undefined;
  /** Country where the steel was melted and poured. */
  readonly meltpour?: string | null | undefined;
  /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Null: layers that depend on it stay undetermined. */
  readonly origin?: string | null | undefined;
  /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
  readonly productDescription?: string | null | undefined;
  /** Quantity in the line's first unit of measure. */
  readonly qty?: string | null | undefined;
  /** Quantity in the line's second unit of measure. */
  readonly qty2?: string | null | undefined;
  /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
  readonly scopeFacts?: ReadonlyArray<ProductFactInput> | null | undefined;
  /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
  readonly spi?: string | null | undefined;
  /** Steel content, percent of the customs value, 0 to 100. */
  readonly steel?: string | null | undefined;
  /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
  readonly transport?: string | null | undefined;
  /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
  readonly uscast?: boolean | null | undefined;
  /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
  readonly uscontent?: string | null | undefined;
  /** True: the importer certifies that the steel was melted and poured in the United States. */
  readonly usmelt?: boolean | null | undefined;
  /** Adjustments of the declared value to the customs value (19 CFR 152.103). */
  readonly valuation?: ValuationInput | null | undefined;
  /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Null: rates without amounts. */
  readonly value?: string | null | undefined;
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

/** One answer to a key of the fact vocabulary. */
export type FactInput = {
  /** The key, for example `smelt_country`. */
  readonly key: string;
  /**
   * The answer as text: `true` or `false`, a plain decimal, a date, a country (`unknown` where the key takes it), a code
   * or a Chapter 99 heading, as the key's type says.
   */
  readonly value: string;
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

/** How many numbers replaced how many. */
export type HtsReplacementKind =
  /** Several became one. */
  | 'merged'
  /** One became one. */
  | 'renumbered'
  /** One became several. */
  | 'split';

/** What happened to a row between two editions. */
export type HtsRowChangeKind =
  /** It is in the later edition alone. */
  | 'added'
  /** A cell of it differs. */
  | 'changed'
  /** It is in the earlier edition alone. */
  | 'removed';

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

/** One quantity or component value. */
export type MeasureInput = {
  /** Unit code, for example `KG`, `PFL` or `CASE_USD`. */
  readonly key: string;
  /** The quantity in that unit. */
  readonly value: string;
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

/** One part that is imported again and again. */
export type PartInput = {
  /** AD/CVD cases that the goods are entered under: their deposits are in the duty. */
  readonly adcvdDeclared?: ReadonlyArray<string> | null | undefined;
  /** AD/CVD cases that the goods are not within. */
  readonly adcvdDisclaimed?: ReadonlyArray<string> | null | undefined;
  /** Aluminum content, percent of the customs value. */
  readonly aluminum?: string | null | undefined;
  /** Pieces a year. */
  readonly annualQuantity?: string | null | undefined;
  /** Customs value of a year, USD. Null: `unitValue` times `annualQuantity`. */
  readonly annualValue?: string | null | undefined;
  /** Copper content, percent of the customs value. */
  readonly copper?: string | null | undefined;
  /** The goods in words; a part without a tariff number gets the nearest lines by it. */
  readonly description?: string | null | undefined;
  /** Answers to facts of the vocabulary. */
  readonly facts?: ReadonlyArray<FactInput> | null | undefined;
  /** HTS code, 8 or 10 digits. Null: the part is not priced, and the nearest lines are named. */
  readonly hts?: string | null | undefined;
  /** Quantities of a year by unit code. */
  readonly measures?: ReadonlyArray<MeasureInput> | null | undefined;
  /** Country of origin. Null: what depends on it stays undetermined. */
  readonly origin?: string | null | undefined;
  /** Number of the part at its importer. */
  readonly partNumber?: string | null | undefined;
  /** Special program indicator that is claimed (general note 3(c)(i)). */
  readonly spi?: string | null | undefined;
  /** Steel content, percent of the customs value. */
  readonly steel?: string | null | undefined;
  /** Who supplies it, for sums by supplier. */
  readonly supplier?: string | null | undefined;
  /** `ocean`, `air`, `truck` or `rail`. */
  readonly transport?: string | null | undefined;
  /** Customs value of one piece, USD. */
  readonly unitValue?: string | null | undefined;
};

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

/** The parts to price: `parts`, or a table as `content`. */
export type PortfolioInput = {
  /**
   * A table of parts as CSV or XLSX in base64 (RFC 4648), at most what a body of 1 MiB holds: `Part Number`, `Description`, `HTS`,
   * `Origin`, `Annual Value` and more ([columns](/docs)). The `csv` of an answer is read again. Null: they are in `parts`.
   */
  readonly content?: string | null | undefined;
  /** The day whose law they are priced by. Null: today in America/New_York. */
  readonly date?: string | null | undefined;
  /** Countries whose duty is computed beside that of the part's own, without its preference; at most 10. */
  readonly origins?: ReadonlyArray<string> | null | undefined;
  /** The parts, at most 250. Null: they are in `content`. */
  readonly parts?: ReadonlyArray<PartInput> | null | undefined;
  /** True: the answer has the table as an XLSX `workbook` too. */
  readonly workbook?: boolean | null | undefined;
};

/** One structured fact of the goods. */
export type ProductFactInput = {
  /**
   * `material`, `form`, `process`, `use`, `state`, `standard`, `finish`, `packaging`, `marking`, `power`; or a number:
   * `thicknessMm`, `widthMm`, `lengthMm`, `depthMm`, `outsideDiameterMm`, `diameterMm`, `weightKg`, `areaMm2`,
   * `displacementCc`, `powerKw`, `hardnessHrc`, `pieces`, `percent.<component>` (by weight).
   */
  readonly key: string;
  /** The answer: words, or a plain decimal for a number. */
  readonly value: string;
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

/** Whether the scope of an order covers goods, as far as what is known of both says. */
export type ScopeDetermination =
  /** What is stated meets the scope. */
  | 'likely_in_scope'
  /** What is stated contradicts the scope. */
  | 'likely_out_of_scope'
  /** What is stated does not decide. */
  | 'possibly_in_scope';

/** Amounts in USD that lead from the declared value to the customs value. */
export type ValuationInput = {
  /** Assists supplied by the buyer (19 CFR 152.103(b)(1)(iii)), USD; added. */
  readonly assistsValue?: string | null | undefined;
  /** Customs duties and federal taxes in the price, identified separately (19 CFR 152.103(i)(2)), USD; deducted. */
  readonly dutiesAndTaxesDeduction?: string | null | undefined;
  /** Price of the first sale for exportation, USD; replaces the declared value (T.D. 96-87). */
  readonly firstSaleValue?: string | null | undefined;
  /** International freight included in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
  readonly freightDeduction?: string | null | undefined;
  /** Insurance of the international shipment in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
  readonly insuranceDeduction?: string | null | undefined;
  /** Packing costs paid by the buyer (19 CFR 152.103(b)(1)(i)), USD; added. */
  readonly packingCosts?: string | null | undefined;
  /** Assembly, maintenance and transport after importation, identified separately (19 CFR 152.103(i)(1)), USD; deducted. */
  readonly postImportationDeduction?: string | null | undefined;
  /** Proceeds of resale, disposal or use that accrue to the seller (19 CFR 152.103(b)(1)(v)), USD; added. */
  readonly proceedsValue?: string | null | undefined;
  /** Royalties and license fees (19 CFR 152.103(b)(1)(iv)), USD; added. */
  readonly royaltiesValue?: string | null | undefined;
  /** Selling commissions paid by the buyer (19 CFR 152.103(b)(1)(ii)), USD; added. */
  readonly sellingCommissions?: string | null | undefined;
};

export type AdcvdOrderQueryVariables = Exact<{
  caseNumber: string;
}>;


export type AdcvdOrderQuery = { readonly adcvdOrder: { readonly caseNumber: string, readonly scopeText: string | null, readonly clauses: ReadonlyArray<{ readonly number: number, readonly kind: ClauseKind, readonly quote: string | null, readonly summary: string, readonly source: string }>, readonly rates: ReadonlyArray<{ readonly respondent: string, readonly rateType: AdcvdRateType, readonly rate: string, readonly percent: string | null, readonly excluded: boolean, readonly basis: DepositBasis, readonly segment: string | null, readonly effectiveFrom: string | null, readonly effectiveTo: string | null, readonly inDoubtFrom: string | null, readonly currentAsOf: string | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly scopeRulings: ReadonlyArray<{ readonly date: string | null, readonly kind: string, readonly subject: string, readonly outcome: string | null, readonly frCitation: string | null }>, readonly courtDecisions: ReadonlyArray<{ readonly date: string | null, readonly court: string, readonly holding: string, readonly slipOpinion: string | null }>, readonly circumventions: ReadonlyArray<{ readonly date: string, readonly stage: CircumventionStage, readonly outcome: CircumventionOutcome | null, readonly title: string, readonly frCitation: string | null }>, readonly companionCases: ReadonlyArray<{ readonly caseNumber: string, readonly product: string, readonly status: AdcvdOrderStatus }>, readonly sunset: { readonly runsFrom: string, readonly runsFromKind: string, readonly initiationBy: string, readonly fifthAnniversary: string, readonly initiatedOn: string | null } | null }, readonly adcvdLifecycle: { readonly events: ReadonlyArray<{ readonly date: string, readonly type: AdcvdEventType, readonly title: string, readonly frCitation: string | null, readonly computed: boolean }> } };

export type AdcvdSunsetQueryVariables = Exact<{
  filter?: AdcvdSunsetFilter | null | undefined;
}>;


export type AdcvdSunsetQuery = { readonly adcvdSunsetCalendar: { readonly from: string, readonly to: string, readonly csv: string, readonly calendar: string, readonly entries: ReadonlyArray<{ readonly caseNumber: string, readonly runsFrom: string, readonly runsFromKind: string, readonly initiationBy: string, readonly fifthAnniversary: string, readonly initiatedOn: string | null, readonly order: { readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string } }> } };

export type DutyDiffQueryVariables = Exact<{
  from: DutyInput;
  to: DutyChangeInput;
}>;


export type DutyDiffQuery = { readonly dutyDiff: { readonly difference: string | null, readonly landedDifference: string | null, readonly from: { readonly htsCode: string, readonly description: string, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly prohibited: boolean, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly totals: { readonly totalDuty: string | null, readonly totalLandedDuty: string | null, readonly effectiveRate: string | null }, readonly layers: ReadonlyArray<{ readonly heading: string, readonly authorityType: string, readonly rateText: string, readonly amount: string | null }> }, readonly to: { readonly htsCode: string, readonly description: string, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly prohibited: boolean, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly totals: { readonly totalDuty: string | null, readonly totalLandedDuty: string | null, readonly effectiveRate: string | null }, readonly layers: ReadonlyArray<{ readonly heading: string, readonly authorityType: string, readonly rateText: string, readonly amount: string | null }> }, readonly changes: ReadonlyArray<{ readonly heading: string, readonly kind: DutyChangeKind, readonly difference: string | null, readonly cause: DutyChangeCause, readonly because: string, readonly before: { readonly rateText: string, readonly amount: string | null } | null, readonly after: { readonly rateText: string, readonly amount: string | null } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly feeChanges: ReadonlyArray<{ readonly fee: DutyFee, readonly before: string | null, readonly after: string | null, readonly difference: string | null, readonly because: string }> } };

export type SideFragment = { readonly htsCode: string, readonly description: string, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly prohibited: boolean, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly totals: { readonly totalDuty: string | null, readonly totalLandedDuty: string | null, readonly effectiveRate: string | null }, readonly layers: ReadonlyArray<{ readonly heading: string, readonly authorityType: string, readonly rateText: string, readonly amount: string | null }> };

export type DutyTimelineQueryVariables = Exact<{
  input: DutyInput;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type DutyTimelineQuery = { readonly dutyTimeline: { readonly from: string, readonly to: string, readonly periods: ReadonlyArray<{ readonly from: string, readonly to: string, readonly scheduled: boolean, readonly unanswered: string | null, readonly difference: string | null, readonly duty: { readonly htsCode: string, readonly description: string, readonly calculationComplete: boolean, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly totals: { readonly totalDuty: string | null, readonly effectiveRate: string | null }, readonly layers: ReadonlyArray<{ readonly heading: string, readonly authorityType: string, readonly rateText: string, readonly amount: string | null }> } | null, readonly changes: ReadonlyArray<{ readonly heading: string, readonly kind: DutyChangeKind, readonly difference: string | null, readonly cause: DutyChangeCause, readonly because: string, readonly before: { readonly rateText: string, readonly amount: string | null } | null, readonly after: { readonly rateText: string, readonly amount: string | null } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly feeChanges: ReadonlyArray<{ readonly fee: DutyFee, readonly before: string | null, readonly after: string | null, readonly difference: string | null, readonly because: string }> }> } };

export type DutyQueryVariables = Exact<{
  input: DutyInput;
}>;


export type DutyQuery = { readonly duty:
    | { readonly __typename: 'DutyNeedsFacts', readonly dutyInfo: { readonly htsCode: string, readonly description: string, readonly path: ReadonlyArray<string>, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly enteredValue: number | null, readonly unit: string | null, readonly generalRate: string, readonly column: DutyColumn, readonly specialProgramApplied: string | null, readonly calculationComplete: boolean, readonly prohibited: boolean, readonly warnings: ReadonlyArray<string>, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly layers: ReadonlyArray<{ readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly splitLines: ReadonlyArray<{ readonly lineType: string, readonly mfnRate: string, readonly value: { readonly exact: string }, readonly chapter99Layers: ReadonlyArray<{ readonly code: string, readonly ratePercent: string | null, readonly amount: { readonly exact: string } }> }>, readonly totals: { readonly totalDuty: string | null, readonly merchandiseProcessingFee: string | null, readonly harborMaintenanceFee: string | null, readonly totalLandedDuty: string | null, readonly landedCost: string | null, readonly effectiveRate: string | null }, readonly mpf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly hmf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly bounds: { readonly low: string | null, readonly high: string | null, readonly nextBestFact: string | null, readonly lowAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null, readonly highAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null }, readonly boundsWithoutClaims: { readonly low: string | null, readonly high: string | null }, readonly assumedFacts: ReadonlyArray<{ readonly key: string, readonly assumed: string, readonly ask: boolean }>, readonly requiredInputs: ReadonlyArray<{ readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown }>, readonly conditionalFields: { readonly needsQuantity: boolean, readonly needsDepartureDate: boolean }, readonly claims: ReadonlyArray<{ readonly key: string, readonly field: string, readonly value: string, readonly question: string, readonly totalDuty: string | null, readonly saving: string | null, readonly citation: string }>, readonly adcvdCases: ReadonlyArray<{ readonly caseNumber: string, readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string, readonly rate: string | null, readonly advisory: boolean, readonly advisoryReason: string, readonly low: string, readonly high: string | null, readonly scopeAnalysis: { readonly determination: ScopeDetermination } }>, readonly whyNot: ReadonlyArray<{ readonly heading: string, readonly program: string, readonly rateText: string, readonly reason: NotAppliedReason, readonly because: string, readonly flippedBy: { readonly key: string, readonly value: string } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly provenance: { readonly dataVersion: string, readonly engineVersion: string, readonly programsVerifiedTo: string } } }
    | { readonly __typename: 'DutyProvisional', readonly dutyInfo: { readonly htsCode: string, readonly description: string, readonly path: ReadonlyArray<string>, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly enteredValue: number | null, readonly unit: string | null, readonly generalRate: string, readonly column: DutyColumn, readonly specialProgramApplied: string | null, readonly calculationComplete: boolean, readonly prohibited: boolean, readonly warnings: ReadonlyArray<string>, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly layers: ReadonlyArray<{ readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly splitLines: ReadonlyArray<{ readonly lineType: string, readonly mfnRate: string, readonly value: { readonly exact: string }, readonly chapter99Layers: ReadonlyArray<{ readonly code: string, readonly ratePercent: string | null, readonly amount: { readonly exact: string } }> }>, readonly totals: { readonly totalDuty: string | null, readonly merchandiseProcessingFee: string | null, readonly harborMaintenanceFee: string | null, readonly totalLandedDuty: string | null, readonly landedCost: string | null, readonly effectiveRate: string | null }, readonly mpf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly hmf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly bounds: { readonly low: string | null, readonly high: string | null, readonly nextBestFact: string | null, readonly lowAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null, readonly highAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null }, readonly boundsWithoutClaims: { readonly low: string | null, readonly high: string | null }, readonly assumedFacts: ReadonlyArray<{ readonly key: string, readonly assumed: string, readonly ask: boolean }>, readonly requiredInputs: ReadonlyArray<{ readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown }>, readonly conditionalFields: { readonly needsQuantity: boolean, readonly needsDepartureDate: boolean }, readonly claims: ReadonlyArray<{ readonly key: string, readonly field: string, readonly value: string, readonly question: string, readonly totalDuty: string | null, readonly saving: string | null, readonly citation: string }>, readonly adcvdCases: ReadonlyArray<{ readonly caseNumber: string, readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string, readonly rate: string | null, readonly advisory: boolean, readonly advisoryReason: string, readonly low: string, readonly high: string | null, readonly scopeAnalysis: { readonly determination: ScopeDetermination } }>, readonly whyNot: ReadonlyArray<{ readonly heading: string, readonly program: string, readonly rateText: string, readonly reason: NotAppliedReason, readonly because: string, readonly flippedBy: { readonly key: string, readonly value: string } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly provenance: { readonly dataVersion: string, readonly engineVersion: string, readonly programsVerifiedTo: string } } }
    | { readonly __typename: 'DutyQuote', readonly dutyInfo: { readonly htsCode: string, readonly description: string, readonly path: ReadonlyArray<string>, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly enteredValue: number | null, readonly unit: string | null, readonly generalRate: string, readonly column: DutyColumn, readonly specialProgramApplied: string | null, readonly calculationComplete: boolean, readonly prohibited: boolean, readonly warnings: ReadonlyArray<string>, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly layers: ReadonlyArray<{ readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly splitLines: ReadonlyArray<{ readonly lineType: string, readonly mfnRate: string, readonly value: { readonly exact: string }, readonly chapter99Layers: ReadonlyArray<{ readonly code: string, readonly ratePercent: string | null, readonly amount: { readonly exact: string } }> }>, readonly totals: { readonly totalDuty: string | null, readonly merchandiseProcessingFee: string | null, readonly harborMaintenanceFee: string | null, readonly totalLandedDuty: string | null, readonly landedCost: string | null, readonly effectiveRate: string | null }, readonly mpf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly hmf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly bounds: { readonly low: string | null, readonly high: string | null, readonly nextBestFact: string | null, readonly lowAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null, readonly highAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null }, readonly boundsWithoutClaims: { readonly low: string | null, readonly high: string | null }, readonly assumedFacts: ReadonlyArray<{ readonly key: string, readonly assumed: string, readonly ask: boolean }>, readonly requiredInputs: ReadonlyArray<{ readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown }>, readonly conditionalFields: { readonly needsQuantity: boolean, readonly needsDepartureDate: boolean }, readonly claims: ReadonlyArray<{ readonly key: string, readonly field: string, readonly value: string, readonly question: string, readonly totalDuty: string | null, readonly saving: string | null, readonly citation: string }>, readonly adcvdCases: ReadonlyArray<{ readonly caseNumber: string, readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string, readonly rate: string | null, readonly advisory: boolean, readonly advisoryReason: string, readonly low: string, readonly high: string | null, readonly scopeAnalysis: { readonly determination: ScopeDetermination } }>, readonly whyNot: ReadonlyArray<{ readonly heading: string, readonly program: string, readonly rateText: string, readonly reason: NotAppliedReason, readonly because: string, readonly flippedBy: { readonly key: string, readonly value: string } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly provenance: { readonly dataVersion: string, readonly engineVersion: string, readonly programsVerifiedTo: string } } }
    | { readonly __typename: 'ImportProhibited', readonly dutyInfo: { readonly htsCode: string, readonly description: string, readonly path: ReadonlyArray<string>, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly enteredValue: number | null, readonly unit: string | null, readonly generalRate: string, readonly column: DutyColumn, readonly specialProgramApplied: string | null, readonly calculationComplete: boolean, readonly prohibited: boolean, readonly warnings: ReadonlyArray<string>, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly layers: ReadonlyArray<{ readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly splitLines: ReadonlyArray<{ readonly lineType: string, readonly mfnRate: string, readonly value: { readonly exact: string }, readonly chapter99Layers: ReadonlyArray<{ readonly code: string, readonly ratePercent: string | null, readonly amount: { readonly exact: string } }> }>, readonly totals: { readonly totalDuty: string | null, readonly merchandiseProcessingFee: string | null, readonly harborMaintenanceFee: string | null, readonly totalLandedDuty: string | null, readonly landedCost: string | null, readonly effectiveRate: string | null }, readonly mpf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly hmf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly bounds: { readonly low: string | null, readonly high: string | null, readonly nextBestFact: string | null, readonly lowAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null, readonly highAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null }, readonly boundsWithoutClaims: { readonly low: string | null, readonly high: string | null }, readonly assumedFacts: ReadonlyArray<{ readonly key: string, readonly assumed: string, readonly ask: boolean }>, readonly requiredInputs: ReadonlyArray<{ readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown }>, readonly conditionalFields: { readonly needsQuantity: boolean, readonly needsDepartureDate: boolean }, readonly claims: ReadonlyArray<{ readonly key: string, readonly field: string, readonly value: string, readonly question: string, readonly totalDuty: string | null, readonly saving: string | null, readonly citation: string }>, readonly adcvdCases: ReadonlyArray<{ readonly caseNumber: string, readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string, readonly rate: string | null, readonly advisory: boolean, readonly advisoryReason: string, readonly low: string, readonly high: string | null, readonly scopeAnalysis: { readonly determination: ScopeDetermination } }>, readonly whyNot: ReadonlyArray<{ readonly heading: string, readonly program: string, readonly rateText: string, readonly reason: NotAppliedReason, readonly because: string, readonly flippedBy: { readonly key: string, readonly value: string } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly provenance: { readonly dataVersion: string, readonly engineVersion: string, readonly programsVerifiedTo: string } } }
   };

export type AnswerFragment = { readonly htsCode: string, readonly description: string, readonly path: ReadonlyArray<string>, readonly entryDate: string, readonly countryOfOrigin: string | null, readonly enteredValue: number | null, readonly unit: string | null, readonly generalRate: string, readonly column: DutyColumn, readonly specialProgramApplied: string | null, readonly calculationComplete: boolean, readonly prohibited: boolean, readonly warnings: ReadonlyArray<string>, readonly incompleteReasons: ReadonlyArray<{ readonly kind: IncompleteKind, readonly detail: string }>, readonly layers: ReadonlyArray<{ readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly splitLines: ReadonlyArray<{ readonly lineType: string, readonly mfnRate: string, readonly value: { readonly exact: string }, readonly chapter99Layers: ReadonlyArray<{ readonly code: string, readonly ratePercent: string | null, readonly amount: { readonly exact: string } }> }>, readonly totals: { readonly totalDuty: string | null, readonly merchandiseProcessingFee: string | null, readonly harborMaintenanceFee: string | null, readonly totalLandedDuty: string | null, readonly landedCost: string | null, readonly effectiveRate: string | null }, readonly mpf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly hmf: { readonly rate: number, readonly applicable: boolean, readonly reason: string }, readonly bounds: { readonly low: string | null, readonly high: string | null, readonly nextBestFact: string | null, readonly lowAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null, readonly highAnswers: ReadonlyArray<{ readonly field: string, readonly value: string | null, readonly question: string, readonly citation: string }> | null }, readonly boundsWithoutClaims: { readonly low: string | null, readonly high: string | null }, readonly assumedFacts: ReadonlyArray<{ readonly key: string, readonly assumed: string, readonly ask: boolean }>, readonly requiredInputs: ReadonlyArray<{ readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown }>, readonly conditionalFields: { readonly needsQuantity: boolean, readonly needsDepartureDate: boolean }, readonly claims: ReadonlyArray<{ readonly key: string, readonly field: string, readonly value: string, readonly question: string, readonly totalDuty: string | null, readonly saving: string | null, readonly citation: string }>, readonly adcvdCases: ReadonlyArray<{ readonly caseNumber: string, readonly orderType: AdcvdOrderType, readonly product: string, readonly country: string, readonly rate: string | null, readonly advisory: boolean, readonly advisoryReason: string, readonly low: string, readonly high: string | null, readonly scopeAnalysis: { readonly determination: ScopeDetermination } }>, readonly whyNot: ReadonlyArray<{ readonly heading: string, readonly program: string, readonly rateText: string, readonly reason: NotAppliedReason, readonly because: string, readonly flippedBy: { readonly key: string, readonly value: string } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> }>, readonly provenance: { readonly dataVersion: string, readonly engineVersion: string, readonly programsVerifiedTo: string } };

export type LayerFragment = { readonly heading: string, readonly kind: LayerKind, readonly program: string | null, readonly authority: string, readonly authorityType: string, readonly ending: LayerEnding, readonly rateText: string, readonly basis: string, readonly baseValue: string | null, readonly amount: string | null, readonly computation: string, readonly listedAs: string | null, readonly qualifier: string | null, readonly factsRead: ReadonlyArray<string>, readonly openFacts: ReadonlyArray<string>, readonly confidence: ConfidenceTier, readonly assumptions: ReadonlyArray<number>, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> };

export type AuditProgressFragment = { readonly id: string, readonly name: string, readonly bytes: number, readonly status: EntryAuditStatus, readonly records: number | null, readonly recordsDone: number, readonly secondsLeft: number | null, readonly asOf: string, readonly createdAt: string, readonly expiresAt: string, readonly failure: { readonly kind: string, readonly detail: string } | null };

export type FiledFindingFragment = { readonly code: string, readonly name: string, readonly also: ReadonlyArray<string>, readonly severity: EntryFindingSeverity, readonly entry: string, readonly line: string | null, readonly hts: string | null, readonly heading: string | null, readonly filed: string | null, readonly lawful: string | null, readonly difference: string | null, readonly lower: string | null, readonly upper: string | null, readonly why: string, readonly restsOn: ReadonlyArray<string>, readonly citations: ReadonlyArray<string>, readonly confidence: string, readonly proof: string | null, readonly remedy: { readonly route: RemedyRoute, readonly by: string | null, readonly byWorkingDay: string | null, readonly estimated: boolean, readonly open: boolean, readonly authority: string } | null };

export type EntryAuditJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryAuditJobsQuery = { readonly entryAuditJobs: { readonly jobs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly bytes: number, readonly status: EntryAuditStatus, readonly records: number | null, readonly recordsDone: number, readonly secondsLeft: number | null, readonly asOf: string, readonly createdAt: string, readonly expiresAt: string, readonly totals: { readonly entries: number, readonly lines: number, readonly overpaid: string, readonly underpaid: string, readonly ieepaPrincipal: string } | null, readonly failure: { readonly kind: string, readonly detail: string } | null }> } };

export type EntryAuditJobQueryVariables = Exact<{
  id: string | number;
}>;


export type EntryAuditJobQuery = { readonly entryAuditJob: { readonly dataVersion: string, readonly notes: ReadonlyArray<string>, readonly notice: string, readonly id: string, readonly name: string, readonly bytes: number, readonly status: EntryAuditStatus, readonly records: number | null, readonly recordsDone: number, readonly secondsLeft: number | null, readonly asOf: string, readonly createdAt: string, readonly expiresAt: string, readonly sources: ReadonlyArray<{ readonly file: string | null, readonly format: string, readonly headerRow: number | null, readonly unknownColumns: ReadonlyArray<string>, readonly rows: number, readonly data: number, readonly columns: ReadonlyArray<{ readonly field: string, readonly header: string }>, readonly skipped: ReadonlyArray<{ readonly row: number, readonly note: string }>, readonly unreadable: ReadonlyArray<{ readonly row: number, readonly note: string }> }>, readonly totals: { readonly entries: number, readonly lines: number, readonly linesComputed: number, readonly filedComputed: string, readonly lawfulAtEntry: string, readonly overpaid: string, readonly underpaid: string, readonly ieepaPrincipal: string, readonly interestEstimate: string, readonly contingent: string, readonly notAudited: string, readonly ieepaByStatus: ReadonlyArray<{ readonly status: CapeStatus, readonly principal: string }> } | null, readonly files: ReadonlyArray<{ readonly name: string, readonly bytes: number, readonly mediaType: string }>, readonly failure: { readonly kind: string, readonly detail: string } | null } };

export type EntryAuditFindingsQueryVariables = Exact<{
  id: string | number;
  severity?: ReadonlyArray<EntryFindingSeverity> | EntryFindingSeverity | null | undefined;
  sort: EntryFindingSort;
  first: number;
}>;


export type EntryAuditFindingsQuery = { readonly entryAuditFindings: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean }, readonly nodes: ReadonlyArray<{ readonly code: string, readonly name: string, readonly also: ReadonlyArray<string>, readonly severity: EntryFindingSeverity, readonly entry: string, readonly line: string | null, readonly hts: string | null, readonly heading: string | null, readonly filed: string | null, readonly lawful: string | null, readonly difference: string | null, readonly lower: string | null, readonly upper: string | null, readonly why: string, readonly restsOn: ReadonlyArray<string>, readonly citations: ReadonlyArray<string>, readonly confidence: string, readonly proof: string | null, readonly remedy: { readonly route: RemedyRoute, readonly by: string | null, readonly byWorkingDay: string | null, readonly estimated: boolean, readonly open: boolean, readonly authority: string } | null }> } };

export type EntryAuditEntryQueryVariables = Exact<{
  id: string | number;
  number: string;
}>;


export type EntryAuditEntryQuery = { readonly entryAuditJob: { readonly name: string, readonly asOf: string }, readonly entryAuditEntry: { readonly number: string, readonly type: string | null, readonly entryDate: string | null, readonly liquidation: LiquidationState | null, readonly liquidationDate: string | null, readonly liquidationEstimated: boolean | null, readonly filed: string, readonly cape: { readonly status: CapeStatus, readonly reasons: ReadonlyArray<string>, readonly principal: string | null, readonly interestEstimate: string } | null, readonly lines: ReadonlyArray<{ readonly number: string, readonly hts: string | null, readonly origin: string | null, readonly value: string | null, readonly status: LineAuditStatus, readonly reason: string | null, readonly filed: string, readonly atEntry: string | null, readonly asFiledLaw: string | null, readonly withoutIeepa: string | null, readonly numbers: ReadonlyArray<{ readonly number: string, readonly filed: string | null, readonly lawful: string | null, readonly computation: string | null, readonly authority: string | null }> }>, readonly findings: ReadonlyArray<{ readonly code: string, readonly name: string, readonly also: ReadonlyArray<string>, readonly severity: EntryFindingSeverity, readonly entry: string, readonly line: string | null, readonly hts: string | null, readonly heading: string | null, readonly filed: string | null, readonly lawful: string | null, readonly difference: string | null, readonly lower: string | null, readonly upper: string | null, readonly why: string, readonly restsOn: ReadonlyArray<string>, readonly citations: ReadonlyArray<string>, readonly confidence: string, readonly proof: string | null, readonly remedy: { readonly route: RemedyRoute, readonly by: string | null, readonly byWorkingDay: string | null, readonly estimated: boolean, readonly open: boolean, readonly authority: string } | null }> } };

export type HtsDiffQueryVariables = Exact<{
  from: string;
  to: string;
  chapter?: string | null | undefined;
  cursor?: string | null | undefined;
  csv?: boolean | null | undefined;
}>;


export type HtsDiffQuery = { readonly htsDiff: { readonly csv?: string, readonly from: { readonly revision: string, readonly title: string, readonly publishedOn: string }, readonly to: { readonly revision: string, readonly title: string, readonly publishedOn: string }, readonly counts: { readonly added: number, readonly removed: number, readonly rateChanged: number, readonly descriptionChanged: number, readonly unitsChanged: number, readonly endnotesChanged: number }, readonly replacements: ReadonlyArray<{ readonly kind: HtsReplacementKind, readonly under: string, readonly from: ReadonlyArray<string>, readonly to: ReadonlyArray<string> }>, readonly changes: ReadonlyArray<{ readonly code: string, readonly kind: HtsRowChangeKind, readonly description: string, readonly changes: ReadonlyArray<{ readonly field: HtsField, readonly before: string, readonly after: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type OriginComparisonQueryVariables = Exact<{
  input: DutyInput;
}>;


export type OriginComparisonQuery = { readonly originComparison: { readonly htsCode: string, readonly description: string, readonly entryDate: string, readonly origins: ReadonlyArray<{ readonly rank: number, readonly countryOfOrigin: string, readonly countryName: string, readonly totalDuty: string | null, readonly totalLandedDuty: string | null, readonly effectiveRate: string | null, readonly low: string | null, readonly high: string | null, readonly complete: boolean, readonly incompleteKinds: ReadonlyArray<IncompleteKind>, readonly prohibited: boolean, readonly programs: ReadonlyArray<string>, readonly openInputs: ReadonlyArray<string>, readonly preference: { readonly spi: string, readonly name: string, readonly totalDuty: string | null, readonly saving: string | null, readonly ruleOfOrigin: string, readonly generalNote: string } | null }>, readonly frontier: ReadonlyArray<{ readonly conditions: number, readonly totalDuty: string, readonly origins: ReadonlyArray<{ readonly countryOfOrigin: string, readonly spi: string | null }> }> } };

export type CitationFragment = { readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource };

export type RequiredInputFragment = { readonly field: string, readonly type: InputType, readonly severity: InputSeverity, readonly reason: string, readonly unit: string | null, readonly min: number | null, readonly max: number | null, readonly citation: string | null, readonly exampleValue: unknown };

export type ChangeFragment = { readonly heading: string, readonly kind: DutyChangeKind, readonly difference: string | null, readonly cause: DutyChangeCause, readonly because: string, readonly before: { readonly rateText: string, readonly amount: string | null } | null, readonly after: { readonly rateText: string, readonly amount: string | null } | null, readonly citations: ReadonlyArray<{ readonly document: string, readonly locator: string | null, readonly url: string | null, readonly source: RecordSource }> };

export type FeeChangeFragment = { readonly fee: DutyFee, readonly before: string | null, readonly after: string | null, readonly difference: string | null, readonly because: string };

export type PortfolioQueryVariables = Exact<{
  input: PortfolioInput;
}>;


export type PortfolioQuery = { readonly portfolio: { readonly date: string, readonly csv: string, readonly workbook: string | null, readonly notice: string, readonly source: { readonly rows: number, readonly unknownColumns: ReadonlyArray<string>, readonly skipped: ReadonlyArray<{ readonly row: number, readonly note: string }>, readonly unreadable: ReadonlyArray<{ readonly row: number, readonly note: string }> } | null, readonly totals: { readonly parts: number, readonly priced: number, readonly open: number, readonly refused: number, readonly unclassified: number, readonly annualValue: string, readonly annualDuty: string }, readonly parts: { readonly nodes: ReadonlyArray<{ readonly row: number, readonly partNumber: string | null, readonly description: string | null, readonly hts: string | null, readonly origin: string | null, readonly supplier: string | null, readonly annualValue: string | null, readonly status: PartStatus, readonly remark: string | null, readonly duty: string | null, readonly rate: string | null, readonly lower: string | null, readonly upper: string | null, readonly questions: ReadonlyArray<{ readonly fact: string, readonly question: string }> }> }, readonly exposure: ReadonlyArray<{ readonly by: ExposureTrait, readonly name: string, readonly parts: number, readonly duty: string }>, readonly questions: ReadonlyArray<{ readonly fact: string, readonly question: string, readonly parts: number, readonly spread: string | null }>, readonly claims: ReadonlyArray<{ readonly fact: string, readonly question: string, readonly value: string, readonly parts: number, readonly saving: string, readonly citation: string }>, readonly changes: ReadonlyArray<{ readonly date: string, readonly parts: number, readonly difference: string, readonly causes: ReadonlyArray<{ readonly heading: string, readonly cause: string, readonly parts: number, readonly citations: ReadonlyArray<string> }> }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SideFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment side on DutyInfo {
  htsCode
  description
  entryDate
  countryOfOrigin
  prohibited
  incompleteReasons {
    kind
    detail
  }
  totals {
    totalDuty
    totalLandedDuty
    effectiveRate
  }
  layers {
    heading
    authorityType
    rateText
    amount
  }
}
    `, {"fragmentName":"side"}) as unknown as TypedDocumentString<SideFragment, unknown>;
export const CitationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment citation on Citation {
  document
  locator
  url
  source
}
    `, {"fragmentName":"citation"}) as unknown as TypedDocumentString<CitationFragment, unknown>;
export const LayerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment layer on DutyLayer {
  heading
  kind
  program
  authority
  authorityType
  ending
  rateText
  basis
  baseValue
  amount
  computation
  listedAs
  qualifier
  factsRead
  openFacts
  confidence
  assumptions
  citations {
    ...citation
  }
}
    fragment citation on Citation {
  document
  locator
  url
  source
}`, {"fragmentName":"layer"}) as unknown as TypedDocumentString<LayerFragment, unknown>;
export const RequiredInputFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment requiredInput on RequiredInput {
  field
  type
  severity
  reason
  unit
  min
  max
  citation
  exampleValue
}
    `, {"fragmentName":"requiredInput"}) as unknown as TypedDocumentString<RequiredInputFragment, unknown>;
export const AnswerFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment answer on DutyInfo {
  htsCode
  description
  path
  entryDate
  countryOfOrigin
  enteredValue
  unit
  generalRate
  column
  specialProgramApplied
  calculationComplete
  incompleteReasons {
    kind
    detail
  }
  prohibited
  warnings
  layers {
    ...layer
  }
  splitLines {
    lineType
    value {
      exact
    }
    mfnRate
    chapter99Layers {
      code
      ratePercent
      amount {
        exact
      }
    }
  }
  totals {
    totalDuty
    merchandiseProcessingFee
    harborMaintenanceFee
    totalLandedDuty
    landedCost
    effectiveRate
  }
  mpf {
    rate
    applicable
    reason
  }
  hmf {
    rate
    applicable
    reason
  }
  bounds {
    low
    high
    nextBestFact
    lowAnswers {
      field
      value
      question
      citation
    }
    highAnswers {
      field
      value
      question
      citation
    }
  }
  boundsWithoutClaims {
    low
    high
  }
  assumedFacts {
    key
    assumed
    ask
  }
  requiredInputs {
    ...requiredInput
  }
  conditionalFields {
    needsQuantity
    needsDepartureDate
  }
  claims {
    key
    field
    value
    question
    totalDuty
    saving
    citation
  }
  adcvdCases {
    caseNumber
    orderType
    product
    country
    rate
    advisory
    advisoryReason
    low
    high
    scopeAnalysis {
      determination
    }
  }
  whyNot {
    heading
    program
    rateText
    reason
    because
    flippedBy {
      key
      value
    }
    citations {
      ...citation
    }
  }
  provenance {
    dataVersion
    engineVersion
    programsVerifiedTo
  }
}
    fragment layer on DutyLayer {
  heading
  kind
  program
  authority
  authorityType
  ending
  rateText
  basis
  baseValue
  amount
  computation
  listedAs
  qualifier
  factsRead
  openFacts
  confidence
  assumptions
  citations {
    ...citation
  }
}
fragment citation on Citation {
  document
  locator
  url
  source
}
fragment requiredInput on RequiredInput {
  field
  type
  severity
  reason
  unit
  min
  max
  citation
  exampleValue
}`, {"fragmentName":"answer"}) as unknown as TypedDocumentString<AnswerFragment, unknown>;
export const AuditProgressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment auditProgress on EntryAuditJob {
  id
  name
  bytes
  status
  records
  recordsDone
  secondsLeft
  asOf
  createdAt
  expiresAt
  failure {
    kind
    detail
  }
}
    `, {"fragmentName":"auditProgress"}) as unknown as TypedDocumentString<AuditProgressFragment, unknown>;
export const FiledFindingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment filedFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}
    `, {"fragmentName":"filedFinding"}) as unknown as TypedDocumentString<FiledFindingFragment, unknown>;
export const ChangeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment change on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}
    fragment citation on Citation {
  document
  locator
  url
  source
}`, {"fragmentName":"change"}) as unknown as TypedDocumentString<ChangeFragment, unknown>;
export const FeeChangeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}
    `, {"fragmentName":"feeChange"}) as unknown as TypedDocumentString<FeeChangeFragment, unknown>;
export const AdcvdOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adcvdOrder($caseNumber: String!) {
  adcvdOrder(caseNumber: $caseNumber) {
    caseNumber
    scopeText
    clauses {
      number
      kind
      quote
      summary
      source
    }
    rates {
      respondent
      rateType
      rate
      percent
      excluded
      basis
      segment
      effectiveFrom
      effectiveTo
      inDoubtFrom
      currentAsOf
      citations {
        ...citation
      }
    }
    scopeRulings {
      date
      kind
      subject
      outcome
      frCitation
    }
    courtDecisions {
      date
      court
      holding
      slipOpinion
    }
    circumventions {
      date
      stage
      outcome
      title
      frCitation
    }
    companionCases {
      caseNumber
      product
      status
    }
    sunset {
      runsFrom
      runsFromKind
      initiationBy
      fifthAnniversary
      initiatedOn
    }
  }
  adcvdLifecycle(caseNumber: $caseNumber) {
    events {
      date
      type
      title
      frCitation
      computed
    }
  }
}
    fragment citation on Citation {
  document
  locator
  url
  source
}`) as unknown as TypedDocumentString<AdcvdOrderQuery, AdcvdOrderQueryVariables>;
export const AdcvdSunsetDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adcvdSunset($filter: AdcvdSunsetFilter) {
  adcvdSunsetCalendar(filter: $filter) {
    from
    to
    entries {
      caseNumber
      order {
        orderType
        product
        country
      }
      runsFrom
      runsFromKind
      initiationBy
      fifthAnniversary
      initiatedOn
    }
    csv
    calendar
  }
}
    `) as unknown as TypedDocumentString<AdcvdSunsetQuery, AdcvdSunsetQueryVariables>;
export const DutyDiffDocument = /*#__PURE__*/ new TypedDocumentString(`
    query dutyDiff($from: DutyInput!, $to: DutyChangeInput!) {
  dutyDiff(from: $from, to: $to) {
    difference
    landedDifference
    from {
      ...side
    }
    to {
      ...side
    }
    changes {
      ...change
    }
    feeChanges {
      ...feeChange
    }
  }
}
    fragment side on DutyInfo {
  htsCode
  description
  entryDate
  countryOfOrigin
  prohibited
  incompleteReasons {
    kind
    detail
  }
  totals {
    totalDuty
    totalLandedDuty
    effectiveRate
  }
  layers {
    heading
    authorityType
    rateText
    amount
  }
}
fragment citation on Citation {
  document
  locator
  url
  source
}
fragment change on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}
fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}`) as unknown as TypedDocumentString<DutyDiffQuery, DutyDiffQueryVariables>;
export const DutyTimelineDocument = /*#__PURE__*/ new TypedDocumentString(`
    query dutyTimeline($input: DutyInput!, $from: Date, $to: Date) {
  dutyTimeline(input: $input, from: $from, to: $to) {
    from
    to
    periods {
      from
      to
      scheduled
      unanswered
      difference
      duty {
        htsCode
        description
        calculationComplete
        incompleteReasons {
          kind
          detail
        }
        totals {
          totalDuty
          effectiveRate
        }
        layers {
          heading
          authorityType
          rateText
          amount
        }
      }
      changes {
        ...change
      }
      feeChanges {
        ...feeChange
      }
    }
  }
}
    fragment citation on Citation {
  document
  locator
  url
  source
}
fragment change on DutyChange {
  heading
  kind
  difference
  cause
  because
  before {
    rateText
    amount
  }
  after {
    rateText
    amount
  }
  citations {
    ...citation
  }
}
fragment feeChange on FeeChange {
  fee
  before
  after
  difference
  because
}`) as unknown as TypedDocumentString<DutyTimelineQuery, DutyTimelineQueryVariables>;
export const DutyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query duty($input: DutyInput!) {
  duty(input: $input) {
    __typename
    ... on DutyQuote {
      dutyInfo {
        ...answer
      }
    }
    ... on DutyNeedsFacts {
      dutyInfo {
        ...answer
      }
    }
    ... on DutyProvisional {
      dutyInfo {
        ...answer
      }
    }
    ... on ImportProhibited {
      dutyInfo {
        ...answer
      }
    }
  }
}
    fragment answer on DutyInfo {
  htsCode
  description
  path
  entryDate
  countryOfOrigin
  enteredValue
  unit
  generalRate
  column
  specialProgramApplied
  calculationComplete
  incompleteReasons {
    kind
    detail
  }
  prohibited
  warnings
  layers {
    ...layer
  }
  splitLines {
    lineType
    value {
      exact
    }
    mfnRate
    chapter99Layers {
      code
      ratePercent
      amount {
        exact
      }
    }
  }
  totals {
    totalDuty
    merchandiseProcessingFee
    harborMaintenanceFee
    totalLandedDuty
    landedCost
    effectiveRate
  }
  mpf {
    rate
    applicable
    reason
  }
  hmf {
    rate
    applicable
    reason
  }
  bounds {
    low
    high
    nextBestFact
    lowAnswers {
      field
      value
      question
      citation
    }
    highAnswers {
      field
      value
      question
      citation
    }
  }
  boundsWithoutClaims {
    low
    high
  }
  assumedFacts {
    key
    assumed
    ask
  }
  requiredInputs {
    ...requiredInput
  }
  conditionalFields {
    needsQuantity
    needsDepartureDate
  }
  claims {
    key
    field
    value
    question
    totalDuty
    saving
    citation
  }
  adcvdCases {
    caseNumber
    orderType
    product
    country
    rate
    advisory
    advisoryReason
    low
    high
    scopeAnalysis {
      determination
    }
  }
  whyNot {
    heading
    program
    rateText
    reason
    because
    flippedBy {
      key
      value
    }
    citations {
      ...citation
    }
  }
  provenance {
    dataVersion
    engineVersion
    programsVerifiedTo
  }
}
fragment layer on DutyLayer {
  heading
  kind
  program
  authority
  authorityType
  ending
  rateText
  basis
  baseValue
  amount
  computation
  listedAs
  qualifier
  factsRead
  openFacts
  confidence
  assumptions
  citations {
    ...citation
  }
}
fragment citation on Citation {
  document
  locator
  url
  source
}
fragment requiredInput on RequiredInput {
  field
  type
  severity
  reason
  unit
  min
  max
  citation
  exampleValue
}`) as unknown as TypedDocumentString<DutyQuery, DutyQueryVariables>;
export const EntryAuditJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query entryAuditJobs {
  entryAuditJobs {
    jobs {
      ...auditProgress
      totals {
        entries
        lines
        overpaid
        underpaid
        ieepaPrincipal
      }
    }
  }
}
    fragment auditProgress on EntryAuditJob {
  id
  name
  bytes
  status
  records
  recordsDone
  secondsLeft
  asOf
  createdAt
  expiresAt
  failure {
    kind
    detail
  }
}`) as unknown as TypedDocumentString<EntryAuditJobsQuery, EntryAuditJobsQueryVariables>;
export const EntryAuditJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    query entryAuditJob($id: ID!) {
  entryAuditJob(id: $id) {
    ...auditProgress
    dataVersion
    notes
    notice
    sources {
      file
      format
      headerRow
      columns {
        field
        header
      }
      unknownColumns
      rows
      data
      skipped {
        row
        note
      }
      unreadable {
        row
        note
      }
    }
    totals {
      entries
      lines
      linesComputed
      filedComputed
      lawfulAtEntry
      overpaid
      underpaid
      ieepaPrincipal
      ieepaByStatus {
        status
        principal
      }
      interestEstimate
      contingent
      notAudited
    }
    files {
      name
      bytes
      mediaType
    }
  }
}
    fragment auditProgress on EntryAuditJob {
  id
  name
  bytes
  status
  records
  recordsDone
  secondsLeft
  asOf
  createdAt
  expiresAt
  failure {
    kind
    detail
  }
}`) as unknown as TypedDocumentString<EntryAuditJobQuery, EntryAuditJobQueryVariables>;
export const EntryAuditFindingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query entryAuditFindings($id: ID!, $severity: [EntryFindingSeverity!], $sort: EntryFindingSort!, $first: Int!) {
  entryAuditFindings(id: $id, severity: $severity, sort: $sort, first: $first) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      ...filedFinding
    }
  }
}
    fragment filedFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}`) as unknown as TypedDocumentString<EntryAuditFindingsQuery, EntryAuditFindingsQueryVariables>;
export const EntryAuditEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query entryAuditEntry($id: ID!, $number: String!) {
  entryAuditJob(id: $id) {
    name
    asOf
  }
  entryAuditEntry(id: $id, number: $number) {
    number
    type
    entryDate
    liquidation
    liquidationDate
    liquidationEstimated
    filed
    cape {
      status
      reasons
      principal
      interestEstimate
    }
    lines {
      number
      hts
      origin
      value
      status
      reason
      filed
      atEntry
      asFiledLaw
      withoutIeepa
      numbers {
        number
        filed
        lawful
        computation
        authority
      }
    }
    findings {
      ...filedFinding
    }
  }
}
    fragment filedFinding on EntryFinding {
  code
  name
  also
  severity
  entry
  line
  hts
  heading
  filed
  lawful
  difference
  lower
  upper
  why
  remedy {
    route
    by
    byWorkingDay
    estimated
    open
    authority
  }
  restsOn
  citations
  confidence
  proof
}`) as unknown as TypedDocumentString<EntryAuditEntryQuery, EntryAuditEntryQueryVariables>;
export const HtsDiffDocument = /*#__PURE__*/ new TypedDocumentString(`
    query htsDiff($from: String!, $to: String!, $chapter: String, $cursor: String, $csv: Boolean = false) {
  htsDiff(from: $from, to: $to, chapter: $chapter, cursor: $cursor) {
    from {
      revision
      title
      publishedOn
    }
    to {
      revision
      title
      publishedOn
    }
    counts {
      added
      removed
      rateChanged
      descriptionChanged
      unitsChanged
      endnotesChanged
    }
    replacements {
      kind
      under
      from
      to
    }
    changes {
      code
      kind
      description
      changes {
        field
        before
        after
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    csv @include(if: $csv)
  }
}
    `) as unknown as TypedDocumentString<HtsDiffQuery, HtsDiffQueryVariables>;
export const OriginComparisonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query originComparison($input: DutyInput!) {
  originComparison(input: $input) {
    htsCode
    description
    entryDate
    origins(first: 300) {
      rank
      countryOfOrigin
      countryName
      totalDuty
      totalLandedDuty
      effectiveRate
      low
      high
      complete
      incompleteKinds
      prohibited
      programs
      openInputs
      preference {
        spi
        name
        totalDuty
        saving
        ruleOfOrigin
        generalNote
      }
    }
    frontier {
      conditions
      totalDuty
      origins {
        countryOfOrigin
        spi
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OriginComparisonQuery, OriginComparisonQueryVariables>;
export const PortfolioDocument = /*#__PURE__*/ new TypedDocumentString(`
    query portfolio($input: PortfolioInput!) {
  portfolio(input: $input) {
    date
    source {
      rows
      unknownColumns
      skipped {
        row
        note
      }
      unreadable {
        row
        note
      }
    }
    totals {
      parts
      priced
      open
      refused
      unclassified
      annualValue
      annualDuty
    }
    parts(first: 250) {
      nodes {
        row
        partNumber
        description
        hts
        origin
        supplier
        annualValue
        status
        remark
        duty
        rate
        lower
        upper
        questions {
          fact
          question
        }
      }
    }
    exposure {
      by
      name
      parts
      duty
    }
    questions {
      fact
      question
      parts
      spread
    }
    claims {
      fact
      question
      value
      parts
      saving
      citation
    }
    changes {
      date
      parts
      difference
      causes {
        heading
        cause
        parts
        citations
      }
    }
    csv
    workbook
    notice
  }
}
    `) as unknown as TypedDocumentString<PortfolioQuery, PortfolioQueryVariables>;
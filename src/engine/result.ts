import type { CalendarDate } from '../terms/calendar-date.js';
import type { Citation, Cited, ConfidenceLabel } from '../terms/citation.js';
import type { Decimal } from '../terms/decimal.js';
import type { HtsNumber } from '../terms/hts-number.js';
import type { UnitCode } from '../terms/unit.js';
import type { AssessedCase } from './adcvd-case.js';
import type { Basis, MatchedRule } from './law.js';

type LayerEnding = 'applies' | 'undetermined';

/** A duty, or a heading reported at zero because it removes one. */
export interface Layer {
  /** The tariff line itself, a Chapter 99 heading, or the number of an AD/CVD case. */
  readonly heading: string;
  readonly kind:
    'column' | 'additive' | 'floor' | 'in_lieu' | 'exempt' | 'quota' | 'specific' | 'prohibited' | 'adcvd';
  readonly ruleId: string | null;
  readonly program: string | null;
  readonly authority: string;
  readonly authorityType: string;
  readonly ending: LayerEnding;
  readonly rateText: string;
  /** Percent added on the base; null for specific rates, prohibitions and undetermined rates. */
  readonly ratePercent: Decimal | null;
  readonly basis: Basis;
  /** The value, in USD, that the rate is applied to; null when the customs value was not stated. */
  readonly baseValue: Decimal | null;
  /** USD, rounded once to the cent; null when it cannot be computed from the facts stated. */
  readonly amount: Decimal | null;
  /** The arithmetic, for example `10000.00 x 25%`. */
  readonly computation: string;
  /** Position among the numbers of the entry line, ascending; the tariff line comes last. */
  readonly aceOrder: number;
  readonly listedAs: string | null;
  readonly qualifier: string | null;
  /** Keys of the facts that decided this layer, stated or assumed. */
  readonly factsRead: readonly string[];
  /** Keys whose answer is missing and would change this layer. */
  readonly openFacts: readonly string[];
  readonly citations: Cited;
  readonly confidence: ConfidenceLabel;
  readonly assumptions: readonly number[];
}

export type NotAppliedReason =
  | 'condition_false'
  | 'excepted_by'
  | 'displaced_by'
  | 'no_target'
  | 'no_value_left'
  | 'superseded'
  | 'other_origin'
  | 'chapter_98';

/** A heading that was considered and does not apply. */
export interface NotApplied {
  readonly heading: string;
  readonly ruleId: string;
  readonly program: string;
  readonly rateText: string;
  readonly reason: NotAppliedReason;
  /** The condition that failed, or the heading that took it away, in words. */
  readonly because: string;
  /** One fact whose other answer alone makes it apply, as tried; null when no single fact does. */
  readonly flippedBy: { readonly key: string; readonly value: string } | null;
  readonly citations: readonly Citation[];
}

export interface AssumedFact {
  readonly key: string;
  /** The answer that was used: for a fact to be asked for, the one in the dearest completion. */
  readonly assumed: string;
  readonly ask: boolean;
}

/** A fact whose answer would change the duty. */
export interface RequiredInput {
  readonly field: string;
  readonly type: 'number' | 'string' | 'iso2_country' | 'iso_date' | 'boolean';
  readonly severity: 'blocking' | 'advisory';
  readonly reason: string;
  readonly unit: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly citation: string | null;
  readonly exampleValue: string | number | boolean | null;
}

/** A fact with a default whose other answer would change the duty: what the claim is worth. */
export interface ClaimEffect {
  readonly key: string;
  /** The answer with the lowest duty, as text. */
  readonly value: string;
  readonly question: string;
  /** Total duty with that answer; null when it cannot be computed. */
  readonly totalDuty: Decimal | null;
  /** Positive when the claim lowers the duty; null when either total is unknown. */
  readonly saving: Decimal | null;
  /** The law the evidence is needed under. */
  readonly citation: string;
}

export type SplitLineType =
  'remainder' | 'steel_content' | 'aluminum_content' | 'copper_content' | 'us_content' | 'non_us_content';

/** One statistical line of the entry where the value must be split. */
export interface SplitLine {
  readonly lineType: SplitLineType;
  readonly value: Decimal;
  readonly headings: readonly {
    readonly heading: string;
    readonly ratePercent: Decimal | null;
    readonly amount: Decimal;
  }[];
}

export interface Fee {
  readonly applicable: boolean;
  readonly ratePercent: Decimal;
  readonly amount: Decimal | null;
  readonly reason: string;
  readonly citations: Cited;
}

/** Sound limits of the total duty; null high: no upper limit is known; null low: nothing is known, or no entry allowed. */
export interface Limits {
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

/** An answer on which an end of the bounds rests. */
export interface BoundAnswer {
  readonly key: string;
  /** As text; null: none of the answers that the law names. */
  readonly value: string | null;
  readonly question: string;
  readonly citation: string;
}

/** Over every answer to every input that is open: facts to be asked, claims, contents, quantities, AD/CVD cases. */
export interface Bounds extends Limits {
  /**
   * Answers beside those used that lead to the least total, given together; quantities and AD/CVD cases aside. Empty:
   * it is owed as it is. Null: no answers were found.
   */
  readonly lowAnswers: readonly BoundAnswer[] | null;
  /** The same for the greatest total. */
  readonly highAnswers: readonly BoundAnswer[] | null;
  /** The first blocking input: the question to ask next. Null: nothing blocks the answer. */
  readonly nextBestFact: string | null;
}

export interface Totals {
  readonly columnDuty: Decimal | null;
  /** Column duty and Chapter 99 layers. */
  readonly entryDuties: Decimal | null;
  /** Entry duties and AD/CVD that is not advisory. */
  readonly totalDuty: Decimal | null;
  /** Total duty and both fees. */
  readonly totalLandedDuty: Decimal | null;
  /** Entered value and total landed duty. */
  readonly landedCost: Decimal | null;
  /** 100 x total duty / entered value; fees excluded. */
  readonly effectiveRate: Decimal | null;
}

/** Why an answer is not complete. */
export interface IncompleteReason {
  readonly kind:
    | 'prohibited'
    | 'missing_fact'
    | 'rate_not_computable'
    | 'adcvd_scope'
    | 'adcvd_rate'
    | 'programs_not_verified'
    | 'schedule_not_verified'
    | 'unmodelled_heading';
  readonly detail: string;
}

export interface DutyResult {
  readonly line: HtsNumber;
  readonly entryDate: CalendarDate;
  readonly column: 'general' | 'special' | 'column2';
  readonly specialProgramApplied: string | null;
  readonly layers: readonly Layer[];
  readonly notApplied: readonly NotApplied[];
  readonly totals: Totals;
  readonly bounds: Bounds;
  /** The limits if no relief is claimed: only what must be asked varies. */
  readonly boundsWithoutClaims: Limits;
  readonly merchandiseProcessingFee: Fee;
  readonly harborMaintenanceFee: Fee;
  readonly splitLines: readonly SplitLine[];
  /** Every AD/CVD case that may cover the goods, counted or advisory. */
  readonly adcvd: readonly AssessedCase[];
  readonly requiredInputs: readonly RequiredInput[];
  readonly assumedFacts: readonly AssumedFact[];
  readonly claims: readonly ClaimEffect[];
  readonly missingMeasures: readonly UnitCode[];
  readonly warnings: readonly string[];
  readonly prohibited: boolean;
  /** True: `incompleteReasons` is empty. */
  readonly complete: boolean;
  readonly incompleteReasons: readonly IncompleteReason[];
  /** Every rule looked at, for conditional fields and ledgers. */
  readonly considered: readonly MatchedRule[];
}

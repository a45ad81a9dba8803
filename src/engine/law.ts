import type { OrderType, ScopeDetermination } from '../terms/adcvd-words.js';
import type { AdcvdRate, DepositRate } from './adcvd-rate.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { Cited, ConfidenceLabel } from '../terms/citation.js';
import type { Country } from '../terms/country.js';
import type { Decimal } from '../terms/decimal.js';
import type { HeadingRange } from '../terms/heading-ranges.js';
import type { HtsNumber } from '../terms/hts-number.js';
import type { Interval } from '../terms/interval.js';
import type { RateExpression, RateReference } from '../terms/rate-expression.js';
import type { UnitCode } from '../terms/unit.js';
import type { FeeSchedule, OriginExemption } from './fee-law.js';

export type { HeadingRange };

export type { FeeSchedule, OriginExemption };

/** A rate of the schedule and the row that prints it: a ten-digit line inherits from its parents. */
export interface SourcedRate {
  readonly text: string;
  readonly expression: RateExpression;
  readonly source: HtsNumber;
}

/** One preference rate: the special program indicators that may claim it. */
export interface SpecialColumnRate {
  readonly programs: readonly string[];
  readonly rate: SourcedRate;
}

/** A reportable line of Chapters 1 to 97 as the law stands on one date. */
export interface TariffLine {
  readonly number: HtsNumber;
  readonly description: string;
  /** Descriptions from the heading down to this line, unnumbered levels included. */
  readonly path: readonly string[];
  readonly units: readonly UnitCode[];
  /** Units as printed. */
  readonly unitLabels: readonly string[];
  readonly column1General: SourcedRate;
  readonly column1Special: readonly SpecialColumnRate[];
  readonly column2: SourcedRate;
  /** Chapter 99 headings named by the line's endnotes, own and inherited. */
  readonly endnoteHeadings: readonly string[];
  readonly citations: Cited;
}

/** A boolean expression over facts; a fact that is not stated makes it unknown, not false. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'holds'; readonly key: string }
  | { readonly kind: 'isOneOf'; readonly key: string; readonly values: readonly string[] }
  | {
      readonly kind: 'compares';
      readonly key: string;
      readonly operator: '<' | '<=' | '>' | '>=';
      readonly operand: string;
    }
  | { readonly kind: 'headingDue'; readonly headings: readonly HeadingRange[] };

/** What a rule does to the duty. Percentages are of the rule's basis. */
export type RuleRate =
  | { readonly kind: 'additive'; readonly percent: Decimal }
  /** A total: tops column 1 up to `percent`, never below it. */
  | { readonly kind: 'floor'; readonly percent: Decimal }
  /** Replaces the column duty; null percent: column 2 rates apply. */
  | { readonly kind: 'inLieu'; readonly percent: Decimal | null }
  | { readonly kind: 'exempt' }
  /** The in-quota cell of a tariff-rate quota. Null percent: not printed. */
  | { readonly kind: 'quota'; readonly percent: Decimal | null }
  | { readonly kind: 'specific'; readonly text: string; readonly expression: RateExpression }
  | { readonly kind: 'prohibited' };

export type Basis =
  | 'full_value'
  | 'steel_content'
  | 'aluminum_content'
  | 'copper_content'
  | 'non_copper_content'
  | 'us_content'
  | 'non_us_content'
  | 'us_content_up_to_40pct'
  | 'non_us_content_above_40pct_cap'
  | 'due_232_value';

/** One heading, country group, scope part and rate period of Chapter 99 (or a pseudo heading in parentheses). */
export interface Rule {
  readonly id: string;
  readonly heading: string;
  /** Which use of a two-use heading this row is: `usmca`, `us_content`, or null. */
  readonly use: string | null;
  readonly program: string;
  readonly authority: string;
  readonly authorityType: string;
  /** When the law applies; empty for a rule that never applied. */
  readonly interval: Interval;
  /** Null: every country. */
  readonly include: ReadonlySet<Country> | null;
  readonly exclude: ReadonlySet<Country>;
  readonly when: Condition | null;
  readonly rate: RuleRate;
  readonly rateText: string;
  readonly basis: Basis;
  /** Headings that take this row away when they apply to the same goods. */
  readonly exceptions: readonly HeadingRange[];
  /** Headings that this row takes away when it applies. */
  readonly displaces: readonly HeadingRange[];
  /** Reporting position among Chapter 99 numbers on one entry line, ascending. */
  readonly aceOrder: number;
  readonly citations: Cited;
  readonly confidence: ConfidenceLabel;
  /** Numbers of law/assumptions.md this row rests on. */
  readonly assumptions: readonly number[];
  readonly note: string | null;
}

/** A rule whose scope names the line; `qualifier` is the article the list row is limited to, when it is. */
export interface MatchedRule {
  readonly rule: Rule;
  /** The list row that matched, as printed digits; null for rules on all goods or on a note without a list. */
  readonly listedAs: string | null;
  readonly list: string | null;
  readonly qualifier: string | null;
}

/** When a duty of `winners` is owed, `losers` are not, on the article or on the portion of value that owes it. */
export interface Displacement {
  readonly id: string;
  readonly interval: Interval;
  readonly winners: readonly HeadingRange[];
  readonly losers: readonly HeadingRange[];
  readonly requires: 'positive_duty' | 'applies';
  readonly extent: 'article' | 'portion';
  readonly citations: Cited;
  readonly assumptions: readonly number[];
}

/** How a Chapter 98 claim changes the value a duty is computed on. */
export interface Chapter98Treatment {
  /** The claimed provision, dotted; `*` is every other Chapter 98 provision. */
  readonly provision: string;
  /** `column` for the column duty, else an authority type. */
  readonly authorityType: string;
  readonly value: 'none' | 'dutiable_value' | 'full_value';
  /** Numbers of law/assumptions.md it rests on; absent: none. */
  readonly assumptions?: readonly number[];
  readonly citations: Cited;
}

export type FactType = 'boolean' | 'number' | 'date' | 'country' | 'code' | 'heading' | 'derived';

/** One key of the fact vocabulary. */
export interface FactDefinition {
  readonly key: string;
  readonly type: FactType;
  readonly unit: string | null;
  readonly values: readonly string[];
  readonly meaning: string;
  readonly question: string;
  readonly citation: string;
  /** What is assumed when the fact is missing, in words. */
  readonly whenMissing: string;
  /** The value assumed; null where there is none (dates, content values). */
  readonly assumed: string | null;
  /** True: nothing is assumed for a missing fact; it must be asked for, and the layer stays undetermined. */
  readonly ask: boolean;
}

/** A special program symbol over one period. */
export interface SpecialProgram {
  readonly symbol: string;
  readonly name: string;
  readonly interval: Interval;
  readonly countries: ReadonlySet<Country>;
  readonly generalNote: string;
  readonly ruleOfOrigin: string;
  readonly mpfExempt: boolean;
  readonly citations: Cited;
  readonly confidence: ConfidenceLabel;
  /** The general note itself frees the goods: the schedule prints no rate for the symbol. */
  readonly freesByNote: boolean;
  /** Prefixes of the numbers that the note excepts, digits only. */
  readonly exceptNumbers: readonly string[];
  /** Articles that the symbol excludes, or that it covers only elsewhere, in words. */
  readonly excludedArticles: string | null;
  /** As in the source: in_force, lapsed, retroactive (lapsed, then renewed for it on the terms that the name says) ... */
  readonly statusText: string;
}

/** An AD/CVD order that may cover the goods, with the evidence and the rate: only its written scope decides. */
export interface AdcvdCandidate {
  readonly caseNumber: string;
  readonly orderType: OrderType;
  readonly product: string;
  /** Null: it has no code any more, or is a group. */
  readonly country: Country | null;
  /** Tariff number of the order that matched. Null: found by words, or named by the caller. */
  readonly headingMatched: string | null;
  readonly determination: ScopeDetermination;
  /**
   * False: no deposit is due on the day, which is before the order or after its revocation. Null: it is not known
   * whether one is, under provisional measures or an order that may have ended.
   */
  readonly inForce: boolean | null;
  readonly rate: AdcvdRate;
  /**
   * What would be due in place of `rate` if a firm were named: the least and the greatest, and 0% where a firm is outside
   * the order or its rate would count in no total. Empty: a firm is named, or none has a rate of its own.
   */
  readonly otherRates: readonly DepositRate[];
  readonly orderDate: CalendarDate | null;
  readonly citations: Cited;
}

/** Everything the engine may read for one line, origin and date: plain frozen values. */
export interface Law {
  readonly line: TariffLine;
  /** The day whose column rates and preference programs are read: of entry, or of admission in privileged foreign status. */
  readonly date: CalendarDate;
  /** Rules in force on the date whose scope names the line and whose countries include the origin. */
  readonly rules: readonly MatchedRule[];
  /**
   * One object for all laws with the same rules in the same order, matched by the same list rows: what follows from the
   * rules alone is computed once for it. Absent: the array of rules stands for itself.
   */
  readonly ruleSet?: object;
  /** Rules in force whose scope names the line but whose countries leave this origin out. */
  readonly otherOrigins: readonly MatchedRule[];
  /** One object for laws that leave out the same rules in the same order. Absent: the array of them stands for itself. */
  readonly otherOriginSet?: object;
  readonly displacements: readonly Displacement[];
  readonly chapter98: readonly Chapter98Treatment[];
  readonly factDefinitions: ReadonlyMap<string, FactDefinition>;
  readonly specialPrograms: readonly SpecialProgram[];
  readonly fees: FeeSchedule;
  /** Why goods of the origin pay no merchandise processing fee on the date; null: they do, unless a claim exempts them. */
  readonly mpfExemption: OriginExemption | null;
  readonly adcvd: readonly AdcvdCandidate[];
  /** Last date to which the Chapter 99 programs are known; later dates are answered as scheduled, with a warning. */
  readonly programsVerifiedTo: CalendarDate;
  /** Last date to which the revisions of the schedule are known; a later date reads numbers and rates of an older one. */
  readonly scheduleVerifiedTo: CalendarDate;
  /** Rate of a referenced line, for texts such as "the rate applicable to ..."; null when it does not resolve. */
  readonly rateOf: (reference: RateReference, column: 'general' | 'column2') => RateExpression | null;
}

import type { HtsNumber } from './hts-number.js';
import type { UnitCode } from './unit.js';

/**
 * A rate of duty as the schedule prints it, read by `parseRate`. Plain frozen data: decimals are text, so an
 * expression can be stored as JSON and read back. Amounts are United States dollars.
 */
export type RateExpression =
  | FreeRate
  | AdValoremRate
  | SpecificRate
  | CompoundRate
  | DifferenceRate
  | BoundedRate
  | PerDegreeRate
  | StatedAmount
  | ProratedRate
  | RateReference;

/** No duty. `terms`: the condition it depends on (`under bond`), null when there is none. */
export interface FreeRate {
  readonly kind: 'free';
  readonly terms: string | null;
}

/**
 * A percentage of a value. `percent` is decimal text, or a mixed fraction (`33 1/3`). `on`: the value of the
 * article, of the set it is entered in (both are the customs value), or the sum of stated values.
 */
export interface AdValoremRate {
  readonly kind: 'adValorem';
  readonly percent: string;
  readonly on: 'article' | 'entireSet' | readonly UnitCode[];
}

/** Words of a specific rate that name the counted goods without changing the quantity. */
export type CountedGoods = 'head' | 'article' | 'pins' | 'recordingSurface' | 'ethylAlcoholContent';

/** `dollars` for each `unit`. `over`: only the units above this number in each article count (jewels over 7). */
export interface SpecificRate {
  readonly kind: 'specific';
  readonly dollars: string;
  readonly unit: UnitCode;
  readonly goods: CountedGoods | null;
  readonly over: string | null;
}

/** The sum of its terms. */
export interface CompoundRate {
  readonly kind: 'compound';
  readonly terms: readonly RateExpression[];
}

/** `rate` minus `less`, never below zero. */
interface DifferenceRate {
  readonly kind: 'difference';
  readonly rate: RateExpression;
  readonly less: RateExpression;
}

/**
 * `rate`, at least `minimum` and at most `maximum` (amounts of duty, null where there is none). `when`: the
 * limits hold only where this condition is 1; null when they always hold.
 */
export interface BoundedRate {
  readonly kind: 'bounded';
  readonly rate: RateExpression;
  readonly minimum: RateExpression | null;
  readonly maximum: RateExpression | null;
  readonly when: UnitCode | null;
}

/** `rate` reduced by `less` for each degree (DEG) below `under`, fractions in proportion: raw sugar. */
export interface PerDegreeRate {
  readonly kind: 'perDegree';
  readonly rate: SpecificRate;
  readonly less: SpecificRate;
  readonly under: string;
}

/** An amount of money the importer states, such as the drawback allowed on exportation. */
interface StatedAmount {
  readonly kind: 'stated';
  readonly amount: UnitCode;
}

/**
 * The duty `rate` gives on the full value, in the proportion that a part of the value bears to it. The part
 * is the measure `on`, or with `remainder` the customs value less that measure. `note`: the note the text cites.
 */
export interface ProratedRate {
  readonly kind: 'prorated';
  readonly rate: RateExpression;
  readonly on: UnitCode;
  readonly remainder: boolean;
  readonly note: string | null;
}

/** Whose rate a reference takes. */
export type ReferenceRule =
  /** The lines in `targets`: a tariff-rate quota or staged rate printed in chapters 98 and 99. */
  | 'lines'
  /** The legal note in `detail`. */
  | 'note'
  /** The rate of the line itself, unchanged. */
  | 'unchanged'
  /** The line (or one of `targets`) that a chapter 99 heading adds to. */
  | 'applicableSubheading'
  | 'suchSubheading'
  /** The rate of the imported article itself, for chapter 98. */
  | 'article'
  | 'likeArticles'
  /** The rate for originating goods of the country in `detail`. */
  | 'originatingGoods'
  | 'beneficiaryCountries'
  | 'absentSubheading'
  | 'absentHeading'
  | 'eachArticleAbsentSubheading'
  | 'eachGarment'
  | 'articleOfWhichPartOrAccessory'
  | 'articleOfWhichAccessory'
  | 'completeMovement'
  | 'naturalJuice'
  | 'highestRatedArticle'
  | 'notEmbroidered';

/** Lines named by a reference, both ends included; `to` equals `from` for a single line. */
export interface TargetRange {
  readonly from: HtsNumber;
  readonly to: HtsNumber;
}

/** A rate that is printed elsewhere. */
export interface RateReference {
  readonly kind: 'reference';
  readonly rule: ReferenceRule;
  /** What the text itself names; `targetsOf` adds what follows from the line that prints it. */
  readonly targets: readonly TargetRange[];
  readonly detail: string | null;
}

/** One rate of the special column with the program symbols that may claim it; none: any that is valid. */
export interface SpecialRate {
  readonly programs: readonly string[];
  readonly rate: RateExpression;
}

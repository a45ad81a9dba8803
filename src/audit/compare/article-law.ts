import type { Rule } from '../../engine/law.js';
import type { DutyResult } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { FiledNumber } from '../filed-lines.js';

/** A fact taken as the filing claims it: the heading or symbol that was filed is the claim. */
export interface Claim {
  readonly fact: string;
  readonly value: string;
  /** What was filed: a heading, `SPI S`, or an amount on a content heading. */
  readonly from: string;
  /** What proves it, where the law names it. */
  readonly evidence: string;
}

/** The duty of one commodity number of an article under three readings of the law. */
export interface ComputedNumber {
  readonly number: FiledNumber;
  /** USD, with what Chapter 98 leaves free of duty. */
  readonly customsValue: Decimal | null;
  /** The duty of column 2, where more than the lawful duty of another column was filed. Null: not so, or not known. */
  readonly columnTwo: Decimal | null;
  /** The question that `atEntry` answers, as it can be asked and proved again. */
  readonly question: object;
  /** As last corrected, on the entry date. */
  readonly atEntry: DutyResult;
  /** As published on the entry date. Null: no later correction changes it. */
  readonly asFiled: DutyResult | null;
  /** Without the duties that the Supreme Court held void. Null: the law and the filing have none. */
  readonly withoutIeepa: DutyResult | null;
}

export interface OrderNotice {
  readonly caseNumber: string;
  readonly product: string;
}

/** The law of one article. */
export type ArticleLaw =
  | {
      readonly status: 'computed';
      readonly date: CalendarDate;
      readonly parts: readonly ComputedNumber[];
      readonly claims: readonly Claim[];
      /** Why the rates of the day of admission to a zone are not sure, in words. Null: they are, or play no part. */
      readonly openAdmission: string | null;
      /** AD/CVD orders that list the number and the country on the day. */
      readonly orders: readonly OrderNotice[];
      /** Preference programs that the line grants the origin and that were not claimed. */
      readonly savings: readonly PossibleClaim[];
    }
  | { readonly status: 'not_covered' | 'not_audited' | 'not_in_schedule'; readonly reason: string };

/** A claim that would lower the duty. */
export interface PossibleClaim {
  readonly name: string;
  /** Total duty with the claim. */
  readonly total: Decimal;
  readonly needs: string;
  readonly citation: string;
}

/** Every rule of a heading in all its periods, as last published; empty: the data have none. */
export type RulesOf = (heading: string) => readonly Rule[];

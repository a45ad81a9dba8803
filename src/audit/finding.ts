import type { CalendarDate } from '../terms/calendar-date.js';
import type { ConfidenceLabel } from '../terms/citation.js';
import type { Decimal } from '../terms/decimal.js';

/** What each code says. D: the data; T: the tariff; A: AD/CVD; F: fees; P: procedure. */
export const FINDING_NAMES = {
  D01: 'entry number check digit',
  D02: 'repeated rows',
  D03: 'goods value on a Chapter 99 row',
  D04: 'number not in the schedule on the date',
  D05: 'repaired cell',
  D06: 'unreadable cell',
  D07: 'liquidation date and status missing',
  D08: 'totals do not add up',
  D09: 'date not covered',
  D10: 'Chapter 99 row without commodity number',
  T01: 'heading missing',
  T02: 'heading not in force on the date',
  T03: 'wrong heading of the right program',
  T04: 'right heading, wrong rate',
  T05: 'wrong base',
  T06: 'both duties of a displacing pair',
  T07: 'two headings of one program on one value',
  T08: 'exemption not used',
  T09: 'claim possible',
  T10: 'law corrected after filing',
  T11: 'column 1 charged on top of a total rate',
  T12: 'wrong column of the schedule',
  T13: 'duty of Chapters 1 to 97',
  T14: 'special program not available',
  T15: 'quantity missing for a specific rate',
  T16: 'rounding',
  T17: 'heading filed for goods not in its scope',
  T18: 'duty of a void authority paid',
  T19: 'duty of a contested authority paid',
  A01: 'goods may fall under an AD/CVD order',
  A02: 'AD/CVD deposit rate not that of the case',
  F01: 'merchandise processing fee outside its limits',
  F02: 'merchandise processing fee paid though the claim exempts',
  F03: 'harbor maintenance fee without a vessel',
  F04: 'harbor maintenance fee not 0.125%',
  P01: 'CAPE: ready',
  P02: 'CAPE: refused',
  P03: 'deadline within 30 days',
  P04: 'no administrative route left',
  P05: 'order of steps',
} as const;

export type FindingCode = keyof typeof FINDING_NAMES;

/** error: the filing and the law differ; opportunity: money that can be claimed; advisory: to be looked at. */
type Severity = 'error' | 'opportunity' | 'advisory' | 'info';

export type Route =
  'post_summary_correction' | 'protest' | 'cape' | 'preference_1520d' | 'prior_disclosure' | 'court' | 'none';

/** Routes as they are printed. */
export const ROUTE_WORDS: Readonly<Record<Route, string>> = {
  post_summary_correction: 'Post Summary Correction',
  protest: 'protest',
  cape: 'CAPE declaration',
  preference_1520d: '1520(d) claim',
  prior_disclosure: 'prior disclosure',
  court: 'court action',
  none: 'none left',
};

export interface Remedy {
  readonly route: Route;
  /** The last calendar day. Null: the route has none, or a date it is counted from is missing. */
  readonly by: CalendarDate | null;
  readonly byWorkingDay: CalendarDate | null;
  readonly isEstimated: boolean;
  readonly isOpen: boolean;
  readonly authority: string;
}

/** Filed against lawful for one heading, before the differences of a line are netted. */
export interface Component {
  readonly code: FindingCode;
  readonly heading: string;
  readonly filed: Decimal;
  readonly lawful: Decimal;
  /** Filed less lawful: positive is overpaid. */
  readonly difference: Decimal;
  /** Of the rule; `column1_general` and the like for Chapters 1 to 97. */
  readonly authorityType: string;
  readonly why: string;
  readonly citations: readonly string[];
  readonly confidence: ConfidenceLabel;
}

export interface Finding {
  readonly code: FindingCode;
  /** Further codes of the same money. */
  readonly also: readonly FindingCode[];
  readonly severity: Severity;
  readonly line: string | null;
  readonly hts: string | null;
  readonly origin: string | null;
  readonly heading: string | null;
  readonly filed: Decimal | null;
  readonly lawful: Decimal | null;
  readonly difference: Decimal | null;
  /** Limits of the lawful duty while a fact is open. */
  readonly lower: Decimal | null;
  readonly upper: Decimal | null;
  readonly why: string;
  readonly components: readonly Component[];
  readonly remedy: Remedy | null;
  /** Claims and facts that the lawful amount rests on. */
  readonly restsOn: readonly string[];
  readonly citations: readonly string[];
  readonly confidence: ConfidenceLabel;
}

type Needed = 'code' | 'severity' | 'why';

/** A finding with what it does not name left empty. */
export function createFinding(given: Pick<Finding, Needed> & Partial<Finding>): Finding {
  return {
    also: [],
    line: null,
    hts: null,
    origin: null,
    heading: null,
    filed: null,
    lawful: null,
    difference: null,
    lower: null,
    upper: null,
    components: [],
    remedy: null,
    restsOn: [],
    citations: [],
    confidence: 'high',
    ...given,
  };
}

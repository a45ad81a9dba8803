import type { CalendarDate } from '../terms/calendar-date.js';
import type { Confidence } from '../terms/confidence.js';
import type { LifecycleStep, OrderStatus, OrderType, ScopeDetermination } from '../terms/adcvd-words.js';

/** One fact as it was stated. */
export interface ReportFact {
  readonly label: string;
  readonly value: string;
}

interface ReportClause {
  readonly number: number;
  readonly kind: string;
  readonly verdict: 'met' | 'not_met' | 'unknown';
  /** Words quoted from the notice; null: a summary only. */
  readonly quote: string | null;
  readonly summary: string;
}

export interface ReportRate {
  readonly respondent: string;
  readonly rate: string;
  /** Null: specific. */
  readonly percent: number | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly segment: string | null;
  readonly citation: string;
}

export interface ReportEvent {
  readonly date: CalendarDate;
  readonly type: LifecycleStep;
  readonly title: string;
  readonly citation: string | null;
  /** True: computed from the statute. */
  readonly computed: boolean;
}

interface ReportCompanion {
  readonly caseNumber: string;
  readonly status: OrderStatus;
  readonly rate: string | null;
}

/** The analysis of one case. */
export interface ReportCase {
  readonly caseNumber: string;
  readonly orderType: OrderType;
  readonly product: string;
  readonly country: string;
  readonly status: OrderStatus;
  readonly matchType: string;
  readonly determination: ScopeDetermination;
  readonly confidence: Confidence;
  readonly clauses: readonly ReportClause[];
  readonly rate: string | null;
  readonly rateReason: string;
  readonly advisory: boolean;
  readonly advisoryReason: string;
  readonly rateHistory: readonly ReportRate[];
  readonly lifecycle: readonly ReportEvent[];
  readonly companions: readonly ReportCompanion[];
  readonly noticeChain: readonly string[];
  readonly questions: readonly string[];
  readonly citations: readonly string[];
}

/** A complete report: plain values that survive JSON unchanged. */
export interface AdcvdReportModel {
  readonly title: string;
  readonly entryDate: CalendarDate;
  readonly dataVersion: string;
  readonly engineVersion: string;
  readonly goods: readonly ReportFact[];
  readonly cases: readonly ReportCase[];
  readonly questions: readonly string[];
  readonly disclaimer: string;
}

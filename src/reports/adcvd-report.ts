import type {
  AdcvdReport,
  AdcvdReportCase,
  AdcvdReportEvent,
  AdcvdReportFact,
  AdcvdReportRate,
} from '../generated/schema-types.js';
import type { Complete } from '../terms/complete.js';
import type { Confidence } from '../terms/confidence.js';

export type ReportFact = AdcvdReportFact;
export type ReportRate = Complete<AdcvdReportRate>;
export type ReportEvent = Complete<AdcvdReportEvent>;

/** The analysis of one case. */
export interface ReportCase extends Omit<Complete<AdcvdReportCase>, 'confidence'> {
  readonly confidence: Confidence;
}

/** A complete report: plain values that survive JSON unchanged. */
export interface AdcvdReportModel extends Omit<Complete<AdcvdReport>, 'id' | 'pdfPath' | 'cases'> {
  readonly cases: readonly ReportCase[];
}

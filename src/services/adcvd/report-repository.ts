import type { AdcvdReportModel } from '../../reports/adcvd-report.js';

/** A report as it is stored. */
export interface SavedReport {
  /** A UUID derived from the account and the content, so that the same report is stored once. */
  readonly id: string;
  readonly content: AdcvdReportModel;
}

/** The stored reports of the caller's account; supplied by the composition root. */
export interface ReportRepository {
  save(report: {
    readonly title: string;
    readonly request: object;
    readonly content: AdcvdReportModel;
  }): Promise<SavedReport>;
  /** Null when the account has no report with that id. */
  find(id: string): Promise<SavedReport | null>;
  /** The account's reports among these ids, read in one query, in any order. */
  findMany(ids: readonly string[]): Promise<readonly SavedReport[]>;
}

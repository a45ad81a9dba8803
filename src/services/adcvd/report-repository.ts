import type { AdcvdReportModel } from '../../reports/adcvd-report.js';

/** A report as it is kept. */
export interface SavedReport {
  /** A UUID made from the account and the content: the same report is kept once. */
  readonly id: string;
  readonly content: AdcvdReportModel;
}

/** Where the reports of one account are kept; handed in by the composition root, bound to the caller's account. */
export interface ReportRepository {
  save(report: {
    readonly title: string;
    readonly request: object;
    readonly content: AdcvdReportModel;
  }): Promise<SavedReport>;
  /** Null: there is none of that id in the account. */
  find(id: string): Promise<SavedReport | null>;
  /** Those of the ids that are in the account, in one reading, in any order. */
  findMany(ids: readonly string[]): Promise<readonly SavedReport[]>;
}

import type { AccountRepository } from '../accounts/account-repository.js';
import type { DatasetStatus } from '../store/snapshot/records.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { AuditRepository } from './audit/stored/audit-repository.js';
import type { ChangeRepository } from './law-changes/change-repository.js';
import type { ReportRepository } from './adcvd/report-repository.js';
import type { ClassificationRepository } from './classification/repository.js';

/** What every service function receives in addition to its own input. */
export interface ServiceContext {
  /** The reference data that the whole request is answered from. */
  readonly snapshot: Snapshot;
  /** The default entry date: the day in America/New_York when the request arrived, decided at the edge. */
  readonly today: CalendarDate;
  /** True when the API key may use closed-beta operations. */
  readonly betaEntitled: boolean;
  /** Version of the duty engine. */
  readonly engineVersion: string;
  /** The data versions that can still be requested, newest first. */
  readonly pinnableDataVersions: readonly string[];
  /** Finds another kept version by name, or null. Absent: only the current version exists. */
  readonly findVersion?: (dataVersion: string) => Snapshot | null;
  /** The latest known freshness of the data sets; absent: as it was when the snapshot was built. */
  readonly datasetRecords?: readonly DatasetStatus[];
  /** Equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
  /** The account that queues for a turn when callers compete. Absent: no account. */
  readonly accountId?: string;
  /** The stored reports of the caller's account. Absent: no account, or no database. */
  readonly reports?: ReportRepository;
  /** The stored data of the caller's account. Absent: no account, or no database. */
  readonly account?: AccountRepository;
  /** The stored audits of the caller's account. Absent: no account, or no database. */
  readonly audits?: AuditRepository;
  /** The applied changes of the law. Absent: no database. */
  readonly changes?: ChangeRepository;
  /** The storage and services of classification for the caller. Absent: no account, or no database. */
  readonly classification?: ClassificationRepository;
}

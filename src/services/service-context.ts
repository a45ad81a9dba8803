import type { AccountRepository } from '../accounts/account-repository.js';
import type { DatasetStatus } from '../store/snapshot/records.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { ReportRepository } from './adcvd/report-repository.js';
import type { ClassificationRepository } from './classification/repository.js';

/** What every service function is handed beside its own input. */
export interface ServiceContext {
  /** The reference data this request is answered from, from its first field to its last. */
  readonly snapshot: Snapshot;
  /** The default entry date: the day in America/New_York when the request came in, decided at the edge. */
  readonly today: CalendarDate;
  /** True when the API key may use closed-beta operations. */
  readonly betaEntitled: boolean;
  /** Version of the duty engine that answers. */
  readonly engineVersion: string;
  /** The data versions that can still be asked for, newest first. */
  readonly pinnableDataVersions: readonly string[];
  /** Another version that is still kept, by its name, or null. Absent: only the one that answers is. */
  readonly findVersion?: (dataVersion: string) => Snapshot | null;
  /** How fresh the data sets are, as last looked up; absent: as they were when the snapshot was built. */
  readonly datasetRecords?: readonly DatasetStatus[];
  /** Equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
  /** Whose turn it is where callers wait for one another. Absent: no account. */
  readonly accountId?: string;
  /** Where the caller's account keeps its reports. Absent: no account, or no database to keep them in. */
  readonly reports?: ReportRepository;
  /** What is held on the caller's account. Absent: no account, or no database. */
  readonly account?: AccountRepository;
  /** What classification keeps and asks for the caller. Absent: no account, or no database. */
  readonly classification?: ClassificationRepository;
}

import type { DataVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import type { PackSource } from '../../store/pack-loader/pack-source.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Parsed } from '../../terms/result.js';
import type { DatasetRefreshed } from '../ledger/dataset-health.js';
import type { PlannedSource } from './plan.js';
import type { RateLimitedFetcher } from './rate-limited-fetch.js';
import type { FileRecord, RawFile } from './raw-files.js';
import type { CheckOutcome, IngestRequest, Progress, Workshop } from './source.js';

/** What a source offers. */
export interface Discovered {
  /** How many documents or files it is, for whoever waits. */
  readonly count: number;
}

export interface Fetched {
  /** Absent: the run is named after the source. */
  readonly unit?: string;
  readonly files: readonly FileRecord[];
}

/** A record that was left out: the line or number that names it, and the reason. */
export interface RecordIssue {
  readonly record: string;
  readonly message: string;
}

export interface Records {
  readonly rowsRead: number;
  readonly issues: readonly RecordIssue[];
}

/** What a change is about. */
export interface Touches {
  /** Tariff numbers, dotted. */
  readonly lines?: readonly string[];
  /** Chapter 99 headings, dotted. */
  readonly headings?: readonly string[];
  readonly caseNumbers?: readonly string[];
}

/** What a run would change. */
export interface Difference {
  readonly rows: { readonly added: number; readonly changed: number; readonly closed: number };
  /** Whether nothing changes, where the numbers of rows do not tell. */
  readonly isEmpty?: boolean;
  /** As it is recorded with the run. */
  readonly changeSet: object;
  /** The same in words, line by line. */
  readonly lines: readonly string[];
  /** True: a duty calculated after the change may differ. */
  readonly changesDuty: boolean;
  /** What the change is about, for those who follow it; absent: nothing of these. */
  readonly touches?: Touches;
  /** Records that are read and cannot be placed. */
  readonly issues?: readonly RecordIssue[];
}

/** What discovering and fetching may use. Every file read through it is bounded and kept by its sha256. */
export interface ReadingTools extends Pick<Workshop, 'dataDir' | 'updateKey'> {
  readonly request: IngestRequest;
  readonly today: CalendarDate;
  /** Last day that the data set is known to cover; null: it has never been read. */
  readonly coveredTo: CalendarDate | null;
  readonly fetcher: Pick<RateLimitedFetcher, 'fetch' | 'forget'>;
  readonly readFile: (path: string) => Promise<Parsed<RawFile>>;
  readonly progress: Pick<Progress, 'step'>;
}

/** Everything known when rows are written. */
export interface Sound<Raw, Read, Change> {
  readonly raw: Raw;
  readonly records: Read;
  readonly change: Change;
  readonly request: IngestRequest;
  readonly now: Date;
  readonly today: CalendarDate;
}

/**
 * A source of official data. `parse`, `diff` and `checks` are pure; `discover` and `fetch` read through the tools only;
 * `readHeld` and `write` are the two edges to the database.
 */
export interface SourceDefinition<
  Found extends Discovered,
  Raw extends Fetched,
  Read extends Records,
  Held,
  Change extends Difference,
> extends Omit<PlannedSource<never>, 'plan'> {
  readonly title: string;
  discover(tools: ReadingTools): Promise<Parsed<Found>>;
  fetch(found: Found, tools: ReadingTools): Promise<Parsed<Raw>>;
  parse(raw: Raw): Parsed<Read>;
  /** `base`: the version served; null only for a source whose rows are outside any version. */
  readHeld(session: SqlSession, records: Read, base: DataVersion | null): Promise<Held>;
  diff(records: Read, held: Held): Change;
  checks(findings: {
    readonly records: Read;
    readonly held: Held;
    readonly change: Change;
    readonly allowLargeChange: boolean;
  }): readonly CheckOutcome[];
  readonly write:
    | VersionWriter<Sound<Raw, Read, Change>>
    | PackWriter<Sound<Raw, Read, Change>>
    | SharedWriter<Sound<Raw, Read, Change>>;
}

/** Rows of a data version: they are written to a copy of the one served. */
interface VersionWriter<Run> {
  readonly into: 'version';
  /** Tables that are written whole, so that nothing is copied into them. */
  readonly replaces: readonly string[];
  rows(session: SqlSession, run: Run, dataVersionId: number): Promise<void>;
  /** What the health of the data set says after the run; absent: nothing. */
  refreshed?(run: Run): Omit<DatasetRefreshed, 'dataset' | 'title'>;
}

/** A data version of its own, of which nothing is copied. */
interface PackWriter<Run> {
  readonly into: 'pack';
  pack(run: Run): PackSource;
}

/** Rows outside any data version. */
interface SharedWriter<Run> {
  readonly into: 'shared';
  rows(session: SqlSession, run: Run): Promise<void>;
}

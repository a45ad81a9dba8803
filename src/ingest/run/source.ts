import type { Database } from '../../store/database/database.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { FileRecord } from './raw-files.js';

/** The options an operator gives a source. */
export interface IngestRequest {
  /** A folder, a file or an http(s) address; null: the source's own official address. */
  readonly from: string | null;
  /** Do everything except change the data. */
  readonly dryRun: boolean;
  /** True: a sound change that may alter a duty is recorded as a proposal, and not applied. */
  readonly proposes?: boolean;
  /** Accept a change larger than the bound of the source. */
  readonly allowLargeChange: boolean;
  /** Only publications from this day on; null: all. */
  readonly since: CalendarDate | null;
  /** Only publications up to this day; absent: up to today. */
  readonly until?: CalendarDate;
  /** The label of a single file that nothing beside it describes. */
  readonly label: RevisionLabel | null;
  /** Most requests a second to another operator's server; absent: as `fetchPolicyAt` says. */
  readonly requestsPerSecond?: number | undefined;
}

export interface RevisionLabel {
  readonly revision: string;
  /** Name under which the file was published; absent: that of the file read. */
  readonly fileName?: string;
  /** What is known of the legal days of its items, in the form of the source; absent: nothing. */
  readonly records?: readonly object[];
  readonly effectiveOn: CalendarDate;
  readonly publishedOn: CalendarDate;
}

/** The context of a run, provided by the composition root. */
export interface Workshop {
  readonly database: Database;
  readonly dataDir: string;
  readonly now: () => Date;
  /** Public key (PEM) that updates of the law are signed with; absent: none are taken. */
  readonly updateKey?: string | undefined;
  readonly progress: Progress;
  /** Ends waits and transfers of the run, which throws its reason: nothing is recorded of it. */
  readonly signal?: AbortSignal | undefined;
}

export interface Progress {
  /** Begins a stage of `total` steps. */
  start(stage: string, total: number): void;
  /** One step done; `label` names it. */
  step(label: string): void;
  finish(): void;
}

export const NO_PROGRESS: Progress = Object.freeze({
  start: () => undefined,
  step: () => undefined,
  finish: () => undefined,
});

/** A named condition that a run must meet before it is applied. */
export interface CheckOutcome {
  readonly check: string;
  readonly passed: boolean;
  readonly detail: string;
}

export function toCheck(check: string, passed: boolean, detail: string): CheckOutcome {
  return { check, passed, detail };
}

/** The checks that a change did not pass, in words; null: it passed all. */
export function findBroken(checks: readonly CheckOutcome[]): string | null {
  const broken = checks.filter(({ passed }) => !passed);
  return broken.length === 0 ? null : broken.map(({ check, detail }) => `${check}: ${detail}`).join('; ');
}

type RunStatus = 'applied' | 'unchanged' | 'dry_run' | 'proposed' | 'quarantined' | 'failed';

/** The outcome of one unit of a source, one revision or one file, as it is recorded; an absent member means none. */
export interface UnitOutcome {
  readonly unit: string;
  readonly status: RunStatus;
  readonly failure: string | null;
  readonly file?: FileRecord | null;
  readonly rowsRead?: number;
  readonly rowsAdded?: number;
  readonly rowsChanged?: number;
  readonly rowsClosed?: number;
  readonly changeSet?: object | null;
  readonly issues?: readonly { readonly record: string; readonly message: string }[];
  readonly checks?: readonly CheckOutcome[];
  readonly lines?: readonly string[];
  /** What is printed of the issues; absent: each. */
  readonly remarks?: readonly string[];
}

/** The same as it is reported. */
export interface RunReport {
  readonly runId: number;
  readonly unit: string;
  readonly status: RunStatus;
  readonly checks: readonly CheckOutcome[];
  /** Why it was quarantined or failed; null otherwise. */
  readonly failure: string | null;
  /** For a reader, line by line. */
  readonly lines: readonly string[];
}

export interface IngestReport {
  readonly source: string;
  readonly runs: readonly RunReport[];
  /** Content hash of the data version now served; null: none yet. */
  readonly dataVersion: string | null;
  readonly rowsRead: number;
  /** False when a run failed or was quarantined: the data served before, or its sound part, is still served. */
  readonly succeeded: boolean;
}

/** A part of a request that is a run of its own. */
export interface RequestPart {
  readonly name: string;
  readonly request: IngestRequest;
}

/** The publisher's own address of a source. */
interface OfficialAddress {
  /** How often a server that follows the source looks there. */
  readonly everyHours: number;
}

/** A source of official data, with its steps from discovery to application. */
export interface IngestSource {
  readonly name: string;
  /** It can be run without `--from`; absent: it has no official address. */
  readonly official?: OfficialAddress;
  /** The name of its folder in a folder of all sources. */
  readonly folder?: string;
  /** Each of its changes is all of the law, so that none builds on another that waits. */
  readonly isWhole?: boolean;
  /**
   * A request that is too long for one run as several, in the order in which they are carried out, without those that
   * were carried out lately; null, or absent: one run does it.
   */
  readonly split?: (request: IngestRequest, workshop: Workshop) => Promise<readonly RequestPart[] | null>;
  ingest(request: IngestRequest, workshop: Workshop): Promise<IngestReport>;
}

import type { DataVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { DatasetRefreshed } from '../ledger/dataset-health.js';
import type { RateLimitedFetcher } from './rate-limited-fetch.js';
import type { IngestRequest, IngestSource, Workshop, UnitOutcome } from './source.js';

/** What is known when a run begins. */
export interface RunContext {
  readonly request: IngestRequest;
  readonly workshop: Workshop;
  /** The version served. */
  readonly base: DataVersion | null;
  readonly fetcher: RateLimitedFetcher;
  /** True: the source is read at its official address, and not at another place. */
  readonly isOfficial: boolean;
}

/** A sound part of a run: its rows are written together, with the record that they are. */
export interface PlannedUnit {
  readonly name: string;
  /** Absent: its source does not tell. */
  readonly publishedOn?: CalendarDate;
  /** How it is recorded once it is applied; null: it is not recorded. */
  readonly outcome: UnitOutcome | null;
  /** True: a duty calculated after it may differ. */
  readonly changesDuty: boolean;
}

/** Writes units one after the other, each in a transaction; the version is null for rows outside any. */
export type Fill<Unit extends PlannedUnit> = (
  rows: (session: SqlSession, unit: Unit) => Promise<void>,
  dataVersionId: number | null,
) => Promise<void>;

export interface RunWork<Unit extends PlannedUnit = PlannedUnit> {
  /** In the order in which they are written. */
  readonly units: readonly Unit[];
  /** Serves the version that `fill` writes to; `written`: the units that it writes, the first of them or all. */
  readonly serve: (written: readonly Unit[], fill: Fill<Unit>) => Promise<unknown>;
  /** How a unit is recorded that waits to be accepted; absent: as one that is applied. */
  readonly toProposal?: (unit: Unit, served: DataVersion | null) => Promise<UnitOutcome>;
}

/** What a run comes to, before anything is written. */
export interface RunPlan<Unit extends PlannedUnit = PlannedUnit> {
  readonly rowsRead: number;
  /** Null: there is nothing to write. */
  readonly work: RunWork<Unit> | null;
  /** What the run finds unchanged, or why it ends at a unit that is not sound; null: neither. */
  readonly ending: UnitOutcome | null;
  /** True: what is served does not depend on the ending, and its health stays as it is. */
  readonly sparesHealth?: true;
}

/** How a look ends that finds what waits to be accepted already: the days of such a change are not covered. */
export const PROPOSED_ALREADY: UnitOutcome = Object.freeze({
  ...{ unit: 'what is proposed already', status: 'unchanged', failure: null },
});

/** A source as the pipeline runs it. */
export interface PlannedSource<Unit extends PlannedUnit> extends Pick<
  IngestSource,
  'isWhole' | 'official' | 'split'
> {
  readonly name: string;
  /** The name of its folder in a folder of all sources. */
  readonly folder: string;
  /** Requests a second where the operator does not say; absent: as `fetchPolicyAt` says. */
  readonly requestsPerSecond?: number;
  /** The data set whose health tells how the last run ended; absent: none. */
  readonly dataset?: Pick<DatasetRefreshed, 'dataset' | 'title'>;
  /** Reads and examines; changes no data. */
  plan(context: RunContext): Promise<RunPlan<Unit>>;
}

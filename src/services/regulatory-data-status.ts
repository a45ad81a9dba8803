import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { DatasetStatus as DatasetRecord } from '../store/snapshot/records.js';
import { lastDayOf } from '../terms/interval.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { ServiceContext } from './service-context.js';

/** How fresh one data set is and how far it reaches. */
export interface DatasetDescription {
  readonly name: string;
  readonly description: string;
  /** RFC 3339; null: never. */
  readonly lastRefreshed: string | null;
  readonly health: DatasetRecord['health'];
  readonly coveredFrom: CalendarDate | null;
  readonly coveredTo: CalendarDate | null;
  readonly recordCount: number;
}

/** The part of a data set's description that goes with every answer; a member that is not known is absent. */
export interface DatasetFreshness {
  readonly lastRefreshed?: string;
  readonly health: DatasetRecord['health'];
  readonly coveredFrom?: CalendarDate;
  readonly coveredTo?: CalendarDate;
}

/** Which request an answer belongs to and what it was read from. */
export interface AnswerDescription {
  readonly traceId: string;
  readonly dataVersion: string;
  readonly engineVersion: string;
  readonly datasets: readonly DatasetDescription[];
  /** By data set name, as REST prints it. */
  readonly dataFreshness: Readonly<Record<string, DatasetFreshness>>;
}

type Freshness = Pick<AnswerDescription, 'datasets' | 'dataFreshness'>;

/** A snapshot never changes, so what is said of it is put together once. */
const freshnessOf = new WeakMap<Snapshot, Freshness>();

/** What the service knows, and as of when. */
export function describeRegulatoryData(context: ServiceContext) {
  const { snapshot, engineVersion, pinnableDataVersions, today } = context;
  return {
    dataVersion: snapshot.dataVersion,
    pinnableDataVersions,
    engineVersion,
    today,
    firstCoveredDate: snapshot.coverage.firstDate,
    scheduleRevision: snapshot.coverage.lastRevision.revision,
    programsVerifiedTo: snapshot.coverage.programsVerifiedTo,
    datasets: describeFreshness(snapshot).datasets,
    _meta: describeAnswer(context),
  };
}

/** The `_meta` of an answer. */
export function describeAnswer({ snapshot, engineVersion, traceId }: ServiceContext): AnswerDescription {
  return { traceId, engineVersion, dataVersion: snapshot.dataVersion, ...describeFreshness(snapshot) };
}

function describeFreshness(snapshot: Snapshot): Freshness {
  const known = freshnessOf.get(snapshot);
  if (known) return known;
  const datasets = snapshot.catalog.datasets.map(describeDataset);
  const entries = datasets.map((dataset) => [dataset.name, freshnessIn(dataset)] as const);
  const freshness = { datasets, dataFreshness: Object.fromEntries(entries) };
  freshnessOf.set(snapshot, freshness);
  return freshness;
}

/** A map is printed as it stands, so what is not known is left out here. */
function freshnessIn({
  lastRefreshed,
  health,
  coveredFrom,
  coveredTo,
}: DatasetDescription): DatasetFreshness {
  return {
    ...(lastRefreshed !== null && { lastRefreshed }),
    health,
    ...(coveredFrom !== null && { coveredFrom }),
    ...(coveredTo !== null && { coveredTo }),
  };
}

function describeDataset(record: DatasetRecord): DatasetDescription {
  const { dataset, title, lastRefreshed, health, coverage, rowCount } = record;
  return {
    name: dataset,
    description: title ?? dataset,
    lastRefreshed,
    health,
    coveredFrom: coverage.from,
    coveredTo: lastDayOf(coverage),
    recordCount: rowCount,
  };
}

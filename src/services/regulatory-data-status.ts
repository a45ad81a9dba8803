import type { DatasetStatus as DatasetRecord } from '../store/snapshot/records.js';
import { lastDayOf } from '../terms/interval.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { decideFreshness, HEALTH_RULE, sourceOf, addLiveSources, type Publication } from './freshness.js';
import { defineLazyMembers } from './lazy-members.js';
import type { ServiceContext } from './service-context.js';
import { findUnmodelled } from './unmodelled-headings.js';

/** How fresh one data set is and what period it covers. */
interface DatasetDescription {
  readonly name: string;
  readonly description: string;
  /** When its sources were last read, RFC 3339; null when never, or when no source says. */
  readonly lastRefreshed: string | null;
  readonly health: DatasetRecord['health'];
  /** The rule that decided the health. */
  readonly healthReason: string;
  readonly staleAfterDays: number;
  readonly ageDays: number | null;
  readonly sourceDate: CalendarDate | null;
  readonly sourceName: string | null;
  readonly newestKnown: Publication | null;
  readonly sourceRevision: string | null;
  readonly sourceSha256: string | null;
  readonly coveredFrom: CalendarDate | null;
  readonly coveredTo: CalendarDate | null;
  readonly recordCount: number;
}

/** The part of a data set's description that accompanies every answer; unknown members are absent. */
interface DatasetFreshness {
  readonly lastRefreshed?: string;
  readonly health: DatasetRecord['health'];
  readonly sourceDate?: CalendarDate;
  readonly coveredFrom?: CalendarDate;
  readonly coveredTo?: CalendarDate;
  readonly newestKnown?: Publication;
}

/** Which request an answer belongs to and which data it was read from. */
export interface AnswerDescription {
  readonly traceId: string;
  readonly dataVersion: string;
  readonly engineVersion: string;
  readonly datasets: readonly DatasetDescription[];
  /** By data set name, in the form of REST. */
  readonly dataFreshness: Readonly<Record<string, DatasetFreshness>>;
}

type Freshness = Pick<AnswerDescription, 'datasets' | 'dataFreshness'>;

/** Records of a data version never change, so their description for a day is built once. */
const freshnessOf = new WeakMap<readonly DatasetRecord[], Freshness & { readonly today: CalendarDate }>();

/** What data the service has, and as of when. */
export function describeRegulatoryData(context: ServiceContext) {
  const { snapshot, engineVersion, pinnableDataVersions, today } = context;
  const answer = {
    dataVersion: snapshot.dataVersion,
    pinnableDataVersions,
    engineVersion,
    today,
    firstCoveredDate: snapshot.coverage.firstDate,
    scheduleRevision: snapshot.coverage.lastRevision.revision,
    scheduleArchive: snapshot.coverage.lastArchive?.revision ?? null,
    ratesCheckedTo: snapshot.coverage.ratesCheckedTo?.revision ?? null,
    programsVerifiedTo: snapshot.coverage.programsVerifiedTo,
    scheduleVerifiedTo: snapshot.coverage.scheduleVerifiedTo,
    healthRule: HEALTH_RULE,
    datasets: describeFreshness(context).datasets,
    _meta: describeAnswer(context),
  };
  return withUnmodelled(answer, { unmodelledHeadings: () => findUnmodelled(snapshot, today) });
}

const withUnmodelled = defineLazyMembers('unmodelledHeadings');

/** The `_meta` of an answer. */
export function describeAnswer(context: ServiceContext): AnswerDescription {
  const { snapshot, engineVersion, traceId } = context;
  const { datasets, dataFreshness } = describeFreshness(context);
  return { traceId, engineVersion, dataVersion: snapshot.dataVersion, datasets, dataFreshness };
}

function describeFreshness({
  snapshot,
  today,
  datasetRecords = snapshot.catalog.datasets,
}: ServiceContext): Freshness {
  const known = freshnessOf.get(datasetRecords);
  if (known?.today === today) return known;
  const datasets = addLiveSources(datasetRecords).map((record) => describeDataset(record, today));
  const entries = datasets.map((dataset) => [dataset.name, Object.freeze(freshnessIn(dataset))] as const);
  const freshness = { datasets, dataFreshness: Object.freeze(Object.fromEntries(entries)), today };
  freshnessOf.set(datasetRecords, freshness);
  return freshness;
}

/** A map is printed as is, so unknown members are omitted here. */
function freshnessIn({
  lastRefreshed,
  health,
  sourceDate,
  coveredFrom,
  coveredTo,
  newestKnown,
}: DatasetDescription): DatasetFreshness {
  return {
    ...(lastRefreshed !== null && { lastRefreshed }),
    health,
    ...(sourceDate !== null && { sourceDate }),
    ...(coveredFrom !== null && { coveredFrom }),
    ...(coveredTo !== null && { coveredTo }),
    ...(newestKnown !== null && { newestKnown }),
  };
}

function describeDataset(record: DatasetRecord, today: CalendarDate): DatasetDescription {
  const { dataset, title, lastRefreshed, sourceDate, sourceName, coverage, rowCount } = record;
  const { reason, ...freshness } = decideFreshness(record, today);
  return {
    name: dataset,
    description: title ?? dataset,
    lastRefreshed,
    ...freshness,
    healthReason: reason,
    sourceDate,
    sourceName,
    ...sourceOf(record),
    coveredFrom: coverage.from,
    coveredTo: lastDayOf(coverage),
    recordCount: rowCount,
  };
}

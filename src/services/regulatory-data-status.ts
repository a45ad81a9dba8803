import type { DatasetStatus as DatasetRecord } from '../store/snapshot/records.js';
import { lastDayOf } from '../terms/interval.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { decideFreshness, HEALTH_RULE, sourceOf, addLiveSources } from './freshness.js';
import { defineLazyMembers } from './lazy-members.js';
import type { ServiceContext } from './service-context.js';
import { findUnmodelled } from './unmodelled-headings.js';

/** Records of a data version never change, so their description for a day is built once. */
const freshnessOf = new WeakMap<readonly DatasetRecord[], ReturnType<typeof readFreshness>>();

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

/** The `_meta` of an answer: which request it belongs to and which data it was read from. */
export function describeAnswer(context: ServiceContext) {
  const { snapshot, engineVersion, traceId } = context;
  const { datasets, dataFreshness } = describeFreshness(context);
  return { traceId, engineVersion, dataVersion: snapshot.dataVersion, datasets, dataFreshness };
}

function describeFreshness({ snapshot, today, datasetRecords = snapshot.catalog.datasets }: ServiceContext) {
  const known = freshnessOf.get(datasetRecords);
  if (known?.today === today) return known;
  const freshness = readFreshness(datasetRecords, today);
  freshnessOf.set(datasetRecords, freshness);
  return freshness;
}

/** By data set name in `dataFreshness`, in the form of REST. */
function readFreshness(records: readonly DatasetRecord[], today: CalendarDate) {
  const datasets = addLiveSources(records).map((record) => describeDataset(record, today));
  const entries = datasets.map((dataset) => [dataset.name, Object.freeze(freshnessIn(dataset))] as const);
  return { datasets, dataFreshness: Object.freeze(Object.fromEntries(entries)), today };
}

/** A map is printed as is, so unknown members are omitted here. */
function freshnessIn({
  lastRefreshed,
  health,
  sourceDate,
  coveredFrom,
  coveredTo,
  newestKnown,
}: ReturnType<typeof describeDataset>) {
  return {
    ...(lastRefreshed !== null && { lastRefreshed }),
    health,
    ...(sourceDate !== null && { sourceDate }),
    ...(coveredFrom !== null && { coveredFrom }),
    ...(coveredTo !== null && { coveredTo }),
    ...(newestKnown !== null && { newestKnown }),
  };
}

/** How fresh one data set is and what period it covers. */
function describeDataset(record: DatasetRecord, today: CalendarDate) {
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

import type { DataDiffChangesArgs, QueryDataDiffArgs } from '../../generated/schema-types.js';
import { describeChange } from '../../store/comparison/describe-change.js';
import { compareVersions } from '../../store/comparison/compare-versions.js';
import type { RecordChange } from '../../store/comparison/compare-records.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { refuseField } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { readSlice, toConnection, type SliceArguments } from '../connection.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { onceFor } from '../../terms/lazily.js';
import { runInTurns } from '../../terms/pause.js';

/** A comparison of two versions; `listChanges` cuts pages out of it. */
export type DataDiffModel = Awaited<ReturnType<typeof compareData>>;

/** What changed from one data version to another. Throws `data-version-gone` for a version that is not kept. */
export async function compareData({ from, to }: QueryDataDiffArgs, context: ServiceContext) {
  const before = findKept(from, 'from', context);
  const after = to === null || to === undefined ? context.snapshot : findKept(to, 'to', context);
  const datasets = await comparisonsFrom(before)(after);
  const titles = new Map(after.catalog.datasets.map(({ dataset, title }) => [dataset, title]));
  return {
    from: before.dataVersion,
    to: after.dataVersion,
    identical: datasets.every(({ changes }) => changes.length === 0),
    datasets: datasets.map((one) => ({ ...one, description: titles.get(one.dataset) ?? one.dataset })),
    _meta: describeAnswer(context),
  };
}

function findKept(
  version: string,
  at: 'from' | 'to',
  { snapshot, findVersion, pinnableDataVersions }: ServiceContext,
): Snapshot {
  const found = version === snapshot.dataVersion ? snapshot : (findVersion?.(version) ?? null);
  if (found !== null) return found;
  const kept = pinnableDataVersions.join(', ');
  throw refuseField(
    at,
    `${quoteInput(version)} is not kept. The versions kept are: ${kept}.`,
    'data-version-gone',
  );
}

/** By the earlier and the later version, while both are in memory: versions never change. */
const comparisonsFrom = onceFor((before: Snapshot) =>
  onceFor((after: Snapshot) => runInTurns(compareVersions(before, after))),
);

/** One page of the changes. Throws `invalid-parameter`. */
export function listChanges(
  { datasets }: DataDiffModel,
  { dataset, kind, ...slice }: DataDiffChangesArgs & SliceArguments,
) {
  const page = readSlice(slice);
  const names = datasets.map((one) => one.dataset);
  if (dataset !== null && dataset !== undefined && !names.includes(dataset))
    throw refuseField('dataset', `${quoteInput(dataset)} is not a data set: give one of ${names.join(', ')}`);
  const wanted = datasets
    .filter((one) => (dataset ?? one.dataset) === one.dataset)
    .flatMap(({ dataset: name, changes }) => changes.map((change) => ({ name, change })))
    .filter(({ change }) => (kind ?? change.kind) === change.kind);
  return toConnection(wanted, page, ({ name, change }) => presentChange(name, change));
}

function presentChange(dataset: string, change: RecordChange) {
  const { description, members, memberCount } = describeChange(change);
  const fields = members.map(({ member, since, ...sides }) => ({
    field: member,
    since: since as CalendarDate | null,
    ...sides,
  }));
  return { dataset, key: change.key, kind: change.kind, description, fields, fieldCount: memberCount };
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import { groupBy } from '../../../terms/group-by.js';
import { intersect, isBefore, overlaps } from '../../../terms/interval.js';
import type { RowChange } from './diff-rows.js';
import type { DatedChange } from './legal-dates.js';
import type { PrintedRow } from './printed-row.js';
import type { HtsRevision } from './revision-list.js';

/**
 * One wording of one row: law on the days [legalFrom, legalTo), according to publications on the days [publishedFrom,
 * publishedTo). A null end is open; an open published end is the current reading.
 */
export interface RowVersion {
  readonly row: PrintedRow;
  readonly legalFrom: CalendarDate;
  readonly legalTo: CalendarDate | null;
  readonly publishedFrom: CalendarDate;
  readonly publishedTo: CalendarDate | null;
  /** First revision that printed this wording: its citation. */
  readonly revision: string;
}

/** The current reading of every row, its versions in the order of their legal days. */
export type Knowledge = ReadonlyMap<string, readonly RowVersion[]>;

/** The effect of publishing one revision on earlier knowledge. */
export interface MergeStep {
  readonly revision: HtsRevision;
  readonly changes: readonly DatedChange[];
  /** Earlier versions that the revision supersedes, with their published end. */
  readonly closed: readonly RowVersion[];
  /** Versions superseded on the day they were published: no day remains on which to read them. */
  readonly dropped: readonly RowVersion[];
  readonly inserted: readonly RowVersion[];
  /** The new current reading of the rows it affects; empty where nothing is left. */
  readonly readings: ReadonlyMap<string, readonly RowVersion[]>;
}

/**
 * A change published on day p with legal date l overrides, from p on, whatever was known for the days from l on.
 * Knowledge of earlier days stays, and readings before p stay readable as filed.
 */
export function mergeRevision(
  knowledge: Knowledge,
  revision: HtsRevision,
  changes: readonly DatedChange[],
): MergeStep {
  const closed: RowVersion[] = [];
  const dropped: RowVersion[] = [];
  const inserted: RowVersion[] = [];
  const readings = new Map<string, readonly RowVersion[]>();
  for (const change of changes) {
    const known = readings.get(change.rowKey) ?? knowledge.get(change.rowKey) ?? [];
    const stands = known.filter(
      (version) => version.legalTo !== null && !isBefore(change.legalFrom, version.legalTo),
    );
    const overridden = known.filter((version) => !stands.includes(version));
    const fresh = [...cutAt(overridden, change, revision), ...wordingFrom(change, revision)];
    for (const version of overridden) {
      if (version.publishedFrom === revision.publishedOn) dropped.push(version);
      else closed.push({ ...version, publishedTo: revision.publishedOn });
    }
    inserted.push(...fresh);
    readings.set(change.rowKey, [...stands, ...fresh]);
  }
  return { revision, changes, closed, dropped, inserted, readings };
}

/** For versions that extend into the change, the days before it, as now known. */
function cutAt(
  versions: readonly RowVersion[],
  change: DatedChange,
  revision: HtsRevision,
): readonly RowVersion[] {
  return versions
    .filter((version) => isBefore(version.legalFrom, change.legalFrom))
    .map((version) => ({ ...version, legalTo: change.legalFrom, publishedFrom: revision.publishedOn }));
}

function wordingFrom(change: DatedChange, revision: HtsRevision): readonly RowVersion[] {
  if (change.after === null) return [];
  return [
    {
      row: change.after,
      legalFrom: change.legalFrom,
      legalTo: null,
      publishedFrom: revision.publishedOn,
      publishedTo: null,
      revision: revision.revision,
    },
  ];
}

/** Adds further versions to a step, for days on which their rows have no reading. */
export function addVersions(step: MergeStep, versions: readonly RowVersion[], before: Knowledge): MergeStep {
  if (versions.length === 0) return step;
  const readings = new Map(step.readings);
  for (const version of versions) {
    const { rowKey } = version.row;
    readings.set(rowKey, [...(readings.get(rowKey) ?? before.get(rowKey) ?? []), version]);
  }
  return { ...step, inserted: [...step.inserted, ...versions], readings };
}

/** The knowledge after a step. */
export function learn(knowledge: Knowledge, step: MergeStep): Knowledge {
  if (step.readings.size === 0) return knowledge;
  const next = new Map(knowledge);
  for (const [rowKey, versions] of step.readings) {
    if (versions.length > 0) next.set(rowKey, versions);
    else next.delete(rowKey);
  }
  return next;
}

/** Rows as last printed, by key and in printing order; unchanged rows keep the object of their first printing. */
export function keepUnchangedRows(
  before: ReadonlyMap<string, PrintedRow>,
  after: readonly PrintedRow[],
  changes: readonly RowChange[],
): ReadonlyMap<string, PrintedRow> {
  const touched = new Set(changes.map((change) => change.rowKey));
  return new Map(
    after.map((row) => [row.rowKey, touched.has(row.rowKey) ? row : (before.get(row.rowKey) ?? row)]),
  );
}

/** Pairs of versions of one row that share a legal day on a published day; a sound history has none. */
export function findOverlaps(
  versions: readonly RowVersion[],
): readonly (readonly [RowVersion, RowVersion])[] {
  const byRow = groupBy(versions, ({ row }) => row.rowKey);
  return [...byRow.values()].flatMap((own) =>
    own.flatMap((left, place) =>
      own.slice(place + 1).flatMap((right) => (share(left, right) ? [[left, right] as const] : [])),
    ),
  );
}

function share(left: RowVersion, right: RowVersion): boolean {
  const legal = overlaps(
    { from: left.legalFrom, to: left.legalTo },
    { from: right.legalFrom, to: right.legalTo },
  );
  const published = intersect(
    { from: left.publishedFrom, to: left.publishedTo },
    { from: right.publishedFrom, to: right.publishedTo },
  );
  return legal && published !== null;
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import { addToList } from '../../../terms/group-by.js';
import { isBefore } from '../../../terms/interval.js';
import type { Knowledge, RowVersion } from './bitemporal-merge.js';
import type { HtsRevision } from './revision-list.js';

/** Legal days [from, to); a null end is open. */
interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
}

/**
 * Versions that keep a row from standing without its parent. A correction can reach back to days on which the parent
 * was not yet, or no longer, in force; the parent then gets its nearest wording on those days too.
 *
 * `touched` are the rows whose reading a revision changed; `knowledge` is the reading after it.
 */
export function coverParents(
  knowledge: Knowledge,
  touched: Iterable<string>,
  revision: HtsRevision,
): readonly RowVersion[] {
  const cover = new Map<string, RowVersion[]>();
  const readingOf = (rowKey: string) => [...(knowledge.get(rowKey) ?? []), ...(cover.get(rowKey) ?? [])];
  const waiting = [...affectedBy(new Set(touched), knowledge)];
  for (let version = waiting.pop(); version !== undefined; version = waiting.pop()) {
    const { parentRowKey } = version.row;
    if (parentRowKey === null) continue;
    const added = coverDays(version, readingOf(parentRowKey), revision);
    for (const one of added) addToList(cover, parentRowKey, one);
    waiting.push(...added);
  }
  return [...cover.values()].flat();
}

function* affectedBy(touched: ReadonlySet<string>, knowledge: Knowledge): Generator<RowVersion> {
  if (touched.size === 0) return;
  for (const [rowKey, versions] of knowledge) {
    for (const version of versions) {
      if (touched.has(rowKey) || touched.has(version.row.parentRowKey ?? '')) yield version;
    }
  }
}

/** The days of `version` on which `parent` is not in force, each with the parent's nearest wording. */
function coverDays(
  version: RowVersion,
  parent: readonly RowVersion[],
  revision: HtsRevision,
): readonly RowVersion[] {
  return daysOutside(legalDays(version), parent.map(legalDays)).flatMap((gap) => {
    const wording = nearestWording(gap, parent);
    if (wording === null) return [];
    const published = { publishedFrom: revision.publishedOn, publishedTo: null };
    return [{ ...wording, ...published, legalFrom: gap.from, legalTo: gap.to }];
  });
}

function legalDays({ legalFrom, legalTo }: RowVersion): Days {
  return { from: legalFrom, to: legalTo };
}

function daysOutside(days: Days, others: readonly Days[]): readonly Days[] {
  return others.reduce<readonly Days[]>(
    (left, other) => left.flatMap((each) => subtract(each, other)),
    [days],
  );
}

function subtract(days: Days, other: Days): readonly Days[] {
  const before = { from: days.from, to: earlier(days.to, other.from) };
  const after = other.to === null ? null : { from: later(days.from, other.to), to: days.to };
  return [before, after].filter(
    (part): part is Days => part !== null && (part.to === null || isBefore(part.from, part.to)),
  );
}

function earlier(left: CalendarDate | null, right: CalendarDate): CalendarDate {
  return left !== null && isBefore(left, right) ? left : right;
}

function later(left: CalendarDate, right: CalendarDate): CalendarDate {
  return isBefore(left, right) ? right : left;
}

/** The first wording after the days, else the last before them; null for a parent that never existed. */
function nearestWording(days: Days, versions: readonly RowVersion[]): RowVersion | null {
  const inOrder = versions.toSorted((left, right) => (isBefore(left.legalFrom, right.legalFrom) ? -1 : 1));
  return inOrder.find((version) => isBefore(days.from, version.legalFrom)) ?? inOrder.at(-1) ?? null;
}

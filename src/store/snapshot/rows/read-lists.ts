import { SCOPE_LIST_ENTRY } from '../../../tables/chapter99.js';
import { pickMembers } from '../../../tables/table.js';
import type { Interval } from '../../../terms/interval.js';
import type { ListEntry, ListSelection } from '../law/scope.js';
import type { VersionRows } from './version-rows.js';

const ENTRY = pickMembers(
  SCOPE_LIST_ENTRY,
  'listKey',
  'entryNumber',
  'prefix',
  'exceptNumbers',
  'qualifier',
  'legal',
  'published',
);

/** Every scope list with all its wordings, by key. */
export async function readLists(version: VersionRows): Promise<ReadonlyMap<string, ListSelection>> {
  const rows = await version.select(ENTRY, ['id']);
  const intervals = new IntervalPool();
  const byList = new Map<string, (readonly [number, ListEntry])[]>();
  for (const { listKey: list, entryNumber: number, prefix, exceptNumbers: except, ...row } of rows) {
    const entries = byList.get(list) ?? [];
    entries.push([
      number,
      Object.freeze({
        prefix,
        except: except.length === 0 ? NO_NUMBERS : Object.freeze(except),
        qualifier: row.qualifier,
        interval: intervals.of(row.legal),
        published: intervals.of(row.published),
      }),
    ]);
    byList.set(list, entries);
  }
  return new Map([...byList].map(([list, entries]) => [list, toSelection(list, entries)]));
}

/** Thousands of entries share few intervals: each distinct interval becomes one value. */
class IntervalPool {
  private readonly known = new Map<string, Interval>();

  of(interval: Interval): Interval {
    const name = `${interval.from} ${interval.to}`;
    const known = this.known.get(name);
    if (known === undefined) this.known.set(name, interval);
    return known ?? interval;
  }
}

const NO_NUMBERS: readonly string[] = Object.freeze([]);

function toSelection(list: string, entries: (readonly [number, ListEntry])[]): ListSelection {
  const inOrder = entries.sort(([left], [right]) => left - right).map(([, entry]) => entry);
  return Object.freeze({ list, entries: Object.freeze(inOrder) });
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Interval } from '../../../terms/interval.js';
import type { ListEntry, ListSelection } from '../law/scope.js';
import type { VersionRows } from './version-rows.js';

type EntryRow = readonly [
  listKey: string,
  entryNumber: number,
  prefix: string,
  except: readonly string[],
  qualifier: string | null,
  legalFrom: CalendarDate | null,
  legalTo: CalendarDate | null,
  publishedFrom: CalendarDate | null,
  publishedTo: CalendarDate | null,
];

const COLUMNS = [
  'list_key',
  'entry_number',
  'prefix',
  'except_numbers',
  'qualifier',
  'legal_from',
  'legal_to',
  'published_from',
  'published_to',
];

/** Every scope list with all its wordings, by key. */
export async function readLists(version: VersionRows): Promise<ReadonlyMap<string, ListSelection>> {
  const rows = await version.selectTuples<EntryRow>({
    table: 'scope_list_entry',
    columns: COLUMNS,
  });
  const intervals = new IntervalPool();
  const byList = new Map<string, (readonly [number, ListEntry])[]>();
  for (const [list, number, prefix, except, qualifier, from, to, ...published] of rows) {
    const entries = byList.get(list) ?? [];
    entries.push([
      number,
      Object.freeze({
        prefix,
        except: except.length === 0 ? NO_NUMBERS : Object.freeze(except),
        qualifier,
        interval: intervals.of(from, to),
        published: intervals.of(...published),
      }),
    ]);
    byList.set(list, entries);
  }
  return new Map([...byList].map(([list, entries]) => [list, toSelection(list, entries)]));
}

/** Thousands of entries share few intervals: each distinct interval becomes one value. */
class IntervalPool {
  private readonly known = new Map<string, Interval>();

  of(from: CalendarDate | null, to: CalendarDate | null): Interval {
    const name = `${from} ${to}`;
    const interval = this.known.get(name) ?? Object.freeze({ from, to });
    this.known.set(name, interval);
    return interval;
  }
}

const NO_NUMBERS: readonly string[] = Object.freeze([]);

function toSelection(list: string, entries: (readonly [number, ListEntry])[]): ListSelection {
  const inOrder = entries.sort(([left], [right]) => left - right).map(([, entry]) => entry);
  return Object.freeze({ list, entries: Object.freeze(inOrder) });
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Interval } from '../../../terms/interval.js';
import type { SqlSession } from '../../database/session.js';
import type { ListEntry, ListSelection } from '../law/scope.js';
import { readTable } from './read-table.js';

type EntryRow = readonly [
  listKey: string,
  entryNumber: number,
  prefix: string,
  except: readonly string[],
  qualifier: string | null,
  legalFrom: CalendarDate | null,
  legalTo: CalendarDate | null,
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
  'published_to',
];

/** Every scope list as last published, by its key. */
export async function readLists(
  session: SqlSession,
  dataVersionId: number,
): Promise<ReadonlyMap<string, ListSelection>> {
  const rows = await readTable<EntryRow>(session, dataVersionId, {
    table: 'scope_list_entry',
    columns: COLUMNS,
    key: 'id',
  });
  const intervals = new Map<string, Interval>();
  const byList = new Map<string, (readonly [number, ListEntry])[]>();
  for (const [list, number, prefix, except, qualifier, from, to, publishedTo] of rows) {
    if (publishedTo !== null) continue;
    const name = `${from} ${to}`;
    const interval = intervals.get(name) ?? Object.freeze({ from, to });
    intervals.set(name, interval);
    const entries = byList.get(list) ?? [];
    entries.push([
      number,
      Object.freeze({
        prefix,
        except: except.length === 0 ? NO_NUMBERS : Object.freeze(except),
        qualifier,
        interval,
      }),
    ]);
    byList.set(list, entries);
  }
  return new Map([...byList].map(([list, entries]) => [list, toSelection(list, entries)]));
}

const NO_NUMBERS: readonly string[] = Object.freeze([]);

function toSelection(list: string, entries: (readonly [number, ListEntry])[]): ListSelection {
  const inOrder = entries.sort(([left], [right]) => left - right).map(([, entry]) => entry);
  return Object.freeze({ list, entries: Object.freeze(inOrder) });
}

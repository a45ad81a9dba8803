import { SCOPE_LIST_ENTRY } from '../../../tables/chapter99.js';
import { pickMembers, type RowOf } from '../../../tables/table.js';
import { groupBy } from '../../../terms/group-by.js';
import type { ListSelection } from '../law/scope.js';
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
  const byList = groupBy(await version.select(ENTRY, ['id']), ({ listKey }) => listKey);
  return new Map([...byList].map(([list, entries]) => [list, toSelection(list, entries)]));
}

function toSelection(list: string, entries: RowOf<typeof ENTRY>[]): ListSelection {
  return Object.freeze({
    list,
    entries: Object.freeze(entries.sort((left, right) => left.entryNumber - right.entryNumber)),
  });
}

import { SCOPE_LIST, SCOPE_LIST_ENTRY } from '../../tables/chapter99.js';
import type { Cell, Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { citationsOf, type ScopeList } from '../lists/scope-lists.js';

/** The selections that rules refer to, as rows of `scope_list` and `scope_list_entry`. */
export function toListRows(lists: readonly ScopeList[]): readonly [Dataset, Dataset] {
  return [
    toDataset(SCOPE_LIST, lists.map(toListRecord)),
    toDataset(SCOPE_LIST_ENTRY, lists.flatMap(toEntryRecords)),
  ];
}

function toListRecord(list: ScopeList): RowOf<typeof SCOPE_LIST> {
  const citations = citationsOf(list);
  const places = citations
    .filter(({ locator }) => locator?.includes('note') ?? false)
    .map(({ locator }) => locator);
  return {
    listKey: list.key,
    title: places.length === 0 ? null : places.join('; '),
    columns: [...new Set(attributesOf(list).flatMap(Object.keys))].sort(),
    rowCount: list.entries.length,
    sourceText: `law/${list.file}`,
    citations,
    sourceLabel: list.label,
  };
}

function toEntryRecords(list: ScopeList): readonly RowOf<typeof SCOPE_LIST_ENTRY>[] {
  const attributes = attributesOf(list);
  const heading = list.selection.where.find(({ column }) => column === 'heading')?.value ?? null;
  return list.entries.map((entry, place) => ({
    listKey: list.key,
    entryNumber: place + 1,
    prefix: entry.prefix,
    exceptNumbers: entry.except,
    qualifier: entry.qualifier,
    heading,
    legal: entry.interval,
    published: { from: entry.publishedFrom, to: null },
    attributes: attributes[place]!,
  }));
}

/** Other attributes of the rows; the source only when the rows of the list come from several documents. */
function attributesOf({ entries }: ScopeList): readonly Record<string, Cell>[] {
  const isShared = entries.every(({ origin }) => origin === entries[0]?.origin);
  return entries.map(({ remark, origin, succeeds }) => ({
    ...(remark === null ? {} : { remark }),
    ...(succeeds === undefined
      ? {}
      : { succeeds: succeeds.number, since: succeeds.on, by: succeeds.revision }),
    ...(origin === null || isShared ? {} : { origin }),
  }));
}

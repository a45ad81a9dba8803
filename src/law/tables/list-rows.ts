import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { citationsOf, type ScopeList } from '../lists/scope-lists.js';
import { toJsonCell } from './json-cell.js';

const LIST_COLUMNS = [
  'list_key',
  'title',
  'columns',
  'row_count',
  'source_text',
  'citations',
  'source_label',
] as const;
const ENTRY_COLUMNS = [
  'list_key',
  'entry_number',
  'prefix',
  'except_numbers',
  'qualifier',
  'heading',
  'legal_from',
  'legal_to',
  'published_from',
  'attributes',
] as const;

/** The selections that rules refer to, as rows of `scope_list` and `scope_list_entry`. */
export function toListRows(lists: readonly ScopeList[]): readonly [Dataset, Dataset] {
  return [
    toDataset('scope_list', LIST_COLUMNS, lists.map(toListRecord)),
    toDataset('scope_list_entry', ENTRY_COLUMNS, lists.flatMap(toEntryRecords)),
  ];
}

function toListRecord(list: ScopeList): Record<(typeof LIST_COLUMNS)[number], Cell> {
  const citations = citationsOf(list);
  const places = citations
    .filter(({ locator }) => locator?.includes('note') ?? false)
    .map(({ locator }) => locator);
  return {
    list_key: list.key,
    title: places.length === 0 ? null : places.join('; '),
    columns: [...new Set(attributesOf(list).flatMap(Object.keys))].sort(),
    row_count: list.entries.length,
    source_text: `law/${list.file}`,
    citations: toJsonCell(citations),
    source_label: list.label,
  };
}

function toEntryRecords(list: ScopeList): readonly Record<(typeof ENTRY_COLUMNS)[number], Cell>[] {
  const attributes = attributesOf(list);
  const heading = list.selection.where.find(({ column }) => column === 'heading')?.value ?? null;
  return list.entries.map((entry, place) => ({
    list_key: list.key,
    entry_number: place + 1,
    prefix: entry.prefix,
    except_numbers: entry.except,
    qualifier: entry.qualifier,
    heading,
    legal_from: entry.interval.from,
    legal_to: entry.interval.to,
    published_from: entry.publishedFrom,
    attributes: attributes[place] as Cell,
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

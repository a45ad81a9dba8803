import type { Citation, SourceLabel } from '../../terms/citation.js';
import { cite } from '../citations/read-citations.js';
import type { RulesFile } from '../files/rules-file.js';
import { listKeyOf, type ListSelection } from '../rules/scope.js';
import type { SourceRow } from '../text/csv-table.js';
import type { SourceFolder } from '../text/source-folder.js';
import type { YamlFile } from '../text/yaml-file.js';
import { mergeEntries, readListEntry, type ListEntry } from './list-entry.js';

/** One selection of a list, with its rows. */
export interface ScopeList {
  readonly key: string;
  readonly file: string;
  readonly label: SourceLabel;
  readonly selection: ListSelection;
  readonly entries: readonly ListEntry[];
}

/** The file of every list of all programs, with its source label. */
export type ListIndex = ReadonlyMap<string, { readonly file: string; readonly label: SourceLabel }>;

/** @throws TypeError for a list name that two programs use */
export function indexLists(programs: readonly YamlFile<RulesFile>[]): ListIndex {
  const index = new Map<string, { file: string; label: SourceLabel }>();
  for (const { name, value } of programs)
    for (const [list, { source }] of Object.entries(value.lists)) {
      if (index.has(list))
        throw new TypeError(`law/${name}: the list ${list} belongs to another program too`);
      index.set(list, { file: name.replace(/rules\.yaml$/, `lists/${list}.csv`), label: source });
    }
  return index;
}

/** The list files, each read once. */
export class ListLibrary {
  private readonly files = new Map<string, readonly SourceRow[]>();

  constructor(
    private readonly folder: SourceFolder,
    private readonly index: ListIndex,
  ) {}

  /** The rows of a selection; rejects a selection without rows and an unknown list or column. */
  async select(selection: ListSelection): Promise<ScopeList> {
    const known = this.index.get(selection.list);
    if (!known)
      throw new TypeError(`no program has the list ${selection.list}: name it under lists in rules.yaml`);
    const rows = (await this.rowsOf(known.file)).filter((row) => isSelected(row, selection));
    const key = listKeyOf(selection);
    if (rows.length === 0) throw new TypeError(`${key}: the selection names no row of law/${known.file}`);
    return { ...known, key, selection, entries: mergeEntries(rows.map(readListEntry)) };
  }

  private async rowsOf(file: string): Promise<readonly SourceRow[]> {
    const rows = this.files.get(file) ?? (await this.folder.readTable(file));
    this.files.set(file, rows);
    return rows;
  }
}

function isSelected(row: SourceRow, { list, where }: ListSelection): boolean {
  return where.every(({ column, value }) => {
    const cell = row.cells[column];
    if (cell === undefined) throw new TypeError(`${list} has no column "${column}" to select by`);
    return cell === value;
  });
}

/** The sources of a list: the notes and documents its rows name, or the heading it was selected by. */
export function citationsOf(list: ScopeList): readonly Citation[] {
  const origins = new Set(list.entries.map((entry) => entry.origin ?? ''));
  const named = [...origins].sort().flatMap((origin) => cite(toCitable(origin), list.label));
  const heading = list.selection.where.find(({ column }) => column.startsWith('heading'))?.value;
  const citations =
    named.length > 0 || heading === undefined ? named : cite(`heading ${heading}`, list.label);
  return [...new Map(citations.map((citation) => [JSON.stringify(citation), citation])).values()];
}

/** `16(c)(vii)` and `31(b) / 9903.91.01` as the citation of a note, without remarks on how a list was made. */
function toCitable(origin: string): string {
  return origin
    .replace(/; HTS8 list is [^]*/, '')
    .replace(/ \/ (?:UK )?/g, '; ')
    .replace(/(^|; )(?=\d{1,2}(?:\(|$| |;))/g, '$1U.S. note ');
}

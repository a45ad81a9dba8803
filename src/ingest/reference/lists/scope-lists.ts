import type { Citation } from '../../../terms/citation.js';
import { toCitation } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import { listKeyOf, type ListSelection } from '../law/scope.js';
import { readCsvTable, type SourceRow } from '../sources/csv-table.js';
import type { SourceFolder } from '../sources/source-folder.js';
import { LIST_SHAPES, type ListShape } from './list-shape.js';
import { mergeEntries, readListEntry, type ListEntry } from './list-entry.js';

/** One selection of a list file, with its rows. */
export interface ScopeList {
  readonly key: string;
  readonly shape: ListShape;
  readonly selection: ListSelection;
  readonly entries: readonly ListEntry[];
  /** Rows of the file that were selected, before consecutive periods were joined. */
  readonly rowsSelected: number;
}

/** The list files, each read once. */
export class ListLibrary {
  private readonly files: Map<string, readonly SourceRow[]>;

  /** @param written lists that are no files, by the name they are referred to */
  constructor(
    private readonly folder: SourceFolder,
    written: ReadonlyMap<string, readonly SourceRow[]> = new Map(),
  ) {
    this.files = new Map(written);
  }

  /** The rows a selection names; one that names none, or an unknown file or column, is refused. */
  async select(selection: ListSelection): Promise<ScopeList> {
    const shape = LIST_SHAPES.get(selection.file);
    if (!shape) throw new TypeError(`${selection.file}: its columns are not described in list-shape.ts`);
    const rows = (await this.rowsOf(selection.file)).filter((row) => isSelected(row, selection));
    const key = listKeyOf(selection);
    if (rows.length === 0) throw new TypeError(`${key}: the selection names no row of ${selection.file}`);
    const entries = mergeEntries(rows.map((row) => readListEntry(row, shape)));
    return { key, shape, selection, entries, rowsSelected: rows.length };
  }

  private async rowsOf(file: string): Promise<readonly SourceRow[]> {
    const known = this.files.get(file);
    if (known) return known;
    const rows = readCsvTable(file, await this.folder.readText(file));
    this.files.set(file, rows);
    return rows;
  }
}

function isSelected(row: SourceRow, { file, where }: ListSelection): boolean {
  return where.every(({ column, value }) => {
    const cell = row.cells[column];
    if (cell === undefined) throw new TypeError(`${file} has no column "${column}" to select by`);
    return cell === value;
  });
}

/** What a list was read from: the notes and documents its rows name, or the heading it was selected by. */
export function citationsOf(list: ScopeList): readonly Citation[] {
  const origins = new Set(list.entries.map((entry) => entry.origin ?? ''));
  const named = [...origins].sort().flatMap((origin) => readCitations(toCitable(origin)));
  const heading = list.selection.where.find(({ column }) => column.startsWith('heading'))?.value;
  const documents = named.length > 0 || heading === undefined ? named : readCitations(`heading ${heading}`);
  const citations = documents.map((document) => toCitation(document, list.shape.label));
  return [...new Map(citations.map((citation) => [JSON.stringify(citation), citation])).values()];
}

/** `16(c)(vii)` and `31(b) / 9903.91.01` as the citation of a note; remarks on how a list was made are left out. */
function toCitable(origin: string): string {
  return origin
    .replace(/; HTS8 list is [^]*/, '')
    .replace(/ \/ (?:UK )?/g, '; ')
    .replace(/(^|; )(?=\d{1,2}(?:\(|$| |;))/g, '$1U.S. note ');
}

import type { Cell, Dataset } from '../../tables/dataset.js';
import { rowsOf } from '../tables/table-rows.js';

export type TableRow = Readonly<Record<string, Cell | undefined>>;

/** One row that is new, removed or changed. */
export interface RowChange {
  readonly name: string;
  /** Null: the row is new. */
  readonly before: TableRow | null;
  /** Null: the row was removed. */
  readonly after: TableRow | null;
  /** Columns that differ; empty when the row is new or removed. */
  readonly members: readonly string[];
}

export interface Comparison {
  /** The columns that identify a row. */
  readonly names: readonly string[];
  /** Columns that are not compared. */
  readonly ignored: readonly string[];
}

/** The rows of one table that differ, in the order of the later table, then the removed rows. */
export function differ(
  before: Dataset,
  after: Dataset,
  { names, ignored }: Comparison,
): readonly RowChange[] {
  const earlier = nameRows(before, names);
  const later = nameRows(after, names);
  const compared = after.columns.filter((column) => !ignored.includes(column));
  const changes: RowChange[] = [];
  for (const [name, row] of later) {
    const old = earlier.get(name);
    if (old === undefined) changes.push({ name, before: null, after: row, members: [] });
    else {
      const members = compared.filter(
        (column) => JSON.stringify(old[column]) !== JSON.stringify(row[column]),
      );
      if (members.length > 0) changes.push({ name, before: old, after: row, members });
    }
  }
  for (const [name, row] of earlier)
    if (!later.has(name)) changes.push({ name, before: row, after: null, members: [] });
  return changes;
}

/** Rows by name; rows with the same name are numbered. */
function nameRows(dataset: Dataset, names: readonly string[]): ReadonlyMap<string, TableRow> {
  const named = new Map<string, TableRow>();
  for (const row of rowsOf([dataset], dataset.table)) {
    const name = names.flatMap((column) => (row[column] ? [wordsOf(row[column])] : [])).join(' ');
    let numbered = name;
    for (let count = 2; named.has(numbered); count += 1) numbered = `${name} (${count})`;
    named.set(numbered, row);
  }
  return named;
}

/** A cell as text short enough for one line. */
export function wordsOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return 'none';
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

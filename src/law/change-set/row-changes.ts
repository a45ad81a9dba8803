import type { Cell, Dataset } from '../dataset.js';
import { rowsOf } from '../tables/table-rows.js';

export type TableRow = Readonly<Record<string, Cell | undefined>>;

/** One row that is new, gone or says something else. */
export interface RowChange {
  readonly name: string;
  /** Null: the row is new. */
  readonly before: TableRow | null;
  /** Null: the row is gone. */
  readonly after: TableRow | null;
  /** Columns that differ; none where the row is new or gone. */
  readonly members: readonly string[];
}

export interface Comparison {
  /** The columns that name a row. */
  readonly names: readonly string[];
  /** Columns that are not compared. */
  readonly ignored: readonly string[];
}

/** The rows of one table that differ, in the order of the later one, then those that are gone. */
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

/** Rows by name; rows of one name are counted on. */
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

/** A cell in words, short enough to be read in a line. */
export function wordsOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return 'none';
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

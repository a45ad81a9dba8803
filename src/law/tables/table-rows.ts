import type { Cell, Dataset } from '../../tables/dataset.js';

/** The rows of one table as records; a missing table has none. */
export function rowsOf(
  datasets: readonly Dataset[],
  table: string,
): readonly Readonly<Record<string, Cell | undefined>>[] {
  const dataset = datasets.find((candidate) => candidate.table === table);
  if (dataset === undefined) return [];
  return dataset.rows.map((row) =>
    Object.fromEntries(dataset.columns.map((column, place) => [column, row[place]])),
  );
}

import type { Dataset } from '../tables/dataset.js';
import { rowsOf } from './tables/table-rows.js';

/** Tables without citations: the calculator derives their keys. */
const WITHOUT_CITATION: readonly string[] = ['fact_key'];

/** Checks consistency across datasets; the first error stops the build and names the table and row. */
export function checkDatasets(datasets: readonly Dataset[]): void {
  const tables = datasets.map(({ table }) => table);
  const repeated = tables.find((table, place) => tables.indexOf(table) !== place);
  if (repeated !== undefined) throw new TypeError(`there are two datasets of ${repeated}`);
  datasets.filter(({ table }) => !WITHOUT_CITATION.includes(table)).forEach(requireCitations);
  requireLists(datasets);
}

function requireCitations({ table, columns, rows }: Dataset): void {
  const at = columns.indexOf('citations');
  if (at === -1) return;
  const uncited = rows.find((row) => (row[at] as readonly unknown[]).length === 0);
  if (uncited) throw new TypeError(`${table}: the row ${JSON.stringify(uncited.slice(0, 2))} cites nothing`);
}

/** Every list that a scope names exists and holds at least one number. */
function requireLists(datasets: readonly Dataset[]): void {
  const listed = new Set(rowsOf(datasets, 'scope_list_entry').map(({ list_key: key }) => key));
  const scopes = rowsOf(datasets, 'chapter99_rule').map(({ scope }) => scope as { listKey?: string }[]);
  const missing = scopes.flat().find(({ listKey }) => listKey !== undefined && !listed.has(listKey));
  if (missing)
    throw new TypeError(`chapter99_rule: a scope names the list ${missing.listKey}, which holds no number`);
}

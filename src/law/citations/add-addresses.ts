import { rowsOf } from '../tables/table-rows.js';
import type { Cell, Dataset } from '../../tables/dataset.js';
import type { Citation } from '../../terms/citation.js';

/**
 * The tables with the official address of each document that they cite. Its page in the Federal Register may be known
 * from another citation of the same document.
 */
export function addAddresses(datasets: readonly Dataset[], documents: Dataset): readonly Dataset[] {
  const known = new Map(
    rowsOf([documents], documents.table).map(({ number, url }) => [number as string, url as string | null]),
  );
  const addressed = (citation: Citation): Citation => {
    const url = citation.url ?? known.get(citation.document) ?? null;
    return url === citation.url ? citation : { ...citation, url };
  };
  return datasets.map((dataset) => {
    const at = dataset.columns.indexOf('citations');
    if (at === -1) return dataset;
    const withAddresses = (row: readonly Cell[]): readonly Cell[] =>
      row.with(at, (row[at] as unknown as readonly Citation[]).map(addressed) as unknown as Cell);
    return { ...dataset, rows: dataset.rows.map(withAddresses) };
  });
}

import { FACT_KEY } from '../../tables/chapter99.js';
import { cite } from '../citations/read-citations.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { FactKey } from '../rules/fact-keys.js';
import { cellOf } from '../text/csv-table.js';

/** The fact vocabulary, in file order. */
export function toFactKeyRows(keys: readonly FactKey[]): Dataset {
  return toDataset(FACT_KEY, keys.map(toRecord));
}

function toRecord(fact: FactKey, place: number): RowOf<typeof FACT_KEY> {
  const { row } = fact;
  const readBy = cellOf(row, 'programs');
  const citation = cellOf(row, 'citation');
  return {
    key: fact.key,
    valueType: fact.type,
    unit: fact.unit,
    valuesText: cellOf(row, 'values'),
    allowedValues: fact.allowedValues,
    meaning: cellOf(row, 'meaning'),
    question: cellOf(row, 'question'),
    readBy,
    headings: [...new Set(readBy.match(/99\d\d\.\d\d\.\d\d/g) ?? [])].sort(),
    citationText: citation,
    citations: cite(citation, 'official'),
    whenMissing: cellOf(row, 'whenMissing'),
    assumed: fact.assumed,
    ask: fact.ask,
    derived: fact.type === 'derived',
    position: place + 1,
  };
}

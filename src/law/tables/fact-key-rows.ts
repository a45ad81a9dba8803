import { toCitation } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import type { FactKey } from '../rules/fact-keys.js';
import { cellOf, readOptionalCell } from '../text/csv-table.js';
import { toJsonCell } from './json-cell.js';

const COLUMNS = [
  'key',
  'value_type',
  'unit',
  'values_text',
  'allowed_values',
  'meaning',
  'question',
  'read_by',
  'headings',
  'citation_text',
  'citations',
  'when_missing',
  'assumed',
  'ask',
  'derived',
  'position',
] as const;

/** The fact vocabulary, in file order. */
export function toFactKeyRows(keys: readonly FactKey[]): Dataset {
  return toDataset('fact_key', COLUMNS, keys.map(toRecord));
}

function toRecord(fact: FactKey, place: number): Record<(typeof COLUMNS)[number], Cell> {
  const { row } = fact;
  const readBy = cellOf(row, 'programs');
  const citation = cellOf(row, 'citation');
  return {
    key: fact.key,
    value_type: fact.type,
    unit: readOptionalCell(row, 'unit'),
    values_text: cellOf(row, 'values'),
    allowed_values: fact.allowedValues,
    meaning: cellOf(row, 'meaning'),
    question: cellOf(row, 'question'),
    read_by: readBy,
    headings: [...new Set(readBy.match(/99\d\d\.\d\d\.\d\d/g) ?? [])].sort(),
    citation_text: citation,
    citations: toJsonCell(readCitations(citation).map((document) => toCitation(document, 'official'))),
    when_missing: cellOf(row, 'whenMissing'),
    assumed: fact.assumed,
    ask: fact.ask,
    derived: fact.type === 'derived',
    position: place + 1,
  };
}

import { z } from 'zod';
import { formatAttributes } from '../../terms/attribute-words.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { toJsonCell } from '../tables/json-cell.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readWord } from '../text/read-cell.js';
import { citeNotice } from './adcvd-cells.js';

/** Most words of a notice in one quotation. */
const QUOTATION_LIMIT = 25;

const attributes = z.record(z.string(), z.unknown());

const COLUMNS = [
  'case_number',
  'clause_number',
  'kind',
  'text',
  'basis',
  'attributes',
  'verified',
  'source_citation',
  'text_read_in',
  'shared_text_from',
  'citations',
  'source_label',
] as const;

/**
 * The clauses of an order's scope and what each turns on. Only a short wording that was read is quoted; every other
 * clause (`structured`) gives its tested attributes in words.
 */
export function toClauseRows(rows: readonly SourceRow[]): Dataset {
  const counts = new Map<string, number>();
  const records = rows.map((row) => {
    const caseNumber = cellOf(row, 'caseNumber');
    const number = (counts.get(caseNumber) ?? 0) + 1;
    counts.set(caseNumber, number);
    return toRecord(row, number);
  });
  return toDataset('adcvd_scope_clause', COLUMNS, records);
}

function toRecord(row: SourceRow, number: number): Record<(typeof COLUMNS)[number], Cell> {
  const label = readWord(row, 'label', ['official', 'secondary', 'unverified']);
  const basis = readWord(row, 'basis', ['quotation', 'paraphrase-of-source', 'structured']);
  const tested = readAttributes(row);
  const textReadIn = cellOf(row, 'textReadIn');
  const cited = cellOf(row, 'sourceCitation') || cellOf(row, 'orderCitation');
  return {
    case_number: cellOf(row, 'caseNumber'),
    clause_number: number,
    kind: readWord(row, 'kind', ['inclusion', 'exclusion', 'condition']),
    text: basis === 'structured' ? describeAttributes(tested) : readQuotation(row),
    basis,
    attributes: toJsonCell(tested),
    verified: readWord(row, 'verified', ['true', 'partial', 'false']),
    source_citation: readOptionalCell(row, 'sourceCitation'),
    text_read_in: textReadIn || null,
    shared_text_from: readOptionalCell(row, 'sharedTextFrom'),
    citations: toJsonCell(citeNotice([cited], { text: textReadIn, label })),
    source_label: label,
  };
}

function readQuotation(row: SourceRow): string {
  const text = cellOf(row, 'text');
  if (text === '' || text.split(/\s+/).length > QUOTATION_LIMIT)
    throw new SourceRowError(row, `text: a quotation has 1 to ${QUOTATION_LIMIT} words`);
  return text;
}

function readAttributes(row: SourceRow): Readonly<Record<string, unknown>> {
  const checked = attributes.safeParse(JSON.parse(cellOf(row, 'attributes')));
  if (!checked.success) throw new SourceRowError(row, 'attributes: not a JSON object');
  return checked.data;
}

/** Describes what a clause without its own words turns on. */
function describeAttributes(attributes: Readonly<Record<string, unknown>>): string {
  return formatAttributes(attributes) || 'no attribute recorded';
}

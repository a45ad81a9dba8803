import { ADCVD_SCOPE_CLAUSE } from '../../tables/adcvd.js';
import * as z from 'zod';
import { formatAttributes } from '../../terms/attribute-words.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readWord } from '../text/read-cell.js';
import { citeNotice, readCase } from './adcvd-cells.js';

/** Most words of a notice in one quotation. */
const QUOTATION_LIMIT = 25;

const attributes = z.record(z.string(), z.unknown());

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
  return toDataset(ADCVD_SCOPE_CLAUSE, records);
}

function toRecord(row: SourceRow, number: number): RowOf<typeof ADCVD_SCOPE_CLAUSE> {
  const label = readWord(row, 'label', ['official', 'secondary', 'unverified']);
  const basis = readWord(row, 'basis', ['quotation', 'paraphrase-of-source', 'structured']);
  const tested = readAttributes(row);
  const textReadIn = cellOf(row, 'textReadIn');
  const cited = cellOf(row, 'sourceCitation') || cellOf(row, 'orderCitation');
  return {
    caseNumber: readCase(row, 'caseNumber'),
    clauseNumber: number,
    kind: readWord(row, 'kind', ['inclusion', 'exclusion', 'condition']),
    text: basis === 'structured' ? describeAttributes(tested) : readQuotation(row),
    basis,
    attributes: tested,
    verified: readWord(row, 'verified', ['true', 'partial', 'false']),
    sourceCitation: readOptionalCell(row, 'sourceCitation'),
    textReadIn: textReadIn || null,
    sharedTextFrom: readOptionalCell(row, 'sharedTextFrom'),
    citations: citeNotice([cited], { provenance: textReadIn, sourceLabel: label }),
    sourceLabel: label,
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

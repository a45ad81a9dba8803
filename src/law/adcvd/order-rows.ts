import { parseCountry } from '../../terms/country.js';
import { parseHtsNumber } from '../../terms/hts-number.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readCell, readDate, readParts, readWord, requireValue } from '../text/read-cell.js';
import { toJsonCell } from '../tables/json-cell.js';
import { citeNotice, formatFrDocument, readCase, readFrCitation, readReliability } from './adcvd-cells.js';

const COLUMNS = [
  'case_number',
  'order_type',
  'product',
  'country_name',
  'country',
  'order_date',
  'status',
  'revoked_on',
  'last_sunset_on',
  'fr_citation',
  'fr_document',
  'itc_investigation',
  'hts_prefixes',
  'all_others_rate',
  'country_wide_rate',
  'scope_text',
  'scope_quote_status',
  'scope_source',
  'provenance',
  'citations',
  'confidence',
  'source_label',
] as const;

const STATUSES = [
  'active',
  'revoked',
  'suspension_agreement',
  'active_2020_unconfirmed',
  'not_in_2020_itc_list',
] as const;

/**
 * Orders and suspended investigations, without the written scope: `scope_source` says where it is printed, the clauses
 * table says what it turns on.
 */
export function toOrderRows(rows: readonly SourceRow[]): Dataset {
  return toDataset('adcvd_order', COLUMNS, rows.map(toRecord));
}

function toRecord(row: SourceRow): Record<(typeof COLUMNS)[number], Cell> {
  const caseNumber = readCase(row, 'caseNumber');
  const reliability = readReliability(row);
  const iso2 = cellOf(row, 'countryIso2');
  const notice = [readFrCitation(row) ?? '', formatFrDocument(cellOf(row, 'frDocumentNumber'))];
  return {
    case_number: caseNumber,
    order_type: readWord(row, 'orderType', ['AD', 'CVD']),
    product: cellOf(row, 'product'),
    country_name: cellOf(row, 'country'),
    country: iso2 === '' ? null : readCell(row, 'countryIso2', parseCountry),
    order_date: readDate(row, 'orderDate'),
    status: readWord(row, 'status', STATUSES),
    revoked_on: readDate(row, 'revokedDate'),
    last_sunset_on: readDate(row, 'lastSunset'),
    fr_citation: readFrCitation(row),
    fr_document: readOptionalCell(row, 'frDocumentNumber'),
    itc_investigation: readOptionalCell(row, 'itcInvestigation'),
    hts_prefixes: readParts(row, 'htsNumbers', ';').map((text) =>
      requireValue(row, 'htsNumbers', parseHtsNumber(text)),
    ),
    all_others_rate: readRate(row, 'allOthersRate'),
    country_wide_rate: readRate(row, 'countryWideRate'),
    scope_text: null,
    scope_quote_status: null,
    scope_source: readOptionalCell(row, 'scopeSource'),
    provenance: reliability.text,
    citations: toJsonCell(citeNotice(notice, reliability)),
    confidence: reliability.confidence,
    source_label: reliability.label,
  };
}

/** Percent as plain text; null when the cell is empty. */
export function readRate(row: SourceRow, column: string): string | null {
  const text = readOptionalCell(row, column);
  if (text !== null && !/^\d+(\.\d+)?$/.test(text))
    throw new SourceRowError(row, `${column}: "${text}" is not a rate`);
  return text;
}

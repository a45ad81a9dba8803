import { parseCountry } from '../../terms/country.js';
import { toCitation } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import { toDataset, type Cell, type Dataset } from '../dataset.js';
import { parsePeriod, toPeriodColumns } from '../rules/period.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord, requireValue } from '../text/read-cell.js';
import type { SourceIssues } from '../text/source-issues.js';
import { toJsonCell } from './json-cell.js';

const COLUMNS = [
  'symbol',
  'program',
  'eligible_countries',
  'excluded_articles_marker',
  'general_note',
  'legal_basis',
  'legal_from',
  'legal_to',
  'status',
  'rule_of_origin',
  'mpf_exempt',
  'mpf_note',
  'citation_text',
  'citations',
  'confidence',
  'source_label',
] as const;

type SpiRecord = Record<(typeof COLUMNS)[number], Cell> & {
  symbol: string;
  legal_from: string;
  legal_to: string | null;
};

/** Special program symbols by period; a period that overlaps the next one of its symbol ends where that begins. */
export function toSpiRows(rows: readonly SourceRow[], issues: SourceIssues): Dataset {
  const records = rows.map((row) => ({ row, record: toRecord(row) }));
  const trimmed = records.map(({ row, record }, place) => {
    const next = records.slice(place + 1).find((later) => later.record.symbol === record.symbol)
      ?.record.legal_from;
    if (next === undefined || record.legal_to === null || record.legal_to <= next) return record;
    issues.add(row, `the period of ${record.symbol} runs into the next one: it is ended on ${next}`);
    return { ...record, legal_to: next };
  });
  return toDataset('spi_program', COLUMNS, trimmed);
}

function toRecord(row: SourceRow): SpiRecord {
  const period = requireValue(row, 'statusFrom', parsePeriod(cellOf(row, 'statusFrom'), cellOf(row, 'statusTo')));
  const { from, to } = toPeriodColumns(period);
  const confidence = readWord(row, 'confidence', ['high', 'medium', 'low']);
  const label = confidence === 'high' ? 'official' : 'secondary';
  return {
    symbol: cellOf(row, 'symbol'),
    program: cellOf(row, 'program'),
    eligible_countries: readCountries(row),
    excluded_articles_marker: readOptionalCell(row, 'excludedArticlesMarker'),
    general_note: readOptionalCell(row, 'generalNote'),
    legal_basis: readOptionalCell(row, 'legalBasis'),
    legal_from: from as string,
    legal_to: to,
    status: cellOf(row, 'status'),
    rule_of_origin: readOptionalCell(row, 'ruleOfOrigin'),
    mpf_exempt: readOptionalCell(row, 'mpfExempt'),
    mpf_note: readOptionalCell(row, 'mpfNote'),
    citation_text: cellOf(row, 'citation'),
    citations: toJsonCell(
      readCitations(cellOf(row, 'citation')).map((document) => toCitation(document, label)),
    ),
    confidence,
    source_label: label,
  };
}

/** Codes in order, or `ALL` for `*`: a program that does not depend on the origin. */
function readCountries(row: SourceRow): readonly string[] {
  const codes = readParts(row, 'eligibleCountriesIso2', ' ');
  if (codes.length === 1 && codes[0] === '*') return ['ALL'];
  return codes.map((code) => requireValue(row, 'eligibleCountriesIso2', parseCountry(code))).sort();
}

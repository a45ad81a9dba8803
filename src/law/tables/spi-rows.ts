import { requireCited } from '../../terms/citation.js';
import { SPI_PROGRAM } from '../../tables/catalog.js';
import { parseCountry, type Country } from '../../terms/country.js';
import { cite } from '../citations/read-citations.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { parsePeriod, toStoredInterval } from '../rules/period.js';
import { cellOf, readOptionalCell, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord, readYesNo, requireValue } from '../text/read-cell.js';
import type { SourceIssues } from '../text/source-issues.js';

type SpiRecord = RowOf<typeof SPI_PROGRAM>;

/** Special program symbols by period; a period that overlaps the next one of its symbol ends where that begins. */
export function toSpiRows(rows: readonly SourceRow[], issues: SourceIssues): Dataset {
  const records = rows.map((row) => ({ row, record: toRecord(row) }));
  const trimmed = records.map(({ row, record }, place) => {
    const next = records.slice(place + 1).find((later) => later.record.symbol === record.symbol)?.record
      .legal.from;
    if (next == null || record.legal.to === null || record.legal.to <= next) return record;
    issues.add(row, `the period of ${record.symbol} runs into the next one: it is ended on ${next}`);
    return { ...record, legal: { from: record.legal.from, to: next } };
  });
  return toDataset(SPI_PROGRAM, trimmed);
}

function toRecord(row: SourceRow): SpiRecord {
  const period = requireValue(
    row,
    'statusFrom',
    parsePeriod(cellOf(row, 'statusFrom'), cellOf(row, 'statusTo')),
  );
  const confidence = readWord(row, 'confidence', ['high', 'medium', 'low']);
  const label = confidence === 'high' ? 'official' : 'secondary';
  return {
    symbol: cellOf(row, 'symbol'),
    program: cellOf(row, 'program'),
    eligibleCountries: readCountries(row),
    excludedArticlesMarker: readOptionalCell(row, 'excludedArticlesMarker'),
    freesByNote: readYesNo(row, 'freesByNote'),
    exceptNumbers: readParts(row, 'exceptNumbers', ' ').map((number) => number.replaceAll('.', '')),
    generalNote: readOptionalCell(row, 'generalNote'),
    legalBasis: readOptionalCell(row, 'legalBasis'),
    legal: toStoredInterval(period),
    status: cellOf(row, 'status'),
    ruleOfOrigin: readOptionalCell(row, 'ruleOfOrigin'),
    mpfExempt: readOptionalCell(row, 'mpfExempt'),
    mpfNote: readOptionalCell(row, 'mpfNote'),
    citationText: cellOf(row, 'citation'),
    citations: requireCited(
      `preferences/programs.csv ${cellOf(row, 'symbol')}`,
      cite(cellOf(row, 'citation'), label),
    ),
    confidence,
    sourceLabel: label,
  };
}

/** Codes in order, or `ALL` for `*`: a program that does not depend on the origin. */
function readCountries(row: SourceRow): readonly (Country | 'ALL')[] {
  const codes = readParts(row, 'eligibleCountriesIso2', ' ');
  if (codes.length === 1 && codes[0] === '*') return ['ALL'];
  return codes.map((code) => requireValue(row, 'eligibleCountriesIso2', parseCountry(code))).sort();
}

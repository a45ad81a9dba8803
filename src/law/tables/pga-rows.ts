import { ALWAYS } from '../../terms/interval.js';
import { PGA_AGENCY, PGA_FLAG } from '../../tables/catalog.js';
import { cite } from '../citations/read-citations.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord } from '../text/read-cell.js';
import type { SourceIssues } from '../text/source-issues.js';

/** Partner agencies. */
export function toAgencyRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    agency: cellOf(row, 'agency'),
    name: cellOf(row, 'name'),
    messageCode: readOptionalCell(row, 'messageCode'),
    flagCodes: readParts(row, 'flagCodes', ' '),
    subject: cellOf(row, 'subject'),
    citationText: cellOf(row, 'citation'),
    citations: cite(cellOf(row, 'citation'), 'official'),
    status: cellOf(row, 'status'),
  }));
  return toDataset(PGA_AGENCY, records);
}

/**
 * Which agencies regulate goods under a prefix. The flags were assigned from the regulations cited, not from the
 * official line-by-line file: a flag of high confidence is secondary, any other is unverified.
 */
export function toFlagRows(
  rows: readonly SourceRow[],
  agencies: ReadonlySet<string>,
  issues: SourceIssues,
): Dataset {
  const records = rows.map((row) => {
    const confidence = readWord(row, 'confidence', ['high', 'medium', 'low']);
    const label = confidence === 'high' ? 'secondary' : 'unverified';
    const agency = cellOf(row, 'agency');
    if (!agencies.has(agency)) issues.add(row, `the agency ${agency} is not in the list of agencies`);
    return {
      prefix: readPrefix(row),
      agency,
      flagCode: readOptionalCell(row, 'flagCode'),
      program: cellOf(row, 'program'),
      requirement: readWord(row, 'requirement', ['required', 'may_be_required']),
      description: cellOf(row, 'description'),
      legal: ALWAYS,
      citationText: cellOf(row, 'citation'),
      citations: cite(cellOf(row, 'citation'), label),
      confidence,
      sourceLabel: label,
    } as const;
  });
  return toDataset(PGA_FLAG, records);
}

function readPrefix(row: SourceRow): string {
  const prefix = cellOf(row, 'htsPrefix').replaceAll('.', '');
  if (!/^\d{2}(\d{2}){0,4}$/.test(prefix))
    throw new SourceRowError(row, `htsPrefix: "${prefix}" is not 2 to 10 digits`);
  return prefix;
}

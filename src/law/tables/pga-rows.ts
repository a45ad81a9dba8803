import { toCitation } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import { toDataset, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord } from '../text/read-cell.js';
import type { SourceIssues } from '../text/source-issues.js';
import { toJsonCell } from './json-cell.js';

/** Partner agencies. */
export function toAgencyRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'agency',
    'name',
    'message_code',
    'flag_codes',
    'subject',
    'citation_text',
    'citations',
    'status',
  ] as const;
  const records = rows.map((row) => ({
    agency: cellOf(row, 'agency'),
    name: cellOf(row, 'name'),
    message_code: readOptionalCell(row, 'messageCode'),
    flag_codes: readParts(row, 'flagCodes', ' '),
    subject: cellOf(row, 'subject'),
    citation_text: cellOf(row, 'citation'),
    citations: toJsonCell(
      readCitations(cellOf(row, 'citation')).map((document) => toCitation(document, 'official')),
    ),
    status: cellOf(row, 'status'),
  }));
  return toDataset('pga_agency', columns, records);
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
  const columns = [
    'prefix',
    'agency',
    'flag_code',
    'program',
    'requirement',
    'description',
    'legal_from',
    'legal_to',
    'citation_text',
    'citations',
    'confidence',
    'source_label',
  ] as const;
  const records = rows.map((row) => {
    const confidence = readWord(row, 'confidence', ['high', 'medium', 'low']);
    const label = confidence === 'high' ? 'secondary' : 'unverified';
    const agency = cellOf(row, 'agency');
    if (!agencies.has(agency)) issues.add(row, `the agency ${agency} is not in the list of agencies`);
    return {
      prefix: readPrefix(row),
      agency,
      flag_code: readOptionalCell(row, 'flagCode'),
      program: cellOf(row, 'program'),
      requirement: readWord(row, 'requirement', ['required', 'may_be_required']),
      description: cellOf(row, 'description'),
      legal_from: null,
      legal_to: null,
      citation_text: cellOf(row, 'citation'),
      citations: toJsonCell(
        readCitations(cellOf(row, 'citation')).map((document) => toCitation(document, label)),
      ),
      confidence,
      source_label: label,
    } as const;
  });
  return toDataset('pga_flag', columns, records);
}

function readPrefix(row: SourceRow): string {
  const prefix = cellOf(row, 'htsPrefix').replaceAll('.', '');
  if (!/^\d{2}(\d{2}){0,4}$/.test(prefix))
    throw new SourceRowError(row, `htsPrefix: "${prefix}" is not 2 to 10 digits`);
  return prefix;
}

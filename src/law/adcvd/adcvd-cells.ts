import type { Citation, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import { parseCaseNumber, type CaseNumber } from '../../terms/case-number.js';
import { cite } from '../citations/read-citations.js';
import { cellOf, type SourceRow } from '../text/csv-table.js';
import { readParts, readWord, requireValue } from '../text/read-cell.js';

/** Where a trade-remedy row was read, in readable words, and how far it may be trusted. */
export interface Provenance {
  readonly provenance: string;
  readonly sourceLabel: SourceLabel;
}

/** How far a trade-remedy row may be trusted, and where it was read. */
export interface Reliability extends Provenance {
  readonly confidence: ConfidenceLabel;
}

const LABELS: readonly SourceLabel[] = ['official', 'derived', 'secondary', 'unverified'];

export function readReliability(row: SourceRow): Reliability {
  return {
    confidence: readWord(row, 'confidence', ['high', 'medium', 'low']),
    provenance: cellOf(row, 'source'),
    sourceLabel: readWord(row, 'label', LABELS),
  };
}

export function readCase(row: SourceRow, column: string): CaseNumber {
  return requireValue(row, column, parseCaseNumber(cellOf(row, column)));
}

/** Case numbers separated by `;`; empty for notices about no single case. */
export function readCases(row: SourceRow, column: string): readonly CaseNumber[] {
  return readParts(row, column, ';').map((text) => requireValue(row, column, parseCaseNumber(text)));
}

/** The Federal Register page and document of a row, or where the row was read when neither is known. */
export function citeNotice(
  texts: readonly string[],
  { provenance, sourceLabel }: Provenance,
): readonly Citation[] {
  const known = texts.flatMap((part) => cite(part, sourceLabel));
  if (known.length > 0) return known;
  return [{ document: provenance, locator: null, url: null, source: sourceLabel }];
}

/** A document number as the column keeps it, in the form citations use. */
export function formatFrDocument(number: string): string {
  return number === '' ? '' : `FR Doc ${number}`;
}

const PAGE_AND_FOOTNOTE = /^(\d{2} FR \d{5})\d{2}$/;

/** The page a cell cites; a seven-digit number is a five-digit page with a footnote number run into it. */
export function readFrCitation(row: SourceRow): string | null {
  const text = cellOf(row, 'frCitation');
  if (text === '') return null;
  return PAGE_AND_FOOTNOTE.exec(text)?.[1] ?? text;
}

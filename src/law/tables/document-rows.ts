import { DOCUMENT } from '../../tables/catalog.js';
import type { SourceLabel } from '../../terms/citation.js';
import { officialAddressOf } from '../../terms/official-address.js';
import { nameDocument, type CitedDocument } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';

interface CitationCell {
  readonly document: string;
  readonly locator: string | null;
  readonly source: SourceLabel;
}

/** Every document that a dataset row cites, one row per document, with all that is known of it. */
export function toDocumentRows(datasets: readonly Dataset[], extra: readonly CitedDocument[]): Dataset {
  const documents = new Map<string, CitedDocument>();
  const add = (document: CitedDocument): void => {
    documents.set(document.number, completed(documents.get(document.number), document));
  };
  extra.forEach(add);
  for (const dataset of datasets) {
    for (const text of textCells(dataset, 'citation_text')) readCitations(text).forEach(add);
    for (const citation of citationCells(dataset)) add(toCited(citation));
  }
  const records = [...documents.values()]
    .sort((left, right) => (left.number < right.number ? -1 : 1))
    .map(toRecord);
  return toDataset(DOCUMENT, records);
}

function textCells({ columns, rows }: Dataset, column: string): readonly string[] {
  const at = columns.indexOf(column);
  return at === -1 ? [] : [...new Set(rows.map((row) => row[at]).filter((cell) => typeof cell === 'string'))];
}

function citationCells({ columns, rows }: Dataset): readonly CitationCell[] {
  const at = columns.indexOf('citations');
  if (at === -1) return [];
  const cells = new Map<string, CitationCell>();
  for (const row of rows) {
    for (const citation of row[at] as unknown as readonly CitationCell[]) {
      cells.set(`${citation.document}|${citation.locator ?? ''}`, citation);
    }
  }
  return [...cells.values()];
}

/** Reads the document of a citation; its locator says where it is printed. */
function toCited({ document, locator }: CitationCell): CitedDocument {
  const [named] = readCitations(locator === null ? document : `${document} (${locator})`);
  return named?.number === document
    ? { ...named, locator: null }
    : nameDocument(document, readCitations(document)[0]?.kind ?? 'other');
}

function completed(known: CitedDocument | undefined, document: CitedDocument): CitedDocument {
  if (known === undefined) return { ...document, locator: null };
  return {
    ...known,
    frCitation: known.frCitation ?? document.frCitation,
    frDocument: known.frDocument ?? document.frDocument,
    publishedOn: known.publishedOn ?? document.publishedOn,
  };
}

function toRecord(document: CitedDocument): RowOf<typeof DOCUMENT> {
  return {
    number: document.number,
    kind: document.kind,
    title: null,
    frCitation: document.frCitation,
    frDocument: document.frDocument,
    url: addressOf(document),
    publishedOn: document.publishedOn,
    locator: null,
    sourceLabel: labelOf(document),
  };
}

function addressOf({ number, frCitation, frDocument }: CitedDocument): string | null {
  const printed = [frCitation, frDocument === null ? null : `FR Doc ${frDocument}`].filter(
    (place) => place !== null,
  );
  return officialAddressOf({ document: number, locator: printed.join(', ') || null, url: null });
}

/** A government document is official, whichever source was read for its content; any other is secondary. */
function labelOf({ kind, number }: CitedDocument): SourceLabel {
  if (number.startsWith('general knowledge')) return 'unverified';
  return kind === 'other' ? 'secondary' : 'official';
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Records, RecordIssue } from '../../run/definition.js';
import type { ReadableDocument, ReadDocuments } from './fetch-bodies.js';
import type { FederalRegisterDocument } from './parse-page.js';
import { readDocument, type ReadDocument } from './read-event.js';

export interface DocumentRecords extends Records {
  readonly since: CalendarDate;
  readonly readings: readonly { readonly document: FederalRegisterDocument; readonly read: ReadDocument }[];
  readonly issues: readonly RecordIssue[];
}

export function parseDocuments({ since, documents, quarantined }: ReadDocuments): DocumentRecords {
  const readings = firstOfEach(documents).map(({ document, body }) => ({
    document,
    read: readDocument(document, body),
  }));
  return { since, readings, rowsRead: documents.length, issues: quarantined };
}

/** Several agencies may list the same document. */
function firstOfEach(documents: readonly ReadableDocument[]): readonly ReadableDocument[] {
  return [...new Map(documents.map((one) => [one.document.document_number, one])).values()].sort(
    ({ document: left }, { document: right }) =>
      left.publication_date < right.publication_date ||
      (left.publication_date === right.publication_date && left.document_number < right.document_number)
        ? -1
        : 1,
  );
}

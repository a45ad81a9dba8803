import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { Records } from '../../run/definition.js';
import { sha256Of } from '../../../law/pack/pack-format.js';
import type { DocumentName } from './discover.js';
import type { FetchedDocuments } from './fetch-documents.js';

interface HashedDocument {
  readonly name: DocumentName;
  readonly byteLength: number;
  /** SHA-256, hexadecimal, of the file without the days on which it was made. */
  readonly sha256: string;
}

export interface DocumentRecords extends Records {
  readonly documents: readonly HashedDocument[];
  readonly seenOn: CalendarDate;
}

/** Where a PDF file says when it was made: the same pages made once more are no change. */
const MAKING =
  /\/(?:CreationDate|ModDate) ?\([^()/]{0,80}\)|\/ID ?\[[^[\]/]{0,200}\]|<xmp:(?:Create|Modify|Metadata)Date>[^<]{0,80}|(?:uuid|xmp\.[di]id):[\dA-Fa-f-]{0,60}/g;

export function hashDocuments({ documents, seenOn }: FetchedDocuments): DocumentRecords {
  return {
    ...{ seenOn, rowsRead: documents.length, issues: [] },
    documents: documents.map(({ name, file: { bytes, byteLength } }) => {
      const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const content = file.toString('latin1').replace(MAKING, '');
      return { name, byteLength, sha256: sha256Of(Buffer.from(content, 'latin1')) };
    }),
  };
}

import type { CalendarDate } from '../../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Fetched, ReadingTools } from '../../run/definition.js';
import { toFileRecord, type RawFile } from '../../run/raw-files.js';
import type { DocumentName, FoundDocuments } from './discover.js';

export interface FetchedDocuments extends Fetched {
  readonly documents: readonly { readonly name: DocumentName; readonly file: RawFile }[];
  readonly seenOn: CalendarDate;
}

/** The files of all documents, or of none. */
export async function fetchDocuments(
  { documents: found }: FoundDocuments,
  { fetcher, progress, today }: ReadingTools,
): Promise<Parsed<FetchedDocuments>> {
  const documents: { name: DocumentName; file: RawFile }[] = [];
  for (const { name, address } of found) {
    progress.step(name);
    const file = await fetcher.fetch(address, `${name}.pdf`, { glance: findFault });
    if (!file.ok) return file;
    if (file.value === null) return refuse(`${address} does not exist`);
    documents.push({ name, file: file.value });
  }
  return accept({ documents, seenOn: today, files: documents.map(({ file }) => toFileRecord(file)) });
}

/** The end of a PDF file is marked within its last bytes (ISO 32000-1, 7.5.5). */
const END_BYTES = 1024;

function findFault(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return 'is no PDF file';
  return file.subarray(-END_BYTES).includes('%%EOF') ? null : 'is a PDF file that is cut off';
}

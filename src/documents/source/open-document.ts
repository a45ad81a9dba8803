import { readOcr, createUnreadImage } from './read-ocr.js';
import { readPdf } from './read-pdf.js';
import { openMail, readCsv, readPlainText } from './read-text.js';
import { readWorkbook } from './read-workbook.js';
import type { Sniffed } from './sniff-type.js';
import type { SourceDocument } from './source-document.js';

/** Reads the words of a picture as TSV; null when the server has no OCR program. */
export type ReadPicture = (bytes: Uint8Array) => Promise<string | null>;

/** Opens a file according to its type. */
export async function openDocument(
  bytes: Uint8Array,
  sniffed: Sniffed,
  readPicture: ReadPicture,
): Promise<SourceDocument> {
  switch (sniffed.fileType) {
    case 'pdf':
      return readPdf(bytes);
    case 'xlsx':
      return readWorkbook(bytes);
    case 'csv':
      return readCsv(sniffed);
    case 'image': {
      const tsv = await readPicture(bytes);
      return tsv === null ? createUnreadImage(sniffed.format) : readOcr(tsv);
    }
    case 'email':
      return (await openMail(bytes)).body;
    case 'text':
      return readPlainText(sniffed);
  }
}

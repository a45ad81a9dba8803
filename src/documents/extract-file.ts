import { extract } from './extract.js';
import type { Extraction } from './extraction.js';
import { openDocument, type ReadPicture } from './source/open-document.js';
import { openMail } from './source/read-text.js';
import { refuseOtherThanDeclared, sniffType } from './source/sniff-type.js';
import { Problem } from '../terms/errors.js';

export interface FileInput {
  readonly bytes: Uint8Array;
  /** The media type declared by the caller. Null: none. */
  readonly mediaType: string | null;
}

/** Extracts one file, from its bytes to its fields; for an e-mail, the attachment that is a trade document. */
export async function extractFile(
  { bytes, mediaType }: FileInput,
  readPicture: ReadPicture,
): Promise<Extraction> {
  const sniffed = sniffType(bytes);
  refuseOtherThanDeclared(mediaType, sniffed);
  if (sniffed.fileType === 'email') return extractMail(bytes, readPicture);
  return extract(await openDocument(bytes, sniffed, readPicture));
}

/** The first attachment that is a trade document, otherwise the text of the mail; unreadable parts are reported. */
async function extractMail(bytes: Uint8Array, readPicture: ReadPicture): Promise<Extraction> {
  const { body, attachments } = await openMail(bytes);
  const skipped: string[] = [];
  for (const { name, bytes: own } of attachments) {
    const found = await extractAttachment(own, readPicture);
    if (typeof found !== 'string' && found.documentKind !== 'unknown') {
      return { ...found, attachment: name, warnings: [...found.warnings, ...skipped] };
    }
    const why = typeof found === 'string' ? found : 'it is no trade document that is recognised';
    skipped.push(
      `The attachment "${name.replace(/[^\x20-\x7e]/g, '?').slice(0, 64)}" was passed over: ${why}`,
    );
  }
  const read = extract(body);
  return { ...read, warnings: [...read.warnings, ...skipped] };
}

async function extractAttachment(bytes: Uint8Array, readPicture: ReadPicture): Promise<Extraction | string> {
  try {
    return extract(await openDocument(bytes, sniffType(bytes), readPicture));
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

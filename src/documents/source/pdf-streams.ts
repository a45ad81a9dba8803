import { inflateSync } from 'node:zlib';
import { FILE_LIMITS } from './limits.js';
import { createTooLargeProblem, createUnreadableProblem } from './refusals.js';

const STREAM = /(?<!end)stream\r?\n/g;
const OBJECT = /\d obj\b/g;
/** Maximum bytes before a stream in which its dictionary is looked for. */
const DICTIONARY = 600;
/** Compressed bytes in LZW coding, which cannot be decompressed here and may expand a thousandfold. */
const MAX_LZW = 32 * 1024;

/**
 * Scans a PDF before it is parsed: refuses encrypted ones, and those whose streams decompress to more than one request
 * allows. Every stream is counted, whatever its dictionary says.
 */
export function inspectPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (/\/Encrypt(?![A-Za-z])/.test(text))
    throw createUnreadableProblem(
      'the PDF is encrypted or protected by a password: save it without protection',
    );
  const objects = text.match(OBJECT)?.length ?? 0;
  if (objects > FILE_LIMITS.pdfObjects)
    throw createTooLargeProblem(`The PDF has ${objects} objects; ${FILE_LIMITS.pdfObjects} are read.`);
  let left: number = FILE_LIMITS.pdfBytes;
  let lzw = 0;
  for (const match of text.matchAll(STREAM)) {
    const start = match.index + match[0].length;
    const dictionary = dictionaryBefore(text, match.index);
    if (countOf(dictionary, /\/(?:FlateDecode|Fl|LZWDecode|LZW)\b/g) > 1)
      throw createTooLargeProblem('A stream of the PDF is packed twice.');
    if (/LZW/.test(dictionary)) lzw += text.indexOf('endstream', start) - start;
    if (lzw > MAX_LZW)
      throw createTooLargeProblem('The PDF has too much in a coding that cannot be measured.');
    if (isDeflated(bytes, start)) left -= unfoldedSize(bytes.subarray(start), left);
  }
}

function dictionaryBefore(text: string, end: number): string {
  const near = text.slice(Math.max(0, end - DICTIONARY), end);
  return near.slice(near.lastIndexOf(' obj') + 1);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The first two bytes of such streams (RFC 1950). */
function isDeflated(bytes: Buffer, at: number): boolean {
  if (at + 2 > bytes.length) return false;
  return (bytes[at]! & 0x0f) === 8 && bytes.readUInt16BE(at) % 31 === 0;
}

function unfoldedSize(packed: Buffer, left: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return 0;
    throw createTooLargeProblem(`The PDF unfolds to more than ${FILE_LIMITS.pdfBytes} bytes.`);
  }
}

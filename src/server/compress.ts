import { gzip, gzipSync } from 'node:zlib';

/** Smaller bodies are sent as they are: compressing them saves no packet. */
const SMALLEST = 1024;
/** Above it the work is done beside the event loop. */
const LARGEST_AT_ONCE = 64 * 1024;
/** Most of the saving for a fraction of the work. */
const LEVEL = 1;

const COMPRESSIBLE = /^(?:application\/(?:[a-z.-]+\+)?json|text\/)/;

/** The type asked about last, and the answer: consecutive responses nearly always have the same type. */
const latest = { contentType: '', isCompressible: false };

/** Whether responses of this type depend on what the caller accepts. */
export function isCompressible(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  if (contentType !== latest.contentType) {
    latest.contentType = contentType;
    latest.isCompressible = COMPRESSIBLE.test(contentType);
  }
  return latest.isCompressible;
}

/** Whether `Accept-Encoding` names gzip with a weight above 0 (RFC 9110, section 12.5.3). */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  if (accepted === undefined) return false;
  return String(accepted)
    .split(',')
    .some((coding) => /^\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));
}

/** Passes the compressed bytes on, at once where there are few. Null: they are better sent uncompressed. */
export function compress(bytes: Buffer, then: (compressed: Buffer | null) => void): void {
  if (bytes.length < SMALLEST) then(null);
  else if (bytes.length <= LARGEST_AT_ONCE) then(gzipSync(bytes, { level: LEVEL }));
  else gzip(bytes, { level: LEVEL }, (failure, compressed) => then(failure ? null : compressed));
}

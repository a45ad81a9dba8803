import { gunzipSync } from 'node:zlib';
import { accept, refuse, type Parsed } from '../../../terms/result.js';

/** Limits on the unpacked size of an archive. The largest known one is 13.9 MB, packed 19 to 1. */
export interface ByteLimits {
  readonly maxBytes: number;
  readonly maxRatio: number;
}

export const ARCHIVE_LIMITS: ByteLimits = Object.freeze({ maxBytes: 64 * 1024 * 1024, maxRatio: 100 });

/** Below this size the ratio means nothing. */
const RATIO_FLOOR = 1024 * 1024;
const GZIP_MAGIC = 0x1f8b;
/** UTF-8 decoded as Latin-1 and encoded again: ¢ becomes Â¢, a curly quote becomes â€™. */
const MOJIBAKE = /[ÂÃ][\u0080-\u00bf]|â€|\ufffd/;

/**
 * Decodes an official file: plain or gzip, UTF-8 with or without byte order mark, line ends as LF. Rejects a truncated
 * or damaged gzip, more bytes than the limits, another encoding, damaged characters, and a web page instead of data.
 */
export function decodeArchive(bytes: Uint8Array, limits: ByteLimits = ARCHIVE_LIMITS): Parsed<string> {
  const plain = unpack(bytes, limits);
  if (!plain.ok) return plain;
  const text = decode(plain.value);
  if (!text.ok) return text;
  if (/^\s*</.test(text.value))
    return refuse('the file is a web page (it begins with "<"), not data: fetch the export itself');
  const damaged = MOJIBAKE.exec(text.value);
  if (damaged)
    return refuse(`the file has damaged characters near offset ${damaged.index}: fetch it again as UTF-8`);
  return accept(text.value.includes('\r') ? text.value.replaceAll('\r\n', '\n') : text.value);
}

function unpack(bytes: Uint8Array, limits: ByteLimits): Parsed<Uint8Array> {
  if (bytes.length > limits.maxBytes) return refuse(tooLarge(limits));
  if (bytes.length < 2 || ((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0) !== GZIP_MAGIC) return accept(bytes);
  const cap = Math.min(limits.maxBytes, Math.max(RATIO_FLOOR, bytes.length * limits.maxRatio));
  try {
    return accept(gunzipSync(bytes, { maxOutputLength: cap }));
  } catch (error) {
    const tooBig = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return refuse(
      tooBig
        ? tooLarge({ ...limits, maxBytes: cap })
        : `the gzip file is truncated or damaged: ${(error as Error).message}`,
    );
  }
}

function decode(bytes: Uint8Array): Parsed<string> {
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('the file is not UTF-8 text: fetch it again, or convert it to UTF-8');
  }
}

function tooLarge({ maxBytes, maxRatio }: ByteLimits): string {
  return `the file unpacks to more than ${maxBytes} bytes (or more than ${maxRatio} to 1): not an archive of the schedule`;
}

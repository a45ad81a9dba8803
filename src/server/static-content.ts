import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Negotiator from 'negotiator';
import { memoize } from '../terms/lazily.js';
import type { HttpContext } from './http-context.js';

/** Something that is the same for every caller until the next build. */
export interface StaticContent {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes compressed, made when first asked for. */
  readonly compressed: () => Promise<Buffer>;
}

export interface StaticParts {
  readonly body: string | Buffer;
  readonly type: string;
  /** `no-cache`: a copy is asked about before it is used again; another policy where the address names the content. */
  readonly caching?: string;
  readonly policy?: string;
}

/** Content is compressed once and sent often: a fifth smaller than `compressAnswers` makes of it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Shorter content is sent as it is. */
const COMPRESSED_FROM_BYTES = 1024;

/** Tags a content once. */
export function toStaticContent({ body, type, caching, policy }: StaticParts): StaticContent {
  const bytes = Buffer.from(body);
  return {
    bytes,
    compressed: memoize(() => promisify(brotliCompress)(bytes, QUALITY)),
    tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    headers: {
      'Content-Type': type,
      'Cache-Control': caching ?? 'no-cache',
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    },
  };
}

/** Sends it, or answers that the caller has it already. */
export async function sendContent(
  http: HttpContext,
  { bytes, tag, headers, compressed }: StaticContent,
): Promise<void> {
  const tagged = { ...headers, ETag: tag };
  if (holdsTag(http.request.headers['if-none-match'], tag))
    return http.send({ status: 304, headers: tagged });
  const isCompressed = bytes.length >= COMPRESSED_FROM_BYTES && acceptsBrotli(http.request.headers);
  http.send({
    status: 200,
    headers: isCompressed ? { ...tagged, 'Content-Encoding': 'br' } : tagged,
    body: isCompressed ? await compressed() : bytes,
  });
}

function acceptsBrotli(headers: IncomingHttpHeaders): boolean {
  return headers['accept-encoding'] !== undefined && new Negotiator({ headers }).encoding(['br']) === 'br';
}

function holdsTag(header: string | undefined, tag: string): boolean {
  const given = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpContext } from './http-context.js';

const compress = promisify<Buffer, Buffer>(gzip);

/** Something that is the same for every caller until the next build. */
export interface StaticContent {
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StaticParts {
  readonly body: string | Buffer;
  readonly type: string;
  /** `no-cache`: a copy is asked about before it is used again; another policy where the address names the content. */
  readonly caching?: string;
  readonly policy?: string;
}

/** Compresses and tags a content once. */
export async function toStaticContent({ body, type, caching, policy }: StaticParts): Promise<StaticContent> {
  const bytes = Buffer.from(body);
  return {
    bytes,
    gzipped: await compress(bytes),
    tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    headers: {
      'Content-Type': type,
      'Cache-Control': caching ?? 'no-cache',
      Vary: 'Accept-Encoding',
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    },
  };
}

/** Sends it compressed to callers that accept that, or answers that the caller has it already. */
export function sendContent(http: HttpContext, content: StaticContent): void {
  const { headers: asked } = http.request;
  const headers = { ...content.headers, ETag: content.tag };
  if (holdsTag(asked['if-none-match'], content.tag)) return http.send({ status: 304, headers });
  if (!/\bgzip\b/.test(String(asked['accept-encoding'] ?? '')))
    return http.send({ status: 200, headers, body: content.bytes });
  http.send({
    status: 200,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
    body: content.gzipped,
  });
}

function holdsTag(header: string | undefined, tag: string): boolean {
  const given = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}

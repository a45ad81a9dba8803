import { createHash } from 'node:crypto';
import type { HttpContext } from './http-context.js';

/** Something that is the same for every caller until the next build. */
export interface StaticContent {
  readonly bytes: Buffer;
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

/** Tags a content once. */
export function toStaticContent({ body, type, caching, policy }: StaticParts): StaticContent {
  const bytes = Buffer.from(body);
  return {
    bytes,
    tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    headers: {
      'Content-Type': type,
      'Cache-Control': caching ?? 'no-cache',
      ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    },
  };
}

/** Sends it, or answers that the caller has it already. */
export function sendContent(http: HttpContext, { bytes, tag, headers }: StaticContent): void {
  const tagged = { ...headers, ETag: tag };
  if (holdsTag(http.request.headers['if-none-match'], tag)) http.send({ status: 304, headers: tagged });
  else http.send({ status: 200, headers: tagged, body: bytes });
}

function holdsTag(header: string | undefined, tag: string): boolean {
  const given = header?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}

import cors from 'cors';
import type { RequestHandler } from 'express';

const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'Data-Version',
  'Idempotency-Key',
  'If-None-Match',
  'Mcp-Method',
  'Mcp-Name',
  'MCP-Protocol-Version',
  'traceparent',
];
const EXPOSED_HEADERS = [
  'Data-Version',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Service-Trace-Id',
];
const PREFLIGHT_SECONDS = 600;

/** Makes the headers of an address that takes these methods. */
export type AllowOrigins = (methods: readonly string[]) => RequestHandler;

/**
 * Which web pages of other origins may read answers: none unless listed, and never with cookies (fault H7). The answer
 * to a preflight comes from the route: 404 where this has set nothing.
 */
export function createAllowOrigins(allowedOrigins: readonly string[]): AllowOrigins {
  const listed = new Set<string | undefined>(allowedOrigins);
  return (methods) =>
    cors({
      origin: (origin, decide) => decide(null, listed.has(origin)),
      methods: [...methods],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
      preflightContinue: true,
    });
}

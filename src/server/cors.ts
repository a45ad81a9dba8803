import type { HttpContext } from './http-context.js';

/** Which web pages of other origins may read answers: none unless listed, and never with cookies. */
export interface CorsPolicy {
  /** Sets the headers for a listed origin; returns what kind of origin the request names. */
  apply(http: HttpContext): 'none' | 'listed' | 'unlisted';
}

const ALLOWED_HEADERS =
  'Authorization, Content-Type, Data-Version, Idempotency-Key, If-None-Match, Mcp-Method, Mcp-Name, MCP-Protocol-Version, traceparent';
const EXPOSED_HEADERS =
  'Data-Version, ETag, Idempotent-Replayed, Link, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Service-Trace-Id';
const PREFLIGHT_SECONDS = '600';

export function createCorsPolicy(allowedOrigins: readonly string[]): CorsPolicy {
  const listed = new Set(allowedOrigins);
  return {
    apply: ({ request, stageHeaders }) => {
      const { origin } = request.headers;
      if (origin === undefined) return 'none';
      if (!listed.has(origin)) return 'unlisted';
      stageHeaders['Access-Control-Allow-Origin'] = origin;
      stageHeaders['Access-Control-Expose-Headers'] = EXPOSED_HEADERS;
      stageHeaders.Vary = 'Origin';
      if (request.headers['access-control-request-method'] !== undefined) {
        stageHeaders['Access-Control-Allow-Headers'] = ALLOWED_HEADERS;
        stageHeaders['Access-Control-Max-Age'] = PREFLIGHT_SECONDS;
      }
      return 'listed';
    },
  };
}

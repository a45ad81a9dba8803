import type { JsonSchema } from '../../src/operations/json-schema/json-schema.js';

type Part = Readonly<Record<string, unknown>>;

const whole: JsonSchema = { type: 'integer', minimum: 0 };
const text: JsonSchema = { type: 'string' };

const header = (description: string, schema: JsonSchema, example: unknown): Part => ({
  description,
  schema,
  example,
});

/** Every response header that the service sets, by name. */
export const RESPONSE_HEADERS = {
  'X-Service-Trace-Id': {
    ...header('Identifier of the request; equal to `traceId` in problems and `_meta`.', text, ''),
    schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    example: '4bf92f3577b34da6a3ce929d0e0e4736',
    required: true,
  },
  'X-RateLimit-Limit': header('Points of the key in one minute.', whole, 600),
  'X-RateLimit-Remaining': header('Points that are left in this window.', whole, 598),
  'X-RateLimit-Reset': header('When the window ends, seconds since 1970.', whole, 1_795_176_060),
  RateLimit: header(
    'The same as a structured field (draft-ietf-httpapi-ratelimit-headers).',
    text,
    '"read";r=598;t=42',
  ),
  'RateLimit-Policy': header('The budget and its window in seconds.', text, '"read";q=600;w=60'),
  'Retry-After': header('Seconds to wait before the next attempt.', { type: 'integer', minimum: 1 }, 18),
  'Data-Version': header(
    'Content hash of the reference data that answered; send it back to pin that version.',
    { type: 'string', pattern: '^[0-9a-f]{64}$' },
    'c2e84d5b3d9d6a1f0e5b7c8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b',
  ),
  ETag: header(
    'Weak tag of the question, the data version and the engine version: equal tags, equal answers but for `_meta`.',
    text,
    'W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"',
  ),
  'Idempotent-Replayed': header(
    'Always `true`: the answer is that of an earlier request with the same Idempotency-Key.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
  'Content-Disposition': header('Name of the file.', text, 'attachment; filename="report.pdf"'),
  Location: header(
    'Address of what was begun.',
    text,
    '/v1/entry-audits/jobs/0b7c1a52-6f0e-4f5b-9a8e-3d2b7c9e4f10',
  ),
  'WWW-Authenticate': header('How to authenticate (RFC 6750).', text, 'Bearer'),
  Link: header(
    'Related addresses and their relations (RFC 8288): the next page, a successor, help on a problem.',
    text,
    '</v1/hts/search>; rel="successor-version"',
  ),
  Sunset: header('When the address was withdrawn (RFC 8594).', text, 'Mon, 02 Nov 2026 00:00:00 GMT'),
  Deprecation: header('When it was deprecated, seconds since 1970 (RFC 9745).', text, '@1785542400'),
} as const satisfies Readonly<Record<string, Part>>;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Request headers that any operation accepts; their examples fill in nothing. */
export const REQUEST_HEADERS = {
  'Data-Version': {
    name: 'Data-Version',
    in: 'header',
    description:
      'Content hash of a kept data version to answer from; without it the newest. Another one is refused with `data-version-gone`.',
    schema: { type: 'string' },
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'Tags of answers already held, as `ETag` gave them: the same answer again is 304 without a body.',
    schema: { type: 'string' },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'An opaque value of your own for one logical request: sent again with the same body and `Data-Version` within 24 hours, it is answered with the first answer and `Idempotent-Replayed: true`. With another body or `Data-Version` it is refused.',
    schema: {
      ...{ type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
      examples: ['entry-2026-09-15-0001'],
    },
  },
  traceparent: {
    name: 'traceparent',
    in: 'header',
    description: 'W3C Trace Context: its trace id becomes that of the request.',
    schema: { type: 'string', examples: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'] },
  },
} as const satisfies Readonly<Record<string, Part>>;

export const RATE_HEADERS: readonly ResponseHeader[] = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
];

/** References to response headers, by name. */
export function buildHeaderReferences(names: readonly ResponseHeader[]): Part {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

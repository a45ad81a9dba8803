/** One kind of problem that a caller can get: RFC 9457 `type` is `dutygraph://errors/<kind>`. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What to do about it, for the page at /docs/errors/<kind>. */
  readonly cure: string;
}

/**
 * The catalogue of problems. REST bodies, GraphQL `extensions.type` and JSON-RPC `error.data.type` use these
 * kinds and no others; each has a page at /docs/errors/<kind>.
 */
export const PROBLEM_KINDS = {
  'malformed-request': kind(
    400,
    'Malformed request',
    'Send well-formed UTF-8 JSON (or a well-formed URL) as the documentation of the operation shows.',
  ),
  'invalid-parameter': kind(400, 'Invalid parameter', 'Mend the parameters or fields named in errors[].'),
  'unknown-hts-code': kind(
    400,
    'Unknown HTS code',
    'Look the code up with GET /v1/hts/search; codes are those of the schedule in force on the date.',
  ),
  'ambiguous-hts-code': kind(
    400,
    'Statistical suffix needed',
    'Give the ten-digit number: the suffixes and what differs between them are in errors[].',
  ),
  'date-out-of-coverage': kind(
    400,
    'Date outside coverage',
    'Ask for a date from the first covered date on; coverage is in GET /v1/regulatory-data/status.',
  ),
  'data-version-gone': kind(
    400,
    'Data version gone',
    'Pin one of the data versions named in the detail, or none.',
  ),
  'invalid-idempotency-key': kind(400, 'Invalid Idempotency-Key', 'Send 1 to 255 visible ASCII characters.'),
  'idempotency-key-reused': kind(400, 'Idempotency-Key reused', 'Use a new key for a different request.'),
  'query-too-complex': kind(400, 'Query too complex', 'Ask for less in one query; the limits are in /docs.'),
  unauthorized: kind(401, 'Unauthorized', 'Send the header Authorization: Bearer <API key>.'),
  'closed-beta': kind(403, 'Closed beta', 'This operation needs an API key with the beta entitlement.'),
  forbidden: kind(403, 'Forbidden', 'The Host or Origin of this request is not allowed here.'),
  'not-found': kind(404, 'Not found', 'Check the address and the identifier.'),
  'method-not-allowed': kind(405, 'Method not allowed', 'Use one of the methods in the Allow header.'),
  'not-acceptable': kind(406, 'Not acceptable', 'Accept application/json.'),
  'request-timeout': kind(408, 'Request timeout', 'Send the whole request within the time limit.'),
  'idempotency-in-progress': kind(
    409,
    'Request in progress',
    'Wait for Retry-After seconds, then repeat the same request with the same key.',
  ),
  gone: kind(410, 'Gone', 'Use the successor named in the Link header.'),
  'payload-too-large': kind(413, 'Payload too large', 'Send at most 1 MiB.'),
  'uri-too-long': kind(414, 'URI too long', 'Keep the request target within 8 KB.'),
  'unsupported-media-type': kind(415, 'Unsupported media type', 'Send application/json in UTF-8.'),
  'rate-limited': kind(
    429,
    'Rate limited',
    'Wait for Retry-After seconds; use backoff and bounded concurrency.',
  ),
  'header-too-large': kind(431, 'Request header fields too large', 'Send fewer and smaller headers.'),
  'internal-error': kind(
    500,
    'Internal server error',
    'Repeat the request later; report the traceId if it persists.',
  ),
  'service-unavailable': kind(
    503,
    'Service unavailable',
    'Wait for Retry-After seconds, then repeat the request.',
  ),
  'http-version-not-supported': kind(505, 'HTTP version not supported', 'Send HTTP/1.1.'),
} as const satisfies Record<string, ProblemKind>;

export type ProblemName = keyof typeof PROBLEM_KINDS;

/** One problem with one field: `at` is a parameter name or an RFC 6901 JSON pointer. */
export interface FieldProblem {
  readonly at: string;
  readonly message: string;
}

/** A refusal with a kind of the catalogue. The only exception whose message may reach a caller. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** Response headers that belong to the refusal, for example Retry-After. */
  headers: Readonly<Record<string, string>> = {};

  constructor(
    readonly kind: ProblemName,
    detail: string,
    readonly fields: readonly FieldProblem[] = [],
  ) {
    super(detail);
  }

  withHeaders(headers: Readonly<Record<string, string>>): this {
    this.headers = headers;
    return this;
  }

  /** The same refusal under other names of its fields. Null: a field keeps its name. */
  rename(nameOf: (at: string) => string | null): Problem {
    const fields = this.fields.map((field) => renameField(field, nameOf(field.at)));
    const first = this.fields.findIndex(({ message }) => message === this.message);
    const named = this.fields.find(({ at }) => this.message.startsWith(`${at}:`));
    const detail =
      named === undefined
        ? this.message
        : renameField({ at: named.at, message: this.message }, nameOf(named.at)).message;
    return new Problem(this.kind, fields[first]?.message ?? detail, fields).withHeaders(this.headers);
  }

  get status(): number {
    return PROBLEM_KINDS[this.kind].status;
  }
}

export function toProblemType(name: ProblemName): string {
  return `dutygraph://errors/${name}`;
}

/** The page about a kind of problem: absolute where the server is known by an address. */
export function toProblemHelp(name: ProblemName, server: string | null): string {
  const path = `/docs/errors/${name}`;
  return server === null ? path : new URL(path, server).href;
}

/** A message begins with the name of its field, or does not name it. */
function renameField(field: FieldProblem, at: string | null): FieldProblem {
  if (at === null) return field;
  const isNamed = field.message.startsWith(`${field.at}:`);
  return { at, message: isNamed ? at + field.message.slice(field.at.length) : field.message };
}

/** A refusal of one field, whose name stands before what is wrong with it. */
export function refuseField(at: string, wrong: string, kind?: ProblemName): Problem {
  return createFieldProblem(at, `${at}: ${wrong}`, kind);
}

/** A refusal of one field in words of its own. */
export function createFieldProblem(
  at: string,
  message: string,
  kind: ProblemName = 'invalid-parameter',
): Problem {
  return new Problem(kind, message, [{ at, message }]);
}

function kind(status: number, title: string, cure: string): ProblemKind {
  return { status, title, cure };
}

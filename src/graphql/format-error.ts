import type { GraphQLFormattedError } from 'graphql';
import { Problem, toProblemHelp, toProblemType, type ProblemName } from '../terms/errors.js';
import { quoteLimits } from '../terms/limit-quotes.js';

/** The kind of the catalogue for each code of Apollo Server. */
const KIND_OF_CODE: Readonly<Record<string, ProblemName>> = {
  GRAPHQL_PARSE_FAILED: 'malformed-request',
  GRAPHQL_VALIDATION_FAILED: 'invalid-parameter',
  BAD_USER_INPUT: 'invalid-parameter',
  BAD_REQUEST: 'malformed-request',
  OPERATION_RESOLUTION_FAILURE: 'malformed-request',
  PERSISTED_QUERY_NOT_FOUND: 'not-found',
  PERSISTED_QUERY_NOT_SUPPORTED: 'malformed-request',
  PERSISTED_QUERY_HASH_MISMATCH: 'malformed-request',
  PERSISTED_QUERY_VERSION_UNSUPPORTED: 'malformed-request',
  RATE_LIMITED: 'rate-limited',
};

/** Our codes for request faults to which Apollo Server gives none. */
const CODE_OF_MESSAGE: Readonly<Record<string, string>> = {
  'provided sha does not match query': 'PERSISTED_QUERY_HASH_MISMATCH',
  'Unsupported persisted query version': 'PERSISTED_QUERY_VERSION_UNSUPPORTED',
};

const TOO_COMPLEX = toProblemType('query-too-complex');
// The message of graphql-js when fields overlap in more ways than it compares.
const TOO_MANY_OVERLAPS = 'Validation aborted.';
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more tha[nt] \d+ tokens/;

/**
 * An error as GraphQL clients see it: `extensions.code` for programs, `extensions.type` of the problem catalogue and
 * `extensions.help`, the path of the page about it.
 * Anything that is neither a Problem nor a fault of the query is hidden.
 */
export function formatGraphError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = resolverErrorOf(error);
  const where = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  if (cause instanceof Problem) return { message: cause.message, ...where, extensions: extensionsOf(cause) };
  const kind = kindOf(formatted);
  if (kind === 'internal-error') {
    return {
      message: 'Internal server error',
      ...where,
      extensions: describeKind('INTERNAL_SERVER_ERROR', kind),
    };
  }
  const code = kind === 'query-too-complex' ? toCode(kind) : String(codeOf(formatted));
  return {
    message: quoteLimits(formatted.message),
    ...where,
    extensions: describeKind(code, kind),
  };
}

/** Where an error occurred. */
export interface ErrorPlace {
  readonly traceId: string;
  /** Address under which clients reach the server; null: unknown. */
  readonly server: string | null;
}

/** An error of a response with the trace id among its extensions, and its page at the address of the server. */
export function locateError(
  error: GraphQLFormattedError,
  { traceId, server }: ErrorPlace,
): GraphQLFormattedError {
  const help = error.extensions?.help;
  const page = typeof help === 'string' && server !== null ? { help: new URL(help, server).href } : null;
  return { ...error, extensions: { ...error.extensions, ...page, traceId } };
}

/** The cause of an error that is hidden from callers and belongs in the log; null for a caller's own fault. */
export function findInternalCause(error: GraphQLFormattedError): unknown {
  const cause = resolverErrorOf(error);
  return cause instanceof Problem || kindOf(error) !== 'internal-error' ? null : cause;
}

/** The error a resolver threw, or the error itself when no resolver had run. */
function resolverErrorOf(error: unknown): unknown {
  const { path, originalError } = (error ?? {}) as { path?: unknown; originalError?: unknown };
  return path !== undefined && originalError ? originalError : error;
}

function kindOf({ message, extensions }: GraphQLFormattedError): ProblemName {
  if (extensions?.type === TOO_COMPLEX || message === TOO_MANY_OVERLAPS || TOO_MANY_TOKENS.test(message))
    return 'query-too-complex';
  const code = codeOf({ message, extensions });
  return (typeof code === 'string' ? KIND_OF_CODE[code] : undefined) ?? 'internal-error';
}

function codeOf({ message, extensions }: Pick<GraphQLFormattedError, 'message' | 'extensions'>): unknown {
  const code = extensions?.code;
  const hasNone = code === undefined || code === 'INTERNAL_SERVER_ERROR';
  return hasNone && Object.hasOwn(CODE_OF_MESSAGE, message) ? CODE_OF_MESSAGE[message] : code;
}

function extensionsOf(problem: Problem): Record<string, unknown> {
  const common = describeKind(toCode(problem.kind), problem.kind);
  const errors = problem.fields.map(({ at, message }) => ({ field: at, message }));
  return errors.length === 0 ? common : { ...common, errors };
}

function describeKind(code: string, kind: ProblemName): Record<string, unknown> {
  return { code, type: toProblemType(kind), help: toProblemHelp(kind, null) };
}

/** `unknown-hts-code` -> `UNKNOWN_HTS_CODE`. */
function toCode(kind: ProblemName): string {
  return kind.replaceAll('-', '_').toUpperCase();
}

import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { RegistryRow } from '../operations/operation.js';
import { findNearestName, sayNearest } from '../terms/nearest-name.js';
import { toProblemType, type ProblemName } from '../terms/errors.js';
import { MAX_QUOTED, quoteInput } from '../terms/result.js';

/** The kind of our catalogue for a JSON-RPC or protocol code; every other code is a bad request. */
const KINDS: ReadonlyMap<number, ProblemName> = new Map<number, ProblemName>([
  [ProtocolErrorCode.ParseError, 'malformed-request'],
  [ProtocolErrorCode.InvalidRequest, 'malformed-request'],
  [ProtocolErrorCode.MethodNotFound, 'not-found'],
  [ProtocolErrorCode.InvalidParams, 'invalid-parameter'],
  [ProtocolErrorCode.InternalError, 'internal-error'],
]);

/** `error.data` of a JSON-RPC error: its existing data, the kind and the trace id. */
export function errorDataOf(code: number, traceId: string, data?: unknown): object {
  const given = typeof data === 'object' && data !== null ? data : {};
  return { type: toProblemType(KINDS.get(code) ?? 'malformed-request'), ...given, traceId };
}

/** The error for a name that is not a tool, with the nearest tool name. */
export function createUnknownToolError(
  name: string,
  tools: readonly string[],
  rows: readonly RegistryRow[],
): ProtocolError {
  const row = rows.find(({ id }) => id === name);
  const isClosed = row?.kind === 'query' && row.availability === 'closedBeta';
  const why = isClosed
    ? 'is in closed beta and not offered to agents'
    : row !== undefined
      ? 'is not offered to agents'
      : 'is not a tool here';
  const nearest = findNearestName(name, tools);
  const message = `${quoteInput(name)} ${why}: the catalogue is a reviewed list of ${tools.length} read-only tools. The nearest is ${nearest}; tools/list names them all. Do not make up tool names.`;
  const kind = isClosed ? 'closed-beta' : 'not-found';
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { type: toProblemType(kind), nearest });
}

export function createUnknownMethodError(method: string): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.MethodNotFound,
    `${quoteInput(method)} is not a method of this server: it serves tools and resources, and sends no events.`,
  );
}

export function createUnknownResourceError(uri: string, known: readonly string[]): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `${quoteInput(uri)} is not a resource here${sayNearest(uri, known)}.`,
    { uri: uri.slice(0, MAX_QUOTED) },
  );
}

import {
  createMcpHandler,
  isLegacyRequest,
  METHOD_NOT_FOUND,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { AgentInterface } from './agent-interface.js';
import { quoteLimits } from '../terms/limit-quotes.js';
import type { McpCall } from './call-tool.js';
import { createProtocolServer } from './create-protocol-server.js';
import { isJsonObject, type JsonObject } from './json.js';
import { errorDataOf, createUnknownMethodError } from './protocol-errors.js';

/** The response to one message. */
export interface McpReply {
  readonly status: number;
  /** Null: no response, as for a notification. */
  readonly body: string | null;
  /** JSON-RPC error code, if the answer is an error. */
  readonly errorCode?: number;
}

/** `POST /v1/mcp`: one message, one JSON answer, no state. */
export type McpEndpoint = (request: Request, message: unknown, call: McpCall) => Promise<McpReply>;

const PARSE_ERROR = -32700;
const BATCH = 'Batches are not taken: send one message in one request.';

/**
 * Serves both eras of the protocol without sessions. The library decides which era a message belongs to; every answer
 * is one JSON document, and every error includes the kind of our catalogue and the trace id.
 */
export function createHttpEndpoint(agents: AgentInterface): McpEndpoint {
  const calls = new WeakMap<Request, McpCall>();
  const modern = createMcpHandler(
    ({ requestInfo }) =>
      createProtocolServer(agents, { era: 'modern', nextCall: () => calls.get(requestInfo!)! }),
    { legacy: 'reject' },
  );
  return async (request, message, call) => {
    if (Array.isArray(message)) return refuse(400, { code: -32600, message: BATCH }, { id: null, call });
    // This server has no event streams, so one is refused before it is opened.
    if (isJsonObject(message) && message.method === 'subscriptions/listen')
      return refuse(404, createUnknownMethodError(message.method), { id: message.id, call });
    calls.set(request, call);
    if (await isLegacyRequest(request, message))
      return toReply(await answerLegacy(agents, { request, message, call }), call);
    const reply = await toReply(await modern.fetch(request, { parsedBody: message }), call);
    return reply.errorCode === METHOD_NOT_FOUND ? { ...reply, status: 404 } : reply;
  };
}

interface LegacyRequest {
  readonly request: Request;
  readonly message: unknown;
  readonly call: McpCall;
}

async function answerLegacy(
  agents: AgentInterface,
  { request, message, call }: LegacyRequest,
): Promise<Response> {
  const server = createProtocolServer(agents, { era: 'legacy', nextCall: () => call });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** The answer to a body that is not JSON. */
export function refuseUnreadable(message: string, traceId: string): McpReply {
  return refuse(400, { code: PARSE_ERROR, message }, { id: null, call: { traceId } });
}

interface Refused {
  readonly id: unknown;
  readonly call: Pick<McpCall, 'traceId'>;
}

function refuse(status: number, error: RpcError, { id, call }: Refused): McpReply {
  const { code, message, data } = error;
  const told = { code, message: quoteLimits(message), data: errorDataOf(code, call.traceId, data) };
  return { status, body: JSON.stringify({ jsonrpc: '2.0', error: told, id: id ?? null }), errorCode: code };
}

async function toReply(response: Response, call: McpCall): Promise<McpReply> {
  const text = await response.text();
  if (text === '') return { status: response.status, body: null };
  const answer = JSON.parse(text) as JsonObject & { readonly error?: RpcError };
  if (answer.error === undefined) return { status: response.status, body: text };
  return refuse(response.status, answer.error, { id: answer.id, call });
}

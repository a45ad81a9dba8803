import {
  classifyInboundRequest,
  createMcpHandler,
  METHOD_NOT_FOUND,
  type JSONRPCRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { EARLIER_REVISIONS, type AgentInterface } from './agent-interface.js';
import { quoteLimits } from '../terms/limit-quotes.js';
import type { McpCall } from './call-tool.js';
import { createProtocolServer } from './create-protocol-server.js';
import { isJsonObject } from '../terms/json-object.js';
import { errorDataOf, createUnknownMethodError } from './protocol-errors.js';
import { openSharedSession } from './shared-session.js';

/** The response to one message. */
export interface McpReply {
  readonly status: number;
  /** Null: no response, as for a notification. */
  readonly body: string | null;
  /** JSON-RPC error code, if the answer is an error. */
  readonly errorCode?: number;
}

/** A message and the headers of its request that the protocol reads. */
export interface McpMessage {
  readonly message: unknown;
  readonly headers: {
    readonly protocolVersionHeader?: string;
    readonly mcpMethodHeader?: string;
    readonly mcpNameHeader?: string;
  };
  /** The request as the library takes it. */
  readonly toRequest: () => Promise<Request>;
}

/** `POST /v1/mcp`: one message, one JSON answer, no state. */
export type McpEndpoint = (sent: McpMessage, call: McpCall) => Promise<McpReply>;

const PARSE_ERROR = -32700;
const BATCH = 'Batches are not taken: send one message in one request.';
const REVISIONS: ReadonlySet<string | undefined> = new Set([undefined, ...EARLIER_REVISIONS]);

/**
 * Serves both eras of the protocol without sessions. The library decides which era a message belongs to; every answer
 * is one JSON document, and every error includes the kind of our catalogue and the trace id.
 */
export function createHttpEndpoint(agents: AgentInterface): McpEndpoint {
  const calls = new WeakMap<Request, McpCall>();
  const modern = createMcpHandler(
    ({ requestInfo }) =>
      createProtocolServer(agents, { era: 'modern', callOf: () => calls.get(requestInfo!)! }),
    { legacy: 'reject' },
  );
  const askShared = openSharedSession(agents);
  return async ({ message, headers, toRequest }, call) => {
    if (Array.isArray(message)) return refuse(400, { code: -32600, message: BATCH }, { id: null, call });
    // This server has no event streams, so one is refused before it is opened.
    if (isJsonObject(message) && message.method === 'subscriptions/listen')
      return refuse(404, createUnknownMethodError(message.method), { id: message.id, call });
    const route = classifyInboundRequest({ httpMethod: 'POST', ...headers, body: message });
    // Without a claim of the modern era, this is a request other than `initialize`.
    const isShared = route.kind === 'legacy' && route.reason === 'no-claim';
    if (isShared && REVISIONS.has(headers.protocolVersionHeader)) {
      const answer = await askShared(message as JSONRPCRequest, call);
      return findRefusal(200, answer, call) ?? { status: 200, body: JSON.stringify(answer) };
    }
    const request = await toRequest();
    if (route.kind === 'legacy')
      return readReply(await answerLegacy(agents, { request, message, call }), call);
    calls.set(request, call);
    const reply = await readReply(await modern.fetch(request, { parsedBody: message }), call);
    return reply.errorCode === METHOD_NOT_FOUND ? { ...reply, status: 404 } : reply;
  };
}

interface LegacyRequest {
  readonly request: Request;
  readonly message: unknown;
  readonly call: McpCall;
}

/** A handshake, a notification, a response or what the transport refuses. */
async function answerLegacy(
  agents: AgentInterface,
  { request, message, call }: LegacyRequest,
): Promise<Response> {
  const server = createProtocolServer(agents, { era: 'legacy', callOf: () => call });
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
  const limited = { code, message: quoteLimits(message), data: errorDataOf(code, call.traceId, data) };
  return {
    status,
    body: JSON.stringify({ jsonrpc: '2.0', error: limited, id: id ?? null }),
    errorCode: code,
  };
}

async function readReply(response: Response, call: McpCall): Promise<McpReply> {
  const { status } = response;
  const body = await response.text();
  if (body === '') return { status, body: null };
  return findRefusal(status, JSON.parse(body) as object, call) ?? { status, body };
}

/** The reply to what the library refuses; null: it answers. */
function findRefusal(status: number, answer: object, call: McpCall): McpReply | null {
  const { id, error } = answer as { readonly id?: unknown; readonly error?: RpcError };
  return error === undefined ? null : refuse(status, error, { id, call });
}

import { toWebRequest } from '@modelcontextprotocol/node';
import Negotiator from 'negotiator';
import { refuseParameters } from '../../rest/query-string.js';
import type { GraphContext } from '../graphql/context.js';
import { describeAgentInterface, type AgentInterface } from '../mcp/agent-interface.js';
import { createHttpEndpoint, refuseUnreadable, type McpMessage } from '../mcp/http-endpoint.js';
import { callMcp, getMcpInfo } from '../operations/registry/agent-interface.js';
import { Problem } from '../terms/errors.js';
import type { HttpContext } from './http-context.js';
import { sendJson } from './health-routes.js';
import { createMetadataRoutes, type ProtectedResource } from './protected-resource.js';
import type { RequestBatch } from './request-batch.js';
import { KEYED, type Route } from './route.js';

export interface McpRouteParts {
  readonly agents: AgentInterface;
  readonly contextFor: (http: HttpContext) => GraphContext;
  /** Access tokens that are accepted besides API keys; null: none. */
  readonly tokens: ProtectedResource | null;
  /** Where calls of one turn of the event loop are answered together. */
  readonly batch: RequestBatch;
  /** Refuses a foreign Host or Origin. */
  readonly refuseCaller: (http: HttpContext) => void;
}

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';
/** What the transport of the older revisions requires; every answer is JSON. */
const BOTH_TYPES = `${JSON_TYPE}, ${STREAM_TYPE}`;

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private' };

/** `/v1/mcp`: the checks of every route come first, then the protocol. */
export function createMcpRoutes({ agents, contextFor, batch, refuseCaller, tokens }: McpRouteParts): Route[] {
  const endpoint = createHttpEndpoint(agents);
  const info = describeAgentInterface(agents);
  const route = { ...KEYED, refuseCaller, ...(tokens && { tokens: tokens.authority }) };
  return [
    ...(tokens ? createMetadataRoutes(tokens) : []),
    {
      ...route,
      name: getMcpInfo.id,
      method: getMcpInfo.method,
      path: getMcpInfo.path,
      body: 'none',
      answer: (http) => {
        refuseStream(http);
        refuseParameters(http.target.search, 'this address takes none');
        sendJson(http, info);
      },
    },
    {
      ...route,
      name: callMcp.id,
      method: callMcp.method,
      path: callMcp.path,
      body: 'json',
      refuseBody: (http, { message }) => {
        const { status, body } = refuseUnreadable(message, http.traceId);
        http.send({ status, headers: HEADERS, body });
      },
      answer: (http) => {
        requireJson(http);
        refuseParameters(http.target.search);
        const call = { context: contextFor(http), traceId: http.traceId };
        return batch.begin(http.slot, async () => {
          const { status, body } = await endpoint(toMessage(http), call);
          http.send(body === null ? { status } : { status, headers: HEADERS, body });
        });
      },
    },
  ];
}

function toMessage({ request, body }: HttpContext): McpMessage {
  const headerOf = (name: string): string | undefined => request.headers[name]?.toString();
  return {
    message: body,
    headers: {
      protocolVersionHeader: headerOf('mcp-protocol-version'),
      mcpMethodHeader: headerOf('mcp-method'),
      mcpNameHeader: headerOf('mcp-name'),
    },
    toRequest: async () => {
      const converted = await toWebRequest(request, body);
      converted.headers.set('accept', BOTH_TYPES);
      return converted;
    },
  };
}

function accepts({ request }: HttpContext, type: string): boolean {
  const accept = request.headers.accept ?? '';
  return new Negotiator({ headers: { accept } }).mediaType([type]) !== undefined;
}

/**
 * A client that accepts only a stream asks for what a stateless server does not have (405 by the transport's rules).
 */
function refuseStream(http: HttpContext): void {
  if (!accepts(http, STREAM_TYPE) || accepts(http, JSON_TYPE)) return;
  throw new Problem(
    'method-not-allowed',
    'There is no stream of events here: send messages by POST.',
  ).withHeaders({
    Allow: 'GET, HEAD, OPTIONS, POST',
  });
}

function requireJson(http: HttpContext): void {
  if (accepts(http, JSON_TYPE)) return;
  throw new Problem(
    'not-acceptable',
    `The answer is JSON: send Accept: ${BOTH_TYPES}, as the protocol has it.`,
  );
}

import {
  CLIENT_CAPABILITIES_META_KEY,
  type Server,
  type CallToolResult,
  type InputRequiredResult,
  type ListToolsResult,
  type RequestId,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { locateProblem } from '../operations/locate-problem.js';
import { Problem } from '../terms/errors.js';
import { EARLIER_REVISIONS, INSTRUCTIONS, type AgentInterface } from './agent-interface.js';
import { toErrorResult } from './answer/error-result.js';
import type { ToolResult } from './answer/tool-result.js';
import { callTool, type McpCall } from './call-tool.js';
import { CheckingServer } from './check-params.js';
import type { Tool } from './catalogue.js';
import { isJsonObject, type JsonObject } from '../terms/json-object.js';
import { askForMissingFacts, addStatedFacts } from './missing-facts.js';
import {
  createUnknownMethodError,
  createUnknownResourceError,
  createUnknownToolError,
} from './protocol-errors.js';

/** The catalogue and the resources change only with the version of the product. */
const LIST_TTL_MS = 3_600_000;
const CACHE = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;

/** The version of the protocol a server uses: `modern` is 2026-07-28, `legacy` the earlier ones. */
export type Era = 'legacy' | 'modern';

export interface Session {
  readonly era: Era;
  /** The call context for a request, by its JSON-RPC id: constant, or computed for each request. */
  readonly callOf: (id: RequestId) => McpCall | Promise<McpCall>;
}

/** A protocol server for one request, one connection or all callers. It keeps no state between requests. */
export function createProtocolServer(agents: AgentInterface, session: Session): Server {
  const server = new CheckingServer(
    { name: 'dutygraph', title: 'Dutygraph', version: agents.version },
    {
      capabilities: { tools: {}, resources: {} },
      supportedProtocolVersions: [...EARLIER_REVISIONS],
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': CACHE, 'resources/list': CACHE, 'resources/templates/list': CACHE },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: agents.definitions }) as unknown as ListToolsResult);
  server.setRequestHandler('tools/call', async ({ params }, ctx) => {
    const tool = agents.tools.get(params.name);
    if (!tool) throw createUnknownToolError(params.name, [...agents.tools.keys()], agents.registry);
    return answerCall(agents, { tool, given: params.arguments ?? {}, session, ctx });
  });
  server.setRequestHandler('resources/list', () => ({
    resources: agents.resources.map(({ read: _read, ...shown }) => shown),
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq: { id } }) => {
    const resource = agents.resources.find((known) => known.uri === uri);
    if (!resource)
      throw createUnknownResourceError(
        uri,
        agents.resources.map((known) => known.uri),
      );
    const text = await resource.read(agents.execute, await session.callOf(id));
    return { contents: [{ uri, mimeType: resource.mimeType, text }] };
  });
  server.fallbackRequestHandler = async ({ method }) => {
    throw createUnknownMethodError(method);
  };
  return server;
}

interface ToolRequest {
  readonly tool: Tool;
  readonly given: JsonObject;
  readonly session: Session;
  readonly ctx: ServerContext;
}

async function answerCall(
  agents: AgentInterface,
  { tool, given, session, ctx }: ToolRequest,
): Promise<CallToolResult | InputRequiredResult> {
  const { id, inputResponses, envelope } = ctx.mcpReq;
  const call = await session.callOf(id);
  const stated = addStatedFacts(given, inputResponses);
  try {
    const { answer, result } = await callTool(tool, stated, { execute: agents.execute, call });
    const capabilities = isJsonObject(envelope) ? envelope[CLIENT_CAPABILITIES_META_KEY] : undefined;
    const mayAsk = session.era === 'modern' && inputResponses === undefined;
    return (mayAsk ? askForMissingFacts(answer, capabilities) : null) ?? toWire(result);
  } catch (cause) {
    const problem =
      cause instanceof Problem
        ? locateProblem(cause, tool.operation)
        : toInternal(cause, agents, call.traceId);
    return toWire(
      toErrorResult(problem, { tool: tool.definition.name, given: stated, traceId: call.traceId }),
    );
  }
}

function toInternal(cause: unknown, agents: AgentInterface, traceId: string): Problem {
  agents.onInternalError(cause, traceId);
  return new Problem('internal-error', `Something went wrong on our side; the trace id is ${traceId}.`);
}

/** The result type of the protocol library has the same members, with mutable lists. */
function toWire(result: ToolResult): CallToolResult {
  return result as unknown as CallToolResult;
}

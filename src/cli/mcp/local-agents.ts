import { buildSchema } from '../../graphql/schema.js';
import { createAgentInterface } from '../../mcp/agent-interface.js';
import { createProtocolServer, type Era } from '../../mcp/create-protocol-server.js';
import type { McpCall } from '../../mcp/call-tool.js';
import { createExecute } from '../../operations/execute.js';
import { answerSchemaOf } from '../../operations/json-schema/operation-answer.js';
import { registry } from '../../operations/registry.js';
import { readStoredDocuments } from '../../operations/stored-documents.js';
import { createTraceId } from '../../server/trace.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { createLocalContext } from '../local-context.js';

export interface LocalAgentsParts {
  readonly version: string;
  readonly today: () => CalendarDate;
  /** Opening since the start; calls that need no data are answered meanwhile. */
  readonly snapshot: Promise<Snapshot>;
  readonly onInternalError: (cause: unknown, traceId: string) => void;
}

/** Servers for agents on this machine: the catalogue of the HTTP endpoint, for one caller without a key. */
export function createLocalAgents(
  parts: LocalAgentsParts,
): (era: Era) => ReturnType<typeof createProtocolServer> {
  const schema = buildSchema();
  const documents = readStoredDocuments(schema);
  const agents = createAgentInterface({
    registry,
    execute: createExecute(schema, documents),
    answerSchemaOf: (operation) => answerSchemaOf(operation, { schema, documents }),
    version: parts.version,
    onInternalError: parts.onInternalError,
  });
  return (era) => createProtocolServer(agents, { era, callOf: () => toCall(parts) });
}

async function toCall({ snapshot: opening, today }: LocalAgentsParts): Promise<McpCall> {
  const snapshot = await opening;
  const traceId = createTraceId();
  return { context: createLocalContext(snapshot, today(), traceId), traceId };
}

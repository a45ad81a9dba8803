import type { JsonSchema } from '../operations/json-schema/json-schema.js';
import type { Execute } from '../operations/execute.js';
import type { Operation, RegistryRow } from '../operations/operation.js';
import { createCatalogue, type Tool, type ToolDefinition } from './catalogue.js';
import { RESOURCES, type McpResource } from './resources/catalogue.js';
import { TOOL_GUIDES } from './tools/index.js';

/** The parts of the agent interface, supplied by a composition root. */
export interface AgentInterfaceParts {
  readonly registry: readonly RegistryRow[];
  readonly execute: Execute;
  readonly answerSchemaOf: (operation: Operation) => JsonSchema;
  /** Version of the product. */
  readonly version: string;
  /** Called with failures of which callers see only the trace id. */
  readonly onInternalError: (cause: unknown, traceId: string) => void;
}

/** The catalogue of tools and resources, built once; servers for requests and connections are created from it. */
export interface AgentInterface extends AgentInterfaceParts {
  readonly tools: ReadonlyMap<string, Tool>;
  readonly definitions: readonly ToolDefinition[];
  readonly resources: readonly McpResource[];
}

/** Supported revisions with an `initialize` handshake, newest first. */
export const EARLIER_REVISIONS = ['2025-11-25', '2025-06-18'] as const;
/** Every supported revision of the protocol, newest first. */
const PROTOCOL_REVISIONS = ['2026-07-28', ...EARLIER_REVISIONS] as const;

export const INSTRUCTIONS = [
  'What it costs, by law, to import goods into the United States, and why. Every tool only reads.',
  'For the duty on goods: 1. trade_hts_search with the material and the kind of article; 2. compare descriptions, reading trade_hts_notes or trade_hts_hierarchy where two lines could fit; 3. trade_duty_calculate with the chosen number, country of origin, value and entry date; 4. where the answer is not complete, ask the user for the missing facts and call again.',
  'Never invent a tariff number, a rate, a Chapter 99 heading or a case number, and never guess a missing fact. Report citations and warnings with the figures. A result ends with the calls that go on from it; values in angle brackets are to be replaced by facts.',
].join('\n');

export function createAgentInterface(parts: AgentInterfaceParts): AgentInterface {
  const operations = parts.registry.filter((row): row is Operation => row.kind === 'query');
  const tools = createCatalogue(operations, TOOL_GUIDES, parts.answerSchemaOf);
  return {
    ...parts,
    tools: new Map(tools.map((tool) => [tool.definition.name, tool])),
    definitions: tools.map(({ definition }) => definition),
    resources: RESOURCES,
  };
}

/** `GET /v1/mcp`: the server and the contents of its catalogue. */
export function describeAgentInterface({ version, definitions, resources }: AgentInterface): object {
  return {
    name: 'dutygraph',
    title: 'Dutygraph',
    version,
    transport: 'streamable-http',
    stateless: true,
    protocolVersions: PROTOCOL_REVISIONS,
    instructions: INSTRUCTIONS,
    tools: definitions,
    resources: resources.map(({ read: _read, ...shown }) => shown),
  };
}

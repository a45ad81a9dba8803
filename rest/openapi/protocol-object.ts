import type { ProtocolOperation } from '../../src/operations/operation.js';
import { buildHeaderReferences, RATE_HEADERS } from './header-parts.js';
import { buildRefusals } from './problem-parts.js';

type Part = Record<string, unknown>;

const REFUSALS = [400, 401, 403, 405, 406, 408, 413, 414, 429, 431, 500, 503, 505];

const MESSAGE = {
  type: 'object',
  description: 'One JSON-RPC 2.0 message of the Model Context Protocol.',
  properties: {
    jsonrpc: { type: 'string', const: '2.0' },
    id: { type: ['string', 'integer'], description: 'Absent in a notification.' },
    method: { type: 'string' },
    params: { type: 'object' },
  },
  required: ['jsonrpc', 'method'],
};

const ANSWER = {
  type: 'object',
  description: 'The JSON-RPC 2.0 response: `result`, or `error` with `data.type` and `data.traceId`.',
  properties: {
    jsonrpc: { type: 'string', const: '2.0' },
    id: { type: ['string', 'integer', 'null'] },
    result: { type: 'object' },
    error: { type: 'object' },
  },
  required: ['jsonrpc', 'id'],
};

const INFO = {
  type: 'object',
  description: 'Who serves, which revisions of the protocol, and the catalogue of tools and resources.',
  properties: {
    name: { type: 'string' },
    title: { type: 'string' },
    version: { type: 'string' },
    transport: { type: 'string' },
    stateless: { type: 'boolean' },
    protocolVersions: { type: 'array', items: { type: 'string' } },
    instructions: { type: 'string' },
    tools: { type: 'array', items: { type: 'object' } },
    resources: { type: 'array', items: { type: 'object' } },
  },
  required: ['name', 'version', 'protocolVersions', 'tools', 'resources'],
};

/** An address with its own protocol: only its input and output are described. */
export function buildProtocolObject(row: ProtocolOperation, example: unknown): Part {
  const { id, group, method, summary } = row;
  const isPost = method === 'POST';
  return {
    operationId: id,
    tags: [group],
    summary,
    description: isPost
      ? 'One message of the Model Context Protocol, one answer, nothing kept between them.'
      : 'What the agent interface serves, as plain JSON.',
    parameters: [{ $ref: '#/components/parameters/traceparent' }],
    ...(isPost && { requestBody: body(row) }),
    responses: {
      200: answer(isPost ? ANSWER : INFO, example),
      ...buildRefusals(isPost ? [...REFUSALS, 415] : REFUSALS),
      ...(isPost && ofMessages()),
    },
    'x-availability': 'public',
  };
}

/** Other outcomes of a message: no response, or a protocol error instead of a problem. */
function ofMessages(): Part {
  const refused = (description: string): Part => ({
    description,
    headers: buildHeaderReferences(['X-Service-Trace-Id']),
    content: {
      'application/json': { schema: ANSWER },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  });
  return {
    202: { description: 'A notification was taken; there is no answer to it.' },
    400: refused(
      'The body is no JSON, or the message, its revision or its headers are not what they have to be.',
    ),
    404: refused('There is no such method.'),
  };
}

function body({ example }: ProtocolOperation): Part {
  const examples = { callTool: { summary: 'A call of a tool', value: example } };
  return { required: true, content: { 'application/json': { schema: MESSAGE, examples } } };
}

function answer(schema: object, example: unknown): Part {
  return {
    description: 'The answer.',
    headers: buildHeaderReferences(['X-Service-Trace-Id', ...RATE_HEADERS]),
    content: { 'application/json': { schema, example } },
  };
}

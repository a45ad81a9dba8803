import type { GraphQLSchema } from 'graphql';
import type { Availability, Operation } from '../../src/operations/operation.js';
import type { AnswerNode, AnswerValue } from '../../src/operations/json-schema/answer-node.js';
import { toOneLine } from '../../src/operations/json-schema/answer-schemas.js';
import type { JsonSchema } from '../../src/operations/json-schema/json-schema.js';
import type { StoredDocument } from '../../src/operations/stored-documents.js';
import { formsOf } from '../list-form.js';
import { buildHeaderReferences, RATE_HEADERS, type ResponseHeader } from './header-parts.js';
import { buildRefusals } from './problem-parts.js';
import { buildBodyObject, buildCallExamples, buildParameterObjects } from './request-parts.js';

type Part = Record<string, unknown>;

/** One operation with what is needed to describe it. */
export interface DescribedOperation {
  readonly operation: Operation;
  readonly document: StoredDocument;
  readonly answer: AnswerNode;
  /** Schema of the body of a successful answer. */
  readonly body: JsonSchema;
  /** A body, its lists cut short. Undefined: the answer is a file. */
  readonly example: unknown;
}

const AVAILABILITY: Readonly<Record<Availability, string>> = {
  public: 'public',
  listed: 'listed',
  closedBeta: 'closed-beta',
};

/** Refusals of every operation: the form of the request, the key, its budget, and server faults. */
const EVERYWHERE = [400, 401, 408, 413, 414, 429, 431, 500, 503, 505];

export function buildOperationObject(described: DescribedOperation, schema: GraphQLSchema): Part {
  const { operation, document } = described;
  const { id, group, summary, mcpTool, datasets, authenticationOptional } = operation;
  const body = buildBodyObject(operation);
  const calls = buildCallExamples(operation);
  const shared = [
    'Data-Version',
    ...(operation.method === 'GET' ? ['If-None-Match'] : []),
    ...(operation.idempotent ? ['Idempotency-Key'] : []),
    'traceparent',
  ];
  return {
    operationId: id,
    tags: [group],
    summary,
    description: describe(described, schema),
    parameters: [
      ...buildParameterObjects(operation, document.document),
      ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && { requestBody: body }),
    responses: responses(described),
    ...(authenticationOptional && { security: [{ bearerAuth: [] }, {}] }),
    'x-availability': AVAILABILITY[operation.availability],
    ...(operation.extension && { 'x-extension': true }),
    ...(mcpTool !== null && { 'x-mcp-tool': mcpTool }),
    ...(datasets.length > 0 && { 'x-datasets': datasets }),
    ...(calls !== null && { 'x-examples': calls }),
    ...(operation.heavy && { 'x-rate-class': 'heavy' }),
  };
}

/** The SDL description of the field that answers. */
function describe({ operation, answer }: DescribedOperation, schema: GraphQLSchema): string {
  const field = operation.unwrap ?? [...answer.members.keys()][0]!;
  const { description } = schema.getQueryType()!.getFields()[field] ?? answer.members.get(field)!;
  return toOneLine(description ?? operation.summary);
}

function responses(described: DescribedOperation): Part {
  const { operation } = described;
  const refused = [
    ...EVERYWHERE,
    ...(operation.availability === 'closedBeta' ? [403] : []),
    ...(operation.path.includes('{') || operation.findsOne ? [404] : []),
    ...(operation.list ? [406] : []),
    ...(operation.idempotent ? [409] : []),
    ...(operation.method === 'POST' ? [415] : []),
  ];
  return {
    200: success(described),
    ...(operation.method === 'GET' && { 304: notModified() }),
    ...buildRefusals(refused),
  };
}

function success({ operation, body, example }: DescribedOperation): Part {
  const headers: ResponseHeader[] = [
    'X-Service-Trace-Id',
    'Data-Version',
    ...(operation.method === 'GET' ? (['ETag'] as const) : []),
    ...RATE_HEADERS,
    ...(operation.idempotent ? (['Idempotent-Replayed'] as const) : []),
    ...(operation.file || operation.list ? (['Content-Disposition'] as const) : []),
    ...(operation.list ? (['Link'] as const) : []),
  ];
  const content = operation.file ? { [operation.file]: {} } : contentOf(operation, body, example);
  return {
    description: operation.file ? 'The file.' : 'The answer.',
    headers: buildHeaderReferences(headers),
    content,
  };
}

/** JSON, and for a list the other formats that `Accept` may request. */
function contentOf(operation: Operation, body: JsonSchema, example: unknown): Part {
  const texts = formsOf(operation).filter((form) => form !== 'application/json');
  return {
    'application/json': { schema: body, ...(example !== undefined && { example }) },
    ...Object.fromEntries(texts.map((form) => [form, { schema: { type: 'string' } }])),
  };
}

function notModified(): Part {
  return {
    description: 'The caller has the answer already: a tag of If-None-Match is that of the answer.',
    headers: buildHeaderReferences(['X-Service-Trace-Id', 'ETag', 'Data-Version', ...RATE_HEADERS]),
  };
}

/** The value of the field that is the body. */
export function valueOfBody({ members }: AnswerNode, unwrap: string): AnswerValue {
  return members.get(unwrap)!.value;
}

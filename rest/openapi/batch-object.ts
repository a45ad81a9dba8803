import type { BatchOperation } from '../../src/operations/operation.js';
import { buildHeaderReferences, RATE_HEADERS } from './header-parts.js';
import { buildRefusals } from './problem-parts.js';
import { buildLineSchema } from './request-parts.js';

type Part = Record<string, unknown>;

const REFUSALS = [400, 401, 403, 408, 413, 414, 415, 429, 431, 500, 503, 505];

/** Many bodies of one operation in one request. `answer` refers to the schema of a line's successful answer. */
export function batchObject(operation: BatchOperation, answer: object, example: unknown): Part {
  const { id, group, summary, line, maxLines, maxStreamed } = operation;
  return {
    operationId: id,
    tags: [group],
    summary,
    description: `Each line is a body of ${line.method} ${line.path} with a \`reference\` of your own, and is answered or refused as it would be alone. At most ${maxLines} lines as one JSON document; at most ${maxStreamed} where \`application/x-ndjson\` is accepted: then one result a line, sent as it is computed.`,
    parameters: ['Data-Version', 'traceparent'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: linesSchema(operation),
          examples: { twoLines: { summary: 'Two lines', value: operation.example } },
        },
      },
    },
    responses: {
      200: {
        description: 'A result for each line, in their order.',
        headers: buildHeaderReferences(['X-Service-Trace-Id', 'Data-Version', ...RATE_HEADERS]),
        content: {
          'application/json': { schema: answersSchema(answer), example },
          'application/x-ndjson': {},
        },
      },
      ...buildRefusals(REFUSALS),
    },
    'x-availability': 'closed-beta',
    'x-rate-class': 'heavy',
  };
}

function linesSchema({ line, maxStreamed }: BatchOperation): Part {
  const lines = {
    type: 'array',
    minItems: 1,
    maxItems: maxStreamed,
    description: 'The questions.',
    items: buildLineSchema(line),
  };
  return { type: 'object', properties: { lines }, required: ['lines'], additionalProperties: false };
}

function answersSchema(answer: object): Part {
  const whole = { type: 'integer', minimum: 0 };
  const result = {
    type: 'object',
    description: 'One line: `answer` with status 200, else `problem`.',
    properties: {
      index: { ...whole, description: 'Place of the line, from 0.' },
      reference: { type: 'string', description: 'The name the caller gave it.' },
      status: { type: 'integer', description: 'Status the line would have had alone.' },
      answer,
      problem: { $ref: '#/components/schemas/Problem' },
    },
    required: ['index', 'status'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      results: { type: 'array', items: result },
      count: { ...whole, description: 'Lines.' },
      succeeded: { ...whole, description: 'Lines with an answer.' },
      failed: { ...whole, description: 'Lines with a problem.' },
    },
    required: ['results', 'count', 'succeeded', 'failed'],
    additionalProperties: false,
  };
}

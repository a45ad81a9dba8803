import { PROBLEM_KINDS, toProblemType, type ProblemName } from '../../src/terms/errors.js';
import { buildHeaderReferences, RATE_HEADERS, type ResponseHeader } from './header-parts.js';

type Part = Readonly<Record<string, unknown>>;

const KINDS = Object.keys(PROBLEM_KINDS) as ProblemName[];
const EXAMPLE_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Response names by status: one for every status in the catalogue. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  408: 'RequestTimeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'PayloadTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  431: 'HeaderTooLarge',
  500: 'InternalError',
  503: 'ServiceUnavailable',
  505: 'HttpVersionNotSupported',
};

const OWN_HEADERS: Readonly<Record<number, readonly ResponseHeader[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  410: ['Sunset', 'Deprecation'],
  429: ['Retry-After', ...RATE_HEADERS],
  503: ['Retry-After'],
};

/** The body of a refusal (RFC 9457), with every kind of the catalogue. */
export const problemSchema: Part = {
  type: 'object',
  description: 'Why a request was refused (RFC 9457).',
  properties: {
    type: {
      type: 'string',
      format: 'uri',
      enum: KINDS.map(toProblemType),
      description: 'Kind of the problem; `/docs/errors/<kind>` explains it.',
    },
    title: { type: 'string', description: 'Short title of the kind.' },
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'HTTP status.' },
    detail: { type: 'string', description: 'What happened this time, and the cure.' },
    instance: { type: 'string', description: 'Path of the request, without its query.' },
    traceId: { type: 'string', description: 'Equal to the response header X-Service-Trace-Id.' },
    help: {
      type: 'string',
      format: 'uri-reference',
      description: 'Address of the page about this kind of problem, also in the header Link (rel="help").',
    },
    errors: {
      type: 'array',
      minItems: 1,
      items: { $ref: '#/components/schemas/FieldProblem' },
      description: 'Each parameter or member of the body that is wrong.',
    },
  },
  required: ['type', 'title', 'status', 'detail', 'instance', 'traceId'],
  additionalProperties: false,
};

/** One entry of `errors`. */
export const fieldProblemSchema: Part = {
  type: 'object',
  description: 'One thing that is wrong: with a parameter, or with a member of the body.',
  properties: {
    parameter: { type: 'string', description: 'Name of the parameter or header.' },
    pointer: { type: 'string', description: 'JSON pointer into the body (RFC 6901).' },
    message: { type: 'string', description: 'What is wrong with it, and the cure.' },
  },
  required: ['message'],
  minProperties: 2,
  additionalProperties: false,
};

/** The response of every status that a problem can have, and one for any other problem. */
export function buildProblemResponses(): Record<string, Part> {
  const statuses = [...new Set(KINDS.map((kind) => PROBLEM_KINDS[kind].status))].sort((a, b) => a - b);
  const named = statuses.map((status) => [nameOf(status), problemResponse(status)] as const);
  return Object.fromEntries(named);
}

/** References to the responses of some statuses, and a response for any other. */
export function buildRefusals(statuses: readonly number[]): Record<string, Part> {
  const named = statuses.map(
    (status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }] as const,
  );
  return { ...Object.fromEntries<Part>(named), default: buildAnyProblem() };
}

/** Any other problem: the answer of a proxy, another method or a later version. */
function buildAnyProblem(): Part {
  return {
    description: 'Any other refusal; its kind is in the catalogue.',
    headers: buildHeaderReferences(['X-Service-Trace-Id']),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function nameOf(status: number): string {
  const name = NAMES[status];
  if (name === undefined) throw new Error(`Status ${status} of the problem catalogue has no name here`);
  return name;
}

function problemResponse(status: number): Part {
  const kinds = KINDS.filter((kind) => PROBLEM_KINDS[kind].status === status);
  const described = kinds.map((kind) => `\`${kind}\`: ${PROBLEM_KINDS[kind].cure}`);
  return {
    description: described.join('\n\n'),
    headers: buildHeaderReferences(['X-Service-Trace-Id', 'Link', ...(OWN_HEADERS[status] ?? [])]),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { properties: { type: { enum: kinds.map(toProblemType) }, status: { const: status } } },
          ],
        },
        examples: Object.fromEntries(kinds.map((kind) => [kind, { value: exampleOf(kind) }])),
      },
    },
  };
}

function exampleOf(kind: ProblemName): object {
  const { status, title, cure } = PROBLEM_KINDS[kind];
  return {
    type: toProblemType(kind),
    title,
    status,
    detail: cure,
    instance: '/v1/duty/calculate',
    traceId: EXAMPLE_TRACE,
    help: `http://localhost:4000/docs/errors/${kind}`,
  };
}

import type { GraphQLSchema } from 'graphql';
import type { Operation, RegistryRow } from '../../src/operations/operation.js';
import { readAnswer, type AnswerNode } from '../../src/operations/json-schema/answer-node.js';
import { AnswerSchemas, toPascal } from '../../src/operations/json-schema/answer-schemas.js';
import type { JsonSchema } from '../../src/operations/json-schema/json-schema.js';
import type { StoredDocuments } from '../../src/operations/stored-documents.js';
import { listCountries } from '../../src/terms/country.js';
import { REQUEST_HEADERS, RESPONSE_HEADERS } from './header-parts.js';
import { batchObject } from './batch-object.js';
import { buildOperationObject, valueOfBody, type DescribedOperation } from './operation-object.js';
import { fieldProblemSchema, buildProblemResponses, problemSchema } from './problem-parts.js';
import { COUNTRY_CODE } from './request-parts.js';
import { buildTransferObject } from './transfer-object.js';
import { buildProtocolObject } from './protocol-object.js';
import { TAG_DESCRIPTIONS } from './tags.js';
import { buildWithdrawnObject } from './withdrawn-object.js';

type Part = Record<string, unknown>;

/** An OpenAPI 3.1 document, as plain JSON. */
export interface OpenApi extends Part {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Part>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Part>>>>;
}

export interface OpenApiParts {
  readonly registry: readonly RegistryRow[];
  readonly documents: StoredDocuments;
  readonly schema: GraphQLSchema;
  /** An answer to the first example of each operation, by its identifier. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** Version of the product. */
  readonly version: string;
}

const INTRODUCTION = `What it costs, by law, to import goods into the United States, and why.

Every answer is read from one immutable version of the reference data, named by \`Data-Version\`. Results are \
point-in-time decision support: not a filed entry and not a legal determination. Members without a value are left out; \
where \`null\` is listed as a type it is sent. Refusals are \`application/problem+json\`. HEAD is answered where GET is, \
with the same headers and no body.`;

/**
 * Describes every operation that a caller may use: public and listed ones, and with `withBeta` the closed-beta ones
 * too. A pure function: the same parts give the same bytes.
 */
export function buildOpenApi(parts: OpenApiParts, { withBeta }: { readonly withBeta: boolean }): OpenApi {
  const rows = parts.registry.filter(
    (row) => withBeta || row.kind === 'gone' || row.availability !== 'closedBeta',
  );
  const schemas = new Map<string, JsonSchema | Part>([
    ['Problem', problemSchema],
    ['FieldProblem', fieldProblemSchema],
    [COUNTRY_CODE, countrySchema],
  ]);
  const described = describeAnswers(rows, parts, schemas);
  const paths = pathsOf(rows, described, parts);
  return {
    openapi: '3.1.1',
    info: infoOf(parts.version, withBeta),
    servers: [{ url: '/', description: 'The server that this document is read from.' }],
    security: [{ bearerAuth: [] }],
    tags: tagsOf(rows),
    paths,
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key: `Authorization: Bearer dg_live_...`.',
        },
      },
      parameters: REQUEST_HEADERS,
      headers: usedIn(paths, buildProblemResponses(), RESPONSE_HEADERS),
      responses: problemsIn(paths),
      schemas: sortByName(schemas),
    },
  };
}

const countrySchema: JsonSchema = {
  type: 'string',
  enum: listCountries(),
  description: 'ISO 3166-1 alpha-2 code in capitals; XK is Kosovo.',
};

function sortByName(parts: ReadonlyMap<string, JsonSchema | Part>): Record<string, Part> {
  const sorted = [...parts].sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(sorted) as Record<string, Part>;
}

function infoOf(version: string, withBeta: boolean): Part {
  return {
    title: withBeta ? 'Dutygraph (with closed beta)' : 'Dutygraph',
    version,
    summary: 'U.S. duty, tariff and AD/CVD data with the law it follows.',
    description: INTRODUCTION,
    contact: { name: 'Dutygraph maintainers' },
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  };
}

function tagsOf(rows: readonly RegistryRow[]): Part[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.map((name) => ({ name, description: TAG_DESCRIPTIONS[name] }));
}

/**
 * Answers of all operations, named so that one type with one selection keeps its plain name. Public operations come
 * first, so that no name in the public document reveals a closed one.
 */
function describeAnswers(
  rows: readonly RegistryRow[],
  { documents, schema, examples }: OpenApiParts,
  components: Map<string, JsonSchema | Part>,
): Map<string, DescribedOperation> {
  const operations = rows.filter((row): row is Operation => row.kind === 'query');
  const ordered = [
    ...operations.filter(({ availability }) => availability !== 'closedBeta'),
    ...operations.filter(({ availability }) => availability === 'closedBeta'),
  ];
  const answers = ordered.map((operation) => {
    const document = documents.named(operation.document);
    return { operation, document, answer: readAnswer(schema, document.document) };
  });
  const named = new AnswerSchemas({ prefix: '#/components/schemas/' });
  for (const { operation, answer } of answers)
    for (const { value } of answer.members.values()) named.noteValue(value, operation.id);
  return new Map(
    answers.map((one) => {
      const { id } = one.operation;
      return [id, { ...one, body: bodyOf(one, named, components), example: examples[id] }];
    }),
  );
}

function bodyOf(
  { operation, answer }: { readonly operation: Operation; readonly answer: AnswerNode },
  named: AnswerSchemas,
  components: Map<string, JsonSchema | Part>,
): JsonSchema {
  if (operation.file) return {};
  if (operation.unwrap !== null) return named.schemaOf(valueOfBody(answer, operation.unwrap), components);
  const name = `${toPascal(operation.id)}Answer`;
  const whole = { ...answer, description: `The answer of ${operation.id}.` };
  components.set(name, named.buildObjectSchema(whole, components));
  return { $ref: `#/components/schemas/${name}` };
}

function pathsOf(
  rows: readonly RegistryRow[],
  described: ReadonlyMap<string, DescribedOperation>,
  { schema, examples }: OpenApiParts,
): Record<string, Record<string, Part>> {
  const objectOf = (row: RegistryRow): Part => {
    if (row.kind === 'query') return buildOperationObject(described.get(row.id)!, schema);
    const example = examples[row.id];
    if (row.kind === 'batch') return batchObject(row, described.get(row.line.id)!.body, example);
    if (row.kind === 'transfer') return buildTransferObject(row, described, example);
    return row.kind === 'protocol' ? buildProtocolObject(row, example) : buildWithdrawnObject(row);
  };
  const paths: Record<string, Record<string, Part>> = {};
  for (const row of rows) {
    (paths[row.path] ??= {})[row.method.toLowerCase()] = objectOf(row);
  }
  return paths;
}

/** Only the problem responses that some operation refers to. */
function problemsIn(paths: object): Record<string, Part> {
  return pick(buildProblemResponses(), '#/components/responses/', JSON.stringify(paths));
}

function usedIn(paths: object, responses: object, headers: Record<string, Part>): Record<string, Part> {
  return pick(headers, '#/components/headers/', JSON.stringify([paths, problemsIn(paths), responses]));
}

function pick(all: Record<string, Part>, prefix: string, text: string): Record<string, Part> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(`"${prefix}${name}"`)));
}

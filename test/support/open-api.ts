import { readFileSync } from 'node:fs';
import { buildOpenApi, type OpenApi, type OpenApiParts } from '../../rest/openapi/build-open-api.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { RESPONSE_EXAMPLES } from '../../src/generated/response-examples.js';
import { registry } from '../../src/operations/registry.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';

/** The parts of the OpenAPI document as the service has them. */
export function openApiParts(): OpenApiParts {
  const schema = buildSchema();
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return { registry, schema, documents: readStoredDocuments(schema), examples: RESPONSE_EXAMPLES, version };
}

let beta: OpenApi | null = null;

/** The document with every operation. */
export function betaOpenApi(): OpenApi {
  return (beta ??= buildOpenApi(openApiParts(), { withBeta: true }));
}

interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  /** Of an open map that the first example of the operation leaves out. */
  readonly 'x-examples'?: readonly unknown[];
}

interface OperationObject {
  readonly operationId: string;
  readonly parameters: readonly (ParameterObject | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: {
        readonly schema: Readonly<Record<string, unknown>>;
        readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
      };
    };
  };
  readonly responses: Readonly<Record<string, object>>;
  readonly deprecated?: boolean;
  readonly 'x-availability': string;
  readonly 'x-examples'?: Readonly<
    Record<string, { readonly parameters: Readonly<Record<string, unknown>> }>
  >;
}

/** One operation of the document at its address. */
export interface AddressedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
  /** Parameters of its own, without those that every operation takes. */
  readonly parameters: readonly ParameterObject[];
}

/** Stored audits are made before they are asked for: test/services/audit has them. */
export function isOfStoredAudit({ path }: { readonly path: string }): boolean {
  return path.startsWith('/v1/entry-audits/jobs');
}

export function operationsOf(document: OpenApi): AddressedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, object]) => {
      const operation = object as unknown as OperationObject;
      const own = (operation.parameters ?? []).filter((one): one is ParameterObject => 'name' in one);
      return { method: method.toUpperCase(), path, operation, parameters: own };
    }),
  );
}

/** Values for the parameters of one call, by parameter name; `body` is the JSON body. */
export interface CallValues {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The worked examples of an operation, each as a whole call. */
export function examplesOf({ operation, parameters }: AddressedOperation): Map<string, CallValues> {
  const calls = Object.entries(operation['x-examples'] ?? {});
  const bodies = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
  const named: (readonly [string, CallValues])[] = [
    ...calls.map(([key, { parameters: values }]) => [key, { parameters: values }] as const),
    ...bodies.map(([key, { value: body }]) => [key, { parameters: {}, body }] as const),
  ];
  return new Map(named.length > 0 ? named : [['without parameters', prefillOf({ parameters })]]);
}

/** The call that readers of the document fill in: what stands first in each parameter. */
export function prefillOf({ parameters }: Pick<AddressedOperation, 'parameters'>): CallValues {
  const filled = parameters.flatMap(({ name, example, examples }) => {
    const value = example ?? Object.values(examples ?? {})[0]?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { parameters: Object.fromEntries(filled) };
}

/** The address and the options of a call, written as the document says. */
export function toFetch(
  { method, path, parameters }: AddressedOperation,
  { parameters: values, body }: CallValues,
): { readonly target: string; readonly init: RequestInit } {
  const search: string[] = [];
  let address = path;
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (value === undefined) continue;
    if (parameter.in === 'path')
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(plainText(value)));
    else search.push(...toPairs(parameter, value));
  }
  const target = search.length === 0 ? address : `${address}?${search.join('&')}`;
  const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return {
    target,
    init: { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
  };
}

function toPairs({ name, explode }: ParameterObject, value: unknown): string[] {
  const pair = (key: string, one: string): string => `${encodeURIComponent(key)}=${encodeURIComponent(one)}`;
  if (Array.isArray(value)) return [pair(name, value.map(plainText).join(','))];
  if (typeof value === 'object' && value !== null && explode)
    return Object.entries(value).map(([key, member]) => pair(key, plainText(member)));
  return [pair(name, plainText(value))];
}

/** Numbers without an exponent: that is how a URL writes them here. */
function plainText(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const text = String(value);
  return text.includes('e') && Number.isFinite(value) ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

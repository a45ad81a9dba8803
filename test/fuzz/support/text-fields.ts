import {
  betaOpenApi,
  examplesOf,
  operationsOf,
  toFetch,
  type AddressedOperation,
  type CallValues,
} from '../../support/open-api.js';
import { resolveSchema, type Schema } from '../../support/schema-values.js';

/** One place of one operation that takes text of a caller. */
export interface TextField {
  readonly operation: string;
  /** Parameter name or pointer into the body. */
  readonly field: string;
  /** Characters that are let through. */
  readonly maxLength: number;
  /** A call of the operation with this text there. */
  readonly call: (text: string) => { readonly target: string; readonly init: RequestInit };
}

/** Of what a description sets no limit to. */
const UNLIMITED = 100_000;
/** Bytes of a text in an address, which has a limit of its own. */
const BYTES_IN_ADDRESS = 7_500;

const document = betaOpenApi();

/** Every text that an operation takes, by its description. */
export function textFields(): readonly TextField[] {
  return operationsOf(document)
    .filter(({ operation, path }) => !operation.deprecated && path !== '/v1/mcp')
    .flatMap((at) => {
      const examples = [...examplesOf(at).values()];
      const example = examples.find(({ body }) => body !== undefined) ?? examples[0]!;
      return [...inParameters(at, example), ...inBody(at, example)];
    });
}

function inParameters(at: AddressedOperation, example: CallValues): TextField[] {
  return at.parameters.flatMap(({ name, schema }): TextField[] => {
    const resolved = resolveSchema(document, schema);
    if (!isText(resolved)) return [];
    const call = (text: string): ReturnType<TextField['call']> =>
      toFetch(at, { ...example, parameters: { ...example.parameters, [name]: cutForAddress(text) } });
    return [{ operation: at.operation.operationId, field: name, maxLength: lengthOf(resolved), call }];
  });
}

function cutForAddress(text: string): string {
  let cut = text;
  while (encodeURIComponent(cut).length > BYTES_IN_ADDRESS)
    cut = cut.slice(0, Math.floor(cut.length * 0.9)).replace(/[\ud800-\udbff]$/, '');
  return cut;
}

function inBody(at: AddressedOperation, example: CallValues): TextField[] {
  const schema = at.operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined || example.body === undefined) return [];
  return textsIn(schema, []).map(({ path, maxLength }) => ({
    operation: at.operation.operationId,
    field: `/${path.join('/')}`,
    maxLength,
    call: (text) => toFetch(at, { ...example, body: withValue(example.body, path, text) }),
  }));
}

interface TextPlace {
  readonly path: readonly string[];
  readonly maxLength: number;
}

const MAX_LEVELS = 4;

function textsIn(schema: Schema, path: readonly string[]): TextPlace[] {
  const resolved = resolveSchema(document, schema);
  if (isText(resolved)) return [{ path, maxLength: lengthOf(resolved) }];
  if (path.length === MAX_LEVELS) return [];
  const { properties, items, additionalProperties } = resolved as {
    properties?: Record<string, Schema>;
    items?: Schema;
    additionalProperties?: Schema | boolean;
  };
  if (items) return textsIn(items, [...path, '0']);
  const members = Object.entries(properties ?? {});
  if (members.length === 0 && typeof additionalProperties === 'object')
    return textsIn(additionalProperties, [...path, 'material']);
  return members.flatMap(([name, member]) => textsIn(member, [...path, name]));
}

/** What free text looks like in the description: anything but control characters. */
const FREE = '^[^\\u0000';
/** Shorter ones are codes. */
const MIN_LENGTH = 40;

function isText(schema: Schema): boolean {
  const { type, enum: choices, format, pattern = FREE } = schema as Schema & { pattern?: string };
  const isString = type === 'string' || (Array.isArray(type) && type.includes('string'));
  const isFree = choices === undefined && format === undefined && pattern.startsWith(FREE);
  return isString && isFree && lengthOf(schema) >= MIN_LENGTH;
}

function lengthOf(schema: Schema): number {
  return (schema as { maxLength?: number }).maxLength ?? UNLIMITED;
}

function withValue(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [withValue((value as unknown[] | undefined)?.[0], rest, text)];
  const known = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...known, [name]: withValue(known[name], rest, text) };
}

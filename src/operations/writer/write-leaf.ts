import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  type GraphQLEnumType,
  type GraphQLLeafType,
} from 'graphql';
import { writtenOnce } from './written-once.js';

/** Writes a value, which is never null, as JSON. */
export type WriteLeaf = (value: unknown) => string;

// A quote, a backslash, a control character or half of a surrogate pair cannot stand in JSON text as it is.
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const NEEDS_ESCAPE = /["\\\u0000-\u001f\ud800-\udfff]/;

export function writeText(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** The writer of a scalar or an enum. It throws where GraphQL refuses to serialize the value. */
export function leafWriter(type: GraphQLLeafType): WriteLeaf {
  if (isEnumType(type)) return enumWriter(type);
  if (type === GraphQLString)
    return (value) => (typeof value === 'string' ? writeText(value) : serialize(type, value));
  if (type === GraphQLBoolean)
    return (value) => (typeof value === 'boolean' ? String(value) : serialize(type, value));
  if (type === GraphQLInt)
    return (value) =>
      typeof value === 'number' && (value | 0) === value ? String(value) : serialize(type, value);
  if (type === GraphQLFloat)
    return (value) =>
      typeof value === 'number' && Number.isFinite(value) ? String(value) : serialize(type, value);
  return (value) => {
    const written = type.serialize(value);
    if (typeof written === 'string') return writeText(written);
    return typeof written === 'object' ? writeJson(written, undefined) : JSON.stringify(written);
  };
}

/** A scalar that is any JSON; what never changes is written once. */
const writeJson = writtenOnce<undefined>((value) => JSON.stringify(value));

function serialize(type: GraphQLLeafType, value: unknown): string {
  return JSON.stringify(type.serialize(value));
}

function enumWriter(type: GraphQLEnumType): WriteLeaf {
  const texts = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, `"${name}"`]));
  return (value) => texts.get(value) ?? serialize(type, value);
}

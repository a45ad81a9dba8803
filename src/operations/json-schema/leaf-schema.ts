import {
  getArgumentValues,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLScalarType,
} from 'graphql';
import type { JsonSchema } from './json-schema.js';

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 },
  Float: { type: 'number' },
  HtsNumber: { type: 'string', pattern: '^\\d{4}(\\.\\d{2}){0,3}$' },
  Decimal: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  CountryCode: { type: 'string', pattern: '^[A-Z]{2}$' },
  URL: { type: 'string', format: 'uri' },
};

/** The argument of `@jsonSchema` in schema/scalars.graphql. */
const JSON_SCHEMA = new GraphQLDirective({
  name: 'jsonSchema',
  locations: [],
  args: { text: { type: new GraphQLNonNull(GraphQLString) } },
});

/** The printed form of a scalar. A JSON value has the schema that `@jsonSchema` gives its field, or any. */
export function buildScalarSchema(
  type: GraphQLScalarType,
  field: GraphQLField<unknown, unknown>,
): JsonSchema {
  if (type.name === 'JSON') return statedSchema(field) ?? {};
  const schema = scalars[type.name];
  if (schema === undefined) throw new Error(`The scalar ${type.name} has no JSON Schema: add one here`);
  return schema;
}

export function buildEnumSchema(type: GraphQLEnumType): JsonSchema {
  return { type: 'string', enum: type.getValues().map(({ name }) => name) };
}

function statedSchema(field: GraphQLField<unknown, unknown>): JsonSchema | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === JSON_SCHEMA.name);
  if (directive === undefined) return null;
  const { text } = getArgumentValues(JSON_SCHEMA, directive) as { readonly text: string };
  return JSON.parse(text) as JsonSchema;
}

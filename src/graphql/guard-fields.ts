import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { GraphContext } from './context.js';

type Field = GraphQLField<unknown, GraphContext>;

/** Adds a check that runs before guarded fields resolve, on every path to them. */
export function guardFields(
  schema: GraphQLSchema,
  isGuarded: (field: Field) => boolean,
  check: (context: GraphContext) => void,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()) as Field[]) if (isGuarded(field)) guard(field, check);
  }
  return schema;
}

function guard(field: Field, check: (context: GraphContext) => void): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, given, context, info) => {
    check(context);
    return resolve(parent, given, context, info);
  };
}

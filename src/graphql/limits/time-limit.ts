import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Problem } from '../../terms/errors.js';
import type { Deadline, GraphContext } from '../context.js';
import { weightOf } from './cost.js';
import { GRAPH_LIMITS } from './too-complex.js';

/** @param elapsed milliseconds of a monotonic clock */
export function startDeadline(elapsed: () => number): Deadline {
  const end = elapsed() + GRAPH_LIMITS.milliseconds;
  return {
    check: () => {
      if (elapsed() <= end) return;
      const detail = `The operation ran for more than ${GRAPH_LIMITS.milliseconds} ms: ask for less in one query.`;
      throw new Problem('query-too-complex', detail);
    },
  };
}

/**
 * Makes every field with a cost of its own look at the time first. Resolvers answer from memory without waiting, so
 * that between two of them is where an operation can be ended.
 */
export function limitTime(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (weightOf(field) !== null) limit(field as GraphQLField<unknown, GraphContext>);
  }
  return schema;
}

function limit(field: GraphQLField<unknown, GraphContext>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, given, context, info) => {
    context.deadline?.check();
    return resolve(parent, given, context, info);
  };
}

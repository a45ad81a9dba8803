import type { GraphQLSchema } from 'graphql';
import { Problem } from '../../terms/errors.js';
import type { Deadline } from '../context.js';
import { guardFields } from '../guard-fields.js';
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
 * Makes every field with its own cost check the time first. Resolvers answer synchronously from memory, so an operation
 * can only be stopped between two of them.
 */
export function limitTime(schema: GraphQLSchema): GraphQLSchema {
  return guardFields(
    schema,
    (field) => weightOf(field) !== null,
    ({ deadline }) => deadline?.check(),
  );
}

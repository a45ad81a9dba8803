import { GraphQLError, type ASTNode } from 'graphql';
import { problemType } from '../../terms/errors.js';

/** What one ad hoc operation may ask for. Stored documents are known and exempt. */
export const GRAPH_LIMITS = {
  /** Levels of data fields; introspection fields are not counted. */
  depth: 12,
  aliases: 15,
  rootFields: 15,
  tokens: 1000,
  /** Sum of the field costs, see `@cost` in the schema. */
  cost: 10_000,
  /** From when the edge hands it on to the last resolver that is begun. */
  milliseconds: 5_000,
} as const;

/** A refusal of a query for its size: the limit, what was asked, and the cure. */
export function tooComplex(message: string, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    // Without a status Apollo takes what is refused after validation for a fault of the server.
    extensions: { type: problemType('query-too-complex'), http: { status: 400 } },
  });
}

import { GraphQLError, type ASTNode } from 'graphql';
import { toProblemType } from '../../terms/errors.js';

/** Limits on one ad hoc operation. Stored documents are exempt. */
export const GRAPH_LIMITS = {
  /** Of the document as sent, checked before it is parsed. */
  characters: 65_536,
  tokens: 1000,
  /** Levels of data fields; introspection fields are not counted. */
  depth: 12,
  aliases: 15,
  rootFields: 15,
  directives: 50,
  /** Operations in one document, of which one is requested. */
  operations: 10,
  /** Variables that one operation declares. */
  variables: 50,
  /** Fields and spreads of an operation, with fragments counted at every spread. */
  selections: 5000,
  /** Levels of lists and objects in an argument. */
  valueDepth: 16,
  /** Values in the variables sent: texts, numbers, lists, objects. */
  values: 20_000,
  /** Sum of the field costs, see `@cost` in the schema. */
  cost: 10_000,
  /** Errors that one answer lists. */
  errors: 10,
  /** From the handover by the edge to the start of the last resolver. */
  milliseconds: 5_000,
} as const;

/** The refusal of a query for its size: the limit, the requested size, and how to reduce it. */
export function createTooComplexError(message: string, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    // Without a status, Apollo treats a refusal after validation as a server fault.
    extensions: { type: toProblemType('query-too-complex'), http: { status: 400 } },
  });
}

import { GraphQLError, type ASTNode } from 'graphql';
import { toProblemType } from '../../terms/errors.js';

/** What one ad hoc operation may ask for. Stored documents are known and exempt. */
export const GRAPH_LIMITS = {
  /** Of the document as it is sent, looked at before it is read. */
  characters: 65_536,
  tokens: 1000,
  /** Levels of data fields; introspection fields are not counted. */
  depth: 12,
  aliases: 15,
  rootFields: 15,
  directives: 50,
  /** Operations in one document; one of them is asked for. */
  operations: 10,
  /** Variables that one operation declares. */
  variables: 50,
  /** Fields and spreads of an operation, those of a fragment counted wherever it is spread. */
  selections: 5000,
  /** Levels of lists and objects in an argument. */
  valueDepth: 16,
  /** Values in the variables sent: texts, numbers, lists, objects. */
  values: 20_000,
  /** Sum of the field costs, see `@cost` in the schema. */
  cost: 10_000,
  /** Errors that one answer lists. */
  errors: 10,
  /** In which a document is checked. The limits above keep it far below. */
  validationMilliseconds: 250,
  /** From when the edge hands it on to the last resolver that is begun. */
  milliseconds: 5_000,
} as const;

/** A refusal of a query for its size: the limit, what was asked, and the cure. */
export function createTooComplexError(message: string, nodes?: ASTNode): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    // Without a status Apollo takes what is refused after validation for a fault of the server.
    extensions: { type: toProblemType('query-too-complex'), http: { status: 400 } },
  });
}

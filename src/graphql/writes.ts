import { Kind, OperationTypeNode, visit, BREAK, type DocumentNode } from 'graphql';

/** Fields of Query that write; they are deprecated for fields of Mutation and go with version 0.3. */
const WRITING_QUERIES: ReadonlySet<string> = new Set([
  'classificationChat',
  'classificationConfirmation',
  'classificationReport',
  'adcvdReport',
]);

/**
 * Whether the document holds an operation that writes. It is run by graphql-js alone, once: what a writer cannot answer
 * runs a second time, for its errors and their places.
 */
export function writes(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.OPERATION_DEFINITION]: ({ operation }) => {
      found ||= operation === OperationTypeNode.MUTATION;
      return found ? BREAK : undefined;
    },
    [Kind.FIELD]: ({ name }) => {
      found ||= WRITING_QUERIES.has(name.value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Validation does not look at an operation whose type the schema does not have, so that its execution would fail. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (context.getSchema().getRootType(node.operation)) return;
      const message = `The graph has no ${node.operation}: send a query or a mutation.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
}

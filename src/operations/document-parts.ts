import { Kind, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

/** One operation of a document and the fragments it may spread. */
export interface DocumentParts {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The operation with that name, or the first, and the fragments by name. */
export function partsOf({ definitions }: DocumentNode, name: string | null = null): DocumentParts {
  const operation = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .find((node) => name === null || node.name?.value === name)!;
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  return { operation, fragments };
}

import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Counts over the text of a document, each node once. */
export interface TextSize {
  readonly aliases: number;
  readonly directives: number;
  readonly operations: number;
  /** Variables of the operation that declares the most. */
  readonly variables: number;
  readonly valueDepth: number;
}

export function measureText(document: DocumentNode): TextSize {
  const size = { aliases: 0, directives: 0, operations: 0, variables: 0, valueDepth: 0 };
  let valueDepth = 0;
  const value = {
    enter: (): void => void (size.valueDepth = Math.max(size.valueDepth, (valueDepth += 1))),
    leave: (): void => void (valueDepth -= 1),
  };
  visit(document, {
    Field: ({ alias }) => void (size.aliases += alias === undefined ? 0 : 1),
    Directive: () => void (size.directives += 1),
    OperationDefinition: ({ variableDefinitions = [] }) => {
      size.operations += 1;
      size.variables = Math.max(size.variables, variableDefinitions.length);
    },
    ListValue: value,
    ObjectValue: value,
  });
  return size;
}

/** The size of an operation with its fragments expanded. */
export interface SpreadSize {
  /** Levels of data fields. */
  readonly depth: number;
  /** Fields of the operation itself, excluding nested ones. */
  readonly rootFields: number;
  readonly selections: number;
}

const NOTHING: SpreadSize = { depth: 0, rootFields: 0, selections: 0 };

/** Measures operations; each fragment is measured once for all of them. A fragment nested in itself counts as zero. */
export function createSpreadMeasure(
  document: DocumentNode,
): (operation: OperationDefinitionNode) => SpreadSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, SpreadSize>();

  const ofFragment = (name: string): SpreadSize => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, NOTHING);
    const fragment = fragments.get(name);
    const size = fragment ? ofSelections(fragment.selectionSet) : NOTHING;
    measured.set(name, size);
    return size;
  };
  const ofSelection = (selection: SelectionNode): SpreadSize => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
    const inside = selection.selectionSet ? ofSelections(selection.selectionSet) : NOTHING;
    const depth = selection.name.value.startsWith('__') ? 0 : 1 + inside.depth;
    return { depth, rootFields: 1, selections: inside.selections };
  };
  const ofSelections = ({ selections }: SelectionSetNode): SpreadSize => {
    const size = { ...NOTHING, selections: selections.length };
    for (const selection of selections) {
      const one = ofSelection(selection);
      size.depth = Math.max(size.depth, one.depth);
      size.rootFields += one.rootFields;
      size.selections += one.selections;
    }
    return size;
  };
  return ({ selectionSet }) => ofSelections(selectionSet);
}

import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLInt,
  isLeafType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Items a list is taken to have where the schema says nothing. */
const DEFAULT_LIST_SIZE = 10;

export interface CostedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The cost of an operation before it runs, as `@cost` in the schema explains it. It is an upper bound in the sizes
 * the schema states; the operation must be valid.
 */
export function costOf(costed: CostedOperation): number {
  const root = costed.schema.getRootType(costed.operation.operation);
  return root ? new CostReader(costed).ofSelection(costed.operation.selectionSet, root) : 0;
}

class CostReader {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is added up once, however often it is spread. */
  private readonly fragmentCosts = new Map<string, number>();

  constructor(private readonly costed: CostedOperation) {
    for (const node of costed.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    }
  }

  ofSelection(selectionSet: SelectionSetNode, parent: GraphQLNamedType): number {
    let sum = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) sum += this.ofField(selection, parent);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += this.ofFragment(selection.name.value);
      else
        sum += this.ofSelection(
          selection.selectionSet,
          this.typeNamed(selection.typeCondition?.name.value, parent),
        );
    }
    return sum;
  }

  private ofFragment(name: string): number {
    const known = this.fragmentCosts.get(name);
    if (known !== undefined) return known;
    this.fragmentCosts.set(name, 0);
    const fragment = this.fragments.get(name)!;
    const cost = this.ofSelection(fragment.selectionSet, this.typeNamed(fragment.typeCondition.name.value));
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType): number {
    if (node.name.value.startsWith('__')) return this.countIntrospection(node.selectionSet);
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const field = hasFields ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return 0;
    const type = getNamedType(field.type);
    const inside = node.selectionSet ? this.ofSelection(node.selectionSet, type) : 0;
    const weight = weightOf(field) ?? (isLeafType(type) ? 0 : 1);
    return isListType(getNullableType(field.type))
      ? this.sizeOf(field, node) * (weight + inside)
      : weight + inside;
  }

  /** Introspection reads a fixed, cached answer: a point for each field written. */
  private countIntrospection(selectionSet: SelectionSetNode | undefined): number {
    if (selectionSet === undefined) return 0;
    let count = 1;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) count += this.countIntrospection(selection.selectionSet);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        count += this.countIntrospection(selection.selectionSet);
      else count += this.countFragment(selection.name.value);
    }
    return count;
  }

  private countFragment(name: string): number {
    const known = this.fragmentCosts.get(name);
    if (known !== undefined) return known;
    this.fragmentCosts.set(name, 0);
    const count = this.countIntrospection(this.fragments.get(name)!.selectionSet);
    this.fragmentCosts.set(name, count);
    return count;
  }

  private sizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const listSize =
      field.astNode && getDirectiveValues(this.costed.schema.getDirective('listSize')!, field.astNode);
    for (const argument of (listSize?.slicingArguments ?? []) as readonly string[]) {
      const size = this.intArgument(field, node, argument);
      if (size !== null) return size;
    }
    return (listSize?.assumedSize as number | undefined) ?? DEFAULT_LIST_SIZE;
  }

  private intArgument(field: GraphQLField<unknown, unknown>, node: FieldNode, name: string): number | null {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const declared = field.args.find((argument) => argument.name === name);
    if (value === undefined) return typeof declared?.defaultValue === 'number' ? declared.defaultValue : null;
    const given =
      value.kind === Kind.VARIABLE
        ? this.costed.variables[value.name.value]
        : GraphQLInt.parseLiteral(value, null);
    return typeof given === 'number' && given >= 0 ? given : null;
  }

  private typeNamed(name: string | undefined, otherwise?: GraphQLNamedType): GraphQLNamedType {
    return (name === undefined ? otherwise : this.costed.schema.getType(name))!;
  }
}

function weightOf(field: GraphQLField<unknown, unknown>): number | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const weight = directive?.arguments?.find(({ name }) => name.value === 'weight')?.value;
  return weight?.kind === Kind.INT ? Number(weight.value) : null;
}

import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
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
  type ValueNode,
} from 'graphql';

/** Assumed length of a list when the schema states none. */
const DEFAULT_LIST_SIZE = 10;

export interface CostedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * The cost of an operation before it runs, as `@cost` in the schema explains it: an upper bound based on the sizes in
 * the schema. The operation must be valid.
 */
export function costOf(costed: CostedOperation): number {
  const root = costed.schema.getRootType(costed.operation.operation);
  return root ? new CostReader(costed).ofSelection(costed.operation.selectionSet, root) : 0;
}

/** The cost of an operation by its variables, recomputed only when the size of a variable has changed. */
export function createCostReader(
  costed: Omit<CostedOperation, 'variables'>,
): (variables: Variables) => number {
  const names = (costed.operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  let latest: { readonly sizes: string; readonly cost: number } | null = null;
  return (variables) => {
    const sizes = names.map((name) => describeSize(variables[name])).join();
    if (latest?.sizes !== sizes) latest = { sizes, cost: costOf({ ...costed, variables }) };
    return latest.cost;
  };
}

/** The part of a variable's value that affects the cost. */
function describeSize(value: unknown): string {
  if (typeof value === 'number') return `number ${value}`;
  if (typeof value === 'string') return `text ${value.length}`;
  if (Array.isArray(value)) return `list ${value.length}`;
  return typeof value === 'object' ? `object ${charactersIn(value)}` : typeof value;
}

/** Characters of a text, or of the text members of an input object. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
  return Object.values(value).reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.length : 0),
    0,
  );
}

/** The numbers given to a field, by argument: a list in its answer may be as long as one of them. */
type Sizes = Readonly<Record<string, number>>;

class CostReader {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is totaled once for the numbers around it, however often it is spread. */
  private readonly fragmentCosts = new Map<string, number>();

  constructor(private readonly costed: CostedOperation) {
    for (const node of costed.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    }
  }

  ofSelection(selectionSet: SelectionSetNode, parent: GraphQLNamedType, around: Sizes = {}): number {
    let sum = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) sum += this.ofField(selection, parent, around);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += this.ofFragment(selection.name.value, around);
      else {
        const type = this.typeNamed(selection.typeCondition?.name.value, parent);
        sum += this.ofSelection(selection.selectionSet, type, around);
      }
    }
    return sum;
  }

  private ofFragment(name: string, around: Sizes): number {
    const key = `${name} ${JSON.stringify(around)}`;
    const known = this.fragmentCosts.get(key);
    if (known !== undefined) return known;
    this.fragmentCosts.set(key, 0);
    const { selectionSet, typeCondition } = this.fragments.get(name)!;
    const cost = this.ofSelection(selectionSet, this.typeNamed(typeCondition.name.value), around);
    this.fragmentCosts.set(key, cost);
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType, around: Sizes): number {
    if (node.name.value.startsWith('__')) return this.countIntrospection(node.selectionSet);
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const field = hasFields ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return 0;
    const type = getNamedType(field.type);
    const given = this.sizesGiven(field, node);
    const inside = node.selectionSet ? this.ofSelection(node.selectionSet, type, given) : 0;
    const weight = (weightOf(field) ?? (isLeafType(type) ? 0 : 1)) + this.textCost(field, node);
    return isListType(getNullableType(field.type))
      ? this.sizeOf(field, { ...around, ...given }) * (weight + inside)
      : weight + inside;
  }

  /** Introspection reads a fixed, cached answer: one point per field. */
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

  private sizeOf(field: GraphQLField<unknown, unknown>, sizes: Sizes): number {
    const listSize =
      field.astNode && getDirectiveValues(this.costed.schema.getDirective('listSize')!, field.astNode);
    for (const argument of (listSize?.slicingArguments ?? []) as readonly string[]) {
      const size = sizes[argument];
      if (size !== undefined) return size;
    }
    return (listSize?.assumedSize as number | undefined) ?? DEFAULT_LIST_SIZE;
  }

  /** Whole numbers given to a field, including its defaults; a list counts as its length. */
  private sizesGiven(field: GraphQLField<unknown, unknown>, node: FieldNode): Sizes {
    const sizes: Record<string, number> = {};
    for (const { name, defaultValue } of field.args) {
      const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
      const size = sizeIn(value === undefined ? defaultValue : this.valueOf(value));
      if (size !== null) sizes[name] = size;
    }
    return sizes;
  }

  private textCost(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const perHundred = costArgument(field, 'perHundredCharacters');
    if (perHundred === null) return 0;
    const texts = (node.arguments ?? []).map((argument) => this.valueOf(argument.value));
    const length = texts.reduce<number>((sum, text) => sum + charactersIn(text), 0);
    return perHundred * Math.ceil(length / 100);
  }

  private valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) {
      const name = value.name.value;
      const given = this.costed.variables[name];
      const declared = this.costed.operation.variableDefinitions?.find(
        ({ variable }) => variable.name.value === name,
      );
      return given === undefined && declared?.defaultValue ? this.valueOf(declared.defaultValue) : given;
    }
    if (value.kind === Kind.LIST) return value.values;
    if (value.kind === Kind.STRING) return value.value;
    if (value.kind === Kind.OBJECT)
      return Object.fromEntries(value.fields.map((field) => [field.name.value, this.valueOf(field.value)]));
    return value.kind === Kind.INT ? Number(value.value) : null;
  }

  private typeNamed(name: string | undefined, otherwise?: GraphQLNamedType): GraphQLNamedType {
    return (name === undefined ? otherwise : this.costed.schema.getType(name))!;
  }
}

/** Far above any allowed list; an infinite size times zero would not be a number. */
const MAX_SIZE = 1_000_000;

function sizeIn(value: unknown): number | null {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' && value >= 0 ? Math.min(value, MAX_SIZE) : null;
}

/** The weight that `@cost` gives a field; null when it has none. */
export function weightOf(field: Pick<GraphQLField<unknown, unknown>, 'astNode'>): number | null {
  return costArgument(field, 'weight');
}

function costArgument(
  field: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
  argument: string,
): number | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const value = directive?.arguments?.find(({ name }) => name.value === argument)?.value;
  return value?.kind === Kind.INT ? Number(value.value) : null;
}

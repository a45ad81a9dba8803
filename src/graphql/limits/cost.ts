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
} from 'graphql';
import {
  FIXED_VALUES,
  productOf,
  readCost,
  readOnce,
  sumOf,
  VariableReader,
  type Cost,
  type Variables,
} from './open-cost.js';
import { isJsonObject } from '../../terms/json-object.js';
import { memberOf } from '../../terms/lazily.js';

/** Assumed length of a list when the schema states none. */
const DEFAULT_LIST_SIZE = 10;

export interface CostedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/**
 * The cost of an operation before it runs, as `@cost` in the schema explains it: an upper bound based on the sizes in
 * the schema. The operation must be valid.
 */
export function costOf({ variables, ...costed }: CostedOperation): number {
  return createCostReader(costed)(variables);
}

/**
 * The cost of an operation by its variables. It is worked out when it is first read; only the parts that variables
 * decide are left to each request.
 */
export function createCostReader(
  costed: Omit<CostedOperation, 'variables'>,
): (variables: Variables) => number {
  const defaults = new Map(
    costed.operation.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  );
  let cost: Cost | null = null;
  return (variables) => {
    cost ??= compileCost(costed);
    return typeof cost === 'number' ? cost : cost(new VariableReader(variables, defaults));
  };
}

function compileCost(costed: Omit<CostedOperation, 'variables'>): Cost {
  const { operation, schema } = costed;
  const root = schema.getRootType(operation.operation);
  return root ? new CostCompiler(costed).ofSelection(operation.selectionSet, root) : 0;
}

/** Characters of a text, or of the text members of an input object. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!isJsonObject(value)) return 0;
  return Object.values(value).reduce<number>(
    (sum, text) => sum + (typeof text === 'string' ? text.length : 0),
    0,
  );
}

/** A number given to a field, or the name of the variable that states it. */
type Size = number | string;

/** The sizes given to a field, by argument: a list in its answer may be as long as one of them. */
type Sizes = Readonly<Record<string, Size>>;

class CostCompiler {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is compiled once for the sizes around it, however often it is spread. */
  private readonly fragmentCosts = new Map<string, Cost>();
  private readonly introspected = new Map<string, number>();

  constructor(private readonly costed: Omit<CostedOperation, 'variables'>) {
    for (const node of costed.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    }
  }

  ofSelection(selectionSet: SelectionSetNode, parent: GraphQLNamedType, around: Sizes = {}): Cost {
    return sumOf(
      selectionSet.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return this.ofField(selection, parent, around);
        if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, around);
        const type = this.typeNamed(selection.typeCondition?.name.value, parent);
        return this.ofSelection(selection.selectionSet, type, around);
      }),
    );
  }

  private ofFragment(name: string, around: Sizes): Cost {
    const key = `${name} ${JSON.stringify(around)}`;
    return memberOf(this.fragmentCosts, key, () => {
      const { selectionSet, typeCondition } = this.fragments.get(name)!;
      return readOnce(this.ofSelection(selectionSet, this.typeNamed(typeCondition.name.value), around));
    });
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType, around: Sizes): Cost {
    if (node.name.value.startsWith('__')) return this.countIntrospection(node.selectionSet);
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const field = hasFields ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return 0;
    const type = getNamedType(field.type);
    const given = sizesGiven(field, node);
    const inside = node.selectionSet ? this.ofSelection(node.selectionSet, type, given) : 0;
    const each = sumOf([weightOf(field) ?? (isLeafType(type) ? 0 : 1), textCost(field, node), inside]);
    return isListType(getNullableType(field.type))
      ? productOf(this.sizeOf(field, given, around), each)
      : each;
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
    return memberOf(this.introspected, name, () =>
      this.countIntrospection(this.fragments.get(name)!.selectionSet),
    );
  }

  private sizeOf(field: GraphQLField<unknown, unknown>, given: Sizes, around: Sizes): Cost {
    const listSize =
      field.astNode && getDirectiveValues(this.costed.schema.getDirective('listSize')!, field.astNode);
    const stated = ((listSize?.slicingArguments ?? []) as readonly string[])
      .flatMap((argument) => [given[argument], around[argument]])
      .filter((size) => size !== undefined);
    return firstOf(stated, (listSize?.assumedSize as number | undefined) ?? DEFAULT_LIST_SIZE);
  }

  private typeNamed(name: string | undefined, otherwise?: GraphQLNamedType): GraphQLNamedType {
    return (name === undefined ? otherwise : this.costed.schema.getType(name))!;
  }
}

/** The first size that is a number. */
function firstOf([size, ...others]: readonly Size[], otherwise: number): Cost {
  if (size === undefined) return otherwise;
  if (typeof size === 'number') return size;
  const next = firstOf(others, otherwise);
  return (variables) => sizeIn(variables.named(size)) ?? readCost(next, variables);
}

/** Whole numbers given to a field, including its defaults; a list counts as its length. */
function sizesGiven(field: GraphQLField<unknown, unknown>, node: FieldNode): Sizes {
  const sizes: Record<string, Size> = {};
  for (const { name, defaultValue } of field.args) {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    const size =
      value?.kind === Kind.VARIABLE
        ? value.name.value
        : sizeIn(value === undefined ? defaultValue : FIXED_VALUES.valueOf(value));
    if (size !== null) sizes[name] = size;
  }
  return sizes;
}

function textCost(field: GraphQLField<unknown, unknown>, node: FieldNode): Cost {
  const perHundred = costArgument(field, 'perHundredCharacters');
  if (perHundred === null) return 0;
  return (variables) => {
    const texts = (node.arguments ?? []).map((argument) => variables.valueOf(argument.value));
    const length = texts.reduce<number>((sum, text) => sum + charactersIn(text), 0);
    return perHundred * Math.ceil(length / 100);
  };
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

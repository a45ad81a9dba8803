import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { partsOf } from '../../src/operations/document-parts.js';

/**
 * Converts the data that graphql-js has for one document to the form of REST and MCP, independently of the writer that
 * serves it: members without a value are omitted, unless the schema marks the field with `@orNull`.
 */
export type PrintData = (data: object) => object;

/** Members of one selection set by response name. */
type Shape = ReadonlyMap<string, Member>;

interface Member {
  readonly keepsNull: boolean;
  /** Null: a scalar, an enum or a JSON value, printed as it is. */
  readonly inside: Shape | null;
}

export function compilePrint(schema: GraphQLSchema, document: DocumentNode): PrintData {
  const { operation, fragments } = partsOf(document);
  const shape = new ShapeReader(schema, fragments).shapeOf(operation.selectionSet, schema.getQueryType()!);
  return (data) => printObject(data as Record<string, unknown>, shape);
}

function printObject(source: Record<string, unknown>, shape: Shape): object {
  const printed: Record<string, unknown> = {};
  for (const name in source) {
    const value = source[name];
    const member = shape.get(name);
    if (member === undefined) continue;
    if (value === null || value === undefined) {
      if (member.keepsNull) printed[name] = null;
    } else {
      printed[name] = member.inside === null ? value : printValue(value, member.inside);
    }
  }
  return printed;
}

function printValue(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === null ? null : printValue(item, shape)));
  return printObject(value as Record<string, unknown>, shape);
}

class ShapeReader {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  shapeOf(selectionSet: SelectionSetNode, parent: GraphQLNamedType): Shape {
    const members = new Map<string, Member>();
    this.collect(selectionSet, parent, members);
    return members;
  }

  private collect(
    selectionSet: SelectionSetNode,
    parent: GraphQLNamedType,
    members: Map<string, Member>,
  ): void {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const member = this.memberOf(parent, selection.name.value, selection.selectionSet);
        const name = selection.alias?.value ?? selection.name.value;
        members.set(name, merge(members.get(name), member));
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments.get(selection.name.value)! : selection;
      const condition = inner.typeCondition?.name.value;
      this.collect(
        inner.selectionSet,
        condition === undefined ? parent : this.schema.getType(condition)!,
        members,
      );
    }
  }

  private memberOf(
    parent: GraphQLNamedType,
    name: string,
    selectionSet: SelectionSetNode | undefined,
  ): Member {
    const field = findField(parent, name);
    const keepsNull =
      field?.astNode?.directives?.some((directive) => directive.name.value === 'orNull') ?? false;
    const inside = selectionSet && field ? this.shapeOf(selectionSet, getNamedType(field.type)) : null;
    return { keepsNull, inside };
  }
}

/** Fields of several fragments under one response name: the answer may contain the members of any of them. */
function merge(left: Member | undefined, right: Member): Member {
  if (left === undefined) return right;
  const inside =
    left.inside && right.inside ? new Map([...left.inside, ...right.inside]) : (left.inside ?? right.inside);
  return { keepsNull: left.keepsNull || right.keepsNull, inside };
}

function findField(parent: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (isObjectType(parent)) return (parent as GraphQLObjectType).getFields()[name];
  return isAbstractType(parent) && 'getFields' in parent ? parent.getFields()[name] : undefined;
}

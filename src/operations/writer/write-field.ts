import {
  defaultFieldResolver,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { argumentsOf } from './arguments.js';
import { anyOf, type Condition, type Occurrence, type Selected, type SelectionReader } from './selections.js';
import { COMMA, createMemberPiece, type MemberPiece } from './json-bytes.js';
import type { Member, Resolve } from './member.js';
import { createPropertyReader } from './read-property.js';
import type { Budget } from './memory-budget.js';
import type { Write } from './run.js';
import { createLeafWriter, writeText } from './write-leaf.js';
import { createObjectWriter, type Writer } from './write-object.js';
import { COMMON_CODE, createObjectCode } from './write-steps.js';
import { writeOnce } from './written-once.js';

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

export interface FieldOptions {
  /** True: members without a value are written as null, not omitted. */
  readonly keepsNulls: boolean;
  /** The budget for kept output. */
  readonly budget: Budget;
  /** True: the document is permanent, so code is generated for its objects. */
  readonly isLasting: boolean;
}

/** Compiles the fields of one document to functions. */
export class FieldCompiler {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly selections: SelectionReader,
    private readonly options: FieldOptions,
  ) {}

  membersOf(type: GraphQLObjectType, selected: readonly Selected[]): readonly Member[] {
    const fields = type.getFields();
    return [...this.selections.fieldsOf(type, selected)].map(([name, occurrences]) => {
      const property = occurrences[0]!.node.name.value;
      if (property === '__typename') return typenameOf(type, name, anyOf(occurrences));
      return this.memberOf(fields[property]!, { name, type, occurrences });
    });
  }

  private memberOf(field: GraphQLField<unknown, unknown>, { name, type, occurrences }: Place): Member {
    const keepsNull =
      this.options.keepsNulls ||
      (field.astNode?.directives?.some((directive) => directive.name.value === 'orNull') ?? false);
    const selected = occurrences.flatMap(({ node: { selectionSet }, conditions }) =>
      selectionSet ? [{ selectionSet, conditions }] : [],
    );
    const writer = this.writerOf(getNullableType(field.type), selected);
    return {
      name,
      key: keyOf(name),
      resolve: resolverOf(field, occurrences[0]!),
      property: field.name,
      read: createPropertyReader(field.name),
      write: writer.write,
      fixed: writer.fixed,
      keepsNull,
      required: isNonNullType(field.type),
      included: anyOf(occurrences),
      where: `${type.name}.${field.name}`,
    };
  }

  private writerOf(type: GraphQLOutputType, selected: readonly Selected[]): Writer {
    if (isListType(type)) return this.listWriter(type.ofType, selected);
    if (isLeafType(type)) return { write: createLeafWriter(type), fixed: true, touch: null };
    if (isObjectType(type)) return this.objectWriterOf(type, selected);
    return this.abstractWriter(type, selected);
  }

  private objectWriterOf(type: GraphQLObjectType, selected: readonly Selected[]): Writer {
    const { budget, isLasting } = this.options;
    return createObjectWriter(this.membersOf(type, selected), {
      budget,
      code: isLasting ? createObjectCode() : COMMON_CODE,
    });
  }

  private listWriter(item: GraphQLOutputType, selected: readonly Selected[]): Writer {
    const { write: writeItem, fixed, touch } = this.writerOf(getNullableType(item), selected);
    const required = isNonNullType(item);
    const write: Write = (value, run) => {
      if (!Array.isArray(value)) throw new TypeError('a list is not an array');
      const { out } = run;
      if (touch !== null && value.length > 1) run.touched = touchAll(value, touch);
      out.writeCharacter(OPEN_LIST);
      for (let index = 0; index < value.length; index += 1) {
        const one: unknown = value[index];
        if (index > 0) out.writeCharacter(COMMA);
        if (one !== null && one !== undefined) writeItem(one, run);
        else if (required) throw new TypeError('a list holds null where none may be');
        else out.writePlain('null');
      }
      out.writeCharacter(CLOSE_LIST);
    };
    return { write: fixed ? writeOnce(write, this.options.budget) : write, fixed, touch: null };
  }

  /** The concrete type comes from the resolver of the type, or from the value's own `__typename`. */
  private abstractWriter(type: GraphQLAbstractType, selected: readonly Selected[]): Writer {
    const writers = new Map(
      this.schema
        .getPossibleTypes(type)
        .map((possible) => [possible.name, this.objectWriterOf(possible, selected).write]),
    );
    const write: Write = (value, run) => {
      const { __typename: own } = value as { readonly __typename?: string };
      const resolved = type.resolveType?.(value, run.context, undefined as never, type) ?? own;
      const writeOne = typeof resolved === 'string' ? writers.get(resolved) : undefined;
      if (writeOne === undefined) throw new TypeError(`the type of a ${type.name} is not known`);
      writeOne(value, run);
    };
    return { write, fixed: false, touch: null };
  }
}

/**
 * The kept output of the items is scattered in memory. Reading it in a tight loop lets the processor prefetch several
 * items at a time.
 */
function touchAll(items: readonly unknown[], touch: (item: unknown) => number): number {
  let sum = 0;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (item !== null && item !== undefined) sum += touch(item);
  }
  return sum;
}

interface Place {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly occurrences: readonly Occurrence[];
}

function typenameOf(type: GraphQLObjectType, name: string, included: Condition | null): Member {
  const write: Write = (_value, { out }) => out.writeText(type.name);
  const common = {
    property: '__typename',
    read: () => type.name,
    keepsNull: false,
    required: false,
    fixed: true,
    where: type.name,
  };
  return { ...common, key: keyOf(name), name, resolve: () => type.name, write, included };
}

function keyOf(name: string): MemberPiece {
  return createMemberPiece(Buffer.from(`${writeText(name)}:`));
}

function resolverOf(field: GraphQLField<unknown, unknown>, { node }: Occurrence): Resolve | null {
  const { resolve } = field;
  if (resolve === undefined || resolve === defaultFieldResolver) return null;
  const build = argumentsOf(field, node);
  // Passed to a resolver that guards a plain property; none of our resolvers uses the query.
  const info = { fieldName: field.name } as GraphQLResolveInfo;
  return (source, { variables, context }) => resolve(source, build(variables), context, info);
}

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
import {
  anyOf,
  type Condition,
  type Occurrence,
  type Selected,
  type SelectionReader,
  type Variables,
} from './selections.js';
import { leafWriter, writeText } from './write-leaf.js';

/** One run of a document. */
export interface Run {
  readonly variables: Variables;
  readonly context: unknown;
}

/** Writes a value, which is not null, as JSON. */
export type Write = (value: unknown, run: Run) => string;

/** How values of one type and selection are written. */
interface Writer {
  readonly write: Write;
  /** True: nothing but the value itself is read, so that what cannot change is written once. */
  readonly fixed: boolean;
}

type Resolve = (source: unknown, run: Run) => unknown;

/** A field of an answer. */
export interface Member {
  readonly name: string;
  /** `"name":` */
  readonly key: string;
  /** Null: the property of the source. */
  readonly resolve: Resolve | null;
  readonly property: string;
  readonly write: Write;
  readonly fixed: boolean;
  /** What is written for null; null: the member is left out. */
  readonly whenNull: string | null;
  /** True: null is a fault of the service. */
  readonly required: boolean;
  /** Null: always selected. */
  readonly included: Condition | null;
  readonly where: string;
}

type PlainObject = Readonly<Record<string, unknown>>;

/** Turns the fields of one document into functions. */
export class FieldCompiler {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly selections: SelectionReader,
    /** True: members without a value are written as null, not left out. */
    private readonly keepsNulls: boolean,
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
      this.keepsNulls ||
      (field.astNode?.directives?.some((directive) => directive.name.value === 'orNull') ?? false);
    const selected = occurrences.flatMap(({ node: { selectionSet }, conditions }) =>
      selectionSet ? [{ selectionSet, conditions }] : [],
    );
    const writer = this.writerOf(getNullableType(field.type), selected);
    return {
      name,
      key: `${writeText(name)}:`,
      resolve: resolverOf(field, occurrences[0]!),
      property: field.name,
      write: writer.write,
      fixed: writer.fixed,
      whenNull: keepsNull ? 'null' : null,
      required: isNonNullType(field.type),
      included: anyOf(occurrences),
      where: `${type.name}.${field.name}`,
    };
  }

  private writerOf(type: GraphQLOutputType, selected: readonly Selected[]): Writer {
    if (isListType(type)) return this.listWriter(type.ofType, selected);
    if (isLeafType(type)) return { write: leafWriter(type), fixed: true };
    if (isObjectType(type)) return objectWriter(this.membersOf(type, selected));
    return this.abstractWriter(type, selected);
  }

  private listWriter(item: GraphQLOutputType, selected: readonly Selected[]): Writer {
    const { write: writeItem, fixed } = this.writerOf(getNullableType(item), selected);
    const required = isNonNullType(item);
    const write: Write = (value, run) => {
      if (!Array.isArray(value)) throw new TypeError('a list is not an array');
      let text = '';
      for (let index = 0; index < value.length; index += 1) {
        const one: unknown = value[index];
        if (index > 0) text += ',';
        if (one !== null && one !== undefined) text += writeItem(one, run);
        else if (required) throw new TypeError('a list holds null where none may be');
        else text += 'null';
      }
      return `[${text}]`;
    };
    return { write: fixed ? writtenOnce(write) : write, fixed };
  }

  /** The concrete type is what the resolver of the type says, or the value's own `__typename`. */
  private abstractWriter(type: GraphQLAbstractType, selected: readonly Selected[]): Writer {
    const writers = new Map(
      this.schema
        .getPossibleTypes(type)
        .map((possible) => [possible.name, objectWriter(this.membersOf(possible, selected)).write]),
    );
    const write: Write = (value, run) => {
      const { __typename: own } = value as { readonly __typename?: string };
      const told = type.resolveType?.(value, run.context, undefined as never, type) ?? own;
      const writeOne = typeof told === 'string' ? writers.get(told) : undefined;
      if (writeOne === undefined) throw new TypeError(`the type of a ${type.name} is not told`);
      return writeOne(value, run);
    };
    return { write, fixed: false };
  }
}

interface Place {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly occurrences: readonly Occurrence[];
}

function typenameOf(type: GraphQLObjectType, name: string, included: Condition | null): Member {
  const write = (): string => `"${type.name}"`;
  const common = { property: '__typename', whenNull: null, required: false, fixed: true, where: type.name };
  return { ...common, name, key: `${writeText(name)}:`, resolve: () => type.name, write, included };
}

function resolverOf(field: GraphQLField<unknown, unknown>, { node }: Occurrence): Resolve | null {
  const { resolve } = field;
  if (resolve === undefined || resolve === defaultFieldResolver) return null;
  const build = argumentsOf(field, node);
  // What a resolver that guards a plain property asks for; no resolver of the house looks at the query.
  const info = { fieldName: field.name } as GraphQLResolveInfo;
  return (source, { variables, context }) => resolve(source, build(variables), context, info);
}

/** What a member is before it is written. */
export function valueOf(member: Member, source: unknown, run: Run): unknown {
  return member.resolve === null ? (source as PlainObject)[member.property] : member.resolve(source, run);
}

/** The JSON of a member; null for one that is left out. */
export function writeValue(member: Member, value: unknown, run: Run): string | null {
  if (value !== null && value !== undefined) return member.write(value, run);
  if (member.required) throw new TypeError(`${member.where} is null, which it must not be`);
  return member.whenNull;
}

function objectWriter(members: readonly Member[]): Writer {
  const write: Write = (source, run) => {
    let text = '';
    for (const member of members) {
      if (member.included !== null && !member.included(run.variables)) continue;
      const written = writeValue(member, valueOf(member, source, run), run);
      if (written !== null) text += text === '' ? member.key + written : `,${member.key}${written}`;
    }
    return `{${text}}`;
  };
  const fixed = members.every(
    (member) => member.fixed && member.resolve === null && member.included === null,
  );
  return { write: fixed ? writtenOnce(write) : write, fixed };
}

/** What is frozen, with all that is in it, is the same in every answer that shows it: a citation, the facts of a rule. */
function writtenOnce(write: Write): Write {
  const texts = new WeakMap<object, string>();
  return (value, run) => {
    const object = value as object;
    if (!Object.isFrozen(object)) return write(value, run);
    const known = texts.get(object);
    if (known !== undefined) return known;
    const text = write(value, run);
    if (isFixedValue(object)) texts.set(object, text);
    return text;
  };
}

/** Plain objects and arrays frozen to the bottom; a getter, or an object of a class, could say something else tomorrow. */
function isFixedValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return (
    Object.isFrozen(value) &&
    Object.values(Object.getOwnPropertyDescriptors(value)).every(
      (property) => property.get === undefined && isFixedValue(property.value),
    )
  );
}

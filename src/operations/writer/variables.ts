import {
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { memberOf } from '../../terms/lazily.js';
import { requireName } from './read-property.js';
import type { Variables } from './run.js';

/** Thrown for a value that does not coerce; GraphQL itself then reports the reason. */
export class NotCoerced extends Error {}

type Coerce = (value: unknown) => unknown;

/**
 * Reads the variables of an operation (GraphQL, "Coercing Variable Values"), looking only at those given. Throws
 * NotCoerced without a reason.
 */
export function createVariablesReader(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): (given: Variables) => Variables {
  const readers = definitions.map((definition) => {
    const type = typeFromAST(schema, definition.type as never) as GraphQLInputType;
    const { value: name } = definition.variable.name;
    const { defaultValue } = definition;
    return {
      name,
      coerce: coercerOf(type, new Map()),
      required: isNonNullType(type),
      fallback: defaultValue && valueFromAST(defaultValue, type),
    };
  });
  refuseInheritedNames(readers.map(({ name }) => name));
  return (given) => {
    const variables: Record<string, unknown> = {};
    for (const { name, coerce, required, fallback } of readers) {
      const value = given[name];
      if (value !== undefined) variables[name] = coerce(value);
      else if (fallback !== undefined) variables[name] = fallback;
      else if (required) throw new NotCoerced();
    }
    return variables;
  };
}

/** Inherited names such as `constructor` would be mistaken for given values. */
function refuseInheritedNames(names: readonly string[]): void {
  const inherited = names.find((name) => name in {});
  if (inherited !== undefined) throw new TypeError(`a variable must not be named ${inherited}`);
}

/** `made` contains the input objects in progress, because they may refer to each other. */
function coercerOf(type: GraphQLInputType, made: Map<GraphQLInputObjectType, Coerce>): Coerce {
  if (isNonNullType(type)) {
    const inner = coercerOf(type.ofType, made);
    return (value) => (value === null ? refuse() : inner(value));
  }
  if (isListType(type)) {
    const item = coercerOf(type.ofType, made);
    const coerceItem: Coerce = (value) => (value === undefined ? refuse() : item(value));
    return orNull((value) => (Array.isArray(value) ? value.map(coerceItem) : [item(value)]));
  }
  if (isInputObjectType(type)) {
    const known = made.get(type);
    if (known) return known;
    made.set(type, (value) => coerce(value));
    const coerce = orNull(objectCoercer(type, made));
    return coerce;
  }
  return leafCoercer(type);
}

/** The value as the type parses it; null stays null. */
function leafCoercer(type: GraphQLLeafType): Coerce {
  return (value) => {
    if (value === null) return null;
    let parsed: unknown;
    try {
      parsed = type.parseValue(value);
    } catch {
      return refuse();
    }
    return parsed === undefined ? refuse() : parsed;
  };
}

function objectCoercer(type: GraphQLInputObjectType, made: Map<GraphQLInputObjectType, Coerce>): Coerce {
  const fields = new Map(
    Object.values(type.getFields()).map((field) => [field.name, coercerOf(field.type, made)]),
  );
  const absent = Object.values(type.getFields()).filter(
    ({ type: own, defaultValue }) => defaultValue !== undefined || isNonNullType(own),
  );
  const makeBlank = blankMaker([...fields.keys()]);
  return (value) => {
    if (typeof value !== 'object' || Array.isArray(value)) return refuse();
    const given = value as Readonly<Record<string, unknown>>;
    const object: Record<string, unknown> = makeBlank();
    for (const name of Object.keys(given)) {
      const coerce = fields.get(name);
      if (coerce === undefined) return refuse();
      if (given[name] !== undefined) object[name] = coerce(given[name]);
    }
    for (const { name, defaultValue } of absent) {
      if (object[name] !== undefined) continue;
      if (defaultValue === undefined) return refuse();
      object[name] = defaultValue;
    }
    return object;
  };
}

const blankMakers = new Map<string, () => Record<string, unknown>>();

/**
 * Creates objects with all members of an input type, initially undefined, so that they share one V8 hidden class;
 * members added on demand would create one for each combination and order, and slow every read.
 */
function blankMaker(names: readonly string[]): () => Record<string, unknown> {
  const text = `return { ${names.map((name) => `${requireName(name)}: undefined`).join(', ')} };`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a fixed text with checked names of the schema in it
  return memberOf(blankMakers, text, () => new Function(text) as () => Record<string, unknown>);
}

const orNull =
  (coerce: Coerce): Coerce =>
  (value) =>
    value === null ? null : coerce(value);

function refuse(): never {
  throw new NotCoerced();
}

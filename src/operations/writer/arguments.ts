import {
  isNonNullType,
  Kind,
  valueFromAST,
  visit,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type ValueNode,
} from 'graphql';
import type { Variables } from './run.js';
import { NotWritable } from './selections.js';
import { NotCoerced } from './variables.js';

export type BuildArguments = (variables: Variables) => Readonly<Record<string, unknown>>;

const NOTHING = Object.freeze({});

/** The arguments of a field from coerced variables (GraphQL, "Coercing Field Arguments"); constants are read once. */
export function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): BuildArguments {
  if (field.args.length === 0) return () => NOTHING;
  const given = new Map(node.arguments?.map(({ name, value }) => [name.value, value]));
  const readers = field.args.map((argument) => readerOf(argument, given.get(argument.name)));
  return (variables) => {
    const built: Record<string, unknown> = {};
    for (const read of readers) read(built, variables);
    return built;
  };
}

type Read = (built: Record<string, unknown>, variables: Variables) => void;

function readerOf(argument: GraphQLArgument, value: ValueNode | undefined): Read {
  const { name } = argument;
  if (value === undefined) return toDefault(argument);
  if (value.kind === Kind.VARIABLE) return fromVariable(argument, value.name.value);
  if (hasVariable(value)) {
    return (built, variables) => {
      const read: unknown = valueFromAST(value, argument.type, variables);
      if (read === undefined) throw new NotCoerced();
      built[name] = read;
    };
  }
  const fixed: unknown = valueFromAST(value, argument.type);
  if (fixed === undefined) throw new NotWritable(`the argument ${name} cannot be read`);
  return (built) => {
    built[name] = fixed;
  };
}

function toDefault({ name, defaultValue }: GraphQLArgument): Read {
  return (built) => {
    if (defaultValue !== undefined) built[name] = defaultValue;
  };
}

function fromVariable(argument: GraphQLArgument, variable: string): Read {
  const { name, type } = argument;
  const orDefault = toDefault(argument);
  return (built, variables) => {
    const value = variables[variable];
    if (value === undefined) orDefault(built, variables);
    else if (value === null && isNonNullType(type))
      throw new TypeError(`the argument ${name} must not be null`);
    else built[name] = value;
  };
}

function hasVariable(value: ValueNode): boolean {
  let found = false;
  visit(value, {
    Variable() {
      found = true;
    },
  });
  return found;
}

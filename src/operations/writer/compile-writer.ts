import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Soon } from '../../terms/after.js';
import { partsOf } from '../document-parts.js';
import { SelectionReader, type Variables } from './selections.js';
import { variablesReader } from './variables.js';
import { FieldCompiler } from './write-field.js';
import { JsonBytes } from './json-bytes.js';
import type { Run } from './run.js';
import { writeText } from './write-leaf.js';
import { valueOf, writesNull, type Member } from './write-object.js';

/** One field of the query, written. */
export interface WrittenField {
  readonly name: string;
  /** JSON; null where the field has no value and is left out. */
  readonly json: Buffer | null;
  /** What the resolver gave: the JSON shows what the document selects of it. */
  readonly value: unknown;
}

/** The data of a document, a field of the query each. */
export type Written = readonly WrittenField[];

/**
 * Runs the resolvers of the query; what it gives writes the data, once. Throws `NotCoerced` before any resolver runs
 * where the variables are not as the document declares them, and what a resolver throws as it is.
 */
export type WriteDocument = (variables: Variables, context: unknown) => Soon<() => Written>;

export interface WriterOptions {
  /** True: as GraphQL prints data. False: members without a value are left out, unless the schema marks them `@orNull`. */
  readonly keepsNulls: boolean;
}

/** Compiles a valid document of one query. Below the fields of the query nothing may be a promise. */
export function compileWriter(
  schema: GraphQLSchema,
  document: DocumentNode,
  { keepsNulls }: WriterOptions,
): WriteDocument {
  const parts = partsOf(document);
  const { operation } = parts;
  const compiler = new FieldCompiler(schema, new SelectionReader(schema, parts), keepsNulls);
  const roots = compiler.membersOf(schema.getQueryType()!, [
    { selectionSet: operation.selectionSet, conditions: [] },
  ]);
  const read = variablesReader(schema, operation.variableDefinitions ?? []);
  return (given, context) => {
    const run = { variables: read(given), context, out: bytes };
    const selected = roots.filter(({ included }) => included === null || included(run.variables));
    const write = (values: readonly unknown[]) => (): Written =>
      selected.map((member, at) => writeRoot(member, values[at], run));
    const values = selected.map((member) => valueOf(member, undefined, run));
    return values.some((value) => value instanceof Promise) ? Promise.all(values).then(write) : write(values);
  };
}

/** One for all: a field is written from its first to its last character at once. */
const bytes = new JsonBytes();

function writeRoot(member: Member, value: unknown, run: Run): WrittenField {
  const { name } = member;
  if (value === null || value === undefined) return { name, json: writesNull(member) ? NULL : null, value };
  try {
    member.write(value, run);
  } catch (cause) {
    run.out.discard();
    throw cause;
  }
  return { name, json: run.out.take(), value };
}

/** What is written where there is no value. */
export const NULL = Buffer.from('null');
const OPEN = Buffer.from('{');
const CLOSE = Buffer.from('}');

/** The data as one JSON object. */
export function toDataBytes(written: Written): Buffer {
  const pieces: Buffer[] = [OPEN];
  for (const { name, json } of written) {
    if (json === null) continue;
    const comma = pieces.length === 1 ? '' : ',';
    pieces.push(Buffer.from(`${comma}${writeText(name)}:`), json);
  }
  return Buffer.concat([...pieces, CLOSE]);
}

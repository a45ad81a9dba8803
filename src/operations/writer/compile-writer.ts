import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Soon } from '../../terms/after.js';
import { partsOf, type DocumentParts } from '../document-parts.js';
import { SelectionReader } from './selections.js';
import { variablesReader } from './variables.js';
import { FieldCompiler, type FieldOptions } from './write-field.js';
import { JsonBytes } from './json-bytes.js';
import { UNLIMITED } from './room.js';
import type { Run, Variables } from './run.js';
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
  return compileParts(schema, partsOf(document), { keepsNulls, room: UNLIMITED }).write;
}

/** An operation compiled, and its size: fields and spreads, each as often as it stands somewhere. */
export interface Compiled {
  readonly write: WriteDocument;
  readonly selections: number;
}

/** The same for one operation of a document. Throws `NotWritable` where the answer could differ from what GraphQL gives. */
export function compileParts(schema: GraphQLSchema, parts: DocumentParts, options: FieldOptions): Compiled {
  const { operation } = parts;
  const reader = new SelectionReader(schema, parts);
  const compiler = new FieldCompiler(schema, reader, options);
  const roots = compiler.membersOf(schema.getQueryType()!, [
    { selectionSet: operation.selectionSet, conditions: [] },
  ]);
  const read = variablesReader(schema, operation.variableDefinitions ?? []);
  const write: WriteDocument = (given, context) => {
    const run = { variables: read(given), context, out: bytes };
    const selected = roots.filter(({ included }) => included === null || included(run.variables));
    const finish = (values: readonly unknown[]) => (): Written =>
      selected.map((member, at) => writeRoot(member, values[at], run));
    const values = resolveAll(selected, run);
    return values.some((value) => value instanceof Promise)
      ? Promise.all(values).then(finish)
      : finish(values);
  };
  return { write, selections: reader.count };
}

/** Where one throws nobody waits for the promises of those before it, or minds what becomes of them. */
function resolveAll(members: readonly Member[], run: Run): readonly unknown[] {
  const values: unknown[] = [];
  try {
    for (const member of members) values.push(valueOf(member, undefined, run));
  } catch (cause) {
    for (const value of values) if (value instanceof Promise) value.catch(() => undefined);
    throw cause;
  }
  return values;
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
  return Buffer.concat(toDataPieces(written));
}

/** The same in pieces that follow each other. */
export function toDataPieces(written: Written): Buffer[] {
  const pieces: Buffer[] = [OPEN];
  for (const { name, json } of written) {
    if (json === null) continue;
    const comma = pieces.length === 1 ? '' : ',';
    pieces.push(Buffer.from(`${comma}${writeText(name)}:`), json);
  }
  pieces.push(CLOSE);
  return pieces;
}

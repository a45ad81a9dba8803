import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Soon } from '../../terms/after.js';
import { partsOf, type DocumentParts } from '../document-parts.js';
import { SelectionReader } from './selections.js';
import { createVariablesReader } from './variables.js';
import { FieldCompiler, type FieldOptions } from './write-field.js';
import { CLOSE_OBJECT, JsonBytes, OPEN_OBJECT } from './json-bytes.js';
import { UNLIMITED } from './memory-budget.js';
import type { Run, Variables } from './run.js';
import { valueOf, writesNull, type Member } from './member.js';

/** One written field of the query. */
export interface WrittenField {
  readonly name: string;
  /** JSON; null when the field has no value and is omitted. */
  readonly json: Buffer | null;
  /** The value from the resolver; the JSON contains what the document selects of it. */
  readonly value: unknown;
}

/** The data of a document. */
export interface Written {
  /** One JSON object, inside the given frame. */
  readonly data: Buffer;
  /** The fields of the query; their JSON is part of the data. */
  readonly fields: readonly WrittenField[];
}

/** ASCII text around the data. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

/** Writes the data; callable once. */
export type WriteData = (frame?: Frame) => Written;

/**
 * Runs the resolvers of the query and returns the function that writes the data. Throws `NotCoerced` before any
 * resolver runs when the variables do not match their declarations; rethrows what a resolver throws.
 */
export type WriteDocument = (variables: Variables, context: unknown) => Soon<WriteData>;

export interface WriterOptions {
  /** True: as GraphQL prints data. False: omits members without a value unless the schema marks them `@orNull`. */
  readonly keepsNulls: boolean;
}

/** Compiles a valid document of one query. Only fields of the query itself may be promises. */
export function compileWriter(
  schema: GraphQLSchema,
  document: DocumentNode,
  { keepsNulls }: WriterOptions,
): WriteDocument {
  return compileParts(schema, partsOf(document), { keepsNulls, budget: UNLIMITED, isLasting: true }).write;
}

/** A compiled operation and its size: fields and spreads, counted at every occurrence. */
export interface Compiled {
  readonly write: WriteDocument;
  readonly selections: number;
}

/** The same for one operation of a document. Throws `NotWritable` when the answer could differ from GraphQL's. */
export function compileParts(schema: GraphQLSchema, parts: DocumentParts, options: FieldOptions): Compiled {
  const { operation } = parts;
  const reader = new SelectionReader(schema, parts);
  const compiler = new FieldCompiler(schema, reader, options);
  const roots = compiler.membersOf(schema.getQueryType()!, [
    { selectionSet: operation.selectionSet, conditions: [] },
  ]);
  const read = createVariablesReader(schema, operation.variableDefinitions ?? []);
  const write: WriteDocument = (given, context) => {
    const run = { variables: read(given), context, out: bytes, isKept: false, touched: 0 };
    const selected = roots.filter(({ included }) => included === null || included(run.variables));
    const finish =
      (values: readonly unknown[]): WriteData =>
      (frame) =>
        writeWhole(selected, values, { run, frame });
    const values = resolveAll(selected, run);
    return values.some((value) => value instanceof Promise)
      ? Promise.all(values).then(finish)
      : finish(values);
  };
  return { write, selections: reader.count };
}

/** If one throws, the promises before it are not awaited and their outcome is ignored. */
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

/** One shared buffer: a document is written from start to end without interruption. */
const bytes = new JsonBytes();

interface Writing {
  readonly run: Run;
  readonly frame: Frame | undefined;
}

function writeWhole(
  members: readonly Member[],
  values: readonly unknown[],
  { run, frame }: Writing,
): Written {
  const { out } = run;
  try {
    if (frame !== undefined) out.writePlain(frame.before);
    out.writeCharacter(OPEN_OBJECT);
    const stretches = members.map((member, at) => writeRoot(member, values[at], run));
    out.writeCharacter(CLOSE_OBJECT);
    if (frame !== undefined) out.writePlain(frame.after);
    const data = out.take();
    const fields = members.map(({ name }, at): WrittenField => {
      const stretch = stretches[at]!;
      return { name, json: stretch && data.subarray(stretch.from, stretch.to), value: values[at] };
    });
    return { data, fields };
  } catch (cause) {
    out.discard();
    throw cause;
  }
}

/** The position of a field's JSON in the output. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Null: it has no value and is omitted. */
function writeRoot(member: Member, value: unknown, run: Run): Stretch | null {
  const { out } = run;
  const isNull = value === null || value === undefined;
  if (isNull && !writesNull(member)) return null;
  out.writeMember(member.key);
  const from = out.length;
  if (isNull) out.writePlain('null');
  else member.write(value, run);
  return { from, to: out.length };
}

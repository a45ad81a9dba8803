import type { DocumentNode, GraphQLSchema } from 'graphql';
import { partsOf } from '../document-parts.js';
import { SelectionReader, type Variables } from './selections.js';
import { variablesReader } from './variables.js';
import { FieldCompiler } from './write-field.js';
import { writeText } from './write-leaf.js';
import { valueOf, writeValue, type Member, type Run } from './write-object.js';

/** One field of the query, written. */
export interface WrittenField {
  readonly name: string;
  /** JSON; null where the field has no value and is left out. */
  readonly text: string | null;
  /** What the resolver gave: the text shows what the document selects of it. */
  readonly value: unknown;
}

/** The data of a document, a field of the query each. */
export type Written = readonly WrittenField[];

/**
 * Runs a document and writes its data. Throws `NotCoerced` before any resolver runs where the variables are not as
 * the document declares them, and what a resolver throws as it is.
 */
export type WriteDocument = (variables: Variables, context: unknown) => Written | Promise<Written>;

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
    const run = { variables: read(given), context };
    const selected = roots.filter(({ included }) => included === null || included(run.variables));
    const written = selected.map((member) => writeRoot(member, run));
    if (isSettled(written)) return written;
    return Promise.all(written.map((one) => Promise.resolve(one)));
  };
}

function isSettled(written: readonly (WrittenField | Promise<WrittenField>)[]): written is Written {
  return !written.some((one) => one instanceof Promise);
}

function writeRoot(member: Member, run: Run): WrittenField | Promise<WrittenField> {
  const finish = (value: unknown): WrittenField => ({
    name: member.name,
    text: writeValue(member, value, run),
    value,
  });
  const value = valueOf(member, undefined, run);
  return value instanceof Promise ? value.then(finish) : finish(value);
}

/** The data as one JSON object. */
export function toDataText(written: Written): string {
  let members = '';
  for (const { name, text } of written)
    if (text !== null) members += `${members === '' ? '' : ','}${writeText(name)}:${text}`;
  return `{${members}}`;
}

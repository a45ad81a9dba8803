import { createHash } from 'node:crypto';
import { parse, validate, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { memoize } from '../terms/lazily.js';
import { storedDocuments, type StoredDocumentName } from '../generated/stored-text.js';
import type { Operation } from './operation.js';
import { registry } from './registry.js';
import { compilePrint, type PrintData } from './answer-shape.js';
import { compileWriter, type WriteDocument } from './writer/compile-writer.js';

/** A document of src/operations/documents/ that fits the schema. */
export interface StoredDocument {
  readonly name: StoredDocumentName;
  readonly text: string;
  /** Hexadecimal SHA-256 of the text: the id under which GraphQL clients may name it instead of sending it. */
  readonly sha256: string;
  readonly document: DocumentNode;
  /** Runs it. Without a promise in any resolver the result is there at once. */
  readonly run: (variables: object, context: unknown) => ExecutionResult | Promise<ExecutionResult>;
  readonly print: PrintData;
  /** Runs it and writes the data as JSON, as REST prints it: the text of `print` over the data of `run`. */
  readonly writePrinted: WriteDocument;
  /** True: running it twice does no more than running it once. Reports are made and kept. */
  readonly isPure: boolean;
  /** It takes one request of the smaller budget, as its route over REST does. */
  readonly isHeavy: boolean;
  /** Runs it and writes the data as JSON, as GraphQL has it. */
  readonly writeData: WriteDocument;
}

/** Every stored document, by name and by hash. */
export interface StoredDocuments {
  named(name: StoredDocumentName): StoredDocument;
  findByHash(sha256: string): StoredDocument | null;
  findByText(text: string): StoredDocument | null;
  readonly all: readonly StoredDocument[];
}

/**
 * All stored documents, compiled when they are first asked for. Throws when one does not fit the schema, so that a bad
 * build never serves.
 */
export function readStoredDocuments(schema: GraphQLSchema): StoredDocuments {
  const names = Object.keys(storedDocuments) as StoredDocumentName[];
  const all = names.map((name) => readDocument(schema, name));
  const byName = new Map(all.map((document) => [document.name, document]));
  const byHash = new Map(all.map((document) => [document.sha256, document]));
  const byText = new Map(all.map((document) => [document.text, document]));
  return {
    all,
    named: (name) => byName.get(name)!,
    findByHash: (sha256) => byHash.get(sha256.toLowerCase()) ?? null,
    findByText: (text) => byText.get(text.trim()) ?? null,
  };
}

const HEAVY = registry.filter((row): row is Operation => row.kind === 'query' && row.heavy === true);
const HEAVY_DOCUMENTS: ReadonlySet<string> = new Set(HEAVY.map((row) => row.document));
/** Documents whose resolvers keep something. */
const KEEPING: ReadonlySet<string> = new Set(
  HEAVY.filter((row) => row.idempotent).map((row) => row.document),
);

/** What answers are made with is compiled when it is first asked for: the start waits for the check alone. */
function readDocument(schema: GraphQLSchema, name: StoredDocumentName): StoredDocument {
  const text = storedDocuments[name];
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`Stored document ${name} does not fit the schema: ${error.message}`);
  const query = memoize(() => compileRun(schema, name, document));
  const print = memoize(() => compilePrint(schema, document));
  const writePrinted = memoize(() => compileWriter(schema, document, { keepsNulls: false }));
  const writeData = memoize(() => compileWriter(schema, document, { keepsNulls: true }));
  return {
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    document,
    run: (variables, context) => query()(undefined, context, variables),
    print: (data) => print()(data),
    isPure: !KEEPING.has(name),
    isHeavy: HEAVY_DOCUMENTS.has(name),
    writePrinted: (variables, context) => writePrinted()(variables, context),
    writeData: (variables, context) => writeData()(variables, context),
  };
}

function compileRun(
  schema: GraphQLSchema,
  name: StoredDocumentName,
  document: DocumentNode,
): CompiledQuery['query'] {
  const compiled = compileQuery(schema, document, name, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) throw new Error(`Stored document ${name} cannot be compiled`);
  return compiled.query;
}

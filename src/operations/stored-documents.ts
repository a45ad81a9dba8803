import { createHash } from 'node:crypto';
import {
  execute,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { memoize } from '../terms/lazily.js';
import { storedDocuments, type StoredDocumentName } from '../generated/stored-text.js';
import type { Operation } from './operation.js';
import { registry } from './registry.js';
import { compileWriter, type WriteDocument } from './writer/compile-writer.js';

/** A document in src/operations/documents/ that is valid for the schema. */
export interface StoredDocument {
  readonly name: StoredDocumentName;
  readonly text: string;
  /** Hexadecimal SHA-256 of the text: the id that GraphQL clients may send instead of the text. */
  readonly sha256: string;
  readonly document: DocumentNode;
  /** Runs it by graphql-js, which reports every error and its place, in more time than a writer takes. */
  readonly run: (
    variables: ExecutionArgs['variableValues'],
    context: unknown,
  ) => ExecutionResult | Promise<ExecutionResult>;
  /** Runs it and writes the data as JSON for REST and MCP, without the members that have no value. */
  readonly writePrinted: WriteDocument;
  /** True: it is safe to run twice. False for documents that create and store reports. */
  readonly isPure: boolean;
  /** It counts against the smaller budget, as its REST route does. */
  readonly isHeavy: boolean;
  /** Runs it and writes the data as JSON, as GraphQL does. */
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
 * All stored documents, each compiled on first use. Throws when one is not valid for the schema, so that a bad build
 * never serves.
 */
export function readStoredDocuments(schema: GraphQLSchema): StoredDocuments {
  const names = Object.keys(storedDocuments) as StoredDocumentName[];
  const all = names.map((name) => readStoredDocument(schema, name));
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
/** Documents whose resolvers store something. */
const KEEPING: ReadonlySet<string> = new Set(
  HEAVY.filter((row) => row.idempotent).map((row) => row.document),
);

/** One document; its writers are compiled on first use. Throws where it is not valid for the schema. */
export function readStoredDocument(schema: GraphQLSchema, name: StoredDocumentName): StoredDocument {
  const text = storedDocuments[name];
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`Stored document ${name} does not fit the schema: ${error.message}`);
  const writePrinted = memoize(() => compileWriter(schema, document, { keepsNulls: false }));
  const writeData = memoize(() => compileWriter(schema, document, { keepsNulls: true }));
  return {
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    document,
    run: (variableValues, contextValue) => execute({ schema, document, variableValues, contextValue }),
    isPure: !KEEPING.has(name),
    isHeavy: HEAVY_DOCUMENTS.has(name),
    writePrinted: (variables, context) => writePrinted()(variables, context),
    writeData: (variables, context) => writeData()(variables, context),
  };
}

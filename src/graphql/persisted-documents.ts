import { createHash } from 'node:crypto';
import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import * as z from 'zod';
import { knownOperations } from './known-operations.js';
import { limitRules } from './limits/rules.js';
import { GRAPH_LIMITS } from './limits/too-complex.js';

/** Texts of documents by the hexadecimal SHA-256 that clients send in their place. */
export type PersistedDocuments = ReadonlyMap<string, string>;

/** What Apollo's tools write. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});

/** What GraphQL Code Generator and Relay write: texts by hash. */
const textsByHash = z.record(z.string(), z.string());

/**
 * Reads the documents that a client's build made. Throws when the text is no such file, when a hash is not the SHA-256 of its
 * text, or when a document does not fit the schema or the limits of queries: a server never starts with half of them.
 */
export function readPersistedDocuments(text: string, schema: GraphQLSchema): PersistedDocuments {
  const documents = new Map(
    readManifest(text).map(([id, document]) => [id.replace(/^sha256:/, '').toLowerCase(), document] as const),
  );
  for (const [hash, document] of documents) {
    const refused = refusalOf(hash, document, schema);
    if (refused !== null) throw refuse(`document ${hash.slice(0, 64)}: ${refused}`);
  }
  return documents;
}

/** Ids, with `sha256:` before the hash where the tool writes it, and texts. */
function readManifest(text: string): readonly (readonly [string, string])[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('this is not JSON');
  }
  const manifest = apolloManifest.safeParse(json);
  if (manifest.success) return manifest.data.operations.map(({ id, body }) => [id, body]);
  const texts = textsByHash.safeParse(json);
  if (texts.success) return Object.entries(texts.data);
  throw refuse(
    'write an object with the text of each document by its SHA-256, or a persisted query manifest of Apollo',
  );
}

function refuse(message: string): Error {
  return new Error(`PERSISTED_DOCUMENTS: ${message}`);
}

function refusalOf(hash: string, document: string, schema: GraphQLSchema): string | null {
  if (createHash('sha256').update(document).digest('hex') !== hash)
    return 'this is not the SHA-256 of its text: set the hash algorithm of the build to sha256';
  try {
    const rules = [...limitRules, knownOperations, ...specifiedRules];
    const [error] = validate(schema, parse(document, { maxTokens: GRAPH_LIMITS.tokens }), rules, {
      maxErrors: 1,
    });
    return error?.message ?? null;
  } catch (failure) {
    if (failure instanceof GraphQLError) return failure.message;
    throw failure;
  }
}

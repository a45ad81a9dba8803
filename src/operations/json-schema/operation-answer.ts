import type { GraphQLSchema } from 'graphql';
import type { Operation } from '../operation.js';
import type { StoredDocuments } from '../stored-documents.js';
import { deriveAnswerSchema } from './answer-schema.js';
import type { JsonSchema } from './json-schema.js';

/** What an operation answers over REST and MCP. */
export function answerSchemaOf(
  { document, unwrap }: Operation,
  { schema, documents }: { readonly schema: GraphQLSchema; readonly documents: StoredDocuments },
): JsonSchema {
  const answer = deriveAnswerSchema(schema, documents.named(document).document);
  return unwrap === null ? answer.data : answer.rootField(unwrap);
}

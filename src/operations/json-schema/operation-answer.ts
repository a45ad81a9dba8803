import type { GraphQLSchema } from 'graphql';
import type { Operation } from '../operation.js';
import type { StoredDocuments } from '../stored-documents.js';
import { readAnswer } from './answer-node.js';
import { AnswerSchemas } from './answer-schemas.js';
import type { JsonSchema } from './json-schema.js';

/** The schema of one operation's answer over REST and MCP, self-contained: its objects are under `$defs`. */
export function answerSchemaOf(
  { id, document, unwrap }: Operation,
  { schema, documents }: { readonly schema: GraphQLSchema; readonly documents: StoredDocuments },
): JsonSchema {
  const answer = readAnswer(schema, documents.named(document).document);
  const named = new AnswerSchemas({ prefix: '#/$defs/' });
  for (const { value } of answer.members.values()) named.noteValue(value, id);
  const definitions = new Map<string, JsonSchema>();
  const body =
    unwrap === null
      ? named.buildObjectSchema(answer, definitions)
      : named.schemaOf(answer.members.get(unwrap)!.value, definitions);
  return { ...body, $defs: Object.fromEntries(definitions) };
}

import { describe, expect, it } from '@jest/globals';
import { RESPONSE_EXAMPLES } from '../../src/generated/response-examples.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { answerSchemaOf } from '../../src/operations/json-schema/operation-answer.js';
import type { Operation } from '../../src/operations/operation.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import type { Arguments } from '../support/call-operation.js';
import { faultsOf } from '../support/fits-schema.js';
import { toExample, writeResponseExamples } from '../support/response-examples.js';

const schema = buildSchema();
const documents = readStoredDocuments(schema);
/** Set by `npm run generate:examples`. */
const isWriting = process.env.WRITE_EXAMPLES !== undefined;

interface Asked {
  readonly operations: readonly Operation[];
  readonly call: (operation: Operation, given: Arguments) => Promise<Response>;
}

export function describeResponseExamples({ operations, call }: Asked): void {
  describe('the answers that the documentation shows', () => {
    const shown = operations.filter(({ file }) => !file);
    const made = new Map<string, unknown>();

    it.each(shown.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
      const response = await call(operation, operation.examples[0].arguments);
      expect(response.status).toBe(200);
      const example = toExample(await response.json());
      made.set(id, example);
      const answer = answerSchemaOf(operation, { schema, documents });
      expect(faultsOf(example, answer)).toEqual([]);
      if (isWriting) return;
      expect(faultsOf(RESPONSE_EXAMPLES[id], answer)).toEqual([]);
      // What an account holds depends on what was asked before. Cure: npm run generate:examples
      if (!operation.readsAccount) expect(RESPONSE_EXAMPLES[id]).toEqual(example);
    });

    it('are those of every operation that answers with JSON', async () => {
      if (isWriting) await writeResponseExamples(made);
      const names = isWriting ? [...made.keys()].sort() : Object.keys(RESPONSE_EXAMPLES);
      expect(names).toEqual(shown.map(({ id }) => id).sort());
    });
  });
}

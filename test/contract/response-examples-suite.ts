import { describe, expect, it } from '@jest/globals';
import { RESPONSE_EXAMPLES } from '../../src/generated/response-examples.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { answerSchemaOf } from '../../src/operations/json-schema/operation-answer.js';
import type { BatchOperation, Operation, ProtocolOperation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import type { RunningServer } from '../server/support/running-server.js';
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
  readonly server: () => RunningServer;
  /** What the start of an audit was answered with. */
  readonly started: () => unknown;
}

/** Asks a row that no document answers. A file and a removal are answered with no JSON. */
function ask(row: BatchOperation | ProtocolOperation, { url, betaKey }: RunningServer): Promise<Response> {
  const headers = { Authorization: `Bearer ${betaKey}`, Accept: 'application/json' };
  if (row.method === 'GET') return fetch(url + row.path, { headers });
  const sent = { ...headers, 'Content-Type': 'application/json' };
  return fetch(url + row.path, { method: 'POST', headers: sent, body: JSON.stringify(row.example) });
}

/** Without the schemas of tools, which are pages long: `tools/list` has them. */
function withoutSchemas(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      name === 'inputSchema' || name === 'outputSchema' ? undefined : value,
    ),
  );
}

export function describeResponseExamples({ operations, call, server, started }: Asked): void {
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

    const others = registry.filter(
      (row): row is BatchOperation | ProtocolOperation => row.kind === 'batch' || row.kind === 'protocol',
    );

    it.each(others.map((row) => [row.id, row] as const))('%s', async (id, row) => {
      const response = await ask(row, server());
      expect(response.status).toBe(200);
      const example = toExample(withoutSchemas(await response.json()));
      made.set(id, example);
      if (!isWriting) expect(RESPONSE_EXAMPLES[id]).toEqual(example);
    });

    it('startEntryAudit', () => {
      const example = toExample(started());
      made.set('startEntryAudit', example);
      if (!isWriting) expect(RESPONSE_EXAMPLES.startEntryAudit).toEqual(example);
    });

    it('are those of every operation that answers with JSON', async () => {
      if (isWriting) await writeResponseExamples(made);
      const names = isWriting ? [...made.keys()].sort() : Object.keys(RESPONSE_EXAMPLES);
      expect(names).toEqual([...shown, ...others, { id: 'startEntryAudit' }].map(({ id }) => id).sort());
    });
  });
}

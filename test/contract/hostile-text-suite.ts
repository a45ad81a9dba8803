import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../../src/operations/operation.js';
import { callOperation, type Arguments } from '../support/call-operation.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { bodyOf, sendTo } from '../server/support/graph-client.js';
import type { RunningServer } from '../server/support/running-server.js';

type Json = Record<string, unknown>;

/** What a query language or a pattern would read as more than words, and what no database takes. */
const WITH_WORDS = [
  "'; DROP TABLE adcvd_case; --",
  "x' OR '1'='1",
  'a:* <-> !b',
  'a\u0000b',
  '-garlic "',
  'garlic or',
];
const WITHOUT_WORDS = ['%', '_', '& |', '((', '\\', '"', '%%%', '\u0000'];
const MAX_CHARACTERS = 1000;

export interface HostileParts {
  readonly operations: readonly Operation[];
  readonly server: () => RunningServer;
  readonly documentId: (operation: Operation) => string;
}

/** B12: text that a query language would understand is words, or refused. */
export function describeHostileText({ operations, server, documentId }: HostileParts): void {
  const ask = (operation: Operation, given: Arguments) =>
    callOperation(server(), { operation, given, key: server().betaKey });
  const askGraph = async (operation: Operation, variables: object) =>
    bodyOf(
      await sendTo(
        server(),
        { documentId: documentId(operation), variables },
        { Authorization: `Bearer ${server().betaKey}` },
      ),
    );
  // Documents have hostile files of their own: test/faults.
  const texts = operations
    .filter(({ group }) => group !== 'Documents')
    .flatMap((operation) =>
      operation.parameters
        .filter(({ type }) => type === 'text')
        .map(({ name }) => [`${operation.id} ${name}`, operation, name] as const),
    );
  const searches = operations.flatMap((operation) => {
    const words = operation.parameters.find(({ name }) => name === 'q');
    return words ? [[operation.id, operation, words] as const] : [];
  });

  describe('text that a query language would understand', () => {
    it.each(texts)('%s: is answered or refused, never an error', async (_name, operation, name) => {
      const [{ arguments: given }] = operation.examples;
      for (const text of [...WITH_WORDS, ...WITHOUT_WORDS]) {
        const response = await ask(operation, { ...given, [name]: text });
        const answer = await response.text();
        if (response.status === 200) continue;
        expect([text, answer]).toEqual([
          text,
          expect.stringMatching(/dutygraph:\/\/errors\/(invalid|not-found|malformed)/),
        ]);
        expect(answer).not.toMatch(/syntax error|pg_|tsquery|SELECT/);
      }
    });

    it.each(searches)('%s: wildcards and operators alone find nothing', async (_id, operation) => {
      for (const q of WITHOUT_WORDS) {
        const response = await ask(operation, { q });
        const body = (await response.json()) as Json & { totalCount?: number; detail?: string };
        expect([q, response.status === 400 ? body.detail : body.totalCount]).toEqual([
          q,
          response.status === 400 ? expect.stringContaining('q') : 0,
        ]);
      }
    });

    it.each(searches)('%s: up to 1,000 characters', async (_id, operation, { variable }) => {
      const longest = 'ab '.repeat(MAX_CHARACTERS).slice(0, MAX_CHARACTERS);
      expect((await ask(operation, { q: longest })).status).toBe(200);
      const { errors = [] } = await expectProblem(
        await ask(operation, { q: `${longest}c` }),
        400,
        'invalid-parameter',
      );
      expect(errors.map(({ parameter }) => parameter)).toEqual(['q']);
      await expectProblem(await ask(operation, { q: 'a'.repeat(10 * 1024) }), 414, 'uri-too-long');
      const [first, last] = variable.split('.');
      const value = 'a'.repeat(10 * 1024);
      const graph = await askGraph(operation, { [first!]: last ? { [last]: value } : value });
      expect(graph.errors?.[0]?.extensions.type).toBe('dutygraph://errors/invalid-parameter');
      expect(JSON.stringify(graph)).not.toContain('a'.repeat(65));
    });
  });
}

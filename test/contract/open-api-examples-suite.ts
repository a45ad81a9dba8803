import { describe, expect, it } from '@jest/globals';
import { registry } from '../../src/operations/registry.js';
import {
  betaOpenApi,
  examplesOf,
  operationsOf,
  toFetch,
  type AddressedOperation,
} from '../support/open-api.js';
import { expectProblem } from '../server/support/expect-problem.js';
import type { RunningServer } from '../server/support/running-server.js';

type Json = Record<string, unknown>;

export interface OpenApiExamples {
  /** How many the operations of the registry have. */
  readonly examples: number;
  readonly server: () => RunningServer;
  /** The identifier of what exists, where an example names one of the account. */
  readonly idOf: (at: { readonly path: string }) => string | null;
}

const transfers = new Set(registry.filter(({ kind }) => kind === 'transfer').map(({ id }) => id));
const isTransfer = ({ operation }: AddressedOperation): boolean => transfers.has(operation.operationId);

/** The document as it is served, and each of its examples sent as it stands. */
export function describeOpenApiExamples({ examples, server, idOf }: OpenApiExamples): void {
  describe('the OpenAPI document', () => {
    const described = operationsOf(betaOpenApi()).flatMap((at) =>
      at.operation.deprecated || isTransfer(at)
        ? []
        : [...examplesOf(at)].map(([name, values]) => [at, name, values] as const),
    );
    const named = described.map(
      ([at, name, values]) => [`${at.operation.operationId}: ${name}`, at, values] as const,
    );

    it('has the examples of the registry, and one call for each row that no document answers', () => {
      const others = registry.filter(
        ({ kind }) => kind !== 'query' && kind !== 'gone' && kind !== 'transfer',
      );
      expect(named).toHaveLength(examples + others.length);
    });

    // Every response of the server is compared with the document: running-server.ts.
    it.each(named)('%s is answered as it stands', async (_name, at, values) => {
      const id = idOf(at);
      const path = id === null ? {} : { id };
      const { target, init } = toFetch(at, { ...values, parameters: { ...values.parameters, ...path } });
      const headers = { ...(init.headers as object), Authorization: `Bearer ${server().betaKey}` };
      expect((await fetch(server().url + target, { ...init, headers })).status).toBe(200);
    });

    it('is served to everybody without closed operations, and to entitled keys with them', async () => {
      const ask = (path: string, key?: string) =>
        fetch(server().url + path, key === undefined ? {} : { headers: { Authorization: `Bearer ${key}` } });
      const open = await ask('/openapi.json');
      expect(open.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(((await open.json()) as Json).openapi).toBe('3.1.1');
      expect(await (await ask('/openapi.beta.json', server().betaKey)).json()).toEqual(betaOpenApi());
      await expectProblem(await ask('/openapi.beta.json', server().key), 403, 'closed-beta');
      await expectProblem(await ask('/openapi.beta.json'), 401, 'unauthorized');
    });
  });
}

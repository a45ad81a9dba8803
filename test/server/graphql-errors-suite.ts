import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storedDocuments } from '../../src/generated/stored-text.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { expectProblem } from './support/expect-problem.js';
import { fixtureSnapshots } from './support/fixture-snapshots.js';
import { bodyOf, expectGraphError, sendTo, STATUS, type GraphBody } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeGraphqlErrors(): void {
  describe('errors', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      sendTo(server, body, headers);

    it('of the text', async () => {
      await expectGraphError(await send({ query: '{ a' }), 'GRAPHQL_PARSE_FAILED', 'malformed-request');
    });

    it('of the fields, without a name of the schema that the caller did not write', async () => {
      const { errors } = await expectGraphError(
        await send({ query: '{ regulatoryDataStatu { dataVersion } }' }),
        'GRAPHQL_VALIDATION_FAILED',
        'invalid-parameter',
      );
      expect(errors![0]!.message).toBe('Cannot query field "regulatoryDataStatu" on type "Query".');
    });

    it('of a kind of operation that the graph does not have', async () => {
      await expectGraphError(
        await send({ query: 'subscription { x }' }),
        'GRAPHQL_VALIDATION_FAILED',
        'invalid-parameter',
      );
    });

    it('of the operation name', async () => {
      await expectGraphError(
        await send({ query: STATUS, operationName: 'other' }),
        'OPERATION_RESOLUTION_FAILURE',
        'malformed-request',
      );
    });

    it.each([
      {},
      { query: 1 },
      { query: STATUS, variables: [] },
      { query: STATUS, operationName: {} },
      { query: STATUS, extensions: 'x' },
      'text',
    ])(
      'of a body that is no GraphQL request: %j',
      async (body) => void (await expectProblem(await send(body), 400, 'malformed-request')),
    );

    it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
      'of a form: %s',
      async (type) => {
        await expectProblem(
          await send({ query: STATUS }, { 'Content-Type': type }),
          415,
          'unsupported-media-type',
        );
      },
    );

    it('of an operation that costs too much, whatever is accepted', async () => {
      const one =
        'dutyTimeline(input: { hts: "7326.90.86.88", origin: "CN", value: "1" }) { periods { difference } }';
      const query = `{ ${Array.from({ length: 15 }, (_, at) => `f${at}: ${one}`).join(' ')} }`;
      for (const Accept of ['application/json', 'application/graphql-response+json']) {
        const response = await send({ query }, { Accept });
        expect(response.status).toBe(400);
        const [error] = (await bodyOf(response)).errors!;
        expect(error!.message).toMatch(/^The operation costs \d+: ask for at most 10000 at once\.$/);
        expect(error!.extensions).not.toHaveProperty('http');
      }
    });

    it('of an operation that runs too long, at its next field with a weight', async () => {
      let elapsed = 0;
      const clock = { now: () => new Date('2026-11-20T12:00:00Z'), elapsed: () => (elapsed += 3_000) };
      const pressure = { maxInFlight: 10, maxDelayMs: Infinity };
      const slow = await startServer({ clock, pressure });
      const query =
        '{ a: chapter99Rules(first: 1) { totalCount } b: chapter99Rules(first: 1) { totalCount } }';
      const { errors } = await bodyOf(await sendTo(slow, { query }));
      const ended = errors!.filter(({ extensions }) => extensions.code === 'QUERY_TOO_COMPLEX');
      expect(ended.map(({ path }) => path)).toEqual([['b']]);
      expect(ended[0]!.message).toBe('The operation ran for more than 5000 ms: ask for less in one query.');
      await slow.stop();
    });

    it('of our own are hidden, logged and traced', async () => {
      const broken = {
        dataVersion: 'f'.repeat(64),
        get coverage(): never {
          throw new Error('secret detail of the inside');
        },
      } as unknown as Snapshot;
      const failing = await startServer({ snapshots: { ...fixtureSnapshots, getCurrent: () => broken } });
      for (const query of [STATUS, storedDocuments.getRegulatoryDataStatus]) {
        const response = await sendTo(failing, { query });
        const text = await response.text();
        expect(text).not.toMatch(/secret|\bat .*\.ts/);
        const body = JSON.parse(text) as GraphBody;
        expect(body.data).toBeNull();
        expect(body.errors).toMatchObject([
          {
            message: 'Internal server error',
            path: ['regulatoryDataStatus'],
            extensions: {
              code: 'INTERNAL_SERVER_ERROR',
              type: 'dutygraph://errors/internal-error',
              traceId: response.headers.get('x-service-trace-id'),
            },
          },
        ]);
        const logged = failing.logged.filter(({ message }) => message === 'resolver failed');
        expect(logged.at(-1)!.fields).toMatchObject({ traceId: response.headers.get('x-service-trace-id') });
      }
      await expectProblem(await fetch(`${failing.url}/v1/regulatory-data/status`), 500, 'internal-error');
      await failing.stop();
    });
  });
}

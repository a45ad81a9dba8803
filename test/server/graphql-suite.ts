import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { storedDocuments } from '../../src/generated/stored-text.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import { expectProblem } from './support/expect-problem.js';
import { bodyOf, expectGraphError, sendTo, STATUS, type GraphBody } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeGraphql(): void {
  describe('GraphQL over HTTP', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      sendTo(server, body, headers);

    describe('an operation', () => {
      it('is answered, with its cost', async () => {
        const response = await send({ query: STATUS });
        expect(response.status).toBe(200);
        const body = await bodyOf(response);
        expect(body.data!.regulatoryDataStatus!.dataVersion).toBe(response.headers.get('data-version'));
        expect(body.extensions!.cost).toEqual({ requested: 1, maximum: 10_000 });
      });

      it.each([
        ['application/json', 'application/json; charset=utf-8'],
        ['*/*', 'application/json; charset=utf-8'],
        [
          'application/graphql-response+json, application/json;q=0.9',
          'application/graphql-response+json; charset=utf-8',
        ],
      ])('accepting %s is answered as %s, ad hoc or stored', async (accept, type) => {
        for (const query of [STATUS, storedDocuments.getRegulatoryDataStatus]) {
          expect((await send({ query }, { Accept: accept })).headers.get('content-type')).toBe(type);
        }
      });

      it('accepting something else is 406', async () => {
        await expectProblem(await send({ query: STATUS }, { Accept: 'text/html' }), 406, 'not-acceptable');
      });

      it('may come by GET when no other page can have sent it', async () => {
        const url = `${server.url}/graphql?query=${encodeURIComponent(STATUS)}`;
        const headers = { Authorization: `Bearer ${server.key}` };
        await expectProblem(await fetch(url, { headers }), 400, 'malformed-request');
        expect(
          (await fetch(url, { headers: { ...headers, 'Apollo-Require-Preflight': 'true' } })).status,
        ).toBe(200);
      });
    });

    describe('stored documents', () => {
      const documents = readStoredDocuments(buildSchema());

      it.each(documents.all.map((document) => [document.name, document] as const))(
        '%s has no limit of size and equals its text',
        async (_name, document) => {
          const persistedQuery = { version: 1, sha256Hash: document.sha256 };
          const answers = await Promise.all(
            [
              { query: document.text },
              { extensions: { persistedQuery } },
              { documentId: `sha256:${document.sha256}` },
            ].map(async (body) => {
              const answer = await bodyOf(await send(body));
              return JSON.stringify({ ...answer, traces: null }).replace(
                /[0-9a-f]{32}(?![0-9a-f])/g,
                'trace',
              );
            }),
          );
          expect(new Set(answers).size).toBe(1);
        },
      );

      it('give the same data as Apollo Server', async () => {
        const text = storedDocuments.getRegulatoryDataStatus;
        const stored = await bodyOf(await send({ query: text }));
        const adHoc = await bodyOf(await send({ query: `${text} # not the stored text` }));
        const withoutTrace = ({ data }: GraphBody): unknown => ({
          ...data!.regulatoryDataStatus,
          _meta: null,
        });
        expect(withoutTrace(stored)).toEqual(withoutTrace(adHoc));
      });

      it('by GET have an entity tag, and 304 for who has it', async () => {
        const document = documents.named('getRegulatoryDataStatus');
        const get = (headers: Record<string, string> = {}): Promise<Response> =>
          fetch(`${server.url}/graphql?documentId=sha256:${document.sha256}`, {
            headers: {
              Authorization: `Bearer ${server.key}`,
              'Apollo-Require-Preflight': 'true',
              ...headers,
            },
          });
        const first = await get();
        const tag = first.headers.get('etag')!;
        expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
        const second = await get({ 'If-None-Match': tag });
        expect([second.status, await second.text()]).toEqual([304, '']);
        expect((await get({ 'If-None-Match': 'W/"other"' })).status).toBe(200);
      });

      it('callers may register their own by hash', async () => {
        const query = '{ regulatoryDataStatus { dataVersion firstCoveredDate } }';
        const sha256Hash = createHash('sha256').update(query).digest('hex');
        const extensions = { persistedQuery: { version: 1, sha256Hash } };
        expect((await bodyOf(await send({ extensions }))).errors![0]!.message).toBe('PersistedQueryNotFound');
        const registered = await bodyOf(await send({ query, extensions }));
        expect(registered.errors).toBeUndefined();
        expect((await bodyOf(await send({ extensions }))).data).toEqual(registered.data);
      });

      it('a document that is not the one of the hash is malformed', async () => {
        const persistedQuery = { version: 1, sha256Hash: '0'.repeat(64) };
        const response = await send({ query: '{ __typename }', extensions: { persistedQuery } });
        expect(response.status).toBe(400);
        await expectGraphError(response, 'PERSISTED_QUERY_HASH_MISMATCH', 'malformed-request');
        const other = await send({ query: '{ __typename }', extensions: { persistedQuery: { version: 2 } } });
        await expectGraphError(other, 'PERSISTED_QUERY_VERSION_UNSUPPORTED', 'malformed-request');
      });

      it('an unknown hash is not found', async () => {
        const body = await bodyOf(
          await send({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }),
        );
        expect(body.errors![0]).toMatchObject({
          message: 'PersistedQueryNotFound',
          extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
        });
      });
    });

    describe('documents sent again', () => {
      it('are compiled and answer the same, errors and operation names too', async () => {
        const query =
          'query A($on: Date) { dutyInfo(input: { hts: "9999.99.99.99", origin: "CN", date: $on }) { htsCode } } query B { regulatoryDataStatus { dataVersion __typename } }';
        const answersOf = async (operationName: string, variables = {}): Promise<unknown[]> => {
          const answers: unknown[] = [];
          for (let time = 0; time < 3; time += 1) {
            const response = await send({ query, operationName, variables });
            const text = (await response.text()).replace(/"traceId":"\w+"/g, '"traceId":"-"');
            answers.push([response.status, JSON.parse(text)]);
          }
          return answers;
        };
        for (const answers of [
          await answersOf('A'),
          await answersOf('A', { on: 'never' }),
          await answersOf('B'),
          await answersOf('C'),
        ]) {
          expect(answers[1]).toEqual(answers[0]);
          expect(answers[2]).toEqual(answers[0]);
        }
      });
    });

    describe('closed beta', () => {
      const LIFECYCLE = '{ adcvdLifecycle(caseNumber: "A-570-890") { order { caseNumber } } }';
      const fieldsFor = async (key: string): Promise<readonly string[]> => {
        const query = '{ __schema { queryType { fields { name } } directives { name } types { name } } }';
        const { data } = await bodyOf(await send({ query }, { Authorization: `Bearer ${key}` }));
        return JSON.stringify(data).match(/(?<="name":")\w+/g)!;
      };

      it('is not there for keys without the entitlement, names of types included', async () => {
        const [others, entitled] = [await fieldsFor(server.key), await fieldsFor(server.betaKey)];
        expect(others).not.toContain('adcvdLifecycle');
        expect(others).not.toContain('AdcvdLifecycle');
        expect(others).not.toContain('closedBeta');
        expect(others).toContain('adcvdCheck');
        expect(entitled).toEqual(expect.arrayContaining(['adcvdLifecycle', 'AdcvdLifecycle', 'closedBeta']));
        const refused = await send({ query: LIFECYCLE });
        const { errors } = await expectGraphError(refused, 'GRAPHQL_VALIDATION_FAILED', 'invalid-parameter');
        expect(errors![0]!.message).not.toMatch(/Did you mean.*lifecycle/i);
      });

      it('is there for entitled ones', async () => {
        const body = await bodyOf(
          await send({ query: LIFECYCLE }, { Authorization: `Bearer ${server.betaKey}` }),
        );
        expect(body.errors?.[0]?.extensions.code).not.toBe('GRAPHQL_VALIDATION_FAILED');
      });

      it('stored documents refuse it too', async () => {
        const body = await bodyOf(
          await send({ query: storedDocuments.getAdcvdLifecycle, variables: { caseNumber: 'A-570-890' } }),
        );
        expect(body.errors![0]!.extensions.code).toBe('CLOSED_BETA');
      });
    });

    /** Answering a refused document 200 when asked for application/json would hide it from programs that read the status. */
    const ANSWERED_400 = ['572B', 'FDE2', '7B9B'];

    describe('the GraphQL-over-HTTP audit', () => {
      const fetchFn = (url: string, request: RequestInit = {}): Promise<Response> => {
        const headers = new Headers(request.headers);
        headers.set('Authorization', `Bearer ${server.key}`);
        headers.set('Apollo-Require-Preflight', 'true');
        return fetch(url, { ...request, headers });
      };

      it('finds no error, and warns of three statuses', async () => {
        const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn });
        const results = await Promise.all(audits.map((audit) => audit.fn()));
        const notOk = results.filter(({ status }) => status !== 'ok').map(({ id, status }) => [id, status]);
        expect(notOk).toEqual(ANSWERED_400.map((id) => [id, 'warn']));
        expect(results.length).toBeGreaterThan(55);
      });
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { storedDocuments } from '../../../src/generated/stored-text.js';
import { buildSchema } from '../../../src/graphql/schema.js';
import { compileStoredDocuments } from '../../../src/operations/stored-documents.js';
import { expectProblem } from './support/expect-problem.js';
import { bodyOf, expectGraphError, sendTo, STATUS, type GraphBody } from './support/graph-client.js';
import { closeSharedDatabase, startServer, type RunningServer } from './support/running-server.js';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

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
    expect((await fetch(url, { headers: { ...headers, 'Apollo-Require-Preflight': 'true' } })).status).toBe(
      200,
    );
  });
});

describe('stored documents', () => {
  const documents = compileStoredDocuments(buildSchema());

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
          return JSON.stringify({ ...answer, traces: null }).replace(/[0-9a-f]{32}(?![0-9a-f])/g, 'trace');
        }),
      );
      expect(new Set(answers).size).toBe(1);
    },
  );

  it('give the same data as Apollo Server', async () => {
    const text = storedDocuments.getRegulatoryDataStatus;
    const stored = await bodyOf(await send({ query: text }));
    const adHoc = await bodyOf(await send({ query: `${text} # not the stored text` }));
    const withoutTrace = ({ data }: GraphBody): unknown => ({ ...data!.regulatoryDataStatus, _meta: null });
    expect(withoutTrace(stored)).toEqual(withoutTrace(adHoc));
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

describe('limits', () => {
  const nested = (levels: number): string => `{ ${'a { '.repeat(levels)}b${' }'.repeat(levels)} }`;

  it.each([
    ['60 levels', nested(60)],
    [
      '60 levels in fragments',
      `query { ...f0 } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { a { ...f${n + 1} } }`).join(' ')} fragment f60 on Query { b }`,
    ],
    ['1,000 aliases', `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['16 aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['5,000 directives', `{ __typename ${'@include(if: true) '.repeat(5000)} }`],
    ['100,000 tokens', `{ ${'__typename '.repeat(90_000)} }`],
    ['20,000 open braces', '{ a '.repeat(20_000)],
  ])('%s are refused', async (_name, query) => {
    const { errors } = await bodyOf(await send({ query }));
    expect(errors!.map(({ extensions }) => extensions.code)).toContain('QUERY_TOO_COMPLEX');
  });

  it('a refused query is charged to the budget', async () => {
    const remaining = async (query: string): Promise<number> =>
      Number((await send({ query })).headers.get('x-ratelimit-remaining'));
    const before = await remaining(STATUS);
    const after = await remaining(nested(60));
    expect(before - after).toBeGreaterThan(1);
  });

  it('15 aliases are allowed', async () => {
    const query = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: __typename`).join(' ')} }`;
    expect((await send({ query })).status).toBe(200);
  });

  it('introspection passes and shows a described schema', async () => {
    const body = await bodyOf(await send({ query: getIntrospectionQuery() }));
    expect(body.errors).toBeUndefined();
    expect(body.data!.__schema).toMatchObject({ queryType: { name: 'Query' }, subscriptionType: null });
  });

  it('a fragment cycle and a batch are 400', async () => {
    const cycle = '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }';
    await expectGraphError(await send({ query: cycle }), 'GRAPHQL_VALIDATION_FAILED', 'invalid-parameter');
    await expectProblem(await send([{ query: STATUS }]), 400, 'malformed-request');
  });
});

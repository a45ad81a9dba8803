import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { doubling, nested, tripling } from '../support/hostile-documents.js';
import { expectProblem } from './support/expect-problem.js';
import { bodyOf, expectGraphError, sendTo, STATUS } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeGraphqlLimits(): void {
  describe('limits', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const send = (body: unknown): Promise<Response> => sendTo(server, body);

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
      ['40 levels of fragments that spread the next twice', doubling(40)],
      ['8 levels of fragments with the next in three fields', tripling(8)],
      [
        'fifteen whole lists of orders as CSV',
        `{ ${Array.from({ length: 15 }, (_, n) => `o${n}: adcvdOrders(first: 1) { csv }`).join(' ')} }`,
      ],
      ['11 operations', Array.from({ length: 11 }, (_, n) => `query q${n} { __typename }`).join(' ')],
      [
        '51 variables',
        `query(${Array.from({ length: 51 }, (_, n) => `$v${n}: Int`).join(' ')}) { __typename }`,
      ],
      ['17 levels of lists', `{ node(id: ${'['.repeat(17)}1${']'.repeat(17)}) { id } }`],
      ['a million characters', `{ __typename }${' '.repeat(900_000)}`],
      ['comments by the hundred thousand', `{ ${'a#\n'.repeat(200_000)} }`],
      ['fields that overlap in too many ways', `{ node(id: "a") { ${'id '.repeat(980)} } }`],
    ])('%s are refused', async (_name, query) => {
      const response = await send({ query });
      expect(response.status).toBe(400);
      const { errors } = await bodyOf(response);
      expect(errors!.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COMPLEX']);
    });

    it('more values in the variables than are read are refused', async () => {
      const variables = { ids: Array.from({ length: 20_001 }, () => 0) };
      await expectGraphError(
        await send({ query: STATUS, variables }),
        'QUERY_TOO_COMPLEX',
        'query-too-complex',
      );
    });

    it('an endless size of nothing is too dear', async () => {
      const query =
        'query($n: Int) { chapter99Rules(first: $n) { nodes { scope { prefixes(first: $n) } } } }';
      const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' };
      const body = `{"query": ${JSON.stringify(query)}, "variables": {"n": 1e999}}`;
      const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(Number(response.headers.get('x-ratelimit-remaining'))).toBeGreaterThanOrEqual(0);
    });

    it('at most ten errors are listed', async () => {
      const fields = Array.from({ length: 300 }, (_, n) => `a${n}`).join(' ');
      const { errors } = await bodyOf(await send({ query: `{ node(id: "a") { ${fields} } }` }));
      expect(errors!.length).toBe(11);
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
}

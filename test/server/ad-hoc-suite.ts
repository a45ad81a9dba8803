import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fixtureSnapshots } from './support/fixture-snapshots.js';
import { bodyOf, expectGraphError, sendTo, STATUS } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

/** Documents of callers: what Apollo Server says to the first request is what every later one is told. */
export function describeAdHoc(): void {
  describe('the same request sent again', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer();
    }, 120_000);
    afterAll(() => server.stop());

    const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      sendTo(server, body, headers);

    const DUTY =
      'query($input: DutyInput!, $more: Boolean = false) { a: dutyInfo(input: $input) { htsCode ...paid @include(if: $more) layers { heading citations { document } } } status: regulatoryDataStatus { dataVersion __typename } } fragment paid on DutyInfo { totalDutyAmount { exact } }';
    const input = { hts: '7326.90.86.88', origin: 'CN', value: '14172', date: '2026-06-15' };
    const LIFECYCLE = '{ adcvdLifecycle(caseNumber: "A-570-890") { order { caseNumber } } }';

    /** What it is answered, but for what no two answers have in common. */
    const answerTo = async (body: unknown, headers: Record<string, string>): Promise<unknown> => {
      const response = await send(body, headers);
      const traceId = response.headers.get('x-service-trace-id')!;
      const changing = [
        'date',
        'x-service-trace-id',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'ratelimit',
      ];
      const told = [...response.headers].filter(([name]) => !changing.includes(name));
      return [response.status, told, (await response.text()).replaceAll(traceId, 'trace')];
    };

    it.each<[string, object]>([
      ['with content', { query: DUTY, variables: { input } }],
      ['with more of it', { query: DUTY, variables: { input, more: true } }],
      ['with null for a condition', { query: DUTY, variables: { input, more: null } }],
      [
        'with a line that is not there',
        { query: DUTY, variables: { input: { ...input, hts: '9999.99.99.99' } } },
      ],
      ['with a member too many', { query: DUTY, variables: { input: { ...input, colour: 'red' } } }],
      ['with null', { query: DUTY, variables: { input: null } }],
      ['without its variable', { query: DUTY }],
      ['with variables that are none', { query: DUTY, variables: [input] }],
      ['with extensions', { query: DUTY, variables: { input }, extensions: { clientLibrary: {} } }],
      ['with extensions that are none', { query: DUTY, variables: { input }, extensions: 'none' }],
      ['by another name', { query: DUTY, variables: { input }, operationName: 'Other' }],
      ['by a name for a name that is empty', { query: DUTY, variables: { input }, operationName: '' }],
      [
        'with a data version that is not kept',
        { query: `{ dutyInfo(input: { hts: "7326.90.86.88" }, dataVersion: "x") { htsCode } }` },
      ],
      [
        'with one root that fails',
        { query: '{ status: regulatoryDataStatus { dataVersion } none: node(id: "none") { id } }' },
      ],
      ['about the schema', { query: '{ __type(name: "DutyInfo") { name } __typename }' }],
      [
        'too dear',
        {
          query:
            'query($n: Int) { originComparison(input: { hts: "7326.90.86.88" }) { origins(first: $n) { high } } }',
          variables: { n: 1_000_000 },
        },
      ],
      ['without a query', { variables: {} }],
    ])('%s is answered the same each time, for every key and in both media types', async (_name, body) => {
      for (const Accept of [
        'application/json',
        'application/graphql-response+json, application/json;q=0.9',
      ]) {
        for (const key of [server.key, server.betaKey]) {
          const headers = { Accept, Authorization: `Bearer ${key}` };
          const first = await answerTo(body, headers);
          for (const time of [2, 3, 4]) expect([time, await answerTo(body, headers)]).toEqual([time, first]);
        }
      }
    });

    it('is refused without the entitlement, however often entitled keys were answered', async () => {
      for (let time = 0; time < 3; time += 1) {
        const entitled = await bodyOf(
          await send({ query: LIFECYCLE }, { Authorization: `Bearer ${server.betaKey}` }),
        );
        expect(entitled.errors?.[0]?.extensions.code).not.toBe('GRAPHQL_VALIDATION_FAILED');
        await expectGraphError(
          await send({ query: LIFECYCLE }),
          'GRAPHQL_VALIDATION_FAILED',
          'invalid-parameter',
        );
      }
    });

    it('takes as much from the budget each time', async () => {
      const query = '{ htsSearch(q: "iron", limit: 100) { totalCount results { code } } }';
      const spent: number[] = [];
      let before = Number((await send({ query: STATUS })).headers.get('x-ratelimit-remaining'));
      for (let time = 0; time < 4; time += 1) {
        const left = Number((await send({ query })).headers.get('x-ratelimit-remaining'));
        spent.push(before - left);
        before = left;
      }
      expect(spent[0]).toBeGreaterThan(1);
      expect(new Set(spent).size).toBe(1);
    });

    it('is refused by a budget that does not hold its cost', async () => {
      const small = await startServer({ pointsPerMinute: 30 });
      const query = '{ htsSearch(q: "iron", limit: 100) { results { code } } }';
      const statuses: number[] = [];
      while (statuses.length < 30 && !statuses.includes(429))
        statuses.push((await sendTo(small, { query })).status);
      await small.stop();
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      expect(statuses.at(-1)).toBe(429);
    });

    it('logs what a resolver threw once a request', async () => {
      const broken = { ...fixtureSnapshots, getCurrent: () => brokenSnapshot() };
      const other = await startServer({ snapshots: broken });
      for (let time = 0; time < 3; time += 1)
        expect((await bodyOf(await sendTo(other, { query: STATUS }))).errors![0]!.message).toBe(
          'Internal server error',
        );
      await other.stop();
      expect(other.logged.filter(({ message }) => message === 'resolver failed')).toHaveLength(3);
    });
  });
}

/** A snapshot of which nothing can be read but its version. */
function brokenSnapshot(): NonNullable<ReturnType<typeof fixtureSnapshots.getCurrent>> {
  const snapshot = fixtureSnapshots.getCurrent('live')!;
  return new Proxy(snapshot, {
    get: (whole, name) => {
      if (name === 'dataVersion') return whole.dataVersion;
      throw new Error('broken');
    },
  });
}

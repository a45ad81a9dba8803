import { afterEach, describe, expect, it } from '@jest/globals';
import { storedDocuments, type StoredDocumentName } from '../../src/generated/stored-text.js';
import { bodyOf, sendTo } from './support/graph-client.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeGraphqlPrice(): void {
  describe('the price of a GraphQL document', () => {
    let server: RunningServer;
    afterEach(() => server.stop());

    const ARGUMENTS = { hts: '0101.21.00.10', origin: 'DE', value: '1000', date: '2026-09-15' };

    /** What an operation says that it costs, and the requests that it took from the budget of its key. */
    async function priceOf(query: string, variables: object): Promise<{ cost: number; points: number }> {
      const remaining = ({ headers }: Response): number => Number(headers.get('x-ratelimit-remaining'));
      const before = remaining(await sendTo(server, { query: '{ __typename }' }));
      const response = await sendTo(server, { query, variables }, { Authorization: `Bearer ${server.key}` });
      const cost = (await bodyOf(response)).extensions!.cost!.requested;
      return { cost, points: before - remaining(response) };
    }

    it.each<[StoredDocumentName, object]>([
      ['calculateDuty', ARGUMENTS],
      ['browseHts', { first: 100 }],
      ['searchHts', { q: 'steel '.repeat(80), first: 10 }],
      ['getRegulatoryDataStatus', {}],
    ])('of a stored %s is one request, of the same text of a caller its cost', async (name, variables) => {
      server = await startServer();
      const stored = await priceOf(storedDocuments[name], variables);
      expect(stored.points).toBe(1);
      if (stored.cost > 10_000) return;
      const own = `${storedDocuments[name]}\n# mine`;
      const points = 1 + Math.floor(stored.cost / 100);
      for (let time = 0; time < 3; time += 1)
        expect(await priceOf(own, variables)).toEqual({ cost: stored.cost, points });
    });

    it('grows with the texts and sizes in the variables', async () => {
      server = await startServer();
      const own = `${storedDocuments.searchHts}\n# mine`;
      const few = await priceOf(own, { q: 'steel', first: 10 });
      const many = await priceOf(own, { q: 'steel '.repeat(30), first: 100 });
      expect(many.points).toBeGreaterThan(few.points);
    });

    it('is asked for before anything runs: an operation beyond the budget is refused', async () => {
      server = await startServer({ pointsPerMinute: 10 });
      const query = `${storedDocuments.calculateDuty}\n# mine`;
      await expectRefusal(await sendTo(server, { query, variables: ARGUMENTS }));
    });

    it('of a stored heavy operation is one of the heavy budget, as over REST', async () => {
      server = await startServer({ pointsPerMinute: 3 });
      const input = { htsCode: ARGUMENTS.hts, country: 'DE', entryDate: ARGUMENTS.date };
      const ask = (): Promise<Response> =>
        sendTo(server, { query: storedDocuments.generateAdcvdReport, variables: { input } });
      const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' };
      const askRest = (): Promise<Response> =>
        fetch(`${server.url}/v1/adcvd/report`, { method: 'POST', headers, body: JSON.stringify(input) });
      for (const [send, left] of [[ask, 2] as const, [askRest, 1] as const, [askRest, 0] as const])
        expect((await send()).headers.get('ratelimit')).toMatch(new RegExp(`^"heavy";r=${left};`));
      await expectRefusal(await ask());
    });

    async function expectRefusal(response: Response): Promise<void> {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      const { errors, data } = await bodyOf(response);
      expect(data).toBeUndefined();
      expect(errors!.map(({ extensions }) => extensions)).toEqual([
        {
          code: 'RATE_LIMITED',
          type: 'dutygraph://errors/rate-limited',
          help: new URL('/docs/errors/rate-limited', response.url).href,
          traceId: response.headers.get('x-service-trace-id'),
        },
      ]);
    }
  });
}

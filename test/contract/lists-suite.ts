import { describe, expect, it } from '@jest/globals';
import type { Operation } from '../../src/operations/operation.js';
import type { Arguments } from '../support/call-operation.js';
import { expectProblem } from '../server/support/expect-problem.js';

type Json = Record<string, unknown>;

export interface Endpoints {
  readonly operations: readonly Operation[];
  readonly call: (
    operation: Operation,
    given: Arguments,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** A GET of any address with the key that may see everything. */
  readonly betaFetch: (target: string, headers?: Record<string, string>) => Promise<Response>;
}

/** Lists over REST: CSV and iCalendar for who accepts them, and the link of the next page. */
export function describeLists({ operations, call, betaFetch }: Endpoints): void {
  const operationOf = (id: string): Operation => operations.find((operation) => operation.id === id)!;

  describe('lists', () => {
    const lists = operations.flatMap((operation) =>
      operation.list ? [[operation.id, operation, operation.list] as const] : [],
    );

    it.each(lists)(
      '%s is written as CSV for who accepts it, in its own entity tag',
      async (_id, operation, { items }) => {
        const given = operation.examples[0].arguments;
        const response = await call(operation, given, { Accept: 'text/csv, application/json;q=0.5' });
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
        expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
        expect(response.headers.get('vary')).toContain('Accept');
        const [header, ...rows] = (await response.text()).split('\r\n');
        const json = await call(operation, given, { Accept: 'application/json, text/csv;q=0.9' });
        expect(json.headers.get('etag')).not.toBe(response.headers.get('etag'));
        const body = (await json.json()) as Json;
        expect(header!.split(',').length).toBeGreaterThan(2);
        expect(rows.length).toBeGreaterThanOrEqual((body[items] as unknown[]).length);
        const again = await call(operation, given, {
          Accept: 'text/csv',
          'If-None-Match': response.headers.get('etag')!,
        });
        expect(again.status).toBe(304);
      },
    );

    it.each(lists.filter(([, { parameters }]) => parameters.some(({ name }) => name === 'cursor')))(
      '%s: the next page is linked until there is none',
      async (_id, operation, { items }) => {
        const first = await call(operation, { ...operation.examples[0].arguments, limit: 1 });
        const link = first.headers.get('link');
        const { pageInfo, ...page } = (await first.json()) as Json & { pageInfo: { hasNextPage: boolean } };
        if (!pageInfo.hasNextPage) return expect(link).toBeNull();
        const [, target] = /^<(\/v1\/[^>]+)>; rel="next"$/.exec(link!)!;
        const next = await betaFetch(target!);
        expect(next.status).toBe(200);
        const following = (await next.json()) as Json;
        expect((following[items] as unknown[]).length).toBeGreaterThan(0);
        expect(following[items]).not.toEqual(page[items]);
      },
    );

    it('orders as CSV are all that were found, or those of the page that is asked for', async () => {
      const operation = operationOf('searchAdcvdOrders');
      const given = { q: 'aluminum', country: 'CN' };
      const { totalCount } = (await (await call(operation, given)).json()) as { totalCount: number };
      const response = await call(operation, given, { Accept: 'text/csv' });
      expect(response.headers.get('link')).toBeNull();
      const lines = (await response.text()).trimEnd().split('\r\n');
      expect(totalCount).toBeGreaterThan(2);
      expect(lines.length).toBe(totalCount + 1);
      expect(lines[0]).toMatch(/^caseNumber,orderType,product,country/);
      const page = await call(operation, { ...given, limit: 2 }, { Accept: 'text/csv' });
      expect((await page.text()).trimEnd().split('\r\n')).toEqual(lines.slice(0, 3));
      const [, target] = /^<(\/v1\/[^>]+)>; rel="next"$/.exec(page.headers.get('link')!)!;
      const second = await betaFetch(target!, { Accept: 'text/csv' });
      expect((await second.text()).trimEnd().split('\r\n')).toEqual([lines[0], ...lines.slice(3, 5)]);
    });

    it('five-year reviews are an iCalendar object for who accepts one; other lists are not', async () => {
      const sunset = operationOf('getSunsetCalendar');
      const response = await call(sunset, sunset.examples[0].arguments, { Accept: 'text/calendar' });
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="sunset-calendar.ics"');
      const text = await response.text();
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
      expect(text.match(/BEGIN:VEVENT/g)!.length).toBeGreaterThan(5);
      const orders = operationOf('searchAdcvdOrders');
      await expectProblem(
        await call(orders, { q: 'nails' }, { Accept: 'text/calendar' }),
        406,
        'not-acceptable',
      );
      const either = await call(orders, { q: 'nails' }, { Accept: 'text/html, */*;q=0.1' });
      expect(either.headers.get('content-type')).toBe('application/json; charset=utf-8');
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectProblem } from './support/expect-problem.js';
import { startServer, type RunningServer } from './support/running-server.js';

export function describeEdge(): void {
  describe('the edge', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startServer({ allowedOrigins: ['https://app.example'] });
    }, 120_000);
    afterAll(() => server.stop());

    const STATUS = '/v1/regulatory-data/status';
    const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
    const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.url + path, init);

    describe('every response', () => {
      it('has a trace id of its own', async () => {
        const ids = await Promise.all(
          ['/', '/nothing', STATUS].map(async (path) => (await ask(path)).headers.get('x-service-trace-id')),
        );
        expect(new Set(ids).size).toBe(3);
        for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
      });

      it('takes the trace of a valid traceparent', async () => {
        const trace = '0af7651916cd43dd8448eb211c80319c';
        const response = await ask(STATUS, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } });
        expect(response.headers.get('x-service-trace-id')).toBe(trace);
        expect(((await response.json()) as { _meta: { traceId: string } })._meta.traceId).toBe(trace);
      });

      it.each([
        '00-00000000000000000000000000000000-b7ad6b7169203331-01',
        'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        'x',
      ])('gives a new trace id for the traceparent %s', async (traceparent) => {
        const id = (await ask('/healthz', { headers: { traceparent } })).headers.get('x-service-trace-id');
        expect(id).toMatch(/^[0-9a-f]{32}$/);
        expect(traceparent).not.toContain(id);
      });

      it('forbids sniffing, framing and scripts', async () => {
        const { headers } = await ask(STATUS);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
        expect(headers.get('x-powered-by')).toBeNull();
      });
    });

    describe('the order of the checks', () => {
      const large = 'x'.repeat(1024 * 1024 + 1);
      const post = { method: 'POST', body: large };

      it('404 before 401', async () =>
        void (await expectProblem(await ask('/v1/nothing', post), 404, 'not-found')));

      it('405 before 401, with Allow', async () => {
        const response = await ask(STATUS, post);
        await expectProblem(response, 405, 'method-not-allowed');
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      });

      it.each(['/v1/hts/expand-s301', '/api/hts/expand-s301'])('410 before 401 and 413: %s', async (path) => {
        const response = await ask(path, post);
        await expectProblem(response, 410, 'gone');
        expect(response.headers.get('sunset')).toBe('Mon, 02 Nov 2026 00:00:00 GMT');
        expect(response.headers.get('link')).toMatch(
          /^<\/v1\/hts\/search>; rel="successor-version", <.*>; rel="help"$/,
        );
        const deprecation = Number(response.headers.get('deprecation')!.slice(1));
        expect(deprecation).toBeLessThanOrEqual(Date.parse('2026-11-02T00:00:00Z') / 1000);
      });

      it.each(['/v1/hts/expand-ch99-scope', '/api/hts/expand-ch99-scope'])(
        '410 names the successor: %s',
        async (path) => {
          const response = await ask(path, { method: 'POST' });
          expect(response.headers.get('link')).toMatch(
            /^<\/v1\/chapter99\/applicable>; rel="successor-version", /,
          );
        },
      );

      it('401 before 413', async () =>
        void (await expectProblem(await ask('/graphql', post), 401, 'unauthorized')));

      it('413 before 415', async () => {
        await expectProblem(
          await ask('/graphql', { ...post, headers: bearer(server.key) }),
          413,
          'payload-too-large',
        );
      });

      it('415 before 400', async () => {
        const init = {
          method: 'POST',
          body: 'nonsense',
          headers: { ...bearer(server.key), 'Content-Type': 'text/plain' },
        };
        await expectProblem(await ask('/graphql', init), 415, 'unsupported-media-type');
      });
    });

    describe('methods', () => {
      it('HEAD has the headers of GET and no body', async () => {
        // Compressed, the length follows the trace id.
        const headers = { 'Accept-Encoding': 'identity' };
        const [head, get] = await Promise.all([
          ask(STATUS, { method: 'HEAD', headers }),
          ask(STATUS, { headers }),
        ]);
        expect(head.status).toBe(200);
        expect(await head.text()).toBe('');
        for (const name of ['content-length', 'etag', 'data-version', 'content-type']) {
          expect(head.headers.get(name)).toBe(get.headers.get(name));
        }
      });

      it('OPTIONS lists the methods', async () => {
        const response = await ask('/graphql', { method: 'OPTIONS' });
        expect(response.status).toBe(204);
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
      });

      it('OPTIONS of an unknown address is 404', async () => {
        await expectProblem(await ask('/nothing', { method: 'OPTIONS' }), 404, 'not-found');
      });

      it.each(['PUT', 'DELETE', 'PATCH'])('%s is 405', async (method) => {
        await expectProblem(await ask(STATUS, { method }), 405, 'method-not-allowed');
      });

      it('addresses are compared exactly', async () => {
        for (const path of [
          `${STATUS}/`,
          STATUS.toUpperCase(),
          `/${STATUS}`,
          '/v1/../healthz%2f',
          '/v1/%00',
        ]) {
          await expectProblem(await ask(path), 404, 'not-found');
        }
      });
    });

    describe('cross-origin pages', () => {
      const preflight = (origin: string): Promise<Response> =>
        ask('/graphql', {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        });
      const corsHeadersOf = ({ headers }: Response): string[] =>
        [...headers.keys()].filter((name) => name.startsWith('access-control-'));

      it('of a listed origin may ask and read', async () => {
        const response = await preflight('https://app.example');
        expect(response.status).toBe(204);
        expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
        expect(response.headers.get('access-control-allow-credentials')).toBeNull();
        const answer = await ask(STATUS, { headers: { Origin: 'https://app.example' } });
        expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
        expect(answer.headers.get('vary')).toContain('Origin');
      });

      it('of another origin learn nothing', async () => {
        const response = await preflight('https://evil.example');
        await expectProblem(response, 404, 'not-found');
        expect(corsHeadersOf(response)).toEqual([]);
        expect(corsHeadersOf(await ask(STATUS, { headers: { Origin: 'https://evil.example' } }))).toEqual([]);
      });
    });

    describe('open addresses', () => {
      it('say how the process is', async () => {
        expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
        expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', checks: ['database'] });
      });

      it('the landing answer names the ways in', async () => {
        expect(await (await ask('/')).json()).toMatchObject({
          name: 'Dutygraph',
          links: { graphql: '/graphql' },
        });
      });

      it('GraphiQL loads nothing from elsewhere', async () => {
        const response = await ask('/graphiql');
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; script-src 'sha256-/,
        );
        const html = await response.text();
        expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
        const again = await ask('/graphiql', { headers: { 'If-None-Match': response.headers.get('etag')! } });
        expect(again.status).toBe(304);
        expect(again.headers.get('content-type')).toBeNull();
      });

      it('the status needs no key, but a key that is sent must be good', async () => {
        expect((await ask(STATUS)).status).toBe(200);
        await expectProblem(await ask(STATUS, { headers: bearer('dg_live_nothing') }), 401, 'unauthorized');
      });
    });

    describe('conditional requests', () => {
      it('are answered 304 while the answer is the same', async () => {
        const first = await ask(STATUS);
        const tag = first.headers.get('etag')!;
        expect(tag).toMatch(/^W\/"[\w-]+"$/);
        expect(first.headers.get('cache-control')).toBe('private');
        for (const header of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
          const again = await ask(STATUS, { headers: { 'If-None-Match': header } });
          expect(again.status).toBe(304);
          expect(await again.text()).toBe('');
          expect(again.headers.get('etag')).toBe(tag);
        }
        expect((await ask(STATUS, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
      });

      it('the tag depends on the entitlement of the key', async () => {
        const plain = await ask(STATUS, { headers: bearer(server.key) });
        const beta = await ask(STATUS, { headers: bearer(server.betaKey) });
        expect(plain.headers.get('etag')).not.toBe(beta.headers.get('etag'));
      });

      it('a data version can be pinned; one that is gone is named with those kept', async () => {
        const version = (await ask(STATUS)).headers.get('data-version')!;
        expect((await ask(STATUS, { headers: { 'Data-Version': version } })).status).toBe(200);
        const body = await expectProblem(
          await ask(STATUS, { headers: { 'Data-Version': 'old' } }),
          400,
          'data-version-gone',
        );
        expect(body.detail).toContain(version);
        expect(body.errors?.[0]).toMatchObject({ parameter: 'Data-Version' });
      });
    });
  });
}

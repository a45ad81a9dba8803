import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { expectProblem } from './support/expect-problem.js';
import { sendRaw } from './support/raw-request.js';
import { openSharedDatabase, startServer, type RunningServer } from './support/running-server.js';
import { until } from './support/until.js';

export function describeKeys(): void {
  describe('keys and budgets', () => {
    const GRAPHQL = '/graphql';

    beforeAll(openSharedDatabase, 120_000);

    describe('keys', () => {
      let server: RunningServer;
      beforeAll(async () => {
        server = await startServer();
      });
      afterAll(() => server.stop());

      const ask = (headers: Record<string, string>): Promise<Response> =>
        fetch(server.url + GRAPHQL, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: '{"query":"{ __typename }"}',
        });

      it.each(['Bearer', 'bearer', 'BEARER'])('the scheme %s is taken', async (scheme) => {
        expect((await ask({ Authorization: `${scheme} ${server.key}` })).status).toBe(200);
      });

      it('none: 401 with a challenge that names no error', async () => {
        const response = await ask({});
        await expectProblem(response, 401, 'unauthorized');
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      });

      it('another scheme: 401', async () => {
        await expectProblem(await ask({ Authorization: 'Basic dXNlcjpwYXNz' }), 401, 'unauthorized');
      });

      it.each(['eyJhbGciOiJub25lIn0.e30.', 'dg_live_00000000000000000000000000000000'])(
        'the token %s: 401 invalid_token',
        async (token) => {
          const response = await ask({ Authorization: `Bearer ${token}` });
          await expectProblem(response, 401, 'unauthorized');
          expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
        },
      );

      it('a key in the query string is no key', async () => {
        await expectProblem(
          await fetch(`${server.url}${GRAPHQL}?api_key=${server.key}`),
          401,
          'unauthorized',
        );
      });

      it('two Authorization headers: 401', async () => {
        const header = `Authorization: Bearer ${server.key}\r\n`;
        const response = await sendRaw(
          server.address.port,
          `GET /graphql HTTP/1.1\r\nHost: a\r\n${header}${header}Connection: close\r\n\r\n`,
        );
        expect(response.status).toBe(401);
        expect(response.headers['www-authenticate']).toBe('Bearer');
      });

      it('twenty bad keys in a minute block the address, and the first check refuses it', async () => {
        for (let count = 0; count < 20; count += 1) await ask({ Authorization: 'Bearer nothing' });
        const response = await ask({ Authorization: 'Bearer nothing' });
        await expectProblem(response, 429, 'rate-limited');
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        await expectProblem(await fetch(`${server.url}/nothing`), 429, 'rate-limited');
      });
    });

    describe('what is kept of a request', () => {
      let server: RunningServer;
      beforeEach(async () => {
        server = await startServer();
      });
      afterEach(() => server.stop());

      it('is one safe line of the log without a secret', async () => {
        const { key, address, logged } = server;
        await sendRaw(
          address.port,
          `GET /a%0d%0a${key}?k=${key} HTTP/1.1\r\nHost: a\r\nUser-Agent: \u0085\u009b31m${key} x\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
        );
        await until(() => logged.length > 0);
        expect(logged).toHaveLength(1);
        expect(logged[0]!.fields).toMatchObject({ method: 'GET', status: 404 });
        const line = JSON.stringify(logged[0]);
        expect(line).toMatch(/^[\x20-\x7e]*$/);
        expect(line).not.toMatch(/dg_(live|test)_[A-Za-z0-9]/);
      });

      it('is a count of the account, with its outcome', async () => {
        for (const type of ['application/json', 'text/plain']) {
          const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': type };
          await fetch(server.url + GRAPHQL, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
        }
        await until(() => server.usage.length === 2);
        expect(server.usage.map(({ operation, failed }) => ({ operation, failed }))).toEqual([
          { operation: 'graphql', failed: false },
          { operation: 'graphql', failed: true },
        ]);
      });
    });

    describe('the budget of a key', () => {
      it('is told on every authenticated response and refuses with Retry-After', async () => {
        const server = await startServer({ pointsPerMinute: 3 });
        const ask = (): Promise<Response> =>
          fetch(`${server.url}/v1/regulatory-data/status`, {
            headers: { Authorization: `Bearer ${server.key}` },
          });
        const responses = [await ask(), await ask(), await ask(), await ask()];
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
        expect(responses.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
          '2',
          '1',
          '0',
          '0',
        ]);
        for (const { headers } of responses) {
          expect(headers.get('x-ratelimit-limit')).toBe('3');
          expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(1_700_000_000);
          expect(headers.get('ratelimit-policy')).toBe('"read";q=3;w=60');
        }
        expect(responses.map(({ headers }) => headers.has('retry-after'))).toEqual([
          false,
          false,
          false,
          true,
        ]);
        await expectProblem(responses[3]!, 429, 'rate-limited');
        expect((await fetch(`${server.url}/v1/regulatory-data/status`)).status).toBe(200);
        await server.stop();
      });
    });

    describe('behind a proxy', () => {
      it('the address is the one the proxy saw, whatever the client claims', async () => {
        const server = await startServer({ trustedProxies: 1 });
        const ask = (forwarded: string): Promise<Response> =>
          fetch(`${server.url}${GRAPHQL}`, {
            headers: { Authorization: 'Bearer nothing', 'X-Forwarded-For': forwarded },
          });
        for (let count = 0; count < 21; count += 1) await ask(`198.51.100.${count}, 192.0.2.1`);
        expect((await ask('198.51.100.99, 192.0.2.1')).status).toBe(429);
        expect((await ask('192.0.2.1, 192.0.2.2')).status).toBe(401);
        await server.stop();
      });
    });
  });
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openProtectedResource } from '../../../src/cli/serve/protected-resource.js';
import { startLocalIssuer, type LocalIssuer } from '../../support/local-issuer.js';
import { connectClient } from '../../support/mcp-client.js';
import { expectProblem } from '../../server/support/expect-problem.js';
import { openSharedDatabase, startServer, type RunningServer } from '../../server/support/running-server.js';
import { until } from '../../server/support/until.js';

export function describeOauth(): void {
  describe('OAuth', () => {
    const NOW = new Date('2026-11-20T12:00:00Z');
    const SECONDS = Math.floor(NOW.getTime() / 1000);
    const AUDIENCE = 'http://localhost:4000/v1/mcp';
    const METADATA = 'http://localhost:4000/.well-known/oauth-protected-resource/v1/mcp';

    let issuer: LocalIssuer;
    let server: RunningServer;
    beforeAll(async () => {
      issuer = await startLocalIssuer(AUDIENCE, NOW);
      const oauth = {
        issuer: issuer.issuer,
        audience: AUDIENCE,
        jwksUrl: null,
        publicUrl: 'http://localhost:4000',
      };
      const clock = { now: () => NOW, elapsed: () => performance.now() };
      const database = await openSharedDatabase();
      server = await startServer({
        protectedResource: openProtectedResource({ oauth }, { database, clock }),
      });
    }, 60_000);
    afterAll(async () => {
      await server.stop();
      await issuer.stop();
    });

    const ask = (token: string | null, path = '/v1/mcp'): Promise<Response> =>
      fetch(server.url + path, token === null ? {} : { headers: { Authorization: `Bearer ${token}` } });

    describe('access tokens of a configured issuer', () => {
      it('are pointed to by the metadata of the resource and by every challenge', async () => {
        for (const path of [
          '/.well-known/oauth-protected-resource/v1/mcp',
          '/.well-known/oauth-protected-resource',
        ]) {
          const metadata = (await (await ask(null, path)).json()) as object;
          expect(metadata).toMatchObject({
            resource: AUDIENCE,
            authorization_servers: [issuer.issuer],
            scopes_supported: ['read'],
            bearer_methods_supported: ['header'],
          });
        }
        const refused = await ask(null);
        expect(refused.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${METADATA}"`);
        await expectProblem(refused, 401, 'unauthorized');
      });

      it('open the agent interface, for an account of their subject', async () => {
        const client = await connectClient({
          url: server.url,
          key: await issuer.issue(),
          revision: '2026-07-28',
        });
        expect((await client.listTools()).tools).toHaveLength(13);
        await client.close();
        const again = await ask(await issuer.issue());
        expect([again.status, again.headers.get('x-ratelimit-limit')]).toEqual([200, '100000']);
        const accounts = await server.database.prisma.account.findMany({
          where: { name: { startsWith: 'oauth-' } },
        });
        expect(accounts).toHaveLength(1);
        expect(accounts[0]!.name).not.toContain('somebody');
        await until(() => server.usage.at(-1)?.operation === 'getMcpInfo');
        expect(server.usage.at(-1)).toMatchObject({ accountId: accounts[0]!.id, operation: 'getMcpInfo' });
        expect(issuer.keyRequests()).toBe(1);
      });

      it.each([
        ['for another audience', () => issuer.issue({ aud: 'https://other.example/mcp' })],
        ['of another issuer', () => issuer.issue({ iss: 'https://other.example' })],
        ['that has ended', () => issuer.issue({ exp: SECONDS - 60 })],
        ['without an end', () => issuer.issue({ exp: null })],
        ['without a subject', () => issuer.issue({ sub: null })],
        ['signed by another key', () => issuer.forge()],
        ['with the algorithm none', async () => unsigned(await issuer.issue())],
        ['that is none', async () => 'not.a.token'],
      ])('%s is refused', async (_what, make) => {
        const response = await ask(await make());
        expect(response.headers.get('www-authenticate')).toBe(
          `Bearer error="invalid_token", resource_metadata="${METADATA}"`,
        );
        await expectProblem(response, 401, 'unauthorized');
      });

      it('without the scope are told which one is needed', async () => {
        const response = await ask(await issuer.issue({ scope: 'openid profile' }));
        expect(response.headers.get('www-authenticate')).toContain(
          'error="insufficient_scope", scope="read"',
        );
        await expectProblem(response, 403, 'forbidden');
      });

      it('open nothing else, and API keys open what they did', async () => {
        const token = await issuer.issue();
        const elsewhere = await ask(token, '/v1/duty/calculate?hts=7326.90.86.88');
        expect(elsewhere.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
        await expectProblem(elsewhere, 401, 'unauthorized');
        expect((await ask(server.key)).status).toBe(200);
      });
    });

    describe('an issuer that does not answer', () => {
      it('is an outage, not a refusal', async () => {
        const clock = { now: () => NOW, elapsed: () => performance.now() };
        const oauth = {
          issuer: 'http://127.0.0.1:9',
          audience: AUDIENCE,
          jwksUrl: null,
          publicUrl: 'http://localhost:4000',
        };
        const resource = openProtectedResource({ oauth }, { database: server.database, clock })!;
        await expect(resource.authority.verify(await issuer.issue())).rejects.toMatchObject({
          kind: 'service-unavailable',
          headers: { 'Retry-After': '5' },
        });
      });
    });

    /** The same claims under a header that asks for no signature. */
    function unsigned(token: string): string {
      const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
      return `${header}.${token.split('.')[1]}.`;
    }
  });
}

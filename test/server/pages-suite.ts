import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildClientSchema, type IntrospectionQuery } from 'graphql';
import { listenForMetrics } from '../../src/server/metrics-listener.js';
import type { SideListener } from '../../src/server/side-listener.js';
import { createMetrics } from '../../src/server/metrics.js';
import { PROBLEM_KINDS } from '../../src/terms/errors.js';
import { expectPlainProblem, expectProblem } from './support/expect-problem.js';
import { fixtureSnapshots } from './support/fixture-snapshots.js';
import { startServer, type RunningServer } from './support/running-server.js';
import { until } from './support/until.js';

export function describePages(): void {
  describe('pages and metrics', () => {
    let server: RunningServer;
    let port: SideListener;
    const metrics = createMetrics({
      snapshots: fixtureSnapshots,
      usage: { state: { pending: 3, lost: 0 } },
      healthOf: () => [{ dataset: 'hts_schedule', health: 'stale', ageDays: 3 }],
    });
    beforeAll(async () => {
      server = await startServer({ metrics });
      const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
      port = await listenForMetrics(metrics, { port: 0, host: '127.0.0.1' }, silent);
    }, 60_000);
    afterAll(async () => {
      await server.stop();
      await port.stop();
    });

    const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(server.url + path, init);

    describe('the reference page', () => {
      it('and everything it loads come from this server', async () => {
        const page = await ask('/docs');
        expect(page.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; script-src 'self';/,
        );
        const html = await page.text();
        const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
        expect(addresses.filter((address) => !address.startsWith('/') && address !== 'data:,')).toEqual([]);
        expect(addresses.some((address) => address.includes('swagger-ui'))).toBe(true);
        for (const address of addresses.filter((one) => one.startsWith('/')))
          expect([address, (await ask(address)).status]).toEqual([address, 200]);
      });

      it('may be kept for a year where its name changes with it', async () => {
        const [script] = /\/docs\/assets\/swagger-ui-[\d.]+\.js/.exec(await (await ask('/docs')).text())!;
        const { headers } = await ask(script);
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(headers.get('content-encoding')).toBe('gzip');
        expect((await ask('/docs/assets/start.js')).headers.get('cache-control')).toBe('no-cache');
      });
    });

    describe('the schema of the graph', () => {
      it('is read without a key: as the file of the package has it, and as the answer to introspection', async () => {
        const text = await ask('/schema.graphql');
        expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        expect(await text.text()).toBe(await readFile('schema.graphql', 'utf8'));
        const answer = (await (await ask('/schema.json')).json()) as { readonly data: IntrospectionQuery };
        const fields = Object.keys(buildClientSchema(answer.data).getQueryType()!.getFields());
        expect(fields).toContain('dutyInfo');
        expect(fields).not.toContain('dutyBatch');
        expect(answer.data.__schema.types.filter(({ name }) => name === 'DutyBatch')).toEqual([]);
      });

      it('a copy is known by its tag', async () => {
        const tag = (await ask('/schema.json')).headers.get('etag')!;
        expect((await ask('/schema.json', { headers: { 'If-None-Match': tag } })).status).toBe(304);
      });
    });

    describe('pages of problems', () => {
      it('are there for every kind, and listed', async () => {
        const list = await (await ask('/docs/errors')).text();
        for (const [kind, { title, status }] of Object.entries(PROBLEM_KINDS)) {
          expect(list).toContain(`href="/docs/errors/${kind}"`);
          const page = await (await ask(`/docs/errors/${kind}`)).text();
          expect(page).toContain(`<h1>${title}</h1>`);
          expect(page).toContain(`<td>${status}</td>`);
          expect(page).toMatch(/<h2>When<\/h2><p>.{40,}<\/p>/s);
        }
      });

      it.each(['nothing', '..%2f..%2fpackage', 'constructor'])('%s has none', async (kind) => {
        await expectProblem(await ask(`/docs/errors/${kind}`), 404, 'not-found');
      });
    });

    describe('metrics', () => {
      const scrape = async (): Promise<string> =>
        (await fetch(`http://127.0.0.1:${port.address.port}/metrics`)).text();

      it('count requests by operation, method and status', async () => {
        await ask('/v1/regulatory-data/status');
        await ask('/v1/regulatory-data/status', { method: 'HEAD' });
        await ask('/nowhere', { method: 'DELETE' });
        await until(() => server.logged.length >= 3);
        const text = await scrape();
        const name = 'dutygraph_requests_total';
        expect(text).toContain(`${name}{operation="getRegulatoryDataStatus",method="GET",status="200"} 1`);
        expect(text).toContain(`${name}{operation="getRegulatoryDataStatus",method="HEAD",status="200"} 1`);
        expect(text).toContain(`${name}{operation="none",method="other",status="404"} 1`);
        expect(text).toContain(
          'dutygraph_request_duration_seconds_count{operation="getRegulatoryDataStatus",status="2xx"} 2',
        );
        expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
        expect(text).toContain(`dutygraph_data_version_info{mode="live",data_version="${'f'.repeat(64)}"} 1`);
        expect(text).toContain('dutygraph_usage_pending 3');
        expect(text).toContain('dutygraph_usage_lost_total 0');
        expect(text).toContain('dutygraph_dataset_health{dataset="hts_schedule",health="stale"} 1');
      });

      it('are those that the dashboard for Grafana asks for', async () => {
        const dashboard = await readFile('docs/grafana-dashboard.json', 'utf8');
        const text = await scrape();
        const asked = new Set(dashboard.match(/\b(?:dutygraph|nodejs|process)_[a-z0-9_]+(?=[[{) "])/g));
        const exported = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map((match) => match[1]!));
        expect(asked.size).toBeGreaterThan(8);
        const missing = [...asked].filter((name) => !exported.has(name.replace(/_(?:bucket|count)$/, '')));
        expect(missing).toEqual([]);
      });

      it('are nowhere else', async () => {
        await expectProblem(await ask('/metrics'), 404, 'not-found');
        const elsewhere = (path: string, init: RequestInit = {}) =>
          fetch(`http://127.0.0.1:${port.address.port}${path}`, init);
        await expectPlainProblem(await elsewhere('/'), 404, 'not-found');
        await expectPlainProblem(await elsewhere('/metrics', { method: 'POST' }), 405, 'method-not-allowed');
      });
    });
  });
}

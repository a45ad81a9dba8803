import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Tracing } from '../../src/server/tracing/tracing.js';
import { openTracing } from '../../src/server/tracing/open-tracing.js';
import { TraceCollector } from '../support/trace-collector.js';
import { openSharedDatabase, startServer, type RunningServer } from './support/running-server.js';

export function describeTracing(): void {
  describe('traces', () => {
    const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
    const STAGES = ['authenticate', 'admit', 'readBody', 'answer'];

    const told: { readonly fields: object; readonly message: string }[] = [];
    const record = (fields: object, message: string): void => void told.push({ fields, message });
    const log = { info: record, warn: record, error: record };

    let server: RunningServer | undefined;

    /** A server that sends its traces to an address, as the environment of a process names it. */
    async function startTraced(
      endpoint: string,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Tracing> {
      const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more };
      Object.assign(process.env, variables);
      const tracing = openTracing({ version: '0.1.0', log });
      for (const name of Object.keys(variables)) delete process.env[name];
      server = await startServer({ tracing });
      return tracing;
    }

    const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch(server!.url + path, { headers: { Authorization: `Bearer ${server!.key}`, ...headers } });

    beforeAll(openSharedDatabase, 120_000);
    afterEach(async () => {
      await server?.stop();
      server = undefined;
      told.length = 0;
    });

    describe('a traced request', () => {
      let collector: TraceCollector;
      beforeAll(async () => void (collector = await TraceCollector.start()));
      afterAll(() => collector.stop());

      it('is one span of a server, under the trace id that the response says, with its stages below', async () => {
        const tracing = await startTraced(collector.endpoint);
        const response = await ask('/v1/regulatory-data/status');
        await response.arrayBuffer();
        await server!.stop();
        await tracing.close();
        const spans = collector.trace(response.headers.get('x-service-trace-id')!);
        // Spans are delivered in the order in which they end.
        expect([...spans.keys()]).toEqual([...STAGES, 'GET /v1/regulatory-data/status']);
        const request = spans.get('GET /v1/regulatory-data/status')!;
        expect([request.kind, request.status, request.parentSpanId]).toEqual([2, 0, undefined]);
        expect(request.attributes).toEqual({
          'http.request.method': 'GET',
          'http.response.status_code': 200,
          'http.route': '/v1/regulatory-data/status',
          'url.path': '/v1/regulatory-data/status',
          'url.scheme': 'http',
          'network.protocol.version': '1.1',
          'dutygraph.operation': 'getRegulatoryDataStatus',
        });
        expect(STAGES.map((stage) => spans.get(stage)!.parentSpanId)).toEqual(
          STAGES.map(() => request.spanId),
        );
        expect(request.resource).toMatchObject({ 'service.name': 'dutygraph', 'service.version': '0.1.0' });
        expect(collector.text).not.toContain(server!.key);
      });

      it('belongs to the trace of its caller, and is named as the operator says', async () => {
        const tracing = await startTraced(collector.endpoint, { OTEL_SERVICE_NAME: 'duties' });
        const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;
        const response = await ask('/v1/regulatory-data/status', { traceparent });
        await response.arrayBuffer();
        expect(response.headers.get('x-service-trace-id')).toBe(CALLER.trace);
        await server!.stop();
        await tracing.close();
        expect(collector.trace(CALLER.trace).get('GET /v1/regulatory-data/status')).toMatchObject({
          parentSpanId: CALLER.span,
          resource: { 'service.name': 'duties' },
        });
      });

      it('is not kept where its caller does not keep the trace', async () => {
        const tracing = await startTraced(collector.endpoint);
        const traceId = CALLER.trace.replace('4b', '5c');
        await (await ask('/healthz', { traceparent: `00-${traceId}-${CALLER.span}-00` })).arrayBuffer();
        await server!.stop();
        await tracing.close();
        expect(collector.trace(traceId).size).toBe(0);
      });

      it('ends where it is refused: paths that hold secrets are not told, and refusals are no errors', async () => {
        const tracing = await startTraced(collector.endpoint);
        const shared = await ask('/shared/a-link-that-is-a-secret');
        const refused = await ask('/v1/regulatory-data/status?q=hidden', { Authorization: 'Bearer nobody' });
        await server!.stop();
        await tracing.close();
        const spansOf = (response: Response) => collector.trace(response.headers.get('x-service-trace-id')!);
        expect([...spansOf(shared).values()][0]).toMatchObject({ attributes: { 'url.path': '/shared/***' } });
        expect(collector.text).not.toMatch(/a-link-that-is-a-secret|hidden/);
        const spans = spansOf(refused);
        expect([...spans.keys()].sort()).toEqual(['GET /v1/regulatory-data/status', 'authenticate']);
        expect(spans.get('GET /v1/regulatory-data/status')).toMatchObject({
          status: 0,
          attributes: { 'http.response.status_code': 401 },
        });
      });
    });

    describe('a collector that cannot be reached', () => {
      it('fails no request, is said once, and holds no stop up', async () => {
        const tracing = await startTraced(await closedAddress(), { OTEL_BSP_SCHEDULE_DELAY: '10' });
        for (let nth = 0; nth < 50; nth += 1) {
          const response = await ask('/v1/regulatory-data/status');
          await response.arrayBuffer();
          expect(response.status).toBe(200);
        }
        await server!.stop();
        await tracing.close();
        expect(
          told.filter(({ message }) => message === 'traces cannot be delivered').length,
        ).toBeLessThanOrEqual(1);
        expect(told.length).toBeGreaterThanOrEqual(1);
      });

      it('that takes connections and never answers is no different', async () => {
        let connections = 0;
        const silent = createServer(() => (connections += 1));
        await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
        const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
        const tracing = await startTraced(endpoint, { OTEL_BSP_SCHEDULE_DELAY: '10' });
        expect((await ask('/v1/regulatory-data/status')).status).toBe(200);
        await server!.stop();
        await tracing.close();
        expect(connections).toBeGreaterThanOrEqual(1);
        expect(told.map(({ message }) => message)).toContain('the last traces could not be delivered');
        silent.close();
      });

      /** A port that was free a moment ago. */
      async function closedAddress(): Promise<string> {
        const probe = createServer();
        await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
        const { port } = probe.address() as AddressInfo;
        await new Promise((resolve) => probe.close(resolve));
        return `http://127.0.0.1:${port}`;
      }
    });
  });
}

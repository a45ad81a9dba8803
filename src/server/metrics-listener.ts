import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../rest/problem-details.js';
import { Problem } from '../terms/errors.js';
import type { Metrics } from './metrics.js';
import type { Log } from './ports.js';
import { newTraceId } from './trace.js';

/** What is read there. */
type MetricsText = Pick<Metrics, 'contentType' | 'render'>;

/** `/metrics` on a port of its own: nothing of it is reachable where the API is. */
export interface MetricsListener {
  readonly address: AddressInfo;
  stop(): Promise<void>;
}

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

export async function listenForMetrics(
  metrics: MetricsText,
  { port, host }: MetricsAddress,
  log: Log,
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    answer(request, response, metrics).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be written');
      refuse(request, response, new Problem('internal-error', 'The metrics could not be written.'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return { address: server.address() as AddressInfo, stop: () => close(server) };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  metrics: MetricsText,
): Promise<void> {
  if (request.url?.split('?')[0] !== '/metrics')
    return refuse(request, response, new Problem('not-found', 'The only address here is /metrics.'));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(request, response, new Problem('method-not-allowed', 'This address takes GET and HEAD.'));
  const text = await metrics.render();
  response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (response.headersSent) return void response.destroy();
  const traceId = newTraceId();
  const path = (request.url ?? '/').split('?')[0]!;
  response.writeHead(problem.status, { 'Content-Type': PROBLEM_MEDIA_TYPE, 'X-Service-Trace-Id': traceId });
  response.end(JSON.stringify(toProblemDetails(problem, { path, traceId })));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROBLEM_MEDIA_TYPE, toProblemDetails } from '../../rest/problem-details.js';
import { Problem } from '../terms/errors.js';
import { createTraceId } from './trace.js';

/** One address on a port of its own, for operators: nothing on it is reachable where the API is. */
export interface SideListener {
  readonly address: AddressInfo;
  stop(): Promise<void>;
}

export interface SideAddress {
  readonly port: number;
  readonly host: string;
}

export interface SideAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface SidePage {
  readonly path: string;
  readonly answer: () => Promise<SideAnswer>;
  /** Called with an error that left a request without an answer. */
  readonly onFailure: (error: unknown) => void;
}

const LIMITS = { headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 5_000 };

export async function listenBeside(page: SidePage, { port, host }: SideAddress): Promise<SideListener> {
  const server = createServer(LIMITS, (request, response) => {
    answer(request, response, page).catch((error: unknown) => {
      page.onFailure(error);
      refuse(request, response, new Problem('internal-error', `${page.path} could not be written.`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return { address: server.address() as AddressInfo, stop: () => close(server) };
}

async function answer(request: IncomingMessage, response: ServerResponse, page: SidePage): Promise<void> {
  if (request.url?.split('?')[0] !== page.path)
    return refuse(request, response, new Problem('not-found', `The only address here is ${page.path}.`));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(request, response, new Problem('method-not-allowed', 'This address takes GET and HEAD.'));
  const { status, contentType, body } = await page.answer();
  response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
  if (response.headersSent) return void response.destroy();
  const traceId = createTraceId();
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

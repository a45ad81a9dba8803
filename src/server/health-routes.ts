import { enforceTimeout } from '../accounts/within-time.js';
import { Problem } from '../terms/errors.js';
import type { HttpContext } from './http-context.js';
import type { ReadinessCheck } from './ports.js';
import { OPEN_GET, type Route } from './route.js';

/** A dependency that takes longer counts as unavailable. */
const CHECK_MS = 2_000;

export interface HealthParts {
  readonly checks: readonly ReadinessCheck[];
  readonly isStopping: () => boolean;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, and keeps accepting requests; a load balancer sends
 * nothing while it is 503.
 */
export function createHealthRoutes(parts: HealthParts): Route[] {
  return [
    {
      ...OPEN_GET,
      name: 'healthz',
      path: '/healthz',
      answer: (http) => sendJson(http, { status: 'ok' }),
    },
    { ...OPEN_GET, name: 'readyz', path: '/readyz', answer: (http) => answerReadiness(http, parts) },
  ];
}

async function answerReadiness(http: HttpContext, { checks, isStopping }: HealthParts): Promise<void> {
  if (isStopping()) throw notReady('The server is stopping.');
  const results = await Promise.allSettled(checks.map(({ check }) => enforceTimeout(check(), CHECK_MS)));
  const failing = checks.filter((_, index) => results[index]!.status === 'rejected').map(({ name }) => name);
  if (failing.length > 0) throw notReady(`Not ready: ${failing.join(', ')}.`);
  sendJson(http, { status: 'ready', checks: checks.map(({ name }) => name) });
}

function notReady(detail: string): Problem {
  return new Problem('service-unavailable', detail).withHeaders({ 'Retry-After': '2' });
}

export function sendJson(http: HttpContext, body: object): void {
  http.send({
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  });
}

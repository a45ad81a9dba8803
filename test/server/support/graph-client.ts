import { expect } from '@jest/globals';
import type { RunningServer } from './running-server.js';

export interface GraphBody {
  readonly data?: Record<string, Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: Record<string, unknown>;
    readonly path?: unknown;
  }[];
  readonly extensions?: { readonly cost?: { readonly requested: number; readonly maximum: number } };
}

/** Posts a GraphQL request with the live key of the server. */
export function sendTo(
  server: RunningServer,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const all = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json', ...headers };
  return fetch(`${server.url}/graphql`, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

export async function bodyOf(response: Response): Promise<GraphBody> {
  return (await response.json()) as GraphBody;
}

export async function expectGraphError(response: Response, code: string, kind: string): Promise<GraphBody> {
  expect(response.status).toBe(400);
  const traceId = response.headers.get('x-service-trace-id');
  const body = await bodyOf(response);
  for (const { extensions } of body.errors!) {
    const help = new URL(`/docs/errors/${kind}`, response.url).href;
    expect(extensions).toEqual({ code, type: `dutygraph://errors/${kind}`, help, traceId });
  }
  expect(body.data).toBeUndefined();
  return body;
}

export const STATUS = '{ regulatoryDataStatus { dataVersion } }';

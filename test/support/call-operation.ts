import type { RawArguments } from '../../src/operations/bind.js';
import type { Operation } from '../../src/operations/operation.js';
import type { RunningServer } from '../server/support/running-server.js';

export type Arguments = Readonly<Record<string, unknown>>;

/** Arguments at the places of a request where the operation takes them. */
export function toRequest(operation: Operation, given: Arguments): RawArguments {
  const placeOf = (name: string): 'path' | 'query' | 'body' =>
    operation.parameters.find((parameter) => parameter.name === name)?.in ??
    (operation.method === 'POST' ? 'body' : 'query');
  const at = (place: string) => Object.entries(given).filter(([name]) => placeOf(name) === place);
  const texts = (place: string) => at(place).map(([name, value]) => [name, String(value)] as const);
  return {
    path: Object.fromEntries(texts('path')),
    query: texts('query'),
    body: operation.method === 'POST' ? Object.fromEntries(at('body')) : undefined,
  };
}

export interface Call {
  readonly operation: Operation;
  readonly given: Arguments;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an operation at its REST address. */
export function callOperation(
  server: RunningServer,
  { operation, given, key, headers = {} }: Call,
): Promise<Response> {
  const { path, query, body } = toRequest(operation, given);
  const address = operation.path.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const authorized = { Authorization: `Bearer ${key}`, ...headers };
  return fetch(`${server.url}${address}${search && `?${search}`}`, {
    method: operation.method,
    headers: body === undefined ? authorized : { 'Content-Type': 'application/json', ...authorized },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

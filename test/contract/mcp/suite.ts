import type { RunningServer } from '../../server/support/running-server.js';

/** Where a suite finds the server once it runs. */
export type ServerOf = () => RunningServer;

/** A message and its headers as the revisions want them. */
export interface Message {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

/** Sends one message of an older revision without the published client. */
export function sendLegacy(server: RunningServer, message: Message, headers = {}): Promise<Response> {
  return post(server, { jsonrpc: '2.0', id: 1, ...message }, headers);
}

/** Sends one message of revision 2026-07-28 without the published client. */
export function sendModern(
  server: RunningServer,
  { method, params = {} }: Message,
  headers = {},
): Promise<Response> {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const own = {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(typeof params.name === 'string' && { 'Mcp-Name': params.name }),
  };
  return post(
    server,
    { jsonrpc: '2.0', id: 1, method, params: { _meta, ...params } },
    { ...own, ...headers },
  );
}

export function post(server: RunningServer, body: unknown, headers = {}): Promise<Response> {
  return fetch(`${server.url}/v1/mcp`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${server.key}`, ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

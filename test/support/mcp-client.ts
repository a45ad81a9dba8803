import { Client, StreamableHTTPClientTransport, type ClientCapabilities } from '@modelcontextprotocol/client';

/** The revisions that the published client speaks: the newest, and what came before it. */
export type Revision = '2026-07-28' | '2025-11-25';

export interface ConnectOptions {
  readonly url: string;
  readonly key: string;
  readonly revision: Revision;
  readonly capabilities?: ClientCapabilities;
}

/** A connected client of the agent interface. It checks structured content against the output schema by itself. */
export async function connectClient({
  url,
  key,
  revision,
  capabilities = {},
}: ConnectOptions): Promise<Client> {
  const mode = revision === '2026-07-28' ? { pin: revision } : 'legacy';
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { capabilities, versionNegotiation: { mode } },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/v1/mcp', url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

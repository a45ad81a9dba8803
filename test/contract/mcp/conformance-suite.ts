import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../../server/support/running-server.js';
import type { ServerOf } from './suite.js';

const COMMAND = fileURLToPath(new URL('../../support/run-conformance.mjs', import.meta.url));

/**
 * The scenarios of the published suite for a server of tools and resources. The others call tools, prompts and
 * resources of a demonstration server by name (`test_simple_text` ...), which a product does not have.
 */
const SCENARIOS = [
  ['server-initialize', '2025-06-18', 1],
  ['ping', '2025-06-18', 1],
  ['tools-list', '2025-06-18', 1],
  ['resources-list', '2025-06-18', 1],
  ['server-initialize', '2025-11-25', 1],
  ['ping', '2025-11-25', 1],
  ['tools-list', '2025-11-25', 1],
  ['resources-list', '2025-11-25', 1],
  ['dns-rebinding-protection', '2025-11-25', 2],
] as const;

/** The published client sends no key: this adds it, and hands everything else on as it came. */
async function startKeyProxy({ address, key }: RunningServer): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const options = { host: address.address, port: address.port, method, path };
    const onward = request(
      { ...options, headers: { ...headers, authorization: `Bearer ${key}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

function run(args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

export function conformanceSuite(serverOf: ServerOf): void {
  describe('the published conformance suite', () => {
    it.each(SCENARIOS)('%s, revision %s: %i checks pass', async (scenario, revision, checks) => {
      const proxy = await startKeyProxy(serverOf());
      const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1/mcp`;
      const { code, output } = await run([
        'server',
        '--url',
        url,
        '--scenario',
        scenario,
        '--spec-version',
        revision,
      ]);
      await new Promise((resolve) => proxy.close(resolve));
      expect(output).toContain(`Passed: ${checks}/${checks}`);
      expect(code).toBe(0);
    });
  });
}

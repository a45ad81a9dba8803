import { describe, expect, it } from '@jest/globals';
import { request as httpRequest } from 'node:http';
import { expectProblem } from '../../server/support/expect-problem.js';
import type { RunningServer } from '../../server/support/running-server.js';
import { post, sendLegacy, sendModern, type ServerOf } from './suite.js';

interface RpcAnswer {
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: Record<string, unknown>;
  };
  readonly result?: {
    readonly isError?: boolean;
    readonly content: readonly { readonly text: string }[];
    readonly _meta: Record<string, never>;
  };
}

/** A JSON-RPC error: its status and code, with the kind and the trace id of the response. */
async function expectRpcError(
  response: Response,
  status: number,
  code: number,
): Promise<NonNullable<RpcAnswer['error']>> {
  const { error } = (await response.json()) as RpcAnswer;
  expect([response.status, error?.code]).toEqual([status, code]);
  expect(error!.data.type).toMatch(/^dutygraph:\/\/errors\//);
  expect(error!.data.traceId).toBe(response.headers.get('x-service-trace-id'));
  return error!;
}

const call = (name: string, given: unknown = {}) => ({
  method: 'tools/call',
  params: { name, arguments: given },
});

async function expectGoodCall(server: RunningServer): Promise<void> {
  const response = await sendLegacy(server, call('trade_regulatory_data_status'));
  expect([response.status, ((await response.json()) as RpcAnswer).result?.isError]).toEqual([200, undefined]);
}

export function faultsSuite(serverOf: ServerOf): void {
  describe('what is refused (M1)', () => {
    it('bad JSON, a batch, and JSON that is no message', async () => {
      for (const body of ['{"jsonrpc":', '', '{"id":1,"id":2}', '{"__proto__":1}'])
        await expectRpcError(await post(serverOf(), body), 400, -32700);
      await expectRpcError(await post(serverOf(), [{ jsonrpc: '2.0', id: 1, method: 'ping' }]), 400, -32600);
      for (const body of ['5', 'null', '{}']) await expectRpcError(await post(serverOf(), body), 400, -32600);
      await expectGoodCall(serverOf());
    });

    it('parameters in the address, as elsewhere', async () => {
      const headers = { Authorization: `Bearer ${serverOf().key}` };
      const response = await fetch(`${serverOf().url}/v1/mcp?tool=x`, { headers });
      await expectProblem(response, 400, 'invalid-parameter');
    });

    it('an unknown method, streams of events included', async () => {
      for (const method of ['tools/invent', 'prompts/list', 'logging/setLevel', 'subscriptions/listen']) {
        await expectRpcError(await sendModern(serverOf(), { method }), 404, -32601);
      }
      await expectRpcError(await sendLegacy(serverOf(), { method: 'tools/invent' }), 200, -32601);
      await expectGoodCall(serverOf());
    });

    it.each(['classify', 'trade_duty_calculat', 'generateAdcvdReport', 'trade_classify'])(
      'the unknown tool %s, told the nearest',
      async (name) => {
        for (const send of [sendLegacy, sendModern]) {
          const { message, data } = await expectRpcError(await send(serverOf(), call(name)), 200, -32602);
          expect(message).toContain(String(data.nearest));
          expect(message).toContain('Do not make up tool names');
        }
      },
    );

    it('a closed-beta operation, with and without the entitlement', async () => {
      for (const key of [serverOf().key, serverOf().betaKey]) {
        const response = await sendLegacy(serverOf(), call('getAdcvdOrder'), {
          Authorization: `Bearer ${key}`,
        });
        const { data, message } = await expectRpcError(response, 200, -32602);
        expect([data.type, message]).toEqual([
          'dutygraph://errors/closed-beta',
          expect.stringContaining('closed beta'),
        ]);
      }
    });

    it.each([
      [call('trade_duty_calculate', {}), 'invalid-parameter', 'hts is missing', 'trade_hts_search'],
      [
        call('trade_duty_calculate', { hst: '1' }),
        'invalid-parameter',
        'nearest it takes is hts',
        'trade_duty_calculate',
      ],
      [
        call('trade_duty_calculate', { hts: 7326908688 }),
        'invalid-parameter',
        'must be a JSON string',
        'trade_hts_search',
      ],
      [
        call('trade_duty_calculate', { hts: '0101.99.99.99' }),
        'unknown-hts-code',
        '0101.99.99.99',
        'trade_hts_search',
      ],
      [call('trade_duty_calculate', { hts: '7326' }), 'ambiguous-hts-code', '7326', 'trade_hts_hierarchy'],
      [
        call('trade_duty_calculate', { hts: '6109.10.00.12', date: '2024-12-31' }),
        'date-out-of-coverage',
        '2025-01-01',
        'trade_regulatory_data_status',
      ],
      [
        call('trade_catalog_code', { code: '0101.99.99.99' }),
        'not-found',
        '0101.99.99.99',
        'trade_hts_search',
      ],
      [
        call('trade_adcvd_rates_at', { caseNumber: 'A-999-999' }),
        'not-found',
        'A-999-999',
        'trade_adcvd_orders_search',
      ],
      [
        call('trade_hts_search', { q: 'laptop', view: 'all' }),
        'invalid-parameter',
        'compact or full',
        'trade_hts_search',
      ],
      [
        call('trade_catalog_code', { code: '8471.30.01.00', cursor: 'bm9uZQ' }),
        'invalid-parameter',
        'cursor',
        'trade_catalog_code',
      ],
    ] as const)('arguments: %j', async (message, ...expected) => {
      const [kind, words, tool] = expected;
      const response = await sendModern(serverOf(), message);
      const { result } = (await response.json()) as RpcAnswer;
      expect([response.status, result?.isError]).toEqual([200, true]);
      const { text } = result!.content[0]!;
      expect(text).toContain(words);
      expect(text).toContain(`Next: ${tool} `);
      expect(text).toContain('Do not invent or guess');
      expect(result!._meta['dutygraph/problem']).toMatchObject({ type: `dutygraph://errors/${kind}` });
      expect(result!._meta['dutygraph/traceId']).toBe(response.headers.get('x-service-trace-id'));
    });

    it('what cannot be accepted, a foreign origin or host, an unknown version, other methods', async () => {
      const server = serverOf();
      const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
      await expectProblem(await rawPost(server, { Accept: undefined }), 406, 'not-acceptable');
      await expectProblem(await post(server, ping, { Accept: 'text/html' }), 406, 'not-acceptable');
      await expectProblem(await post(server, ping, { Origin: 'https://evil.example' }), 403, 'forbidden');
      await expectProblem(await rawPost(server, { Host: 'evil.example' }), 403, 'forbidden');
      await expectProblem(
        await post(server, ping, { 'Content-Type': 'text/plain' }),
        415,
        'unsupported-media-type',
      );
      await expectProblem(
        await post(server, ping, { Authorization: 'Bearer nonsense' }),
        401,
        'unauthorized',
      );
      await expectRpcError(
        await sendLegacy(server, { method: 'ping' }, { 'MCP-Protocol-Version': '1999-01-01' }),
        400,
        -32000,
      );
      await expectRpcError(
        await sendModern(server, { method: 'tools/list' }, { 'MCP-Protocol-Version': '2099-01-01' }),
        400,
        -32020,
      );
      const headers = { Authorization: `Bearer ${server.key}`, Accept: 'text/event-stream' };
      await expectProblem(await fetch(`${server.url}/v1/mcp`, { headers }), 405, 'method-not-allowed');
      await expectProblem(
        await fetch(`${server.url}/v1/mcp`, { method: 'DELETE', headers }),
        405,
        'method-not-allowed',
      );
      await expectGoodCall(server);
    });

    it('headers that disagree with the message (revision 2026-07-28)', async () => {
      const list = { method: 'tools/list' };
      await expectRpcError(await sendModern(serverOf(), list, { 'Mcp-Method': 'tools/call' }), 400, -32020);
      await expectRpcError(await sendModern(serverOf(), list, { 'Mcp-Method': '' }), 400, -32020);
      await expectRpcError(
        await sendModern(serverOf(), call('trade_hts_search', { q: 'x' }), { 'Mcp-Name': 'trade_pga_check' }),
        400,
        -32020,
      );
      await expectRpcError(
        await sendModern(serverOf(), { method: 'tools/list', params: { _meta: {} } }),
        400,
        -32602,
      );
    });

    it('nothing of a notification, and no session is ever opened', async () => {
      const note = await post(serverOf(), { jsonrpc: '2.0', method: 'notifications/initialized' });
      expect([note.status, await note.text()]).toEqual([202, '']);
      const params = {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 't', version: '1' },
      };
      const opened = await sendLegacy(serverOf(), { method: 'initialize', params });
      expect([opened.status, opened.headers.get('mcp-session-id')]).toEqual([200, null]);
      expect(((await opened.json()) as { result: object }).result).toMatchObject({
        protocolVersion: '2025-11-25',
      });
    });
  });
}

/** A ping with headers that fetch would not let be changed. */
function rawPost(server: RunningServer, changes: Record<string, string | undefined>): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${server.key}`,
    'Content-Type': 'application/json',
    Accept: '*/*',
    ...changes,
  };
  const given = Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${server.url}/v1/mcp`, { method: 'POST', headers: given }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const pairs = Object.entries(incoming.headers).map(
          ([name, value]) => [name, String(value)] as [string, string],
        );
        resolve(new Response(Buffer.concat(chunks), { status: incoming.statusCode!, headers: pairs }));
      });
    });
    sent.on('error', reject).end('{"jsonrpc":"2.0","id":1,"method":"ping"}');
  });
}

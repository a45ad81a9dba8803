import { describe, expect, it } from '@jest/globals';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server';
import { CheckingServer } from '../../src/mcp/check-params.js';

async function ask(method: string, params?: unknown): Promise<JSONRPCMessage> {
  const server = new CheckingServer({ name: 'x', version: '1' }, { capabilities: { tools: {} } });
  return new Promise((resolve) => {
    const transport: Transport = {
      start: async () => undefined,
      close: async () => undefined,
      send: async (message) => resolve(message),
    };
    void server.connect(transport).then(() => {
      const message = { jsonrpc: '2.0', id: 1, method, ...(params !== undefined && { params }) };
      transport.onmessage!(message as JSONRPCMessage);
    });
  });
}

describe('parameters of a method', () => {
  it.each([
    ['initialize', undefined, 'params.protocolVersion: it is missing: give a string.'],
    ['initialize', { protocolVersion: 5 }, 'params.protocolVersion: it is the number "5": give a string.'],
    ['resources/read', { uri: 5 }, 'params.uri: it is the number "5": give a string.'],
    ['tools/call', { name: 'x', arguments: [] }, 'params.arguments: it is an array: give an object.'],
    ['tools/list', { cursor: 'x' }, 'params.cursor: it is the string "x": give none, as the list is whole.'],
    ['tools/list', [], 'params: it must be an object, not an array: send the parameters by their names.'],
  ])('%s %j is refused in a sentence', async (method, params, message) => {
    expect(await ask(method, params)).toMatchObject({ id: 1, error: { code: -32602, message } });
  });

  it('that are right are passed on', async () => {
    const params = {
      ...{ protocolVersion: '2025-06-18', capabilities: {} },
      clientInfo: { name: 'a', version: '1' },
    };
    expect(await ask('initialize', params)).toMatchObject({ result: { protocolVersion: '2025-06-18' } });
  });
});

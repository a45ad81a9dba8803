import type { ProtocolOperation } from '../operation.js';

export const getMcpInfo: ProtocolOperation = {
  kind: 'protocol',
  id: 'getMcpInfo',
  group: 'Agent Interface',
  method: 'GET',
  path: '/v1/mcp',
  summary: 'Agent server info and tool catalog',
  availability: 'public',
};

export const callMcp: ProtocolOperation = {
  kind: 'protocol',
  id: 'callMcp',
  group: 'Agent Interface',
  method: 'POST',
  path: '/v1/mcp',
  summary: 'JSON-RPC 2.0 entry point',
  availability: 'public',
  example: {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'trade_hts_search', arguments: { query: 'T-shirts of cotton', limit: 1 } },
  },
};

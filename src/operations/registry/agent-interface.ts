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
};

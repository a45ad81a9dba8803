import type { JSONRPCMessage, JSONRPCRequest, RequestId, Transport } from '@modelcontextprotocol/server';
import type { AgentInterface } from './agent-interface.js';
import type { McpCall } from './call-tool.js';
import { createProtocolServer } from './create-protocol-server.js';

/** The response to a request of the earlier revisions that needs no handshake. */
export type AskShared = (request: JSONRPCRequest, call: McpCall) => Promise<JSONRPCMessage>;

interface Waiting {
  readonly id: RequestId;
  readonly call: McpCall;
  readonly respond: (response: JSONRPCMessage) => void;
}

/**
 * One protocol server for the requests of all callers. The library has one for each connection, and setting one up takes
 * longer than a duty does. Without sessions any of them answers alike, so a request is numbered on its way in, as ids of
 * several callers may be equal, and its response has the caller's id again.
 */
export function openSharedSession(agents: AgentInterface): AskShared {
  const waiting = new Map<RequestId, Waiting>();
  const transport: Transport = {
    start: async () => undefined,
    close: async () => undefined,
    // A notification of the server has no caller; there are none without a session.
    send: async (message) => {
      if (!('id' in message) || message.id === undefined) return;
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      asked?.respond({ ...message, id: asked.id });
    },
  };
  const server = createProtocolServer(agents, { era: 'legacy', callOf: (id) => waiting.get(id)!.call });
  const connected = server.connect(transport);
  let last = 0;
  return async (request, call) => {
    await connected;
    last += 1;
    const id = last;
    return new Promise((respond) => {
      waiting.set(id, { id: request.id, call, respond });
      transport.onmessage!({ ...request, id });
    });
  };
}

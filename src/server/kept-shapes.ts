import { executionAsyncResource } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * One each of what Node makes for every request, kept for as long as the process lives. V8 forgets the shape of objects
 * when none of them is alive at a collection; responses it would then learn anew as dictionaries, and the records of
 * `process.nextTick` put together member by member through its runtime, for all that is to come.
 */
const examples: object[] = [];

/**
 * To be called first of all: after a collection before it, what V8 learnt of the records is lost for good. Later calls do
 * nothing.
 */
export function keepShapes(): void {
  if (examples.length > 0) return;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.writeHead(204, ['Content-Length', '0']);
  examples.push(response.end());
  process.nextTick(() => examples.push(executionAsyncResource()));
}

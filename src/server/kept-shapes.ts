import { executionAsyncResource } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Keeps one of each object that Node makes for every request alive as long as the process. V8 forgets the shape of
 * objects when none of them is alive at a garbage collection. From then on it would treat responses as dictionaries,
 * and build the records of `process.nextTick` member by member through its slow runtime path.
 */
const examples: object[] = [];

/**
 * Must be called first: a garbage collection before it loses what V8 has learnt of the records for good. Later calls do
 * nothing.
 */
export function keepShapes(): void {
  if (examples.length > 0) return;
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.writeHead(204, ['Content-Length', '0']);
  examples.push(response.end());
  process.nextTick(() => examples.push(executionAsyncResource()));
}

import { randomFillSync } from 'node:crypto';

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;
const NO_TRACE = '0'.repeat(32);
const BYTES = 16;

const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/**
 * The trace id of a request: the one of a valid `traceparent` header (W3C Trace Context), else a new one. 32
 * hexadecimal digits.
 */
export function traceIdOf(traceparent: string | undefined): string {
  const given = traceparent === undefined ? undefined : TRACEPARENT.exec(traceparent)?.[1];
  return given !== undefined && given !== NO_TRACE && !traceparent!.startsWith('ff') ? given : newTraceId();
}

/** Random bytes are fetched for many requests at once. */
export function newTraceId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('hex', used - BYTES, used);
}

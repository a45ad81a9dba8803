import { randomFillSync } from 'node:crypto';

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const [NO_TRACE, NO_SPAN] = ['0'.repeat(32), '0'.repeat(16)];
/** A version that stands for none. */
const NO_VERSION = 'ff';
const BYTES = 16;

const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** The caller's span that a request belongs to. */
export interface Traceparent {
  readonly traceId: string;
  readonly spanId: string;
  /** Bit 1: the caller keeps this trace. */
  readonly traceFlags: number;
}

/** What a `traceparent` header says (W3C Trace Context, section 3.2); null where it is absent or not valid. */
export function readTraceparent(header: string | undefined): Traceparent | null {
  const parts = header === undefined ? null : TRACEPARENT.exec(header);
  if (parts === null) return null;
  const [, version, traceId, spanId, flags] = parts as unknown as readonly [string, ...string[]];
  if (version === NO_VERSION || traceId === NO_TRACE || spanId === NO_SPAN) return null;
  return { traceId: traceId!, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16) };
}

/**
 * The trace id of a request: the one of a valid `traceparent` header, else a new one. 32 hexadecimal digits.
 */
export function traceIdOf(traceparent: string | undefined): string {
  return readTraceparent(traceparent)?.traceId ?? createTraceId();
}

/** Random bytes are fetched for many requests at once. */
export function createTraceId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('hex', used - BYTES, used);
}
